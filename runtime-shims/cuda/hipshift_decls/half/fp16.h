// cuda_fp16.h: half precision.
#pragma once
#define __CUDA_FP16_H__
#include "members.h"
#include <math.h>

struct __half;
struct __half2;
struct __nv_bfloat16;
struct __nv_bfloat162;

#define __CUDA_FP16_TYPES_EXIST__
#define __CUDA_FP16_DECL__ static __device__ __inline__
#define __CUDA_HOSTDEVICE_FP16_DECL__ static __host__ __device__ __inline__
#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)

struct __align__(2) __half_raw {
  unsigned short x;
};
struct __align__(4) __half2_raw {
  unsigned short x, y;
};

struct __align__(2) __half {
  union {
    unsigned short __x;
    unsigned short x; // its name up to CUDA 8
  };
  __half() = default;
  hipshift_host_device constexpr __half(const __half_raw &raw) : __x(raw.x) {}
  hipshift_host_device explicit __half(__nv_bfloat16 value);
  hipshift_host_device operator __half_raw() const;
#ifndef __CUDA_NO_HALF_CONVERSIONS__
#define hipshift_from(type) hipshift_host_device __half(type value);
  hipshift_from(float) hipshift_from(double) hipshift_integers(hipshift_from)
  hipshift_to(float) hipshift_to(char) hipshift_to(signed char) hipshift_to(unsigned char) hipshift_integers(hipshift_to)
  hipshift_host_device constexpr operator bool() const { return (__x & 0x7FFF) != 0; }
#undef hipshift_from
#endif
};

struct __align__(4) __half2 {
  __half x, y;
  __half2() = default;
  hipshift_host_device constexpr __half2(const __half &a, const __half &b) : x(a), y(b) {}
  hipshift_host_device __half2(const __half2_raw &raw);
  hipshift_host_device operator __half2_raw() const;
};

#ifndef CUDA_NO_HALF
typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;
#endif

#ifndef __CUDA_NO_HALF_OPERATORS__
hipshift_operators(__half)
#endif
#ifndef __CUDA_NO_HALF2_OPERATORS__
hipshift_operators(__half2)
#endif
hipshift_conversions(__half, half, __half2, half2)

#define hipshift_scalar __half
#define hipshift_pair __half2
#include "overloads.h"
