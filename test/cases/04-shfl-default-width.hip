// PAIN:   P03 shuffle default width is 64
// SOURCE: ORNL/HeCBench#180; ggml-org/llama.cpp#3630
// EXPECT: Scans with __shfl_up and no width argument cross the 32-lane border on wave64; width must be
//         given.

#include <hip/hip_runtime.h>
__device__ int warp_scan(int v) {
    int lane = threadIdx.x & 31;
    for (int d = 1; d < 32; d <<= 1) {
        int u = __shfl_up(v, d, 32); // expect: shuffle-up
        if (lane >= d) v += u;
    }
    return v;
}
__global__ void scan(int* data, int* totals) {
    int v = warp_scan(data[blockIdx.x * blockDim.x + threadIdx.x]);
    int total = __shfl(v, 31, 32); // expect: shuffle
    int rot = __shfl(v, threadIdx.x + 1, 32);  // wraps modulo the width // expect: shuffle
    data[blockIdx.x * blockDim.x + threadIdx.x] = v + rot;
    if ((threadIdx.x & 31) == 0) totals[(blockIdx.x * blockDim.x + threadIdx.x) / 32] = total;
}
