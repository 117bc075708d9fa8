// C = A * B in tiles that fit into shared memory.
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(cudaError_t status, const char *what) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s (%s)\n", what, cudaGetErrorString(status), cudaGetErrorName(status));
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
  check(cudaMalloc(&deviceA, bytes), "cudaMalloc");
  check(cudaMalloc(&deviceB, bytes), "cudaMalloc");
  check(cudaMalloc(&deviceC, bytes), "cudaMalloc");
  check(cudaMemcpy(deviceA, a.data(), bytes, cudaMemcpyHostToDevice), "copy A");
  check(cudaMemcpy(deviceB, b.data(), bytes, cudaMemcpyHostToDevice), "copy B");

  cudaEvent_t start, stop;
  check(cudaEventCreate(&start), "cudaEventCreate");
  check(cudaEventCreate(&stop), "cudaEventCreate");
  const dim3 block(Tile, Tile);
  const dim3 grid((n + Tile - 1) / Tile, (n + Tile - 1) / Tile);
  check(cudaEventRecord(start), "cudaEventRecord");
  matmul<T, Tile><<<grid, block>>>(deviceA, deviceB, deviceC, n);
  check(cudaGetLastError(), "launch");
  check(cudaEventRecord(stop), "cudaEventRecord");
  check(cudaEventSynchronize(stop), "cudaEventSynchronize");
  float milliseconds = 0;
  check(cudaEventElapsedTime(&milliseconds, start, stop), "cudaEventElapsedTime");
  std::printf("tiles of %2d: %.3f ms\n", Tile, milliseconds);

  check(cudaMemcpy(c.data(), deviceC, bytes, cudaMemcpyDeviceToHost), "copy C");
  check(cudaEventDestroy(start), "cudaEventDestroy");
  check(cudaEventDestroy(stop), "cudaEventDestroy");
  check(cudaFree(deviceA), "cudaFree");
  check(cudaFree(deviceB), "cudaFree");
  check(cudaFree(deviceC), "cudaFree");

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
