// cuda_fp6.h: E2M3 and E3M2.
#pragma once
#define __CUDA_FP6_H__
#include "fp8.h"

#define __CUDA_FP6_TYPES_EXIST__
typedef unsigned char __nv_fp6_storage_t;
typedef unsigned short __nv_fp6x2_storage_t;
typedef unsigned int __nv_fp6x4_storage_t;
typedef enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 } __nv_fp6_interpretation_t;

hipshift_small_types(fp6, e2m3)
hipshift_small_types(fp6, e3m2)
hipshift_small_conversions(fp6, __nv_fp6_interpretation_t to, enum cudaRoundMode rounding)
