// Runs hipshift/lanes.h on the CPU, one fiber a lane, in a wave of WAVE (32 or 64) lanes, and
// compares with what CUDA's documentation says about each 32-lane warp.
//
// A lane stops at each cross-lane builtin. When no lane can go on, those that stopped at one
// place in the program exchange their values, as an exec mask would have it; a place is told by
// the return addresses, and lanes that are behind (have made fewer checks) go first. Reading from
// a lane that is not there gives rubbish.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <random>
#include <ucontext.h>
#include <vector>

namespace {

// How many checks the lane has made, and from where it called.
using Place = std::array<uintptr_t, 5>;

enum class Op { Ballot, Permute, First };
struct Lane {
  ucontext_t Context;
  std::vector<char> Stack = std::vector<char>(256 * 1024);
  bool Done = false;
  uintptr_t Checks = 0;
  Place At = {};
  Op What = Op::Ballot;
  int Address = 0, Value = 0;
  uint64_t Result = 0;
};

ucontext_t Scheduler;
std::vector<Lane> *Wave = nullptr;
int Current = 0;
std::function<void(int)> Body;

uint64_t meet(Place At, Op What, int Address, int Value) {
  Lane &L = (*Wave)[Current];
  At[0] = L.Checks;
  L.At = At, L.What = What, L.Address = Address, L.Value = Value;
  swapcontext(&L.Context, &Scheduler);
  return L.Result;
}

void start() {
  Body(Current);
  (*Wave)[Current].Done = true;
  swapcontext(&(*Wave)[Current].Context, &Scheduler);
}

void exchange(const std::vector<int> &Group) {
  uint64_t Votes = 0;
  for (int I : Group)
    Votes |= uint64_t((*Wave)[I].Value != 0) << I;
  for (int I : Group) {
    Lane &L = (*Wave)[I];
    if (L.What == Op::Ballot)
      L.Result = Votes;
    else if (L.What == Op::First)
      L.Result = uint32_t((*Wave)[Group[0]].Value);
    else {
      L.Result = 0xbadbad00u;
      for (int J : Group)
        if (J == (L.Address >> 2) % WAVE)
          L.Result = uint32_t((*Wave)[J].Value);
    }
  }
}

// Runs `F(lane)` on the lanes of one wave.
void runWave(std::function<void(int)> F) {
  Body = std::move(F);
  std::vector<Lane> Lanes(WAVE);
  Wave = &Lanes;
  std::vector<int> Ready;
  for (int I = 0; I != WAVE; ++I) {
    getcontext(&Lanes[I].Context);
    Lanes[I].Context.uc_stack.ss_sp = Lanes[I].Stack.data();
    Lanes[I].Context.uc_stack.ss_size = Lanes[I].Stack.size();
    Lanes[I].Context.uc_link = nullptr;
    makecontext(&Lanes[I].Context, start, 0);
    Ready.push_back(I);
  }
  while (!Ready.empty()) {
    for (int I : Ready) {
      Current = I;
      swapcontext(&Scheduler, &Lanes[I].Context);
    }
    const Lane *Lowest = nullptr;
    for (const Lane &L : Lanes)
      if (!L.Done && (!Lowest || L.At < Lowest->At))
        Lowest = &L;
    Ready.clear();
    for (int I = 0; I != WAVE; ++I)
      if (!Lanes[I].Done && Lanes[I].At == Lowest->At)
        Ready.push_back(I);
    exchange(Ready);
  }
}

} // namespace

// What lanes.h uses of HIP.
#define __HIPCC_RTC__ 1
#define __device__
#define CALLER(N) uintptr_t(__builtin_return_address(N))
#define MEET(...) meet({0, CALLER(3), CALLER(2), CALLER(1), CALLER(0)}, __VA_ARGS__)
static unsigned __lane_id() { return unsigned(Current); }
static unsigned __builtin_amdgcn_wavefrontsize() { return WAVE; }
static void __builtin_amdgcn_fence(int, const char *) {}
static void __builtin_amdgcn_wave_barrier() {}
__attribute__((noinline)) static unsigned long long __ballot(int P) {
  return MEET(Op::Ballot, 0, P);
}
__attribute__((noinline)) static int __builtin_amdgcn_ds_bpermute(int Address, int Value) {
  return int(MEET(Op::Permute, Address, Value));
}
__attribute__((noinline)) static int __builtin_amdgcn_readfirstlane(int Value) {
  return int(MEET(Op::First, 0, Value));
}
#include "hipshift/lanes.h"

