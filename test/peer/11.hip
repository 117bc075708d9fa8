// compile: no (the header is missing)
// 11 missing third-party header
#include <hip/hip_runtime.h> // expect: include
#include "third_party/not_installed_here.h"
int main() {
  int *p;
  hipMalloc(&p, 4); // expect: name
  hipFree(p); // expect: name
}
