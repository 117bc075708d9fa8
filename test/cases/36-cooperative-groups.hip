// PAIN:   P24 cooperative groups
// SOURCE: ROCm/rocm-systems#3784, #7588, #4908; ROCm/hip#3478; ginkgo-project/ginkgo#357
// EXPECT: tiled_partition<32> and grid sync map; reduce/labeled/coalesced helpers exist only in new ROCm
//         or not at all.

#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include "hipshift/groups.h"
namespace cg = cooperative_groups;
__global__ void k(float* p, float* out, int n) {
    cg::grid_group g = cg::this_grid();
    cg::thread_block b = cg::this_thread_block();
    auto t = cg::tiled_partition<32>(b); // ok: name
    float v = 0;
    for (unsigned i = g.thread_rank(); i < (unsigned)n; i += g.size()) v += p[i];
    v = hipshift::reduce(t, v, hipshift::plus<float>()); // expect: name
    if (t.thread_rank() == 0) atomicAdd(out, v);
    g.sync();
    cg::coalesced_group c = cg::coalesced_threads();
    if (c.thread_rank() == 0) out[1] = out[0] / c.size();
    auto l = hipshift::labeled_partition(c, (int)(threadIdx.x & 3)); // expect: name
    out[2 + l.meta_group_rank()] = t.shfl_down(v, 1);
}
void run(float* p, float* o, int n) { void* a[] = {&p, &o, &n}; hipLaunchCooperativeKernel((const void*)k, dim3(8), dim3(256), a, size_t(0), hipStream_t(0)); }