namespace {

int Failures = 0;
void expect(const char *What, int Lane, uint64_t Got, uint64_t Want) {
  ++(*Wave)[Lane].Checks;
  if (Got == Want)
    return;
  if (++Failures < 20)
    printf("%s, lane %d: got %#llx, want %#llx\n", What, Lane, (unsigned long long)Got,
           (unsigned long long)Want);
}

std::mt19937 Random(1);

// CUDA's model of one warp: values and who takes part.
struct Warps {
  uint32_t Value[WAVE];
  uint32_t Mask[WAVE]; // the mask that the lane passes
  bool Runs[WAVE];     // false: exited before
};

// The lanes of `Mask` in the warp of lane I that have not exited.
std::vector<int> members(const Warps &W, int I) {
  std::vector<int> Result;
  for (int J = 0; J != 32; ++J)
    if ((W.Mask[I] >> J & 1) && W.Runs[(I & ~31) + J])
      Result.push_back((I & ~31) + J);
  return Result;
}

// Parts of each warp that call with their own mask, at random; some lanes have exited.
Warps randomWarps(int Kind, unsigned ValueRange) {
  Warps W;
  for (int I = 0; I != WAVE; ++I) {
    W.Value[I] = Random() % ValueRange;
    W.Runs[I] = Kind == 0 || Random() % 4 != 0;
  }
  for (int First = 0; First != WAVE; First += 32) {
    const int Parts = Kind == 0 ? 1 : 1 + Random() % 5;
    uint32_t Part[5] = {};
    int Of[32];
    for (int J = 0; J != 32; ++J)
      Part[Of[J] = Random() % Parts] |= 1u << J;
    for (int J = 0; J != 32; ++J)
      W.Mask[First + J] = Part[Of[J]];
  }
  return W;
}

template <class F> void eachLane(const Warps &W, F Call) {
  runWave([&](int I) {
    if (W.Runs[I])
      Call(I);
  });
}

template <class Op> uint32_t fold(const Warps &W, int I, Op F) {
  const std::vector<int> M = members(W, I);
  uint32_t R = W.Value[M[0]];
  for (size_t K = 1; K < M.size(); ++K)
    R = F(R, W.Value[M[K]]);
  return R;
}

void testMasked(const Warps &W) {
  using namespace hipshift;
  eachLane(W, [&](int I) {
    const uint32_t V = W.Value[I], M = W.Mask[I];
    const std::vector<int> Who = members(W, I);
    uint32_t Set = 0, Present = 0, Equal = 0, Active = 0;
    for (int J : Who) {
      Present |= 1u << (J & 31);
      Set |= uint32_t(W.Value[J] & 1) << (J & 31);
      Equal |= uint32_t(W.Value[J] == V) << (J & 31);
    }
    for (int J = I & ~31; J != (I & ~31) + 32; ++J)
      Active |= uint32_t(W.Runs[J]) << (J & 31);
    expect("lane_id", I, lane_id(), I & 31);
    expect("activemask", I, activemask(), Active);
    expect("ballot_sync", I, ballot_sync(M, V & 1), Set);
    expect("any_sync", I, any_sync(M, V & 1) != 0, Set != 0);
    expect("all_sync", I, all_sync(M, V & 1) != 0, Set == Present);
    expect("match_any_sync", I, match_any_sync(M, V), Equal);
    expect("match_any_sync, 64 bits", I, match_any_sync(M, uint64_t(V) << 32 | 7), Equal);
    int All = -1;
    expect("match_all_sync", I, match_all_sync(M, V, &All), Equal == Present ? Present : 0);
    expect("match_all_sync, predicate", I, All, Equal == Present);
    expect("match_all_sync, one value", I, match_all_sync(M, 7.0, &All), Present);
    auto Signed = [](uint32_t X) { return int(X) - 3; };
    expect("reduce_add", I, reduce_add_sync(M, V),
           fold(W, I, [](auto A, auto B) { return A + B; }));
    expect("reduce_min", I, reduce_min_sync(M, V),
           fold(W, I, [](auto A, auto B) { return A < B ? A : B; }));
    expect("reduce_max", I, reduce_max_sync(M, V),
           fold(W, I, [](auto A, auto B) { return A > B ? A : B; }));
    expect("reduce_min, int", I, uint32_t(reduce_min_sync(M, Signed(V))),
           uint32_t(Signed(fold(W, I, [](auto A, auto B) { return A < B ? A : B; }))));
    expect("reduce_and", I, reduce_and_sync(M, V),
           fold(W, I, [](auto A, auto B) { return A & B; }));
    expect("reduce_or", I, reduce_or_sync(M, V), fold(W, I, [](auto A, auto B) { return A | B; }));
    expect("reduce_xor", I, reduce_xor_sync(M, V),
           fold(W, I, [](auto A, auto B) { return A ^ B; }));
  });
}

// shfl.sync as the PTX ISA defines it, for full warps.
int sourceLane(char Mode, int Lane, unsigned B, int Width) {
  const int Segment = 32 - Width, Offset = B & 31, Clamp = Mode == 'u' ? 0 : 31;
  const int Bound = (Lane & Segment) | (Clamp & ~Segment & 31);
  int J = Mode == 'u'   ? Lane - Offset
          : Mode == 'd' ? Lane + Offset
          : Mode == 'x' ? Lane ^ Offset
                        : (Lane & Segment) | (Offset & ~Segment);
  const bool InRange = Mode == 'u' ? J >= Bound : J <= Bound;
  return InRange ? J : Lane;
}

struct Big {
  double D;
  int I;
  char C;
};

void testShuffles(const Warps &W) {
  using namespace hipshift;
  for (int Width = 1; Width <= 32; Width *= 2)
    for (unsigned B : {0u, 1u, 3u, 7u, 16u, 31u, 33u, unsigned(-1)})
      eachLane(W, [&](int I) {
        auto Want = [&](char Mode) {
          return W.Value[(I & ~31) + sourceLane(Mode, I & 31, B, Width)];
        };
        const uint32_t V = W.Value[I];
        expect("shfl", I, shfl_sync(~0u, V, int(B), Width), Want('i'));
        expect("shfl_up", I, shfl_up_sync(~0u, V, B, Width), Want('u'));
        expect("shfl_down", I, shfl_down_sync(~0u, V, B, Width), Want('d'));
        expect("shfl_xor", I, shfl_xor_sync(~0u, V, int(B), Width), Want('x'));
        expect("shfl_down of double", I, uint64_t(shfl_down_sync(~0u, double(V), B, Width)),
               Want('d'));
        const Big S = shfl_xor_sync(~0u, Big{double(V), int(V) + 1, char(V)}, int(B), Width);
        expect("shfl_xor of a struct", I, uint64_t(S.D), Want('x'));
        expect("shfl_xor of a struct", I, uint64_t(S.I), Want('x') + 1);
        expect("shfl_xor of a struct", I, uint8_t(S.C), uint8_t(Want('x')));
      });
}

} // namespace

int main() {
  for (int Round = 0; Round != 30; ++Round) {
    testMasked(randomWarps(Round % 3, Round % 2 ? 3 : 100000));
    testMasked(randomWarps(1, 1));
  }
  testShuffles(randomWarps(0, 1u << 30));
  // Divergent callers without masks, and the lanes that see each other then.
  runWave([](int I) {
    if (I % 3 == 0) {
      uint32_t Third = 0;
      for (int J = I & ~31; J != (I & ~31) + 32; ++J)
        Third |= uint32_t(J % 3 == 0) << (J & 31);
      expect("activemask in a branch", I, hipshift::activemask(), Third);
      expect("ballot in a branch", I, hipshift::ballot(I & 1), Third & (0xaaaaaaaau));
      expect("all in a branch", I, hipshift::all(I % 3 == 0), 1);
      expect("any in a branch", I, hipshift::any(I % 3 == 1), 0);
    }
  });
  if (Failures)
    printf("%d wrong\n", Failures);
  return Failures != 0;
}
