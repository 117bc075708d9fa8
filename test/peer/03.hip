// 03: header shared by several TUs (03.cu and 03b.cu both include 03.h)
#include <hip/hip_runtime.h>
#include "03.h"
__global__ void hk(int *p) { *p = 3; }
void f(int *p) { hk<<<1, 1>>>(p); check(hipDeviceSynchronize()); } // expect: name
