// 01: CUDA code in #else / inactive preprocessor branches
#include <cuda_runtime.h>
#define USE_POOL 1
__global__ void k(int *p) { *p = 1; }
void run(int *d, cudaStream_t s) {
#if USE_POOL
  void *p; cudaMallocAsync(&p, 4, s); // expect: name // ok: unsupported
#else
  void *p; cudaMalloc(&p, 4); // expect: name
  cudaMemcpyToSymbol(p, d, 4); // expect: argument
  k<<<1, 1, 0, s>>>(d); // ok: launch
#endif
#ifdef NEVER
  k<<<1, 1>>>(d); // ok: launch
  cudaThreadSynchronize(); // expect: name
  cudaTextureObject_t t; cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); // expect: name
#endif
#ifndef __CUDA_ARCH__ // expect: unsupported
  cudaDeviceReset();
#else
  __syncthreads();
#endif
}
