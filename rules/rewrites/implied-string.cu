// memset without <cstring>: nvcc has it from cuda_runtime.h.
#include <cstdio>

struct Params {
  int n;
  void memset(int); // ok: implied-string
};
__constant__ Params params;

int main() {
  Params p;
  memset(&p, 0, sizeof p); // expect: implied-string
  p.memset(1);             // ok: implied-string
  cudaMemcpyToSymbol(params, &p, sizeof p);
  printf("%zu\n", strlen("done")); // ok: implied-string
}
