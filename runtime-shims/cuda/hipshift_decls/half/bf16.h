// cuda_bf16.h: bfloat16.
#pragma once
#define __CUDA_BF16_H__
#include "fp16.h"

#define __CUDA_BF16_TYPES_EXIST__
#define CUDART_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define CUDART_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define CUDART_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)

struct __align__(2) __nv_bfloat16_raw {
  unsigned short x;
};
struct __align__(4) __nv_bfloat162_raw {
  unsigned short x, y;
};

struct __align__(2) __nv_bfloat16 {
  unsigned short __x;
  __nv_bfloat16() = default;
  hipshift_host_device constexpr __nv_bfloat16(const __nv_bfloat16_raw &raw) : __x(raw.x) {}
  hipshift_host_device explicit __nv_bfloat16(__half value);
  hipshift_host_device operator __nv_bfloat16_raw() const;
#ifndef __CUDA_NO_BFLOAT16_CONVERSIONS__
#define hipshift_from(type) hipshift_host_device __nv_bfloat16(type value);
  hipshift_from(float) hipshift_from(double) hipshift_integers(hipshift_from)
  hipshift_to(float) hipshift_to(char) hipshift_to(signed char) hipshift_to(unsigned char) hipshift_integers(hipshift_to)
  hipshift_host_device constexpr operator bool() const { return (__x & 0x7FFF) != 0; }
#undef hipshift_from
#endif
};

struct __align__(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  hipshift_host_device constexpr __nv_bfloat162(const __nv_bfloat16 &a, const __nv_bfloat16 &b) : x(a), y(b) {}
  hipshift_host_device __nv_bfloat162(const __nv_bfloat162_raw &raw);
  hipshift_host_device operator __nv_bfloat162_raw() const;
};

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#ifndef __CUDA_NO_BFLOAT16_OPERATORS__
hipshift_operators(__nv_bfloat16)
#endif
#ifndef __CUDA_NO_BFLOAT162_OPERATORS__
hipshift_operators(__nv_bfloat162)
#endif
hipshift_conversions(__nv_bfloat16, bfloat16, __nv_bfloat162, bfloat162)

#define hipshift_scalar __nv_bfloat16
#define hipshift_pair __nv_bfloat162
#include "overloads.h"
