// cuda_fp4.h: E2M1.
#pragma once
#define __CUDA_FP4_H__
#include "fp8.h"

#define __CUDA_FP4_TYPES_EXIST__
typedef unsigned char __nv_fp4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t;
typedef enum __nv_fp4_interpretation_t { __NV_E2M1 } __nv_fp4_interpretation_t;

hipshift_small_types(fp4, e2m1)
hipshift_small_conversions(fp4, __nv_fp4_interpretation_t to, enum cudaRoundMode rounding)
