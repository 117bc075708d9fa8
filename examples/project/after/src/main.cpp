// Sets the particles up, moves them, and compares with what must come out.
#include "particles.h"

#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace physics {

static size_t allocated = 0;

void require(hipError_t status, const char *what) {
  if (status == hipSuccess)
    return;
  std::fprintf(stderr, "FAIL: %s: %s\n", what, hipGetErrorString(status));
  std::exit(1);
}

hipError_t cudaMallocTracked(void **pointer, size_t bytes) {
  allocated += bytes;
  return hipMalloc(pointer, bytes);
}

size_t trackedBytes() { return allocated; }

} // namespace physics

int main() {
  using physics::require;
  const int n = 10000, steps = 4;
  const float seconds = 0.25f;
  std::vector<float4> position(n), velocity(n), moved(n);
  double expectedEnergy = 0;
  for (int i = 0; i < n; ++i) {
    position[i] = make_float4(i % 10, i % 20, i % 30, 1 + i % 2);
    velocity[i] = make_float4(1, 2, i % 4, 0);
    expectedEnergy += 0.5 * position[i].w * (1 + 4 + (i % 4) * (i % 4));
  }

  physics::Particles particles{nullptr, nullptr, n};
  const size_t bytes = n * sizeof(float4);
  hipStream_t stream;
  require(hipStreamCreate(&stream), "stream");
  require(physics::cudaMallocTracked((void **)&particles.position, bytes), "allocation");
  require(physics::cudaMallocTracked((void **)&particles.velocity, bytes), "allocation");
  require(hipMemcpyAsync(particles.position, position.data(), bytes, hipMemcpyHostToDevice,
                          stream),
          "copy");
  require(hipMemcpyAsync(particles.velocity, velocity.data(), bytes, hipMemcpyHostToDevice,
                          stream),
          "copy");
  for (int i = 0; i < steps; ++i)
    physics::step(particles, seconds, stream);
  const double energy = physics::energy(particles, stream);
  require(hipMemcpyAsync(moved.data(), particles.position, bytes, hipMemcpyDeviceToHost, stream),
          "copy");
  require(hipStreamSynchronize(stream), "wait");
  require(hipFree(particles.position), "release");
  require(hipFree(particles.velocity), "release");
  require(hipStreamDestroy(stream), "release");

  bool good = std::fabs(energy - expectedEnergy) < 1e-6 * expectedEnergy;
  for (int i = 0; i < n; ++i)
    good = good && moved[i].x == position[i].x + 1 && moved[i].y == position[i].y + 2 &&
           moved[i].z == position[i].z + i % 4;
  good = good && physics::trackedBytes() == 2 * bytes + sizeof(double);
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
