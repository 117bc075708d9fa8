// What the headers of the math libraries have in common: the runtime API, complex numbers, data types, half types.
#pragma once
#include "runtime_api.h"
#include "complex.h"
#include "library_types.h"
#include <stdint.h>
#include <stdio.h>
#if defined(__cplusplus) && __has_include("../cuda_fp16.h")
#include "../cuda_fp16.h"
#endif
#if defined(__cplusplus) && __has_include("../cuda_bf16.h")
#include "../cuda_bf16.h"
#endif
#ifdef __cplusplus
struct __half;
struct __nv_bfloat16;
#else
typedef struct {
  unsigned short x;
} __half;
typedef struct {
  unsigned short x;
} __nv_bfloat16;
#endif
