// Functions of CUDA's half and bfloat16 headers that HIP's lack.
//
// In:   a migrated HIP program, device code (conversions also on the host), ROCm 6.0 and newer.
// Out:  hipshift::hmax2(a, b) for __hmax2(a, b), and so on: CUDA's name without underscores, for
//       __half, __half2, __hip_bfloat16 and __hip_bfloat162.
//
// Conversions round once, saturate like CUDA's, and turn NaN into 0 (into the value with only the
// top bit set for 64-bit results).
//
// Sources: "CUDA Math API", Half Precision Intrinsics and Bfloat16 Precision Intrinsics; "PTX ISA",
// cvt (NaN and saturation).
#ifndef HIPSHIFT_HALF_H
#define HIPSHIFT_HALF_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

#if !defined(HIPSHIFT_HD)
#define HIPSHIFT_HD __host__ __device__ __forceinline__
#endif

namespace hipshift {
namespace detail {

enum class Round { Nearest, Down, Up, Zero };

HIPSHIFT_HD __hip_bfloat16 bf16_of_bits(unsigned bits) {
  __hip_bfloat16_raw raw;
  raw.x = static_cast<unsigned short>(bits);
  return __hip_bfloat16(raw);
}

// Does a truncated number go one step away from zero? odd: its last bit; the rest tells of what was
// cut off.
HIPSHIFT_HD bool rounds_away(Round mode, bool negative, bool odd, bool above_half, bool is_half,
                             bool exact) {
  switch (mode) {
  case Round::Nearest:
    return above_half || (is_half && odd);
  case Round::Down:
    return negative && !exact;
  case Round::Up:
    return !negative && !exact;
  default:
    return false;
  }
}

HIPSHIFT_HD __hip_bfloat16 to_bf16(float value, Round mode) {
  unsigned bits;
  __builtin_memcpy(&bits, &value, sizeof(bits));
  if ((bits & 0x7fffffffu) > 0x7f800000u)
    return bf16_of_bits(0x7fffu);
  unsigned kept = bits >> 16, dropped = bits & 0xffffu;
  kept += rounds_away(mode, bits >> 31, kept & 1, dropped > 0x8000u, dropped == 0x8000u, !dropped);
  return bf16_of_bits(kept);
}

HIPSHIFT_HD __hip_bfloat16 to_bf16(bool negative, unsigned long long magnitude, Round mode) {
  if (magnitude == 0)
    return bf16_of_bits(0);
  int top = 63 - __builtin_clzll(magnitude);                    // of value 1.f * 2^top
  unsigned long long fraction = (magnitude << (63 - top)) << 1; // f, from the highest bit down
  unsigned kept = unsigned(127 + top) << 7 | unsigned(fraction >> 57);
  unsigned long long dropped = fraction << 7, half = 1ull << 63;
  kept += rounds_away(mode, negative, kept & 1, dropped > half, dropped == half, !dropped);
  return bf16_of_bits(kept | (negative ? 0x8000u : 0u));
}

template <class I> HIPSHIFT_HD __hip_bfloat16 int_to_bf16(I value, Round mode) {
  bool negative = value < I(0);
  unsigned long long magnitude = (unsigned long long)value;
  return to_bf16(negative, negative ? 0ull - magnitude : magnitude, mode);
}

// value is whole; the limits of I are powers of two, or one less, and compare exactly as floats.
template <class I> HIPSHIFT_HD I whole_to_int(float value) {
  constexpr bool is_signed = I(-1) < I(0);
  constexpr int bits = 8 * sizeof(I) - (is_signed ? 1 : 0);
  constexpr unsigned long long highest = ~0ull >> (64 - bits);
  const float limit = 2.0f * float(1ull << (bits - 1));
  if (value != value)
    return sizeof(I) == 8 ? I(1ull << 63) : I(0);
  if (value >= limit)
    return I(highest);
  if (value < (is_signed ? -limit : 0.0f))
    return is_signed ? I(~highest) : I(0);
  return I(value);
}

template <class I> HIPSHIFT_HD I to_int(float value, Round mode) {
  switch (mode) {
  case Round::Nearest:
    return whole_to_int<I>(rintf(value));
  case Round::Down:
    return whole_to_int<I>(floorf(value));
  case Round::Up:
    return whole_to_int<I>(ceilf(value));
  default:
    return whole_to_int<I>(truncf(value));
  }
}

HIPSHIFT_HD float wide(__half v) { return __half2float(v); }
HIPSHIFT_HD float wide(__hip_bfloat16 v) { return __bfloat162float(v); }
HIPSHIFT_HD __half low(__half2 v) { return __low2half(v); }
HIPSHIFT_HD __half high(__half2 v) { return __high2half(v); }
HIPSHIFT_HD __hip_bfloat16 low(__hip_bfloat162 v) { return __low2bfloat16(v); }
HIPSHIFT_HD __hip_bfloat16 high(__hip_bfloat162 v) { return __high2bfloat16(v); }
HIPSHIFT_HD __half2 pair(__half l, __half h) { return __halves2half2(l, h); }
HIPSHIFT_HD __hip_bfloat162 pair(__hip_bfloat16 l, __hip_bfloat16 h) {
  return __halves2bfloat162(l, h);
}
HIPSHIFT_HD void narrow(float v, __half &to) { to = __float2half(v); }
HIPSHIFT_HD void narrow(float v, __hip_bfloat16 &to) { to = to_bf16(v, Round::Nearest); }
template <class H> HIPSHIFT_HD H narrow_as(float v) {
  H result;
  narrow(v, result);
  return result;
}
// The NaN that CUDA returns: 0x7fff in both formats.
HIPSHIFT_HD void make_nan(__hip_bfloat16 &to) { to = bf16_of_bits(0x7fffu); }
HIPSHIFT_HD void make_nan(__half &to) {
  __half_raw raw;
  raw.x = 0x7fffu;
  to = __half(raw);
}

template <class H, bool WantMax, bool KeepNan> HIPSHIFT_HD H extreme(H a, H b) {
  float x = wide(a), y = wide(b);
  if (x != x || y != y) {
    if (!KeepNan && x == x)
      return a;
    if (!KeepNan && y == y)
      return b;
    H nan;
    make_nan(nan);
    return nan;
  }
  bool first = x == y ? bool(__builtin_signbit(x)) != WantMax : (x > y) == WantMax;
  return first ? a : b;
}

template <class H> __device__ __forceinline__ H relu(H v) {
  float x = wide(v);
  H result = v;
  if (x != x)
    make_nan(result);
  else if (!(x > 0))
    result = narrow_as<H>(0.0f);
  return result;
}

template <class H2, class Test> HIPSHIFT_HD unsigned mask(H2 a, H2 b, Test test) {
  return (test(wide(low(a)), wide(low(b))) ? 0xffffu : 0u) |
         (test(wide(high(a)), wide(high(b))) ? 0xffff0000u : 0u);
}

} // namespace detail

#define HIPSHIFT_PAIRWISE(NAME, MAX, NAN)                                                          \
  template <class H2> HIPSHIFT_HD H2 NAME(H2 a, H2 b) {                                            \
    using namespace detail;                                                                        \
    using H = decltype(low(a));                                                                    \
    return pair(extreme<H, MAX, NAN>(low(a), low(b)), extreme<H, MAX, NAN>(high(a), high(b)));     \
  }
HIPSHIFT_PAIRWISE(hmax2, true, false)
HIPSHIFT_PAIRWISE(hmin2, false, false)
HIPSHIFT_PAIRWISE(hmax2_nan, true, true)
HIPSHIFT_PAIRWISE(hmin2_nan, false, true)
#undef HIPSHIFT_PAIRWISE
template <class H> HIPSHIFT_HD H hmax_nan(H a, H b) { return detail::extreme<H, true, true>(a, b); }
template <class H> HIPSHIFT_HD H hmin_nan(H a, H b) {
  return detail::extreme<H, false, true>(a, b);
}

// All ones in each half where the comparison holds; the u forms hold for NaN too.
#define HIPSHIFT_MASK(NAME, OP, NEGATED)                                                           \
  template <class H2> HIPSHIFT_HD unsigned h##NAME##2_mask(H2 a, H2 b) {                           \
    return detail::mask(a, b, [](float x, float y) { return x OP y; });                            \
  }                                                                                                \
  template <class H2> HIPSHIFT_HD unsigned h##NAME##u2_mask(H2 a, H2 b) {                          \
    return detail::mask(a, b, [](float x, float y) { return !(x NEGATED y); });                    \
  }
