#include <hip/hip_runtime.h>
#include "03.h"
void g(int *p) { hk<<<2, 2>>>(p); check(hipGetLastError()); } // expect: name
