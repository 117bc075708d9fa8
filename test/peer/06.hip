// compile: no (inline PTX is said, not translated)
// 06: inline PTX
#include <hip/hip_runtime.h>
__device__ unsigned laneid() { unsigned r; asm volatile("mov.u32 %0, %%laneid;" : "=r"(r)); return r; } // expect: inline-ptx
__device__ int ldcg(const int *p) { int v; asm("ld.global.cg.s32 %0, [%1];" : "=r"(v) : "l"(p)); return v; } // expect: inline-ptx
__device__ unsigned bfe(unsigned x, unsigned s, unsigned l) { unsigned r; asm("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(s), "r"(l)); return r; } // expect: inline-ptx
__global__ void k(int *p) { p[laneid()] = ldcg(p) + bfe(7, 1, 2); asm volatile("bar.sync 0;"); } // expect: inline-ptx
void f(int *p) { k<<<1, 32>>>(p); } // ok: inline-ptx
