// compile: no (neither does the CUDA source)
// 21: any compile error = no output at all (one unknown type in an otherwise fine file)
#include <cuda_runtime.h>
void ok(int *p) { cudaFree(p); cudaDeviceSynchronize(); } // expect: name
void broken(project::Thing *t) { cudaFree(t); } // expect: name
