// CUDA's SIMD video intrinsics, DPX instructions and byte dot products, which HIP does not have.
//
// In:   a migrated HIP program; host and device code, any gfx target.
// Out:  hipshift::vadd4(a, b) for __vadd4(a, b), and so on: CUDA's name without the underscores.
//       Results are CUDA's bit for bit (test/shims/SimdTest.cpp compares every lane value).
//
// A register holds two 16-bit or four 8-bit lanes; lane 0 is the lowest. The compiler turns the
// loops into packed instructions where the target has them.
//
// Sources: "CUDA Math API", SIMD Intrinsics and Integer Intrinsics; "PTX ISA", video and dp4a
// instructions (rounding of vavrg2, order of the predicates of vibmax).
#ifndef HIPSHIFT_SIMD_H
#define HIPSHIFT_SIMD_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

#if !defined(HIPSHIFT_HD)
#define HIPSHIFT_HD __host__ __device__ __forceinline__
#endif

namespace hipshift {
namespace detail {

using s8 = signed char;
using u8 = unsigned char;
using s16 = short;
using u16 = unsigned short;

template <class Lane> struct LaneRange {
  static constexpr int bits = 8 * sizeof(Lane);
  static constexpr unsigned mask = (1u << bits) - 1u;
  static constexpr bool is_signed = Lane(-1) < Lane(0);
  static constexpr int lowest = is_signed ? -(1 << (bits - 1)) : 0;
  static constexpr int highest = is_signed ? (1 << (bits - 1)) - 1 : int(mask);
};

// op on each lane of a and b; the result keeps the lane's low bits.
template <class Lane, class Op> HIPSHIFT_HD unsigned each(unsigned a, unsigned b, Op op) {
  unsigned result = 0;
#pragma unroll
  for (int at = 0; at < 32; at += LaneRange<Lane>::bits)
    result |= (unsigned(op(int(Lane(a >> at)), int(Lane(b >> at)))) & LaneRange<Lane>::mask) << at;
  return result;
}

template <class Lane, class Op> HIPSHIFT_HD unsigned sum(unsigned a, unsigned b, Op op) {
  unsigned result = 0;
#pragma unroll
  for (int at = 0; at < 32; at += LaneRange<Lane>::bits)
    result += unsigned(op(int(Lane(a >> at)), int(Lane(b >> at))));
  return result;
}

template <class Lane> HIPSHIFT_HD int saturate(int x) {
  using R = LaneRange<Lane>;
  return x < R::lowest ? R::lowest : x > R::highest ? R::highest : x;
}

HIPSHIFT_HD int absolute(int x) { return x < 0 ? -x : x; }
HIPSHIFT_HD int smaller(int x, int y) { return x < y ? x : y; }
HIPSHIFT_HD int larger(int x, int y) { return x > y ? x : y; }

} // namespace detail

// NAME2 on halfwords and NAME4 on bytes; x and y are the lanes of a and b, Lane their type.
#define HIPSHIFT_SIMD_BINARY(NAME, SIGN, EXPRESSION)                                               \
  HIPSHIFT_HD unsigned NAME##2(unsigned a, unsigned b) {                                           \
    using Lane [[maybe_unused]] = detail::SIGN##16;                                                \
    return detail::each<Lane>(a, b, [](int x, int y) { return int(EXPRESSION); });                 \
  }                                                                                                \
  HIPSHIFT_HD unsigned NAME##4(unsigned a, unsigned b) {                                           \
    using Lane [[maybe_unused]] = detail::SIGN##8;                                                 \
    return detail::each<Lane>(a, b, [](int x, int y) { return int(EXPRESSION); });                 \
  }

#define HIPSHIFT_SIMD_UNARY(NAME, EXPRESSION)                                                      \
  HIPSHIFT_HD unsigned NAME##2(unsigned a) {                                                       \
    using Lane [[maybe_unused]] = detail::s16;                                                     \
    return detail::each<Lane>(a, 0, [](int x, int) { return int(EXPRESSION); });                   \
  }                                                                                                \
  HIPSHIFT_HD unsigned NAME##4(unsigned a) {                                                       \
    using Lane [[maybe_unused]] = detail::s8;                                                      \
    return detail::each<Lane>(a, 0, [](int x, int) { return int(EXPRESSION); });                   \
  }

