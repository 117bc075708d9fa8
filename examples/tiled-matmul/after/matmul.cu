// C = A * B in tiles that fit into shared memory.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(hipError_t status, const char *what) {
  if (status == hipSuccess)
    return;
  std::fprintf(stderr, "%s: %s (%s)\n", what, hipGetErrorString(status), hipGetErrorName(status));
  std::exit(1);
}

template <typename T, int Tile>
__global__ void __launch_bounds__(Tile *Tile)
    matmul(const T *__restrict__ a, const T *__restrict__ b, T *__restrict__ c, int n) {
  __shared__ T tileA[Tile][Tile];
  __shared__ T tileB[Tile][Tile + 1]; // one more column keeps the banks apart

  const int row = blockIdx.y * Tile + threadIdx.y;
  const int column = blockIdx.x * Tile + threadIdx.x;
  T sum = 0;
  for (int first = 0; first < n; first += Tile) {
    const int k = first + threadIdx.x, l = first + threadIdx.y;
    tileA[threadIdx.y][threadIdx.x] = row < n && k < n ? __ldg(&a[row * n + k]) : T(0);
    tileB[threadIdx.y][threadIdx.x] = column < n && l < n ? __ldg(&b[l * n + column]) : T(0);
    __syncthreads();
#pragma unroll
    for (int i = 0; i < Tile; ++i)
      sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
    __syncthreads();
  }
  if (row < n && column < n)
    c[row * n + column] = sum;
}

template <typename T, int Tile> static bool run(int n) {
  const size_t bytes = sizeof(T) * n * n;
  std::vector<T> a(n * n), b(n * n), c(n * n);
  for (int i = 0; i < n * n; ++i) {
    a[i] = T(i % 7) - 3;
    b[i] = T(i % 5) - 2;
  }

  T *deviceA, *deviceB, *deviceC;
  check(hipMalloc(&deviceA, bytes), "cudaMalloc");
  check(hipMalloc(&deviceB, bytes), "cudaMalloc");
  check(hipMalloc(&deviceC, bytes), "cudaMalloc");
  check(hipMemcpy(deviceA, a.data(), bytes, hipMemcpyHostToDevice), "copy A");
  check(hipMemcpy(deviceB, b.data(), bytes, hipMemcpyHostToDevice), "copy B");

  hipEvent_t start, stop;
  check(hipEventCreate(&start), "cudaEventCreate");
  check(hipEventCreate(&stop), "cudaEventCreate");
  const dim3 block(Tile, Tile);
  const dim3 grid((n + Tile - 1) / Tile, (n + Tile - 1) / Tile);
  check(hipEventRecord(start), "cudaEventRecord");
  matmul<T, Tile><<<grid, block>>>(deviceA, deviceB, deviceC, n);
  check(hipGetLastError(), "launch");
  check(hipEventRecord(stop), "cudaEventRecord");
  check(hipEventSynchronize(stop), "cudaEventSynchronize");
  float milliseconds = 0;
  check(hipEventElapsedTime(&milliseconds, start, stop), "cudaEventElapsedTime");
  std::printf("tiles of %2d: %.3f ms\n", Tile, milliseconds);

  check(hipMemcpy(c.data(), deviceC, bytes, hipMemcpyDeviceToHost), "copy C");
  check(hipEventDestroy(start), "cudaEventDestroy");
  check(hipEventDestroy(stop), "cudaEventDestroy");
  check(hipFree(deviceA), "cudaFree");
  check(hipFree(deviceB), "cudaFree");
  check(hipFree(deviceC), "cudaFree");

  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      T expected = 0;
      for (int k = 0; k < n; ++k)
        expected += a[row * n + k] * b[k * n + column];
      if (std::fabs(double(c[row * n + column] - expected)) > 1e-3)
        return false;
    }
  return true;
}

int main() {
  const bool good = run<float, 16>(250) && run<float, 32>(250) && run<double, 16>(130);
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
