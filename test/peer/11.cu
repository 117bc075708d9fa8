// compile: no (the header is missing)
// 11 missing third-party header
#include <cuda_runtime.h> // expect: include
#include "third_party/not_installed_here.h"
int main() {
  int *p;
  cudaMalloc(&p, 4); // expect: name
  cudaFree(p); // expect: name
}