// vcmpNAME gives all ones, vsetNAME gives one.
#define HIPSHIFT_SIMD_COMPARE(NAME, SIGN, EXPRESSION)                                              \
  HIPSHIFT_SIMD_BINARY(vcmp##NAME, SIGN, (EXPRESSION) ? -1 : 0)                                    \
  HIPSHIFT_SIMD_BINARY(vset##NAME, SIGN, (EXPRESSION) ? 1 : 0)

// Plain names wrap, ss saturates signed lanes, us saturates unsigned lanes.
HIPSHIFT_SIMD_UNARY(vabs, detail::absolute(x))
HIPSHIFT_SIMD_UNARY(vabsss, detail::saturate<Lane>(detail::absolute(x)))
HIPSHIFT_SIMD_UNARY(vneg, -x)
HIPSHIFT_SIMD_UNARY(vnegss, detail::saturate<Lane>(-x))

HIPSHIFT_SIMD_BINARY(vadd, u, x + y)
HIPSHIFT_SIMD_BINARY(vaddss, s, detail::saturate<Lane>(x + y))
HIPSHIFT_SIMD_BINARY(vaddus, u, detail::saturate<Lane>(x + y))
HIPSHIFT_SIMD_BINARY(vsub, u, x - y)
HIPSHIFT_SIMD_BINARY(vsubss, s, detail::saturate<Lane>(x - y))
HIPSHIFT_SIMD_BINARY(vsubus, u, detail::saturate<Lane>(x - y))

HIPSHIFT_SIMD_BINARY(vabsdiffs, s, detail::absolute(x - y))
HIPSHIFT_SIMD_BINARY(vabsdiffu, u, detail::absolute(x - y))

// Signed averages round half away from zero, unsigned ones up; vhaddu rounds down.
HIPSHIFT_SIMD_BINARY(vavgs, s, (x + y + (x + y >= 0 ? 1 : 0)) >> 1)
HIPSHIFT_SIMD_BINARY(vavgu, u, (x + y + 1) >> 1)
HIPSHIFT_SIMD_BINARY(vhaddu, u, (x + y) >> 1)

HIPSHIFT_SIMD_BINARY(vmaxs, s, detail::larger(x, y))
HIPSHIFT_SIMD_BINARY(vmaxu, u, detail::larger(x, y))
HIPSHIFT_SIMD_BINARY(vmins, s, detail::smaller(x, y))
HIPSHIFT_SIMD_BINARY(vminu, u, detail::smaller(x, y))

HIPSHIFT_SIMD_COMPARE(eq, u, x == y)
HIPSHIFT_SIMD_COMPARE(ne, u, x != y)
HIPSHIFT_SIMD_COMPARE(ges, s, x >= y)
HIPSHIFT_SIMD_COMPARE(geu, u, x >= y)
HIPSHIFT_SIMD_COMPARE(gts, s, x > y)
HIPSHIFT_SIMD_COMPARE(gtu, u, x > y)
HIPSHIFT_SIMD_COMPARE(les, s, x <= y)
HIPSHIFT_SIMD_COMPARE(leu, u, x <= y)
HIPSHIFT_SIMD_COMPARE(lts, s, x < y)
HIPSHIFT_SIMD_COMPARE(ltu, u, x < y)

#undef HIPSHIFT_SIMD_COMPARE
#undef HIPSHIFT_SIMD_BINARY
#undef HIPSHIFT_SIMD_UNARY

// Sums of absolute differences.
HIPSHIFT_HD unsigned vsads2(unsigned a, unsigned b) {
  return detail::sum<detail::s16>(a, b, [](int x, int y) { return detail::absolute(x - y); });
}
HIPSHIFT_HD unsigned vsadu2(unsigned a, unsigned b) {
  return detail::sum<detail::u16>(a, b, [](int x, int y) { return detail::absolute(x - y); });
}
HIPSHIFT_HD unsigned vsads4(unsigned a, unsigned b) {
  return detail::sum<detail::s8>(a, b, [](int x, int y) { return detail::absolute(x - y); });
}
HIPSHIFT_HD unsigned vsadu4(unsigned a, unsigned b) {
  return detail::sum<detail::u8>(a, b, [](int x, int y) { return detail::absolute(x - y); });
}

// DPX: minimum and maximum of three, of a sum and a value, with relu (not below zero). Sums wrap.
namespace detail {
template <class T> HIPSHIFT_HD T max2(T a, T b) { return a > b ? a : b; }
template <class T> HIPSHIFT_HD T min2(T a, T b) { return a < b ? a : b; }
HIPSHIFT_HD int wrapping_add(int a, int b) { return int(unsigned(a) + unsigned(b)); }
HIPSHIFT_HD unsigned wrapping_add(unsigned a, unsigned b) { return a + b; }
// op on each pair of halfwords of a, b and c.
template <class Lane, class Op>
HIPSHIFT_HD unsigned each3(unsigned a, unsigned b, unsigned c, Op op) {
  unsigned low = unsigned(op(Lane(a), Lane(b), Lane(c))) & 0xffffu;
  return low | (unsigned(op(Lane(a >> 16), Lane(b >> 16), Lane(c >> 16))) << 16);
}
} // namespace detail

#define HIPSHIFT_DPX(NAME, SUFFIX, WORD, LANE, EXPRESSION)                                         \
  HIPSHIFT_HD WORD NAME##32##SUFFIX(WORD a, WORD b, WORD c) {                                      \
    using T [[maybe_unused]] = WORD;                                                               \
    return EXPRESSION;                                                                             \
  }                                                                                                \
  HIPSHIFT_HD unsigned NAME##16x2##SUFFIX(unsigned p, unsigned q, unsigned r) {                    \
    using T [[maybe_unused]] = detail::LANE;                                                       \
    return detail::each3<T>(p, q, r, [](T a, T b, T c) { return T(EXPRESSION); });                 \
  }

