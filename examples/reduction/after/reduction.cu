// Sums an array and counts its negative elements, with one atomic operation a block.
#include <hip/hip_runtime.h>
#include "hipshift/lanes.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define FULL_MASK 0xffffffffu

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

template <typename T> __device__ T warpSum(T value) {
  for (int offset = 16; offset > 0; offset >>= 1)
    value += __shfl_down(value, offset, 32);
  return value;
}

// The sum over the block, in thread 0.
__device__ float blockSum(float value) {
  __shared__ float partial[32]; // one for each warp of the largest block
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;

  value = warpSum(value);
  if (lane == 0)
    partial[warp] = value;
  __syncthreads();

  const unsigned warps = (blockDim.x + 31) / 32;
  value = threadIdx.x < warps ? partial[lane] : 0.0f;
  return warp == 0 ? warpSum(value) : 0.0f;
}

__global__ void reduce(const float *data, int n, float *sum, unsigned *negatives) {
  float mine = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const float value = data[i];
    mine += value;

    // The last round may have fewer lanes: the first one that is there counts for all.
    const unsigned active = hipshift::activemask();
    const unsigned below = hipshift::ballot_sync(active, value < 0.0f);
    if ((threadIdx.x & 31) == __ffs(active) - 1)
      atomicAdd(negatives, __popc(below));
  }
  const float total = blockSum(mine);
  if (threadIdx.x == 0)
    atomicAdd(sum, total);
}

// Every lane of a group of 8 gets the group's largest value; only the first `rows` groups work.
__global__ void groupMaximum(const float *data, float *maxima, int rows) {
  const int group = threadIdx.x / 8;
  const unsigned mask = hipshift::ballot_sync(0xffffffff, group < rows);
  if (group < rows) {
    float largest = data[threadIdx.x];
    for (int step = 4; step > 0; step /= 2)
      largest = fmaxf(largest, hipshift::shfl_xor_sync(mask, largest, step, 8));
    maxima[threadIdx.x] = largest;
  }
}

int main() {
  const int n = 1000003;
  std::vector<float> data(n);
  double expected = 0;
  unsigned expectedNegatives = 0;
  for (int i = 0; i < n; ++i) {
    data[i] = float(i % 11) - 4.0f;
    expected += data[i];
    expectedNegatives += data[i] < 0.0f;
  }

  float *deviceData, *deviceSum, *deviceMaxima;
  unsigned *deviceNegatives;
  CHECK(hipMalloc(&deviceData, n * sizeof(float)));
  CHECK(hipMalloc(&deviceSum, sizeof(float)));
  CHECK(hipMalloc(&deviceMaxima, 32 * sizeof(float)));
  CHECK(hipMalloc(&deviceNegatives, sizeof(unsigned)));
  CHECK(hipMemcpy(deviceData, data.data(), n * sizeof(float), hipMemcpyHostToDevice));
  CHECK(hipMemset(deviceSum, 0, sizeof(float)));
  CHECK(hipMemset(deviceMaxima, 0, 32 * sizeof(float)));
  CHECK(hipMemset(deviceNegatives, 0, sizeof(unsigned)));

  reduce<<<64, 256>>>(deviceData, n, deviceSum, deviceNegatives);
  CHECK(hipGetLastError());
  groupMaximum<<<1, 32>>>(deviceData, deviceMaxima, 3);
  CHECK(hipGetLastError());

  float sum, maxima[32];
  unsigned negatives;
  CHECK(hipMemcpy(&sum, deviceSum, sizeof(sum), hipMemcpyDeviceToHost));
  CHECK(hipMemcpy(maxima, deviceMaxima, sizeof(maxima), hipMemcpyDeviceToHost));
  CHECK(hipMemcpy(&negatives, deviceNegatives, sizeof(negatives), hipMemcpyDeviceToHost));
  CHECK(hipFree(deviceData));
  CHECK(hipFree(deviceSum));
  CHECK(hipFree(deviceMaxima));
  CHECK(hipFree(deviceNegatives));

  bool good = std::fabs(sum - expected) <= 1e-4 * std::fabs(expected);
  good = good && negatives == expectedNegatives;
  for (int i = 0; i < 32; ++i) {
    float largest = i < 24 ? data[i / 8 * 8] : 0.0f;
    for (int k = 0; i < 24 && k < 8; ++k)
      largest = std::fmax(largest, data[i / 8 * 8 + k]);
    good = good && maxima[i] == largest;
  }
  std::printf("sum %.1f (%.1f), negatives %u (%u)\n", sum, expected, negatives, expectedNegatives);
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
