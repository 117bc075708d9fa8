// compile: no (neither does the CUDA source)
// 21: any compile error = no output at all (one unknown type in an otherwise fine file)
#include <hip/hip_runtime.h>
void ok(int *p) { hipFree(p); hipDeviceSynchronize(); } // expect: name
void broken(project::Thing *t) { hipFree(t); } // expect: name
