// Compute capability of a device, and versions of something else.
#include <cuda_runtime.h>

struct Version {
  int major, minor;
};

bool fits(const cudaDeviceProp &prop, const Version &version) {
  if (prop.major < 7)                            // expect: compute-capability
    return false;
  int both = prop.major * 10                     // expect: compute-capability
             + prop.minor;                       // expect: compute-capability
  return both >= 80 && version.major > 1         // ok: compute-capability
         && prop.multiProcessorCount > 8;        // ok: compute-capability
}

int ask(int device) {
  int major = 0;                                 // ok: compute-capability
  cudaDeviceGetAttribute(&major,
                         cudaDevAttrComputeCapabilityMajor, // expect: compute-capability
                         device);
  return major;                                  // ok: compute-capability
}