HIPSHIFT_MASK(le, <=, >)
HIPSHIFT_MASK(ge, >=, <)
HIPSHIFT_MASK(lt, <, >=)
HIPSHIFT_MASK(gt, >, <=)
#undef HIPSHIFT_MASK
template <class H2> HIPSHIFT_HD unsigned heq2_mask(H2 a, H2 b) {
  return detail::mask(a, b, [](float x, float y) { return x == y; });
}
template <class H2> HIPSHIFT_HD unsigned hequ2_mask(H2 a, H2 b) {
  return detail::mask(a, b, [](float x, float y) { return x == y || x != x || y != y; });
}
// hne2_mask is false for NaN, as all ordered comparisons of CUDA's half types are.
template <class H2> HIPSHIFT_HD unsigned hne2_mask(H2 a, H2 b) {
  return detail::mask(a, b, [](float x, float y) { return x < y || x > y; });
}
template <class H2> HIPSHIFT_HD unsigned hneu2_mask(H2 a, H2 b) {
  return detail::mask(a, b, [](float x, float y) { return x != y; });
}

template <class H> __device__ __forceinline__ H hfma_relu(H a, H b, H c) {
  return detail::relu(__hfma(a, b, c));
}
template <class H2> __device__ __forceinline__ H2 hfma2_relu(H2 a, H2 b, H2 c) {
  H2 r = __hfma2(a, b, c);
  return detail::pair(detail::relu(detail::low(r)), detail::relu(detail::high(r)));
}

