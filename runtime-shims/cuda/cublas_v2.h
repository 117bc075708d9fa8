#pragma once
#include "hipshift_decls/generated/cublas.h"
