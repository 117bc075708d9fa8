// hipshift/simd.h against the definitions in CUDA's documentation, lane by lane: every pair of
// bytes, and for halfwords every pair of 160 values around the places where something changes.
// Built by check-shims with a plain C++ compiler.
#include "hipshift/simd.h"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <vector>

namespace {

int failures = 0;

void expect(const char *name, int64_t a, int64_t b, int64_t got, int64_t want) {
  if (got == want)
    return;
  if (++failures < 20)
    std::printf("%s(%llx, %llx): got %llx, want %llx\n", name, (long long)a, (long long)b,
                (long long)got, (long long)want);
}

using Lane = std::function<int64_t(int64_t, int64_t)>;
using Packed = unsigned (*)(unsigned, unsigned);

int64_t asLane(int64_t bits, int width, bool isSigned) {
  bits &= (int64_t(1) << width) - 1;
  return isSigned && (bits >> (width - 1)) ? bits - (int64_t(1) << width) : bits;
}

// The values of one lane worth trying: all bytes, or halfwords near the ends and the middle.
std::vector<int> values(int width) {
  std::vector<int> all;
  for (int v = 0; v < 256 && width == 8; ++v)
    all.push_back(v);
  for (int base : {0, 0x100, 0x7fff, 0x8000, 0xffff, 0x4000, 0xc000, 0x5555})
    for (int off = -10; off < 10 && width == 16; ++off)
      all.push_back((base + off) & 0xffff);
  return all;
}

// Every lane position gets every pair; the other lanes hold other pairs, so that carries show.
void check(const char *name, int width, bool isSigned, Packed shim, const Lane &lane) {
  std::vector<int> all = values(width);
  int lanes = 32 / width;
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < all.size(); ++j) {
      unsigned a = 0, b = 0, want = 0;
      for (int l = 0; l < lanes; ++l) {
        int x = all[(i + l * 7) % all.size()], y = all[(j + l * 13) % all.size()];
        a |= unsigned(x) << (l * width);
        b |= unsigned(y) << (l * width);
        int64_t r = lane(asLane(x, width, isSigned), asLane(y, width, isSigned));
        want |= unsigned(r & ((int64_t(1) << width) - 1)) << (l * width);
      }
      expect(name, a, b, shim(a, b), want);
    }
}

void checkSum(const char *name, int width, bool isSigned, Packed shim) {
  std::vector<int> all = values(width);
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < all.size(); ++j) {
      unsigned a = 0, b = 0;
      int64_t want = 0;
      for (int l = 0; l < 32 / width; ++l) {
        int x = all[(i + l * 7) % all.size()], y = all[(j + l * 13) % all.size()];
        a |= unsigned(x) << (l * width);
        b |= unsigned(y) << (l * width);
        want += std::abs(asLane(x, width, isSigned) - asLane(y, width, isSigned));
      }
      expect(name, a, b, shim(a, b), want);
    }
}

int64_t clamp(int64_t v, int64_t low, int64_t high) { return v < low ? low : v > high ? high : v; }

