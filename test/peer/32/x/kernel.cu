#include <cuda_runtime.h>
#if WHO == 1
int *a; void f(){ cudaMalloc(&a, 4); } // expect: name
#elif WHO == 2
void g(){ cudaDeviceSynchronize(); } // expect: name
#else
#error WHO is not defined
#endif
