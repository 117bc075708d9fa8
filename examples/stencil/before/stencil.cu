// Weighted sum over 2 * Radius + 1 neighbours: weights in constant, the tile in shared memory.
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

constexpr int Radius = 4;

__constant__ float weights[2 * Radius + 1];
__device__ unsigned long long cellsDone;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void stencil(const float *in, float *out, int n) {
  extern __shared__ float tile[]; // blockDim.x cells and Radius more on both sides
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int cell = threadIdx.x + Radius;

  tile[cell] = i < n ? in[i] : 0.0f;
  if (threadIdx.x < Radius) {
    const int left = i - Radius, right = i + blockDim.x;
    tile[cell - Radius] = left >= 0 ? in[left] : 0.0f;
    tile[cell + blockDim.x] = right < n ? in[right] : 0.0f;
  }
  __syncthreads();

  if (i >= n)
    return;
  float sum = 0.0f;
#pragma unroll
  for (int k = -Radius; k <= Radius; ++k)
    sum = fmaf(weights[k + Radius], tile[cell + k], sum);
  out[i] = sum;
  if (threadIdx.x == 0) {
    const int cells = min(static_cast<int>(blockDim.x), n - i);
    atomicAdd(&cellsDone, static_cast<unsigned long long>(cells));
  }
}

int main() {
  const int n = 100000, steps = 10;
  std::vector<float> cells(n), expected, next(n);
  for (int i = 0; i < n; ++i)
    cells[i] = std::sin(0.01f * i);
  expected = cells;

  float hostWeights[2 * Radius + 1];
  for (int k = -Radius; k <= Radius; ++k)
    hostWeights[k + Radius] = 1.0f / (2 * Radius + 1);
  CHECK(cudaMemcpyToSymbol(weights, hostWeights, sizeof(hostWeights)));
  void *counter;
  CHECK(cudaGetSymbolAddress(&counter, cellsDone));
  CHECK(cudaMemset(counter, 0, sizeof(cellsDone)));

  float *from, *to;
  CHECK(cudaMalloc(&from, n * sizeof(float)));
  CHECK(cudaMalloc(&to, n * sizeof(float)));
  CHECK(cudaMemcpy(from, cells.data(), n * sizeof(float), cudaMemcpyHostToDevice));

  const int block = 128;
  const size_t shared = (block + 2 * Radius) * sizeof(float);
  CHECK(cudaFuncSetAttribute(stencil, cudaFuncAttributeMaxDynamicSharedMemorySize, int(shared)));
  for (int step = 0; step < steps; ++step) {
    stencil<<<(n + block - 1) / block, block, shared>>>(from, to, n);
    CHECK(cudaGetLastError());
    std::swap(from, to);
  }
  CHECK(cudaMemcpy(cells.data(), from, n * sizeof(float), cudaMemcpyDeviceToHost));
  unsigned long long done = 0;
  CHECK(cudaMemcpyFromSymbol(&done, cellsDone, sizeof(done), 0, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(from));
  CHECK(cudaFree(to));

  for (int step = 0; step < steps; ++step) {
    for (int i = 0; i < n; ++i) {
      next[i] = 0.0f;
      for (int k = -Radius; k <= Radius; ++k)
        next[i] += i + k >= 0 && i + k < n ? hostWeights[k + Radius] * expected[i + k] : 0.0f;
    }
    expected.swap(next);
  }
  bool good = done == static_cast<unsigned long long>(n) * steps;
  for (int i = 0; i < n; ++i)
    good = good && std::fabs(cells[i] - expected[i]) < 1e-4f;
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
