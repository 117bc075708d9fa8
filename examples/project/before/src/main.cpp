// Sets the particles up, moves them, and compares with what must come out.
#include "particles.h"

#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <vector>

namespace physics {

static size_t allocated = 0;

cudaError_t cudaMallocTracked(void **pointer, size_t bytes) {
  allocated += bytes;
  return cudaMalloc(pointer, bytes);
}

size_t trackedBytes() { return allocated; }

} // namespace physics

int main() {
  const int n = 10000, steps = 4;
  const float seconds = 0.25f;
  std::vector<float4> position(n), velocity(n);
  double expectedEnergy = 0;
  for (int i = 0; i < n; ++i) {
    position[i] = make_float4(i % 10, i % 20, i % 30, 1 + i % 2);
    velocity[i] = make_float4(1, 2, i % 4, 0);
    expectedEnergy += 0.5 * position[i].w * (1 + 4 + (i % 4) * (i % 4));
  }

  physics::Particles particles{nullptr, nullptr, n};
  const size_t bytes = n * sizeof(float4);
  cudaStream_t stream;
  bool good = cudaStreamCreate(&stream) == cudaSuccess;
  good = good && physics::cudaMallocTracked((void **)&particles.position, bytes) == cudaSuccess;
  good = good && physics::cudaMallocTracked((void **)&particles.velocity, bytes) == cudaSuccess;
  if (!good) {
    std::printf("FAIL: %s\n", cudaGetErrorString(cudaGetLastError()));
    return 1;
  }
  cudaMemcpyAsync(particles.position, position.data(), bytes, cudaMemcpyHostToDevice, stream);
  cudaMemcpyAsync(particles.velocity, velocity.data(), bytes, cudaMemcpyHostToDevice, stream);
  for (int i = 0; i < steps; ++i)
    physics::step(particles, seconds, stream);
  const double energy = physics::energy(particles, stream);
  std::vector<float4> moved(n);
  cudaMemcpyAsync(moved.data(), particles.position, bytes, cudaMemcpyDeviceToHost, stream);
  good = cudaStreamSynchronize(stream) == cudaSuccess;

  for (int i = 0; i < n; ++i)
    good = good && moved[i].x == position[i].x + 1 && moved[i].y == position[i].y + 2 &&
           moved[i].z == position[i].z + i % 4;
  good = good && std::fabs(energy - expectedEnergy) < 1e-6 * expectedEnergy;
  good = good && physics::trackedBytes() == 2 * bytes + sizeof(double);
  cudaFree(particles.position);
  cudaFree(particles.velocity);
  cudaStreamDestroy(stream);
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
