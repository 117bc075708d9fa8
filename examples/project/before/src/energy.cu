// Sums up the kinetic energy.
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

double energy(Particles particles, cudaStream_t stream) {
  double *sum, result = 0;
  require(cudaMallocTracked(reinterpret_cast<void **>(&sum), sizeof(double)), "allocation");
  require(cudaMemsetAsync(sum, 0, sizeof(double), stream), "reset");
  sumEnergy<<<32, 256, 0, stream>>>(particles.position, particles.velocity, particles.count, sum);
  require(cudaGetLastError(), "launch of sumEnergy");
  require(cudaMemcpyAsync(&result, sum, sizeof(double), cudaMemcpyDeviceToHost, stream), "copy");
  require(cudaStreamSynchronize(stream), "wait");
  require(cudaFree(sum), "release");
  return result;
}

} // namespace physics
