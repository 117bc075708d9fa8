// PAIN:   P03 _sync mask type
// SOURCE: ROCm/hip#3667; ggml-org/llama.cpp#15239; ROCm/clr hipamd amd_warp_sync_functions.h
// EXPECT: _sync builtins need a 64-bit mask; casting 0xffffffff to 64 bits compiles but names half of a
//         wave64.

#include "hipshift/lanes.h"
#include <hip/hip_runtime.h>
#define FULL 0xffffffff // ok: name
constexpr unsigned kAll = ~0u;
template <class T> __device__ T bcast(T v, int src, unsigned m = kAll) { return hipshift::shfl_sync(m, v, src, 32); } // expect: shuffle

__global__ void k(int* p, unsigned caller_mask) {
    int v = p[threadIdx.x];
    v += __shfl_xor(v, 1, 32); // expect: shuffle-xor
    v += __shfl_up(v, 2, 32); // expect: shuffle-up
    v += bcast(v, 0);
    if (hipshift::any_sync(kAll, v > 7)) v++; // expect: vote-any
    if (hipshift::all_sync(FULL, v > 0)) v--; // expect: vote-all
    v += hipshift::shfl_sync(caller_mask, v, 3, 32);      // run-time mask // expect: shuffle
    p[threadIdx.x] = v;
}
