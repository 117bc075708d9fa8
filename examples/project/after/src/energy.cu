// Sums up the kinetic energy.
#include <hip/hip_runtime.h>
#include "device_math.cuh"
#include "particles.h"

namespace physics {

__global__ static void sumEnergy(const float4 *position, const float4 *velocity, int n,
                                 double *sum) {
  double mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    mine += 0.5 * position[i].w * squaredLength(velocity[i]);
  mine = warpTotal(mine);
  if (threadIdx.x % 32 == 0)
    atomicAdd(sum, mine);
}

double energy(Particles particles, hipStream_t stream) {
  double *sum, result = 0;
  require(cudaMallocTracked(reinterpret_cast<void **>(&sum), sizeof(double)), "allocation");
  require(hipMemsetAsync(sum, 0, sizeof(double), stream), "reset");
  sumEnergy<<<32, 256, 0, stream>>>(particles.position, particles.velocity, particles.count, sum);
  require(hipGetLastError(), "launch of sumEnergy");
  require(hipMemcpyAsync(&result, sum, sizeof(double), hipMemcpyDeviceToHost, stream), "copy");
  require(hipStreamSynchronize(stream), "wait");
  require(hipFree(sum), "release");
  return result;
}

} // namespace physics
