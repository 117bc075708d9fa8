// PAIN:   P02 32-bit lane masks
// SOURCE: pytorch/FBGEMM#5830; ORNL/HeCBench#177
// EXPECT: Ballot must not be stored in 32 bits without selecting the half of the wave; popc/ffs must match
//         the width chosen.

#include "hipshift/lanes.h"
#include <hip/hip_runtime.h>
__global__ void compact(const int* in, int* out, int* cursor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int lane = threadIdx.x & 31;
    bool keep = i < n && in[i] > 0;
    unsigned votes = hipshift::ballot_sync(0xffffffffu, keep); // expect: ballot
    int rank = __popc(votes & ((1u << lane) - 1u));
    int leader = __ffs(votes) - 1;
    int base = 0;
    if (lane == leader) base = atomicAdd(cursor, __popc(votes));
    if (votes) base = __shfl(base, leader, 32); // expect: shuffle
    if (keep) out[base + rank] = in[i];
}
