#pragma once
#include <hip/hip_runtime.h>
inline void check(hipError_t e) { if (e != hipSuccess) throw e; } // expect: name
__global__ void hk(int *p);
