// What the parts of the program share.
#pragma once

#include <hip/hip_runtime_api.h>

namespace physics {

struct Particles {
  float4 *position; // w is the mass
  float4 *velocity;
  int count;
};

// Ends the program when a call failed.
void require(hipError_t status, const char *what);

// Ours: sums up what has been allocated. It only looks like CUDA's.
hipError_t cudaMallocTracked(void **pointer, size_t bytes);
size_t trackedBytes();

void step(Particles particles, float seconds, hipStream_t stream);
double energy(Particles particles, hipStream_t stream);

} // namespace physics
