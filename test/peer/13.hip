// 13 template-dependent calls: the AST rewrites need a resolved callee
#include <hip/hip_runtime.h>
__constant__ float coef[16];
template <typename T> __global__ void k(T *p, int n) { if (threadIdx.x < n) p[threadIdx.x] = 0; }
template <typename T> void launch(T *p, int n, hipStream_t s) {
  k<T><<<dim3(1), dim3(n), 0, s>>>(p, n);       // with --hip-kernel-execution-syntax
  k<<<1, n>>>(p, n);
  hipFuncAttributes a;
  hipFuncGetAttributes(&a, reinterpret_cast<const void*>(k<T>));              // needs reinterpret_cast<const void*> // expect: argument
  hipFuncSetCacheConfig(reinterpret_cast<const void*>(k<T>), hipFuncCachePreferL1); // expect: argument
}
template <typename T> void upload(const T *h, const T &sym) {
  hipMemcpyToSymbol(HIP_SYMBOL(sym), h, sizeof(T));        // dependent: needs HIP_SYMBOL // expect: argument
}
struct Base { static void run(int *p) { launch(p, 3, 0); } };
void f(float *h) { hipMemcpyToSymbol(HIP_SYMBOL(coef), h, sizeof(coef)); Base::run((int*)h); } // expect: argument
