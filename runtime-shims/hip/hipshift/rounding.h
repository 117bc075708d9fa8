// CUDA's arithmetic with directed rounding (__fadd_rd, __ddiv_ru, …), which HIP's headers leave
// out.
//
// In:   a migrated HIP program, any gfx target.
// Out:  hipshift::fadd_rd(a, b) for __fadd_rd(a, b), and so on; rd is towards minus infinity, ru
//       towards plus infinity, rz towards zero. Correctly rounded, subnormal numbers included.
//
// add, sub, mul and fma are functions of ROCm's device library. It has none for division,
// reciprocal and square root: there the nearest result is compared with the exact one through an
// exact residue, and moved by one unit in the last place where it lies on the wrong side. These
// run on the host too (test/shims/RoundingTest.cpp compares them with the host's rounding modes).
//
// Source: "CUDA Math API", Single and Double Precision Intrinsics.
#ifndef HIPSHIFT_ROUNDING_H
#define HIPSHIFT_ROUNDING_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

#if !defined(HIPSHIFT_HD)
#define HIPSHIFT_HD __host__ __device__ __forceinline__
#endif

#define HIPSHIFT_OCML(OP, MODE, PARAMETERS_F, PARAMETERS_D)                                        \
  extern "C" __device__ __attribute__((const)) float __ocml_##OP##_##MODE##_f32 PARAMETERS_F;      \
  extern "C" __device__ __attribute__((const)) double __ocml_##OP##_##MODE##_f64 PARAMETERS_D;
#define HIPSHIFT_OCML_MODES(OP, PARAMETERS_F, PARAMETERS_D)                                        \
  HIPSHIFT_OCML(OP, rtn, PARAMETERS_F, PARAMETERS_D)                                               \
  HIPSHIFT_OCML(OP, rtp, PARAMETERS_F, PARAMETERS_D)                                               \
  HIPSHIFT_OCML(OP, rtz, PARAMETERS_F, PARAMETERS_D)
HIPSHIFT_OCML_MODES(add, (float, float), (double, double))
HIPSHIFT_OCML_MODES(sub, (float, float), (double, double))
HIPSHIFT_OCML_MODES(mul, (float, float), (double, double))
HIPSHIFT_OCML_MODES(fma, (float, float, float), (double, double, double))
#undef HIPSHIFT_OCML_MODES
#undef HIPSHIFT_OCML

namespace hipshift {

#define HIPSHIFT_DIRECTED(CUDA, OP, MODE, OCML)                                                    \
  __device__ __forceinline__ float f##CUDA##_##MODE(float a, float b) {                            \
    return __ocml_##OP##_##OCML##_f32(a, b);                                                       \
  }                                                                                                \
  __device__ __forceinline__ double d##CUDA##_##MODE(double a, double b) {                         \
    return __ocml_##OP##_##OCML##_f64(a, b);                                                       \
  }
#define HIPSHIFT_DIRECTED_MODES(OP)                                                                \
  HIPSHIFT_DIRECTED(OP, OP, rd, rtn)                                                               \
  HIPSHIFT_DIRECTED(OP, OP, ru, rtp)                                                               \
  HIPSHIFT_DIRECTED(OP, OP, rz, rtz)
HIPSHIFT_DIRECTED_MODES(add)
HIPSHIFT_DIRECTED_MODES(sub)
HIPSHIFT_DIRECTED_MODES(mul)
#undef HIPSHIFT_DIRECTED_MODES
#undef HIPSHIFT_DIRECTED

#define HIPSHIFT_DIRECTED_FMA(MODE, OCML)                                                          \
  __device__ __forceinline__ float fmaf_##MODE(float a, float b, float c) {                        \
    return __ocml_fma_##OCML##_f32(a, b, c);                                                       \
  }                                                                                                \
  __device__ __forceinline__ double fma_##MODE(double a, double b, double c) {                     \
    return __ocml_fma_##OCML##_f64(a, b, c);                                                       \
  }
HIPSHIFT_DIRECTED_FMA(rd, rtn)
HIPSHIFT_DIRECTED_FMA(ru, rtp)
HIPSHIFT_DIRECTED_FMA(rz, rtz)
#undef HIPSHIFT_DIRECTED_FMA

