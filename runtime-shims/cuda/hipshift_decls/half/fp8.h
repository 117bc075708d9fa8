// cuda_fp8.h: E4M3, E5M2 and the scale type E8M0.
#pragma once
#define __CUDA_FP8_H__
#include "small.h"

#define __CUDA_FP8_TYPES_EXIST__
typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

hipshift_small_types(fp8, e4m3)
hipshift_small_types(fp8, e5m2)
hipshift_small_types(fp8, e8m0)
hipshift_small_conversions(fp8, __nv_saturation_t saturate, __nv_fp8_interpretation_t to)

hipshift_host_device __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw x, __nv_saturation_t saturate,
                                                                     enum cudaRoundMode rounding);
hipshift_host_device __nv_fp8_storage_t __nv_cvt_float_to_e8m0(float x, __nv_saturation_t saturate, enum cudaRoundMode rounding);
hipshift_host_device __nv_fp8_storage_t __nv_cvt_double_to_e8m0(double x, __nv_saturation_t saturate,
                                                            enum cudaRoundMode rounding);
hipshift_host_device __nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw x, __nv_saturation_t saturate,
                                                                          enum cudaRoundMode rounding);
hipshift_host_device __nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(float2 x, __nv_saturation_t saturate,
                                                            enum cudaRoundMode rounding);
hipshift_host_device __nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(double2 x, __nv_saturation_t saturate,
                                                                     enum cudaRoundMode rounding);
hipshift_host_device __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t x);
hipshift_host_device __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t x);
