// compile: no (hostNumaId is left, and said)
// 18 cudaDeviceProp: fields that HIP does not have, or that changed meaning / CUDA 13 removals
#include <hip/hip_runtime.h>
#include <cstdio>
void show() {
  hipDeviceProp_t p;
  hipGetDeviceProperties(&p, 0);
  if (p.major < 7) return;                          // compute capability used for feature detection // expect: compute-capability
  if (p.major * 10 + p.minor >= 80) printf("has async copy\n"); // expect: compute-capability
  printf("%d %zu %d\n", p.regsPerMultiprocessor, p.reservedSharedMemPerBlock, p.accessPolicyMaxWindowSize); // ok: unsupported
  printf("%d %d\n", p.hostNumaId, p.unifiedFunctionPointers); // expect: unsupported
  int v; hipDeviceGetAttribute(&v, hipDeviceAttributeComputeCapabilityMajor, 0); // expect: compute-capability
  hipDeviceGetAttribute(&v, hipDeviceAttributeAccessPolicyMaxWindowSize, 0); // ok: unsupported
  hipPointerAttribute_t a; hipPointerGetAttributes(&a, &v);
  if (a.type == hipMemoryTypeUnregistered) {} // expect: name
#if __CUDA_ARCH__ >= 800 // expect: unsupported
  printf("x");
#endif
#if defined(__HIPCC__) && CUDART_VERSION >= 12000 // expect: unsupported
  printf("nvcc 12");
#endif
}
