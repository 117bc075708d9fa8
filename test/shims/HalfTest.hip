// Conversions of hipshift/half.h on the host: rounding in all modes against values worked out by
// hand, integers against the route over float where that is exact, saturation and NaN.
// Built by test/names/run for the host alone: nothing of HIP's runtime is called.
#include "hipshift/half.h"

#include <cmath>
#include <cstdio>

namespace hs = hipshift;

static int Failures = 0;

static void expect(const char *what, long long got, long long want) {
  if (got != want && ++Failures < 20)
    std::printf("%s: got %llx, want %llx\n", what, got, want);
}

static unsigned bits(__hip_bfloat16 v) {
  __hip_bfloat16_raw raw = v;
  return raw.x;
}

static __hip_bfloat16 bf16(float v) { return hs::float2bfloat16_rn(v); }

static void fromFloat() {
  struct {
    float value;
    unsigned rn, rd, ru, rz;
  } const cases[] = {
      {1.0f, 0x3f80, 0x3f80, 0x3f80, 0x3f80},         {1.00390625f, 0x3f80, 0x3f80, 0x3f81, 0x3f80},
      {-1.00390625f, 0xbf80, 0xbf81, 0xbf80, 0xbf80}, {1.01171875f, 0x3f82, 0x3f81, 0x3f82, 0x3f81},
      {3.4e38f, 0x7f80, 0x7f7f, 0x7f80, 0x7f7f},      {-0.0f, 0x8000, 0x8000, 0x8000, 0x8000},
      {NAN, 0x7fff, 0x7fff, 0x7fff, 0x7fff},
  };
  for (const auto &c : cases) {
    expect("float2bfloat16_rn", bits(hs::float2bfloat16_rn(c.value)), c.rn);
    expect("float2bfloat16_rd", bits(hs::float2bfloat16_rd(c.value)), c.rd);
    expect("float2bfloat16_ru", bits(hs::float2bfloat16_ru(c.value)), c.ru);
    expect("float2bfloat16_rz", bits(hs::float2bfloat16_rz(c.value)), c.rz);
  }
}

static void fromInteger() {
  for (int v = -70000; v < 70000; ++v) {
    float f = float(v); // exact
    expect("ll2bfloat16_rn", bits(hs::ll2bfloat16_rn(v)), bits(hs::float2bfloat16_rn(f)));
    expect("int2bfloat16_rd", bits(hs::int2bfloat16_rd(v)), bits(hs::float2bfloat16_rd(f)));
    expect("int2bfloat16_ru", bits(hs::int2bfloat16_ru(v)), bits(hs::float2bfloat16_ru(f)));
    expect("int2bfloat16_rz", bits(hs::int2bfloat16_rz(v)), bits(hs::float2bfloat16_rz(f)));
  }
  expect("all ones up", bits(hs::ull2bfloat16_rn(~0ull)), 0x5f80);
  expect("all ones towards zero", bits(hs::ull2bfloat16_rz(~0ull)), 0x5f7f);
  expect("lowest", bits(hs::ll2bfloat16_rn((long long)(1ull << 63))), 0xdf00);
  expect("half way, even", bits(hs::ull2bfloat16_rn((1ull << 40) | (1ull << 32))), 0x5380);
  expect("just above half way", bits(hs::ull2bfloat16_rn((1ull << 40) | (1ull << 32) | 1)), 0x5381);
}

static void toInteger() {
  expect("above int", hs::bfloat162int_rn(bf16(3e9f)), 2147483647);
  expect("below int", hs::bfloat162int_rn(bf16(-3e9f)), -2147483648ll);
  expect("below unsigned", hs::bfloat162ushort_rn(bf16(-2.0f)), 0);
  expect("down", hs::bfloat162short_rd(bf16(-2.5f)), -3);
  expect("up", hs::bfloat162ull_ru(bf16(2.5f)), 3);
  expect("nearest even", hs::bfloat162int_rn(bf16(2.5f)), 2);
  expect("below char", hs::bfloat162char_rz(bf16(-200.0f)), -128);
  expect("above unsigned char", hs::bfloat162uchar_rz(bf16(300.0f)), 255);
  expect("NaN to 32 bits", hs::bfloat162int_rn(bf16(NAN)), 0);
  expect("NaN to 64 bits", hs::bfloat162ll_rn(bf16(NAN)), (long long)(1ull << 63));
  expect("half to char", hs::half2char_rz(__float2half(-3.7f)), -3);
}

int main() {
  fromFloat();
  fromInteger();
  toInteger();
  std::printf("HalfTest: %d failures\n", Failures);
  return Failures != 0;
}