HIPSHIFT_DPX(vimax3_s, , int, s16, detail::max2(detail::max2(a, b), c))
HIPSHIFT_DPX(vimax3_u, , unsigned, u16, detail::max2(detail::max2(a, b), c))
HIPSHIFT_DPX(vimin3_s, , int, s16, detail::min2(detail::min2(a, b), c))
HIPSHIFT_DPX(vimin3_u, , unsigned, u16, detail::min2(detail::min2(a, b), c))
HIPSHIFT_DPX(vimax3_s, _relu, int, s16, detail::max2(detail::max2(detail::max2(a, b), c), T(0)))
HIPSHIFT_DPX(vimin3_s, _relu, int, s16, detail::max2(detail::min2(detail::min2(a, b), c), T(0)))
HIPSHIFT_DPX(viaddmax_s, , int, s16, detail::max2(T(detail::wrapping_add(a, b)), c))
HIPSHIFT_DPX(viaddmax_u, , unsigned, u16, detail::max2(T(detail::wrapping_add(a, b)), c))
HIPSHIFT_DPX(viaddmin_s, , int, s16, detail::min2(T(detail::wrapping_add(a, b)), c))
HIPSHIFT_DPX(viaddmin_u, , unsigned, u16, detail::min2(T(detail::wrapping_add(a, b)), c))
HIPSHIFT_DPX(viaddmax_s, _relu, int, s16,
             detail::max2(detail::max2(T(detail::wrapping_add(a, b)), c), T(0)))
HIPSHIFT_DPX(viaddmin_s, _relu, int, s16,
             detail::max2(detail::min2(T(detail::wrapping_add(a, b)), c), T(0)))
#undef HIPSHIFT_DPX

HIPSHIFT_HD int vimax_s32_relu(int a, int b) { return vimax3_s32(a, b, 0); }
HIPSHIFT_HD int vimin_s32_relu(int a, int b) { return vimin3_s32_relu(a, b, b); }
HIPSHIFT_HD unsigned vimax_s16x2_relu(unsigned a, unsigned b) { return vimax3_s16x2(a, b, 0); }
HIPSHIFT_HD unsigned vimin_s16x2_relu(unsigned a, unsigned b) { return vimin3_s16x2_relu(a, b, b); }

// The predicate tells whether the first operand was taken; equal operands count as the first.
HIPSHIFT_HD int vibmax_s32(int a, int b, bool *first) {
  *first = a >= b;
  return *first ? a : b;
}
HIPSHIFT_HD unsigned vibmax_u32(unsigned a, unsigned b, bool *first) {
  *first = a >= b;
  return *first ? a : b;
}
HIPSHIFT_HD int vibmin_s32(int a, int b, bool *first) {
  *first = a <= b;
  return *first ? a : b;
}
HIPSHIFT_HD unsigned vibmin_u32(unsigned a, unsigned b, bool *first) {
  *first = a <= b;
  return *first ? a : b;
}

namespace detail {
template <class Lane, class Before>
HIPSHIFT_HD unsigned pick(unsigned a, unsigned b, bool *first_high, bool *first_low,
                          Before before) {
  *first_high = before(Lane(a >> 16), Lane(b >> 16));
  *first_low = before(Lane(a), Lane(b));
  return ((*first_high ? a : b) & 0xffff0000u) | ((*first_low ? a : b) & 0xffffu);
}
} // namespace detail

