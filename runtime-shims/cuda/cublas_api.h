#pragma once
#include "hipshift_decls/cublas_v2.h"
