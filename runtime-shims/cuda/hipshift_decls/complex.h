// cuComplex: complex numbers as pairs of floats or doubles, with their arithmetic.
#pragma once
#define CU_COMPLEX_H_
#include "host_defines.h"
#include "generated/vector_types.h"
#include <math.h>

typedef float2 cuFloatComplex;
typedef cuFloatComplex cuComplex;
typedef double2 cuDoubleComplex;

#define hipshift_complex(real, complex, suffix, maker, hypotenuse)                                                               \
  static hipshift_host_device inline real cuCreal##suffix(complex x) { return x.x; }                                             \
  static hipshift_host_device inline real cuCimag##suffix(complex x) { return x.y; }                                             \
  static hipshift_host_device inline complex maker(real r, real i) {                                                             \
    complex z;                                                                                                                   \
    z.x = r;                                                                                                                     \
    z.y = i;                                                                                                                     \
    return z;                                                                                                                    \
  }                                                                                                                              \
  static hipshift_host_device inline complex cuConj##suffix(complex x) { return maker(x.x, -x.y); }                              \
  static hipshift_host_device inline complex cuCadd##suffix(complex x, complex y) { return maker(x.x + y.x, x.y + y.y); }        \
  static hipshift_host_device inline complex cuCsub##suffix(complex x, complex y) { return maker(x.x - y.x, x.y - y.y); }        \
  static hipshift_host_device inline complex cuCmul##suffix(complex x, complex y) {                                              \
    return maker(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);                                                                  \
  }                                                                                                                              \
  static hipshift_host_device inline complex cuCdiv##suffix(complex x, complex y) {                                              \
    real d = y.x * y.x + y.y * y.y;                                                                                              \
    return maker((x.x * y.x + x.y * y.y) / d, (x.y * y.x - x.x * y.y) / d);                                                      \
  }                                                                                                                              \
  static hipshift_host_device inline real cuCabs##suffix(complex x) { return hypotenuse(x.x, x.y); }                             \
  static hipshift_host_device inline complex cuCfma##suffix(complex x, complex y, complex d) {                                   \
    return maker(x.x * y.x - x.y * y.y + d.x, x.x * y.y + x.y * y.x + d.y);                                                      \
  }
hipshift_complex(float, cuFloatComplex, f, make_cuFloatComplex, hypotf)
hipshift_complex(double, cuDoubleComplex, , make_cuDoubleComplex, hypot)
#undef hipshift_complex

static hipshift_host_device inline cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }
static hipshift_host_device inline cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c) { return make_cuDoubleComplex(c.x, c.y); }
static hipshift_host_device inline cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex c) {
  return make_cuFloatComplex((float)c.x, (float)c.y);
}
