// PAIN:   P01 hard-coded 32-lane warp
// SOURCE: ORNL/HeCBench#167, #171; ggml-org/llama.cpp#11495
// EXPECT: Keep 32-lane logical warps on wave64 (explicit width 32, lane = tid & 31 kept) or generalise;
//         report every 32 that is a warp width, and leave the 32 that is a bit-word size alone.

#include <hip/hip_runtime.h>
constexpr int kLanes = 32;      // warp width // ok: shuffle-down
constexpr int kWordBits = 32;   // NOT a warp width: bits of one packed word // ok: shuffle-down

__global__ void block_sum(const float* in, float* out, unsigned* packed, int n) {
    __shared__ float part[1024 / kLanes]; // ok: warp-size
    int lane = threadIdx.x % kLanes;
    int warp = threadIdx.x >> 5;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? in[i] : 0.0f;
    for (int d = kLanes / 2; d > 0; d /= 2) v += __shfl_down(v, d, 32); // expect: shuffle-down
    if (lane == 0) part[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < (int)(blockDim.x / kLanes) ? part[lane] : 0.0f;
        for (int d = 16; d > 0; d >>= 1) v += __shfl_down(v, d, 32); // expect: shuffle-down
        if (lane == 0) out[blockIdx.x] = v;
    }
    if (i < n) atomicOr(&packed[i / kWordBits], 1u << (i % kWordBits)); // ok: name
}
