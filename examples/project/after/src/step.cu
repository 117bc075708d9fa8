// Moves the particles.
#include <hip/hip_runtime.h>
#include "particles.h"
#include "device_math.cuh"

namespace physics {

__global__ static void move(float4 *position, const float4 *velocity, int n, float seconds) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 way = scaled(velocity[i], seconds);
  position[i].x += way.x;
  position[i].y += way.y;
  position[i].z += way.z;
}

void step(Particles particles, float seconds, hipStream_t stream) {
  const int block = 128;
  move<<<(particles.count + block - 1) / block, block, 0, stream>>>(
      particles.position, particles.velocity, particles.count, seconds);
  require(hipGetLastError(), "launch of move");
}

} // namespace physics
