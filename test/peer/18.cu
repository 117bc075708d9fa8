// compile: no (hostNumaId is left, and said)
// 18 cudaDeviceProp: fields that HIP does not have, or that changed meaning / CUDA 13 removals
#include <cuda_runtime.h>
#include <cstdio>
void show() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  if (p.major < 7) return;                          // compute capability used for feature detection // expect: compute-capability
  if (p.major * 10 + p.minor >= 80) printf("has async copy\n"); // expect: compute-capability
  printf("%d %zu %d\n", p.regsPerMultiprocessor, p.reservedSharedMemPerBlock, p.accessPolicyMaxWindowSize); // ok: unsupported
  printf("%d %d\n", p.hostNumaId, p.unifiedFunctionPointers); // expect: unsupported
  int v; cudaDeviceGetAttribute(&v, cudaDevAttrComputeCapabilityMajor, 0); // expect: compute-capability
  cudaDeviceGetAttribute(&v, cudaDevAttrMaxAccessPolicyWindowSize, 0); // ok: unsupported
  cudaPointerAttributes a; cudaPointerGetAttributes(&a, &v);
  if (a.type == cudaMemoryTypeUnregistered) {} // expect: name
#if __CUDA_ARCH__ >= 800 // expect: unsupported
  printf("x");
#endif
#if defined(__CUDACC__) && CUDART_VERSION >= 12000 // expect: unsupported
  printf("nvcc 12");
#endif
}
