// Adds two vectors on the GPU.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void add(const float *a, const float *b, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    sum[i] = a[i] + b[i];
}

int main() {
  const int n = 1 << 20;
  const size_t bytes = n * sizeof(float);

  int devices = 0;
  CHECK(hipGetDeviceCount(&devices));
  hipDeviceProp_t device;
  CHECK(hipGetDeviceProperties(&device, 0));
  std::printf("%d device(s), using %s with %d multiprocessors\n", devices, device.name,
              device.multiProcessorCount);

  std::vector<float> a(n), b(n), sum(n);
  for (int i = 0; i < n; ++i) {
    a[i] = 0.5f * i;
    b[i] = 2.0f * i;
  }

  float *deviceA, *deviceB, *deviceSum;
  CHECK(hipMalloc(&deviceA, bytes));
  CHECK(hipMalloc(&deviceB, bytes));
  CHECK(hipMalloc((void **)&deviceSum, bytes));
  CHECK(hipMemcpy(deviceA, a.data(), bytes, hipMemcpyHostToDevice));
  CHECK(hipMemcpy(deviceB, b.data(), bytes, hipMemcpyHostToDevice));

  const int block = 256;
  add<<<(n + block - 1) / block, block>>>(deviceA, deviceB, deviceSum, n);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpy(sum.data(), deviceSum, bytes, hipMemcpyDeviceToHost));

  CHECK(hipFree(deviceA));
  CHECK(hipFree(deviceB));
  CHECK(hipFree(deviceSum));

  for (int i = 0; i < n; ++i) {
    if (sum[i] != a[i] + b[i]) {
      std::printf("FAIL: element %d is %f, not %f\n", i, sum[i], a[i] + b[i]);
      return 1;
    }
  }
  std::printf("PASS\n");
  return 0;
}
