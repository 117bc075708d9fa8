// 01: CUDA code in #else / inactive preprocessor branches
#include <hip/hip_runtime.h>
#define USE_POOL 1
__global__ void k(int *p) { *p = 1; }
void run(int *d, hipStream_t s) {
#if USE_POOL
  void *p; hipMallocAsync(&p, 4, s); // expect: name // ok: unsupported
#else
  void *p; hipMalloc(&p, 4); // expect: name
  hipMemcpyToSymbol(HIP_SYMBOL(p), d, 4); // expect: argument
  k<<<1, 1, 0, s>>>(d); // ok: launch
#endif
#ifdef NEVER
  k<<<1, 1>>>(d); // ok: launch
  hipDeviceSynchronize(); // expect: name
  hipTextureObject_t t; hipStreamBeginCapture(s, hipStreamCaptureModeGlobal); // expect: name
#endif
#ifndef __CUDA_ARCH__ // expect: unsupported
  hipDeviceReset();
#else
  __syncthreads();
#endif
}
