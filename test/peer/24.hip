// compile: no (what HIP lacks is left, and said)
// 24: APIs HIP lacks: only a warning, output keeps the CUDA name, rc 0
#include <hip/hip_runtime.h>
void f(hipStream_t s, void *p) {
  hipLaunchAttributeValue v; v.accessPolicyWindow.base_ptr = p; v.accessPolicyWindow.num_bytes = 1 << 20;
  v.accessPolicyWindow.hitRatio = 1.0f; v.accessPolicyWindow.hitProp = hipAccessPropertyPersisting;
  hipStreamSetAttribute(s, hipLaunchAttributeAccessPolicyWindow, &v);
  hipDeviceSetLimit(cudaLimitPersistingL2CacheSize, 1 << 20); // expect: unsupported
  hipLaunchConfig_t c = {}; 
  hipLaunchAttribute a[1]; a[0].id = cudaLaunchAttributeClusterDimension; c.attrs = a; c.numAttrs = 1; // expect: unsupported
  cudaCtxResetPersistingL2Cache(); // expect: unsupported
}
