// Types of cuSOLVER that are plain in CUDA.
#pragma once
#define CUSOLVER_COMMON_H_
#ifndef CUSPARSEAPI
#define CUSPARSE_H_
#define CUSPARSEAPI
#endif
#include "math_library.h"
#include "cublas_v2.h"
#include "generated/cusparse.h"

typedef int cusolver_int_t;
typedef void (*cusolverDnLoggerCallback_t)(int logLevel, const char *functionName, const char *message);
