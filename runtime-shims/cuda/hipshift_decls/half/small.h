// The macros that write the types of 8, 6 and 4 bits, alone and in twos and fours.
#pragma once
#include "../runtime_core.h"
#include "bf16.h"

typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;

// One value, called prefix_format, kept in storage.
#define hipshift_small_scalar(name, storage)                                                                                     \
  struct name {                                                                                                                  \
    storage __x;                                                                                                                 \
    name() = default;                                                                                                            \
    hipshift_host_device explicit name(__half value);                                                                            \
    hipshift_host_device explicit name(__nv_bfloat16 value);                                                                     \
    hipshift_host_device explicit name(double value);                                                                            \
    hipshift_host_device explicit name(float value);                                                                             \
    hipshift_host_device explicit name(short value);                                                                             \
    hipshift_host_device explicit name(unsigned short value);                                                                    \
    hipshift_host_device explicit name(int value);                                                                               \
    hipshift_host_device explicit name(unsigned int value);                                                                      \
    hipshift_host_device explicit name(long value);                                                                              \
    hipshift_host_device explicit name(unsigned long value);                                                                     \
    hipshift_host_device explicit name(long long value);                                                                         \
    hipshift_host_device explicit name(unsigned long long value);                                                                \
    hipshift_to_explicit(__half) hipshift_to_explicit(__nv_bfloat16) hipshift_to_explicit(float) hipshift_to_explicit(double)    \
    hipshift_to_explicit(bool) hipshift_to_explicit(char) hipshift_to_explicit(signed char) hipshift_to_explicit(unsigned char)  \
    hipshift_integers(hipshift_to_explicit)                                                                                      \
  };
#define hipshift_small_two(name, storage)                                                                                        \
  struct name {                                                                                                                  \
    storage __x;                                                                                                                 \
    name() = default;                                                                                                            \
    hipshift_host_device explicit name(__half2 value);                                                                           \
    hipshift_host_device explicit name(__nv_bfloat162 value);                                                                    \
    hipshift_host_device explicit name(double2 value);                                                                           \
    hipshift_host_device explicit name(float2 value);                                                                            \
    hipshift_to_explicit(__half2) hipshift_to_explicit(__nv_bfloat162) hipshift_to_explicit(float2)                              \
  };
#define hipshift_small_four(name, storage)                                                                                       \
  struct name {                                                                                                                  \
    storage __x;                                                                                                                 \
    name() = default;                                                                                                            \
    hipshift_host_device explicit name(__half2 low, __half2 high);                                                               \
    hipshift_host_device explicit name(__nv_bfloat162 low, __nv_bfloat162 high);                                                 \
    hipshift_host_device explicit name(double4 value);                                                                           \
    hipshift_host_device explicit name(float4 value);                                                                            \
    hipshift_to_explicit(float4)                                                                                                 \
  };
#define hipshift_small_types(kind, format)                                                                                       \
  hipshift_small_scalar(__nv_##kind##_##format, __nv_##kind##_storage_t)                                                         \
  hipshift_small_two(__nv_##kind##x2_##format, __nv_##kind##x2_storage_t)                                                        \
  hipshift_small_four(__nv_##kind##x4_##format, __nv_##kind##x4_storage_t)

// Conversion functions. The last arguments are the parameters that say how: format with saturation or rounding.
#define hipshift_small_from(kind, type, name, ...)                                                                               \
  hipshift_host_device __nv_##kind##_storage_t __nv_cvt_##name##_to_##kind(type x, __VA_ARGS__);
#define hipshift_small_from2(kind, type, name, ...)                                                                              \
  hipshift_host_device __nv_##kind##x2_storage_t __nv_cvt_##name##_to_##kind##x2(type x, __VA_ARGS__);
#define hipshift_small_conversions(kind, ...)                                                                                    \
  hipshift_small_from(kind, float, float, __VA_ARGS__) hipshift_small_from(kind, double, double, __VA_ARGS__)                    \
  hipshift_small_from(kind, __half_raw, halfraw, __VA_ARGS__)                                                                    \
  hipshift_small_from(kind, __nv_bfloat16_raw, bfloat16raw, __VA_ARGS__)                                                         \
  hipshift_small_from2(kind, float2, float2, __VA_ARGS__) hipshift_small_from2(kind, double2, double2, __VA_ARGS__)              \
  hipshift_small_from2(kind, __half2_raw, halfraw2, __VA_ARGS__)                                                                 \
  hipshift_small_from2(kind, __nv_bfloat162_raw, bfloat16raw2, __VA_ARGS__)                                                      \
  hipshift_host_device __half_raw __nv_cvt_##kind##_to_halfraw(__nv_##kind##_storage_t x, __nv_##kind##_interpretation_t from);  \
  hipshift_host_device __half2_raw __nv_cvt_##kind##x2_to_halfraw2(__nv_##kind##x2_storage_t x,                                  \
                                                                   __nv_##kind##_interpretation_t from);