namespace detail {

enum class Towards { MinusInfinity, PlusInfinity, Zero };

template <class F> struct FloatBits;
template <> struct FloatBits<float> {
  using type = unsigned;
};
template <> struct FloatBits<double> {
  using type = unsigned long long;
};

// The neighbour of x: its magnitude grows by one unit in the last place, or shrinks.
template <class F> HIPSHIFT_HD F outwards(F x, bool grow) {
  using B = typename FloatBits<F>::type;
  B bits;
  __builtin_memcpy(&bits, &x, sizeof(F));
  bits += grow ? B(1) : ~B(0);
  __builtin_memcpy(&x, &bits, sizeof(F));
  return x;
}
template <class F> HIPSHIFT_HD F next_up(F x) {
  if (x == 0)
    return outwards(F(0), true);
  return outwards(x, x > 0);
}
template <class F> HIPSHIFT_HD F next_down(F x) { return -next_up(-x); }

// nearest is next to the exact result and lacks an amount of the sign of residue.
template <class F, class R> HIPSHIFT_HD F direct(F nearest, R residue, Towards to) {
  bool exact_is_less = residue < 0, exact_is_more = residue > 0; // neither for 0 and NaN
  if (to == Towards::Zero)
    to = __builtin_signbit(nearest) ? Towards::PlusInfinity : Towards::MinusInfinity;
  if (to == Towards::MinusInfinity && exact_is_less)
    return next_down(nearest);
  if (to == Towards::PlusInfinity && exact_is_more)
    return next_up(nearest);
  return nearest;
}

HIPSHIFT_HD bool is_finite(double x) { return __builtin_isfinite(x); }

template <class F> HIPSHIFT_HD F overflow_residue(F quotient) {
  return quotient > 0 ? F(-1) : F(1);
}

HIPSHIFT_HD float divide(float a, float b, Towards to) {
  float q = float(double(a) / double(b));
  if (!is_finite(q)) // overflow, or an infinite or undefined operand
    return direct(q, is_finite(a) && is_finite(b) && b != 0 ? overflow_residue(q) : 0.0f, to);
  double residue = double(a) - double(q) * double(b); // exact product, right sign
  return direct(q, b < 0 ? -residue : residue, to);
}

HIPSHIFT_HD float square_root(float a, Towards to) {
  float root = float(sqrt(double(a)));
  return is_finite(root) ? direct(root, double(a) - double(root) * double(root), to) : root;
}

// Scaling by powers of two keeps the residue of doubles clear of underflow.
HIPSHIFT_HD double divide(double a, double b, Towards to) {
  double q = a / b;
  if (!is_finite(a) || !is_finite(b) || a == 0 || b == 0)
    return q;
  if (!is_finite(q))
    return direct(q, overflow_residue(q), to);
  int ea = ilogb(a), eb = ilogb(b);
  double residue = fma(-ldexp(q, eb - ea), ldexp(b, -eb), ldexp(a, -ea));
  return direct(q, b < 0 ? -residue : residue, to);
}

HIPSHIFT_HD double square_root(double a, Towards to) {
  double root = sqrt(a);
  if (!is_finite(root) || a == 0)
    return root;
  int half = ilogb(a) / 2;
  double scaled = ldexp(root, -half);
  return direct(root, fma(-scaled, scaled, ldexp(a, -2 * half)), to);
}

} // namespace detail

#define HIPSHIFT_DIRECTED(MODE, TO)                                                                \
  HIPSHIFT_HD float fdiv_##MODE(float a, float b) {                                                \
    return detail::divide(a, b, detail::Towards::TO);                                              \
  }                                                                                                \
  HIPSHIFT_HD double ddiv_##MODE(double a, double b) {                                             \
    return detail::divide(a, b, detail::Towards::TO);                                              \
  }                                                                                                \
  HIPSHIFT_HD float frcp_##MODE(float a) { return detail::divide(1.0f, a, detail::Towards::TO); }  \
  HIPSHIFT_HD double drcp_##MODE(double a) { return detail::divide(1.0, a, detail::Towards::TO); } \
  HIPSHIFT_HD float fsqrt_##MODE(float a) { return detail::square_root(a, detail::Towards::TO); }  \
  HIPSHIFT_HD double dsqrt_##MODE(double a) { return detail::square_root(a, detail::Towards::TO); }
HIPSHIFT_DIRECTED(rd, MinusInfinity)
HIPSHIFT_DIRECTED(ru, PlusInfinity)
HIPSHIFT_DIRECTED(rz, Zero)
#undef HIPSHIFT_DIRECTED

} // namespace hipshift

#endif
