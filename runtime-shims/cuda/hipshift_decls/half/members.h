// The macros that write the types of 16 bits and their pairs.
#pragma once
#include "../host_defines.h"
#include "../generated/vector_types.h"

#define hipshift_integers(use)                                                                                                   \
  use(short) use(unsigned short) use(int) use(unsigned int) use(long) use(unsigned long) use(long long) use(unsigned long long)

// Conversions from and to a built-in type; what says whether they are explicit.
#define hipshift_to(type) hipshift_host_device operator type() const;
#define hipshift_to_explicit(type) hipshift_host_device explicit operator type() const;

#define hipshift_operators(type)                                                                                          \
  hipshift_host_device type operator+(const type &a, const type &b);                                                             \
  hipshift_host_device type operator-(const type &a, const type &b);                                                             \
  hipshift_host_device type operator*(const type &a, const type &b);                                                             \
  hipshift_host_device type operator/(const type &a, const type &b);                                                             \
  hipshift_host_device type &operator+=(type &a, const type &b);                                                                 \
  hipshift_host_device type &operator-=(type &a, const type &b);                                                                 \
  hipshift_host_device type &operator*=(type &a, const type &b);                                                                 \
  hipshift_host_device type &operator/=(type &a, const type &b);                                                                 \
  hipshift_host_device type &operator++(type &a);                                                                                \
  hipshift_host_device type &operator--(type &a);                                                                                \
  hipshift_host_device type operator++(type &a, int);                                                                            \
  hipshift_host_device type operator--(type &a, int);                                                                            \
  hipshift_host_device type operator+(const type &a);                                                                            \
  hipshift_host_device type operator-(const type &a);                                                                            \
  hipshift_host_device bool operator==(const type &a, const type &b);                                                            \
  hipshift_host_device bool operator!=(const type &a, const type &b);                                                            \
  hipshift_host_device bool operator<(const type &a, const type &b);                                                             \
  hipshift_host_device bool operator>(const type &a, const type &b);                                                             \
  hipshift_host_device bool operator<=(const type &a, const type &b);                                                            \
  hipshift_host_device bool operator>=(const type &a, const type &b);

// Conversions between a 16-bit type (called name in functions) and one integer type (called other).
#define hipshift_integer_conversions(type, name, integer, other)                                                                 \
  hipshift_host_device integer __##name##2##other##_rn(type a);                                                                  \
  hipshift_host_device integer __##name##2##other##_rz(type a);                                                                  \
  hipshift_host_device integer __##name##2##other##_rd(type a);                                                                  \
  hipshift_host_device integer __##name##2##other##_ru(type a);                                                                  \
  hipshift_host_device type __##other##2##name##_rn(integer a);                                                                  \
  hipshift_host_device type __##other##2##name##_rz(integer a);                                                                  \
  hipshift_host_device type __##other##2##name##_rd(integer a);                                                                  \
  hipshift_host_device type __##other##2##name##_ru(integer a);

// All conversions that half and bfloat16 have under their own names.
#define hipshift_conversions(type, name, pair, pairName)                                                                         \
  hipshift_integer_conversions(type, name, short, short) hipshift_integer_conversions(type, name, unsigned short, ushort)        \
  hipshift_integer_conversions(type, name, int, int) hipshift_integer_conversions(type, name, unsigned int, uint)                \
  hipshift_integer_conversions(type, name, long long, ll) hipshift_integer_conversions(type, name, unsigned long long, ull)      \
  hipshift_host_device signed char __##name##2char_rz(type a);                                                                   \
  hipshift_host_device unsigned char __##name##2uchar_rz(type a);                                                                \
  hipshift_host_device type __double2##name(double a);                                                                           \
  hipshift_host_device type __float2##name(float a);                                                                             \
  hipshift_host_device type __float2##name##_rn(float a);                                                                        \
  hipshift_host_device type __float2##name##_rz(float a);                                                                        \
  hipshift_host_device type __float2##name##_rd(float a);                                                                        \
  hipshift_host_device type __float2##name##_ru(float a);                                                                        \
  hipshift_host_device float __##name##2float(type a);                                                                           \
  hipshift_host_device pair __float2##pairName##_rn(float a);                                                                    \
  hipshift_host_device pair __floats2##pairName##_rn(float a, float b);                                                          \
  hipshift_host_device pair __float22##pairName##_rn(float2 a);                                                                  \
  hipshift_host_device float2 __##pairName##2float2(pair a);                                                                     \
  hipshift_host_device pair __##name##2##pairName(type a);                                                                       \
  hipshift_host_device pair __lows2##pairName(pair a, pair b);                                                                   \
  hipshift_host_device pair __highs2##pairName(pair a, pair b);                                                                  \
  hipshift_host_device pair __halves2##pairName(type a, type b);                                                                 \
  hipshift_host_device pair __low2##pairName(pair a);                                                                            \
  hipshift_host_device pair __high2##pairName(pair a);                                                                           \
  hipshift_host_device type __low2##name(pair a);                                                                                \
  hipshift_host_device type __high2##name(pair a);                                                                               \
  hipshift_host_device pair make_##pairName(type a, type b);                                                                     \
  hipshift_host_device short __##name##_as_short(type a);                                                                        \
  hipshift_host_device unsigned short __##name##_as_ushort(type a);                                                              \
  hipshift_host_device type __short_as_##name(short a);                                                                          \
  hipshift_host_device type __ushort_as_##name(unsigned short a);
