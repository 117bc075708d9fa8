#pragma once
#include "hipshift_decls/cuda_gl.h"