HIPSHIFT_HD unsigned vibmax_s16x2(unsigned a, unsigned b, bool *first_high, bool *first_low) {
  return detail::pick<detail::s16>(a, b, first_high, first_low,
                                   [](int x, int y) { return x >= y; });
}
HIPSHIFT_HD unsigned vibmax_u16x2(unsigned a, unsigned b, bool *first_high, bool *first_low) {
  return detail::pick<detail::u16>(a, b, first_high, first_low,
                                   [](int x, int y) { return x >= y; });
}
HIPSHIFT_HD unsigned vibmin_s16x2(unsigned a, unsigned b, bool *first_high, bool *first_low) {
  return detail::pick<detail::s16>(a, b, first_high, first_low,
                                   [](int x, int y) { return x <= y; });
}
HIPSHIFT_HD unsigned vibmin_u16x2(unsigned a, unsigned b, bool *first_high, bool *first_low) {
  return detail::pick<detail::u16>(a, b, first_high, first_low,
                                   [](int x, int y) { return x <= y; });
}

// Dot products: four bytes by four bytes, two halfwords by two bytes. The sum wraps.
// The hardware instruction is used where the target has one.
HIPSHIFT_HD int dp4a(int a, int b, int c) {
#if defined(__gfx906__) || defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__) ||    \
    defined(__gfx950__)
  return __builtin_amdgcn_sdot4(a, b, c, false);
#elif defined(__GFX11__) || defined(__GFX12__)
  return __builtin_amdgcn_sudot4(true, a, true, b, c, false);
#else
  return int(unsigned(c) +
             detail::sum<detail::s8>(unsigned(a), unsigned(b), [](int x, int y) { return x * y; }));
#endif
}
HIPSHIFT_HD unsigned dp4a(unsigned a, unsigned b, unsigned c) {
#if defined(__gfx906__) || defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__) ||    \
    defined(__gfx950__) || defined(__GFX11__) || defined(__GFX12__)
  return __builtin_amdgcn_udot4(a, b, c, false);
#else
  return c + detail::sum<detail::u8>(a, b, [](int x, int y) { return x * y; });
#endif
}
// Halfwords of a by the bytes of b that start at bit `at`.
HIPSHIFT_HD int dp2a_lo(int a, int b, int c) {
  return int(unsigned(c) + unsigned(detail::s16(a) * detail::s8(b)) +
             unsigned(detail::s16(a >> 16) * detail::s8(b >> 8)));
}
HIPSHIFT_HD unsigned dp2a_lo(unsigned a, unsigned b, unsigned c) {
  return c + (a & 0xffffu) * (b & 0xffu) + (a >> 16) * ((b >> 8) & 0xffu);
}
HIPSHIFT_HD int dp2a_hi(int a, int b, int c) { return dp2a_lo(a, int(unsigned(b) >> 16), c); }
HIPSHIFT_HD unsigned dp2a_hi(unsigned a, unsigned b, unsigned c) { return dp2a_lo(a, b >> 16, c); }

namespace detail {
template <class To, class From> HIPSHIFT_HD To same_bits(const From &from) {
  static_assert(sizeof(To) == sizeof(From), "same size");
  To to;
  __builtin_memcpy(&to, &from, sizeof(To));
  return to;
}
} // namespace detail

HIPSHIFT_HD int dp4a(char4 a, char4 b, int c) {
  return dp4a(detail::same_bits<int>(a), detail::same_bits<int>(b), c);
}
HIPSHIFT_HD unsigned dp4a(uchar4 a, uchar4 b, unsigned c) {
  return dp4a(detail::same_bits<unsigned>(a), detail::same_bits<unsigned>(b), c);
}
HIPSHIFT_HD int dp2a_lo(short2 a, char4 b, int c) {
  return dp2a_lo(detail::same_bits<int>(a), detail::same_bits<int>(b), c);
}
HIPSHIFT_HD unsigned dp2a_lo(ushort2 a, uchar4 b, unsigned c) {
  return dp2a_lo(detail::same_bits<unsigned>(a), detail::same_bits<unsigned>(b), c);
}
HIPSHIFT_HD int dp2a_hi(short2 a, char4 b, int c) {
  return dp2a_hi(detail::same_bits<int>(a), detail::same_bits<int>(b), c);
}
HIPSHIFT_HD unsigned dp2a_hi(ushort2 a, uchar4 b, unsigned c) {
  return dp2a_hi(detail::same_bits<unsigned>(a), detail::same_bits<unsigned>(b), c);
}

} // namespace hipshift

#endif
