// 14 aliases, function pointers, using declarations of CUDA names
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
using stream_t = hipStream_t;
namespace cu = hipcub;                                   // namespace alias // expect: name
using hipcub::BlockReduce;                               // using declaration // expect: name // ok: unknown-name
using MyReduce = hipcub::BlockReduce<float, 128>;        // alias declaration // expect: name
typedef hipcub::BlockScan<int, 128> MyScan; // expect: name
__global__ void kern(float *in, float *out) {
  __shared__ typename MyReduce::TempStorage t; // ok: unknown-name
  out[0] = MyReduce(t).Sum(in[threadIdx.x]);
  typedef hipcub::WarpReduce<float> WR; // expect: name
  __shared__ WR::TempStorage w; // ok: unknown-name
  out[1] = WR(w).Sum(in[threadIdx.x]);
}
hipError_t (*alloc)(void **, size_t) = &::hipMalloc; // expect: name
auto freer = hipFree; // expect: name
template <hipError_t (*F)(void *)> struct Del { void operator()(void *p) const { F(p); } };
Del<hipFree> d; // expect: name
size_t tmp(float *in, float *out, int n) {
  size_t b = 0; hipcub::DeviceReduce::Sum(nullptr, b, in, out, n); // expect: name // ok: unknown-name
  cu::DeviceScan::ExclusiveSum(nullptr, b, in, out, n); // ok: unknown-name
  return b;
}
