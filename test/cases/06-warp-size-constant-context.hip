// PAIN:   P04 warpSize not constant in ROCm 7
// SOURCE: vllm-project/vllm#20330; ginkgo-project/ginkgo#1931; ROCm/rocHPL#20; HIP docs "warpSize"
// EXPECT: Where the warp width is needed at compile time, never emit warpSize or __AMDGCN_WAVEFRONT_SIZE.

#include <hip/hip_runtime.h>
#include "hipshift/lanes.h"
template <int W> __device__ float reduce(float v) {
    static_assert(W == 32, "one warp");
#pragma unroll
    for (int d = W / 2; d; d /= 2) v += __shfl_xor(v, d, W); // expect: shuffle-xor
    return v;
}
template <int Threads, int Warps = Threads / 32> // ok: warp-size
__global__ void k(float* p) {
    __shared__ float s[Warps];
    float v = reduce<32>(p[threadIdx.x]);
    if (threadIdx.x % hipshift::warp_size == 0) s[threadIdx.x / hipshift::warp_size] = v;   // run-time use of warpSize // expect: warp-size
    __syncthreads();
    p[threadIdx.x] = s[threadIdx.x / hipshift::warp_size]; // expect: warp-size
}
template __global__ void k<256, 8>(float*);
int host_warps(int threads) { return (threads + 31) / 32; } // ok: warp-size
