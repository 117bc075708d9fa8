// PAIN:   P11 project headers
// SOURCE: ROCm/HIPIFY#2402, #2505, #2507, #623; ROCm/hip#989
// EXPECT: Header uses types from an earlier include of the .cu; it must be converted once, in the context
//         of its includer.
// NVCC:   -I.

#include <hip/hip_runtime.h>
struct Pair { float a, b; };
#include "22-header-not-self-contained.cuh"
#include <22-angle-header.cuh>
__global__ void use(Pair* p) { p[threadIdx.x] = swap_pair(p[threadIdx.x]); }
void run(Pair* p) { upload(p, 32); use<<<1, 32>>>(p); wait_all(); }
