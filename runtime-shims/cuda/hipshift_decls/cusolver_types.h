// Types of cuSOLVER that are plain in CUDA.
#pragma once
#include "math_library.h"
#include "cublas_v2.h"
#include "generated/cusparse.h"

typedef int cusolver_int_t;
typedef void (*cusolverDnLoggerCallback_t)(int logLevel, const char *functionName, const char *message);
