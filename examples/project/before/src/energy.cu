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
  double *sum, result = -1;
  if (cudaMallocTracked(reinterpret_cast<void **>(&sum), sizeof(double)) != cudaSuccess)
    return result;
  cudaMemsetAsync(sum, 0, sizeof(double), stream);
  sumEnergy<<<32, 256, 0, stream>>>(particles.position, particles.velocity, particles.count, sum);
  cudaMemcpyAsync(&result, sum, sizeof(double), cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(stream);
  cudaFree(sum);
  return result;
}

} // namespace physics
