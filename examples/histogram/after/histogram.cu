// Counts byte values: with plain shared-memory atomics, and with one atomic a warp and bin.
#include <hip/hip_runtime.h>
#include "hipshift/lanes.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

constexpr int Bins = 256;
constexpr unsigned AllLanes = 0xffffffff;

inline void check(hipError_t status, int line) {
  if (status == hipSuccess)
    return;
  std::fprintf(stderr, "line %d: %s\n", line, hipGetErrorString(status));
  std::exit(1);
}
#define CHECK(call) check((call), __LINE__)

__global__ void histogram(const unsigned char *data, int n, unsigned *counts) {
  __shared__ unsigned local[Bins];
  for (int bin = threadIdx.x; bin < Bins; bin += blockDim.x)
    local[bin] = 0;
  __syncthreads();

  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&local[data[i]], 1u);
  __syncthreads();

  for (int bin = threadIdx.x; bin < Bins; bin += blockDim.x)
    if (local[bin] != 0)
      atomicAdd(&counts[bin], local[bin]);
}

// Lanes with the same value let the lowest of them count for all.
__global__ void histogramByWarp(const unsigned char *data, int n, unsigned *counts) {
  const unsigned lane = threadIdx.x & 31;
  const int rounded = (n + 31) / 32 * 32; // whole warps take part
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < rounded; i += gridDim.x * blockDim.x) {
    const int value = i < n ? data[i] : -1;
    const unsigned peers = hipshift::match_any_sync(AllLanes, value);
    const bool leader = (peers & ((1u << lane) - 1)) == 0;
    if (leader && value >= 0)
      atomicAdd(&counts[value], __popc(peers));
  }
}

static std::vector<unsigned> fetch(const unsigned *deviceCounts) {
  std::vector<unsigned> counts(Bins);
  CHECK(hipMemcpy(counts.data(), deviceCounts, Bins * sizeof(unsigned), hipMemcpyDeviceToHost));
  return counts;
}

int main() {
  const int n = (1 << 20) + 5;
  std::vector<unsigned char> data(n);
  std::vector<unsigned> expected(Bins);
  unsigned state = 1;
  for (unsigned char &value : data) {
    state = state * 1664525u + 1013904223u;
    value = (state >> 24) & (state >> 16); // few large values, many small ones
    ++expected[value];
  }

  unsigned char *deviceData;
  unsigned *deviceCounts;
  CHECK(hipMalloc(&deviceData, n));
  CHECK(hipMalloc(&deviceCounts, Bins * sizeof(unsigned)));
  CHECK(hipMemcpy(deviceData, data.data(), n, hipMemcpyHostToDevice));

  int block = 256, blocksPerUnit = 0, units = 0;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocksPerUnit, histogram, block, 0));
  CHECK(hipDeviceGetAttribute(&units, hipDeviceAttributeMultiprocessorCount, 0));
  const int grid = blocksPerUnit * units;

  CHECK(hipMemset(deviceCounts, 0, Bins * sizeof(unsigned)));
  histogram<<<grid, block>>>(deviceData, n, deviceCounts);
  CHECK(hipPeekAtLastError());
  const std::vector<unsigned> plain = fetch(deviceCounts);

  CHECK(hipMemset(deviceCounts, 0, Bins * sizeof(unsigned)));
  histogramByWarp<<<grid, block>>>(deviceData, n, deviceCounts);
  CHECK(hipPeekAtLastError());
  const std::vector<unsigned> byWarp = fetch(deviceCounts);

  CHECK(hipFree(deviceData));
  CHECK(hipFree(deviceCounts));
  const bool good = plain == expected && byWarp == expected;
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
