// Weighted sum over 2 * Radius + 1 neighbours: weights in constant, the tile in shared memory.
#include <hip/hip_runtime.h>

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
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));         \
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
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(weights), hostWeights, sizeof(hostWeights)));
  void *counter;
  CHECK(hipGetSymbolAddress(&counter, HIP_SYMBOL(cellsDone)));
  CHECK(hipMemset(counter, 0, sizeof(cellsDone)));

  float *from, *to;
  CHECK(hipMalloc(&from, n * sizeof(float)));
  CHECK(hipMalloc(&to, n * sizeof(float)));
  CHECK(hipMemcpy(from, cells.data(), n * sizeof(float), hipMemcpyHostToDevice));

  const int block = 128;
  const size_t shared = (block + 2 * Radius) * sizeof(float);
  CHECK(hipFuncSetAttribute(reinterpret_cast<const void*>(stencil), hipFuncAttributeMaxDynamicSharedMemorySize, int(shared)));
  for (int step = 0; step < steps; ++step) {
    stencil<<<(n + block - 1) / block, block, shared>>>(from, to, n);
    CHECK(hipGetLastError());
    std::swap(from, to);
  }
  CHECK(hipMemcpy(cells.data(), from, n * sizeof(float), hipMemcpyDeviceToHost));
  unsigned long long done = 0;
  CHECK(hipMemcpyFromSymbol(&done, HIP_SYMBOL(cellsDone), sizeof(done), 0, hipMemcpyDeviceToHost));
  CHECK(hipFree(from));
  CHECK(hipFree(to));

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
