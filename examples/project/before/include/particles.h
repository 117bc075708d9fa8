// What the parts of the program share.
#pragma once

#include <cuda_runtime_api.h>

namespace physics {

struct Particles {
  float4 *position; // w is the mass
  float4 *velocity;
  int count;
};

// Ends the program when a call failed.
void require(cudaError_t status, const char *what);

// Ours: sums up what has been allocated. It only looks like CUDA's.
cudaError_t cudaMallocTracked(void **pointer, size_t bytes);
size_t trackedBytes();

void step(Particles particles, float seconds, cudaStream_t stream);
double energy(Particles particles, cudaStream_t stream);

} // namespace physics
