// compile: no (what HIP lacks is left, and said)
// 24: APIs HIP lacks: only a warning, output keeps the CUDA name, rc 0
#include <cuda_runtime.h>
#include <cuda.h>
void f(cudaStream_t s, void *p) {
  cudaStreamAttrValue v; v.accessPolicyWindow.base_ptr = p; v.accessPolicyWindow.num_bytes = 1 << 20;
  v.accessPolicyWindow.hitRatio = 1.0f; v.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
  cudaStreamSetAttribute(s, cudaStreamAttributeAccessPolicyWindow, &v);
  cudaDeviceSetLimit(cudaLimitPersistingL2CacheSize, 1 << 20); // expect: unsupported
  cudaLaunchConfig_t c = {}; 
  cudaLaunchAttribute a[1]; a[0].id = cudaLaunchAttributeClusterDimension; c.attrs = a; c.numAttrs = 1; // expect: unsupported
  cudaCtxResetPersistingL2Cache(); // expect: unsupported
}
