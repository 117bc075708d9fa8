// compile: no (libhipcxx is installed separately)
// PAIN:   P43 thrust and libcu++
// SOURCE: ROCm/HIPIFY#922; ROCm/libhipcxx#23; ROCm/rocm-examples#493
// EXPECT: thrust::cuda names, cuda::atomic_ref, cuda::std, barriers/pipelines.
// NVCC:   -std=c++17

#include <hip/hip_runtime.h>
#include <thrust/execution_policy.h>
#include <thrust/system/hip/execution_policy.h> // expect: include
#include <thrust/device_ptr.h>
#include <thrust/transform_reduce.h>
#include <thrust/functional.h>
#include <cuda/atomic> // expect: include
#include <cuda/std/array>
__global__ void hist(int* bins, const int* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cuda::std::array<int, 2> lim{0, 63};
    if (i < n && x[i] >= lim[0] && x[i] <= lim[1]) { cuda::atomic_ref<int, cuda::thread_scope_device> r(bins[x[i]]); r.fetch_add(1, cuda::memory_order_relaxed); } // expect: differs
}
struct Sq { __host__ __device__ float operator()(float v) const { return v * v; } };
float norm2(float* p, int n, hipStream_t s) {
    thrust::device_ptr<float> d(p);
    return thrust::transform_reduce(thrust::hip::par.on(s), d, d + n, Sq{}, 0.f, thrust::plus<float>()); // expect: name
}
