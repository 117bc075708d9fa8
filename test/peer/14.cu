// 14 aliases, function pointers, using declarations of CUDA names
#include <cuda_runtime.h>
#include <cub/cub.cuh>
using stream_t = cudaStream_t;
namespace cu = cub;                                   // namespace alias // expect: name
using cub::BlockReduce;                               // using declaration // expect: name // ok: unknown-name
using MyReduce = cub::BlockReduce<float, 128>;        // alias declaration // expect: name
typedef cub::BlockScan<int, 128> MyScan; // expect: name
__global__ void kern(float *in, float *out) {
  __shared__ typename MyReduce::TempStorage t; // ok: unknown-name
  out[0] = MyReduce(t).Sum(in[threadIdx.x]);
  typedef cub::WarpReduce<float> WR; // expect: name
  __shared__ WR::TempStorage w; // ok: unknown-name
  out[1] = WR(w).Sum(in[threadIdx.x]);
}
cudaError_t (*alloc)(void **, size_t) = &::cudaMalloc; // expect: name
auto freer = cudaFree; // expect: name
template <cudaError_t (*F)(void *)> struct Del { void operator()(void *p) const { F(p); } };
Del<cudaFree> d; // expect: name
size_t tmp(float *in, float *out, int n) {
  size_t b = 0; cub::DeviceReduce::Sum(nullptr, b, in, out, n); // expect: name // ok: unknown-name
  cu::DeviceScan::ExclusiveSum(nullptr, b, in, out, n); // ok: unknown-name
  return b;
}
