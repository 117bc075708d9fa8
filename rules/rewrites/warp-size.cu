// warpSize in kernels, and what only looks like it.
#include <cuda_runtime.h>

__global__ void lanes(int *out) {
  int lane = threadIdx.x % warpSize; // expect: warp-size
  __shared__ int perWarp[1024 / 32]; // ok: warp-size
  if (lane == 0)
    perWarp[threadIdx.x / warpSize] = 1; // expect: warp-size
  out[threadIdx.x] = lane;
}

struct Shape {
  int warpSize; // ok: warp-size
};

int host(const Shape &shape) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  return prop.warpSize          // expect: warp-size
         + shape.warpSize;      // ok: warp-size
}
