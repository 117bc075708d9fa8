// compile: no (launches from device code are left, and said)
// PAIN:   P39 dynamic parallelism
// SOURCE: ROCm/hip#3511
// EXPECT: Kernel launch from device code: no HIP equivalent; must stop the migration of that kernel
//         loudly.
// NVCC:   -rdc=true

#include <hip/hip_runtime.h>
__global__ void child(int* p, int n) { if (threadIdx.x < n) p[threadIdx.x] += 1; }
__global__ void parent(int* p, int depth) {
    if (threadIdx.x == 0 && depth > 0) {
        child<<<1, 64>>>(p, 64); // expect: device-launch
        parent<<<1, 32>>>(p, depth - 1); // expect: device-launch
    }
}
void run(int* p) { parent<<<1, 32>>>(p, 3); hipDeviceSynchronize(); } // ok: device-launch
