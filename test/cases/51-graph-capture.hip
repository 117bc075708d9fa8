// PAIN:   P45 graphs
// SOURCE: ROCm/hip#3876, #3834; ROCm/legacy-rocm-build#5337; ROCm/rccl#2022; pytorch/pytorch#155684
// EXPECT: Signature of instantiate, capture modes and host functions in capture differ by CUDA and ROCm
//         version.

#include <hip/hip_runtime.h>
static void tick(void* u) { ++*static_cast<int*>(u); } // expect: name
__global__ void step(float* p) { p[threadIdx.x] += 1.f; }
hipGraphExec_t record(hipStream_t s, float* p, float* h, int* n) {
    hipGraph_t g; hipGraphExec_t e;
    hipStreamBeginCapture(s, hipStreamCaptureModeThreadLocal);
    hipMemcpyAsync(p, h, 128, hipMemcpyHostToDevice, s);
    step<<<1, 32, 0, s>>>(p);
    hipLaunchHostFunc(s, tick, n);
    hipStreamEndCapture(s, &g);
    hipGraphInstantiateWithFlags(&e, g, 0); // expect: graph-instantiate-flags
    hipGraphDestroy(g);
    return e;
}
