#include <hip/hip_runtime.h>
#if WHO == 1
int *a; void f(){ hipMalloc(&a, 4); } // expect: name
#elif WHO == 2
void g(){ hipDeviceSynchronize(); } // expect: name
#else
#error WHO is not defined
#endif
