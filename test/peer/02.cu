// 02: macros that build names by token pasting / stringize
#include <cuda_runtime.h>
#include <cstdio>
#define API(x) cuda##x // expect: pasted-name
#define CHECK(call) do { cudaError_t e_ = cuda##call; if (e_ != cudaSuccess) { printf("%s\n", cudaGetErrorString(e_)); } } while (0) // expect: pasted-name
#define KIND(d) cudaMemcpy##d // expect: pasted-name
#define STR(x) #x // ok: pasted-name
void f(void *d, const void *h) {
  API(Malloc)((void **)&d, 16);
  CHECK(Memcpy(d, h, 16, KIND(HostToDevice)));
  CHECK(DeviceSynchronize());
  puts(STR(cudaMalloc)); // expect: name
  puts("cudaMalloc failed"); // ok: cuda-in-string
}
