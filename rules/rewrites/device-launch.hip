// compile: no (device-side launches are left, and said)
// Launches from a kernel and from the host.
#include <hip/hip_runtime.h>

__global__ void child(int *p, int n) {
  if (threadIdx.x < n)
    p[threadIdx.x] += 1;
}

__global__ void parent(int *p, int depth) {
  if (threadIdx.x == 0 && depth > 0) {
    child<<<1, 64>>>(p, 64);          // expect: device-launch
    parent<<<1, 32>>>(p, depth - 1);  // expect: device-launch
  }
}

void run(int *p) {
  parent<<<1, 32>>>(p, 3); // ok: device-launch
}