#define BOTH(NAME, SIGNED, EXPRESSION)                                                             \
  for (int width : {16, 8}) {                                                                      \
    [[maybe_unused]] int64_t low = SIGNED ? -(int64_t(1) << (width - 1)) : 0;                      \
    [[maybe_unused]] int64_t high = (int64_t(1) << (SIGNED ? width - 1 : width)) - 1;              \
    check(#NAME, width, SIGNED,                                                                    \
          width == 16 ? Packed(hipshift::NAME##2) : Packed(hipshift::NAME##4),                     \
          [=]([[maybe_unused]] int64_t x, [[maybe_unused]] int64_t y) -> int64_t {                 \
            return EXPRESSION;                                                                     \
          });                                                                                      \
  }
#define UNARY(NAME, EXPRESSION)                                                                    \
  for (int width : {16, 8}) {                                                                      \
    [[maybe_unused]] int64_t low = -(int64_t(1) << (width - 1));                                   \
    [[maybe_unused]] int64_t high = -low - 1;                                                      \
    check(#NAME, width, true,                                                                      \
          width == 16 ? Packed([](unsigned a, unsigned) { return hipshift::NAME##2(a); })          \
                      : Packed([](unsigned a, unsigned) { return hipshift::NAME##4(a); }),         \
          [=](int64_t x, int64_t) -> int64_t { return EXPRESSION; });                              \
  }

void lanewise() {
  UNARY(vabs, std::abs(x))
  UNARY(vabsss, clamp(std::abs(x), low, high))
  UNARY(vneg, -x)
  UNARY(vnegss, clamp(-x, low, high))
  BOTH(vadd, false, x + y)
  BOTH(vaddss, true, clamp(x + y, low, high))
  BOTH(vaddus, false, clamp(x + y, low, high))
  BOTH(vsub, false, x - y)
  BOTH(vsubss, true, clamp(x - y, low, high))
  BOTH(vsubus, false, clamp(x - y, low, high))
  BOTH(vabsdiffs, true, std::abs(x - y))
  BOTH(vabsdiffu, false, std::abs(x - y))
  BOTH(vavgs, true, int64_t((x + y) / 2.0 + (x + y >= 0 ? 0.5 : -0.5)))
  BOTH(vavgu, false, (x + y + 1) / 2)
  BOTH(vhaddu, false, (x + y) / 2)
  BOTH(vmaxs, true, std::max(x, y))
  BOTH(vmaxu, false, std::max(x, y))
  BOTH(vmins, true, std::min(x, y))
  BOTH(vminu, false, std::min(x, y))
#define COMPARE(NAME, SIGNED, OP)                                                                  \
  BOTH(vcmp##NAME, SIGNED, x OP y ? -1 : 0)                                                        \
  BOTH(vset##NAME, SIGNED, x OP y ? 1 : 0)
  COMPARE(eq, false, ==)
  COMPARE(ne, false, !=)
  COMPARE(ges, true, >=)
  COMPARE(geu, false, >=)
  COMPARE(gts, true, >)
  COMPARE(gtu, false, >)
  COMPARE(les, true, <=)
  COMPARE(leu, false, <=)
  COMPARE(lts, true, <)
  COMPARE(ltu, false, <)
  checkSum("vsads2", 16, true, hipshift::vsads2);
  checkSum("vsadu2", 16, false, hipshift::vsadu2);
  checkSum("vsads4", 8, true, hipshift::vsads4);
  checkSum("vsadu4", 8, false, hipshift::vsadu4);
}

// Third operands fixed at the ends: the lane functions then have two operands like the others.
#define DPX(NAME, SUFFIX, SIGNED, EXPRESSION)                                                      \
  for (int64_t c : {0, 1, -1, 0x7fff, -0x8000, 300, -300}) {                                       \
    unsigned both = unsigned(c & 0xffff) * 0x10001u;                                               \
    int64_t z = asLane(c, 16, SIGNED);                                                             \
    for (int i : values(16))                                                                       \
      for (int j : values(16)) {                                                                   \
        auto lane = [&](int64_t bx, int64_t by) {                                                  \
          int64_t x = asLane(bx, 16, SIGNED), y = asLane(by, 16, SIGNED);                          \
          [[maybe_unused]] int64_t sum = asLane(x + y, 16, SIGNED);                                \
          return uint64_t(EXPRESSION) & 0xffff;                                                    \
        };                                                                                         \
        unsigned a = unsigned(i) | unsigned(j ^ 0x1234) << 16;                                     \
        unsigned b = unsigned(j) | unsigned(i) << 16;                                              \
        expect(#NAME, a, b, hipshift::NAME##16x2##SUFFIX(a, b, both),                              \
               lane(i, j) | lane(j ^ 0x1234, i) << 16);                                            \
      }                                                                                            \
  }                                                                                                \
  for (int64_t c : {0ll, 5ll, 0x7fffffffll, 0x80000000ll, 0xfffffff0ll})                           \
    for (int64_t bx : {0ll, 1ll, 0x7fffffffll, 0x80000000ll, 0xffffffffll, 0x40000000ll})          \
      for (int64_t by : {0ll, 2ll, 0x7fffffffll, 0x80000000ll, 0xffffffffll, 0x60000000ll}) {      \
        int64_t x = asLane(bx, 32, SIGNED), y = asLane(by, 32, SIGNED), z = asLane(c, 32, SIGNED); \
        [[maybe_unused]] int64_t sum = asLane(x + y, 32, SIGNED);                                  \
        expect(#NAME "32", bx, by,                                                                 \
               int64_t(hipshift::NAME##32##SUFFIX(unsigned(bx), unsigned(by), unsigned(c))),       \
               int64_t(EXPRESSION));                                                               \
      }

void dpx() {
  DPX(vimax3_s, , true, std::max({x, y, z}))
  DPX(vimax3_u, , false, std::max({x, y, z}))
  DPX(vimin3_s, , true, std::min({x, y, z}))
  DPX(vimin3_u, , false, std::min({x, y, z}))
  DPX(vimax3_s, _relu, true, std::max(std::max({x, y, z}), int64_t(0)))
  DPX(vimin3_s, _relu, true, std::max(std::min({x, y, z}), int64_t(0)))
  DPX(viaddmax_s, , true, std::max(sum, z))
  DPX(viaddmax_u, , false, std::max(sum, z))
  DPX(viaddmin_s, , true, std::min(sum, z))
  DPX(viaddmin_u, , false, std::min(sum, z))
  DPX(viaddmax_s, _relu, true, std::max({sum, z, int64_t(0)}))
  DPX(viaddmin_s, _relu, true, std::max(std::min(sum, z), int64_t(0)))
  expect("vimax_s32_relu", -5, -7, hipshift::vimax_s32_relu(-5, -7), 0);
  expect("vimin_s32_relu", 5, 7, hipshift::vimin_s32_relu(5, 7), 5);
  expect("vimin_s32_relu", -5, 7, hipshift::vimin_s32_relu(-5, 7), 0);
  expect("vimax_s16x2_relu", 0, 0, hipshift::vimax_s16x2_relu(0x8001fffe, 0x0003ffff), 0x00030000);
  expect("vimin_s16x2_relu", 0, 0, hipshift::vimin_s16x2_relu(0x80010007, 0x00030009), 0x00000007);
  bool high = false, low = true;
  expect("vibmax_s16x2", 0, 0, hipshift::vibmax_s16x2(0x0005ffff, 0x00050001, &high, &low),
         0x00050001);
  expect("vibmax_s16x2 high", 0, 0, high, 1);
  expect("vibmax_s16x2 low", 0, 0, low, 0);
  expect("vibmin_u16x2", 0, 0, hipshift::vibmin_u16x2(0x0005ffff, 0x00060001, &high, &low),
         0x00050001);
  expect("vibmin_u16x2 high", 0, 0, high, 1);
  expect("vibmin_u16x2 low", 0, 0, low, 0);
  expect("vibmin_s32", 0, 0, hipshift::vibmin_s32(-1, 4, &high), -1);
  expect("vibmin_s32 first", 0, 0, high, 1);
  expect("vibmax_u32", 0, 0, hipshift::vibmax_u32(0xffffffffu, 4, &high), 0xffffffffll);
}

void dots() {
  unsigned a = 1, b = 99;
  for (int i = 0; i < 200000; ++i) {
    a = a * 1664525u + 1013904223u;
    b = b * 22695477u + a;
    int64_t s = 0, u = 0, lo = 0, hi = 0, ulo = 0, uhi = 0;
    for (int l = 0; l < 4; ++l) {
      s += asLane(a >> (8 * l), 8, true) * asLane(b >> (8 * l), 8, true);
      u += asLane(a >> (8 * l), 8, false) * asLane(b >> (8 * l), 8, false);
    }
    for (int l = 0; l < 2; ++l) {
      lo += asLane(a >> (16 * l), 16, true) * asLane(b >> (8 * l), 8, true);
      hi += asLane(a >> (16 * l), 16, true) * asLane(b >> (16 + 8 * l), 8, true);
      ulo += asLane(a >> (16 * l), 16, false) * asLane(b >> (8 * l), 8, false);
      uhi += asLane(a >> (16 * l), 16, false) * asLane(b >> (16 + 8 * l), 8, false);
    }
    unsigned c = a ^ b;
    expect("dp4a", a, b, unsigned(hipshift::dp4a(int(a), int(b), int(c))), unsigned(s + c));
    expect("dp4a", a, b, hipshift::dp4a(a, b, c), unsigned(u + c));
    expect("dp2a_lo", a, b, unsigned(hipshift::dp2a_lo(int(a), int(b), int(c))), unsigned(lo + c));
    expect("dp2a_hi", a, b, unsigned(hipshift::dp2a_hi(int(a), int(b), int(c))), unsigned(hi + c));
    expect("dp2a_lo", a, b, hipshift::dp2a_lo(a, b, c), unsigned(ulo + c));
    expect("dp2a_hi", a, b, hipshift::dp2a_hi(a, b, c), unsigned(uhi + c));
  }
  expect("dp4a", 0, 0, hipshift::dp4a(char4{1, -2, 3, -4}, char4{5, 6, 7, 8}, 10),
         10 + 5 - 12 + 21 - 32);
}

} // namespace

int main() {
  lanewise();
  dpx();
  dots();
  std::printf("SimdTest: %d failures\n", failures);
  return failures != 0;
}
