// 22: comments and strings
#include <cuda_runtime.h>
#include <cstdio>
// cudaMalloc in a comment; see cudaMemcpy docs // ok: name
void f(int *p) {
  printf("%s: cudaMalloc cudaFree failed, need CUDA\n", "cudaMalloc"); // ok: cuda-in-string
  const char *env = "CUDA_VISIBLE_DEVICES", *lib = "libcudart.so", *sym = "cudaMalloc"; // expect: cuda-in-string
  cudaFree(p); /* cudaFree(p) */ // expect: name
}