// (a.x + i a.y) * (b.x + i b.y) + (c.x + i c.y), by four fused steps.
template <class H2> __device__ __forceinline__ H2 hcmadd(H2 a, H2 b, H2 c) {
  using namespace detail;
  auto re = __hfma(low(a), low(b), low(c));
  auto im = __hfma(low(a), high(b), high(c));
  return pair(__hfma(__hneg(high(a)), high(b), re), __hfma(high(a), low(b), im));
}

template <class H> __device__ __forceinline__ H htanh(H a) {
  return detail::narrow_as<H>(tanhf(detail::wide(a)));
}
template <class H2> __device__ __forceinline__ H2 h2tanh(H2 a) {
  return detail::pair(htanh(detail::low(a)), htanh(detail::high(a)));
}
template <class H> __device__ __forceinline__ H htanh_approx(H a) { return htanh(a); }
template <class H2> __device__ __forceinline__ H2 h2tanh_approx(H2 a) { return h2tanh(a); }

// Atomic addition: gives the old value, rounds to nearest, and holds in every kind of memory. HIP
// has unsafeAtomicAdd only, which loses the addition in fine-grained memory and turns a neighbour's
// -0 into 0; HIPSHIFT_UNSAFE_ATOMICS takes it for pairs, where it is one instruction on newer GPUs.
namespace detail {

HIPSHIFT_HD __half add(__half a, __half b) { return __hadd(a, b); }
HIPSHIFT_HD __hip_bfloat16 add(__hip_bfloat16 a, __hip_bfloat16 b) { return __hadd(a, b); }
__device__ __forceinline__ __half2 add(__half2 a, __half2 b) { return __hadd2(a, b); }
__device__ __forceinline__ __hip_bfloat162 add(__hip_bfloat162 a, __hip_bfloat162 b) {
  return __hadd2(a, b);
}

template <int Scope, class Word, class H>
__device__ __forceinline__ H atomic_add(H *address, H value) {
  static_assert(sizeof(Word) == sizeof(H));
  Word *word = reinterpret_cast<Word *>(address);
  Word old = __hip_atomic_load(word, __ATOMIC_RELAXED, Scope), sum;
  H before;
  do {
    __builtin_memcpy(static_cast<void *>(&before), &old, sizeof(H));
    H after = add(before, value);
    __builtin_memcpy(&sum, &after, sizeof(H));
  } while (!__hip_atomic_compare_exchange_strong(word, &old, sum, __ATOMIC_RELAXED,
                                                 __ATOMIC_RELAXED, Scope));
  return before;
}

} // namespace detail

#define HIPSHIFT_ATOMIC(NAME, SCOPE, TYPE, WORD)                                                   \
  __device__ __forceinline__ TYPE NAME(TYPE *address, TYPE value) {                                \
    return detail::atomic_add<SCOPE, WORD>(address, value);                                        \
  }
#define HIPSHIFT_ATOMICS(TYPE, WORD)                                                               \
  HIPSHIFT_ATOMIC(atomicAdd_block, __HIP_MEMORY_SCOPE_WORKGROUP, TYPE, WORD)                       \
  HIPSHIFT_ATOMIC(atomicAdd_system, __HIP_MEMORY_SCOPE_SYSTEM, TYPE, WORD)
