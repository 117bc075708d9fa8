// PAIN:   P30 device symbols
// SOURCE: ROCm/HIPIFY#70; ROCm/hip#1837, #1078, #819; CHIP-SPV/chipStar#977
// EXPECT: Symbol arguments need HIP_SYMBOL (also for templates and through macros); name strings are not
//         accepted.

#include <hip/hip_runtime.h>
__constant__ float coef[8];
__device__ int flag;
template <class T> __constant__ T lut[4];
#define UPLOAD(sym, src, n) hipMemcpyToSymbol(HIP_SYMBOL(sym), src, n) // expect: argument
__global__ void k(float* p) { p[0] = coef[0] + flag + lut<float>[1]; }
void run(const float* h, hipStream_t s) {
    hipMemcpyToSymbol(HIP_SYMBOL(coef), h, sizeof coef); // expect: argument
    hipMemcpyToSymbolAsync(HIP_SYMBOL(flag), h, 4, 0, hipMemcpyHostToDevice, s); // expect: argument
    hipMemcpyToSymbol(HIP_SYMBOL(lut<float>), h, 16); // expect: argument
    UPLOAD(coef, h, 32); // ok: argument
    void* p; hipGetSymbolAddress(&p, HIP_SYMBOL(flag)); size_t n; hipGetSymbolSize(&n, HIP_SYMBOL(coef)); // expect: argument
    hipMemcpy(p, h, n > 4 ? 4 : n, hipMemcpyHostToDevice);
}
