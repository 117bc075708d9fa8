// Just enough of HIP to compile the host side of the shims with a plain C++ compiler: the tests
// here need neither ROCm nor a GPU.
#pragma once

#include <cmath>
#include <cstddef>

#define __host__
#define __device__
#define __forceinline__ inline

using std::fma;
using std::ilogb;
using std::ldexp;
using std::sqrt;

template <class T> struct Vector2 {
  T x, y;
};
template <class T> struct Vector4 {
  T x, y, z, w;
};
using char4 = Vector4<signed char>;
using uchar4 = Vector4<unsigned char>;
using short2 = Vector2<short>;
using ushort2 = Vector2<unsigned short>;