HIPSHIFT_ATOMICS(__half, unsigned short)
HIPSHIFT_ATOMICS(__half2, unsigned)
HIPSHIFT_ATOMICS(__hip_bfloat16, unsigned short)
HIPSHIFT_ATOMICS(__hip_bfloat162, unsigned)
HIPSHIFT_ATOMIC(atomicAdd, __HIP_MEMORY_SCOPE_AGENT, __half, unsigned short)
HIPSHIFT_ATOMIC(atomicAdd, __HIP_MEMORY_SCOPE_AGENT, __hip_bfloat16, unsigned short)
#if defined(HIPSHIFT_UNSAFE_ATOMICS)
__device__ __forceinline__ __half2 atomicAdd(__half2 *address, __half2 value) {
  return unsafeAtomicAdd(address, value);
}
__device__ __forceinline__ __hip_bfloat162 atomicAdd(__hip_bfloat162 *address,
                                                     __hip_bfloat162 value) {
  return unsafeAtomicAdd(address, value);
}
#else
HIPSHIFT_ATOMIC(atomicAdd, __HIP_MEMORY_SCOPE_AGENT, __half2, unsigned)
HIPSHIFT_ATOMIC(atomicAdd, __HIP_MEMORY_SCOPE_AGENT, __hip_bfloat162, unsigned)
#endif
#undef HIPSHIFT_ATOMICS
#undef HIPSHIFT_ATOMIC

// Conversions
HIPSHIFT_HD __half double2half(double v) { return __half(static_cast<_Float16>(v)); }
HIPSHIFT_HD signed char half2char_rz(__half v) {
  return detail::to_int<signed char>(__half2float(v), detail::Round::Zero);
}
HIPSHIFT_HD unsigned char half2uchar_rz(__half v) {
  return detail::to_int<unsigned char>(__half2float(v), detail::Round::Zero);
}
HIPSHIFT_HD signed char bfloat162char_rz(__hip_bfloat16 v) {
  return detail::to_int<signed char>(__bfloat162float(v), detail::Round::Zero);
}
HIPSHIFT_HD unsigned char bfloat162uchar_rz(__hip_bfloat16 v) {
  return detail::to_int<unsigned char>(__bfloat162float(v), detail::Round::Zero);
}
HIPSHIFT_HD __hip_bfloat162 make_bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) {
  return __halves2bfloat162(x, y);
}
HIPSHIFT_HD __hip_bfloat162 floats2bfloat162_rn(float x, float y) {
  return __halves2bfloat162(detail::to_bf16(x, detail::Round::Nearest),
                            detail::to_bf16(y, detail::Round::Nearest));
}
HIPSHIFT_HD __hip_bfloat162 float2bfloat162_rn(float v) { return floats2bfloat162_rn(v, v); }

#define HIPSHIFT_INTEGER(NAME, TYPE, MODE, ROUND)                                                  \
  HIPSHIFT_HD TYPE bfloat162##NAME##_##MODE(__hip_bfloat16 v) {                                    \
    return detail::to_int<TYPE>(__bfloat162float(v), detail::Round::ROUND);                        \
  }                                                                                                \
  HIPSHIFT_HD __hip_bfloat16 NAME##2bfloat16_##MODE(TYPE v) {                                      \
    return detail::int_to_bf16<TYPE>(v, detail::Round::ROUND);                                     \
  }
#define HIPSHIFT_MODE(MODE, ROUND)                                                                 \
  HIPSHIFT_HD __hip_bfloat16 float2bfloat16_##MODE(float v) {                                      \
    return detail::to_bf16(v, detail::Round::ROUND);                                               \
  }                                                                                                \
  HIPSHIFT_INTEGER(short, short, MODE, ROUND)                                                      \
  HIPSHIFT_INTEGER(ushort, unsigned short, MODE, ROUND)                                            \
  HIPSHIFT_INTEGER(int, int, MODE, ROUND)                                                          \
  HIPSHIFT_INTEGER(uint, unsigned, MODE, ROUND)                                                    \
  HIPSHIFT_INTEGER(ll, long long, MODE, ROUND)                                                     \
  HIPSHIFT_INTEGER(ull, unsigned long long, MODE, ROUND)
HIPSHIFT_MODE(rn, Nearest)
HIPSHIFT_MODE(rd, Down)
HIPSHIFT_MODE(ru, Up)
HIPSHIFT_MODE(rz, Zero)
#undef HIPSHIFT_MODE
#undef HIPSHIFT_INTEGER

} // namespace hipshift

#endif
