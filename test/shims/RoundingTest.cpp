// hipshift/rounding.h: division, reciprocal and square root against the host's own rounding modes,
// on random bit patterns (all exponents, subnormal numbers, infinities) and on special values.
// Built by check-shims with a plain C++ compiler; needs -frounding-math.
#include "hipshift/rounding.h"

#include <cfenv>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace {

int failures = 0;
uint64_t state = 88172645463325252ull;

uint64_t nextBits() {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

template <class F> F fromBits(uint64_t bits) {
  F value;
  std::memcpy(&value, &bits, sizeof(F));
  return value;
}

template <class F> bool sameBits(F a, F b) {
  return (a != a && b != b) || std::memcmp(&a, &b, sizeof(F)) == 0;
}

template <class F> void expect(const char *name, F a, F b, F got, F want) {
  if (sameBits(got, want))
    return;
  if (++failures < 20)
    std::printf("%s(%a, %a): got %a, want %a\n", name, double(a), double(b), double(got),
                double(want));
}

template <class F> F quotient(F a, F b, int mode) {
  volatile F x = a, y = b;
  std::fesetround(mode);
  volatile F q = x / y;
  std::fesetround(FE_TONEAREST);
  return q;
}

template <class F> F root(F a, int mode) {
  volatile F x = a;
  std::fesetround(mode);
  volatile F r = std::sqrt(F(x));
  std::fesetround(FE_TONEAREST);
  return r;
}

void checkFloat(float a, float b) {
  expect("fdiv_rd", a, b, hipshift::fdiv_rd(a, b), quotient(a, b, FE_DOWNWARD));
  expect("fdiv_ru", a, b, hipshift::fdiv_ru(a, b), quotient(a, b, FE_UPWARD));
  expect("fdiv_rz", a, b, hipshift::fdiv_rz(a, b), quotient(a, b, FE_TOWARDZERO));
  expect("frcp_rd", a, b, hipshift::frcp_rd(a), quotient(1.0f, a, FE_DOWNWARD));
  expect("frcp_ru", a, b, hipshift::frcp_ru(a), quotient(1.0f, a, FE_UPWARD));
  expect("frcp_rz", a, b, hipshift::frcp_rz(a), quotient(1.0f, a, FE_TOWARDZERO));
  expect("fsqrt_rd", a, b, hipshift::fsqrt_rd(a), root(a, FE_DOWNWARD));
  expect("fsqrt_ru", a, b, hipshift::fsqrt_ru(a), root(a, FE_UPWARD));
  expect("fsqrt_rz", a, b, hipshift::fsqrt_rz(a), root(a, FE_TOWARDZERO));
}

void checkDouble(double a, double b) {
  expect("ddiv_rd", a, b, hipshift::ddiv_rd(a, b), quotient(a, b, FE_DOWNWARD));
  expect("ddiv_ru", a, b, hipshift::ddiv_ru(a, b), quotient(a, b, FE_UPWARD));
  expect("ddiv_rz", a, b, hipshift::ddiv_rz(a, b), quotient(a, b, FE_TOWARDZERO));
  expect("drcp_rd", a, b, hipshift::drcp_rd(a), quotient(1.0, a, FE_DOWNWARD));
  expect("drcp_ru", a, b, hipshift::drcp_ru(a), quotient(1.0, a, FE_UPWARD));
  expect("drcp_rz", a, b, hipshift::drcp_rz(a), quotient(1.0, a, FE_TOWARDZERO));
  expect("dsqrt_rd", a, b, hipshift::dsqrt_rd(a), root(a, FE_DOWNWARD));
  expect("dsqrt_ru", a, b, hipshift::dsqrt_ru(a), root(a, FE_UPWARD));
  expect("dsqrt_rz", a, b, hipshift::dsqrt_rz(a), root(a, FE_TOWARDZERO));
}

} // namespace

int main() {
  for (int i = 0; i < 300000; ++i) {
    checkFloat(fromBits<float>(nextBits()), fromBits<float>(nextBits()));
    checkDouble(fromBits<double>(nextBits()), fromBits<double>(nextBits()));
    // Operands of like size, where quotients are exact now and then.
    checkFloat(float(nextBits() % 1000), float(nextBits() % 50) / 8);
    checkDouble(double(nextBits() % 1000), double(nextBits() % 50) / 8);
    // Quotients around the smallest and the largest numbers.
    uint64_t tiny = nextBits() & 0x001fffffffffffffull,
             large = 0x7fe0000000000000ull | nextBits() >> 12;
    checkDouble(fromBits<double>(tiny), 1.0 + double(nextBits() % 97));
    checkDouble(fromBits<double>(large), 1.0 / double(1 + nextBits() % 97));
    checkFloat(fromBits<float>(nextBits() & 0x00ffffffu), 1.0f + float(nextBits() % 97));
    checkFloat(fromBits<float>(0x7f000000u | (nextBits() & 0x7fffffu)),
               1.0f / float(1 + nextBits() % 97));
  }
  const double special[] = {0.0,       -0.0,       1.0,       -1.0,
                            3.0,       INFINITY,   -INFINITY, NAN,
                            0x1p-1074, -0x1p-1074, 0x1p-149,  0x1.fffffffffffffp1023};
  for (double a : special)
    for (double b : special) {
      checkDouble(a, b);
      checkFloat(float(a), float(b));
    }
  std::printf("RoundingTest: %d failures\n", failures);
  return failures != 0;
}
