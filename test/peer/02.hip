// 02: macros that build names by token pasting / stringize
#include <hip/hip_runtime.h>
#include <cstdio>
#define API(x) hip##x // expect: pasted-name
#define CHECK(call) do { hipError_t e_ = hip##call; if (e_ != hipSuccess) { printf("%s\n", hipGetErrorString(e_)); } } while (0) // expect: pasted-name
#define KIND(d) hipMemcpy##d // expect: pasted-name
#define STR(x) #x // ok: pasted-name
void f(void *d, const void *h) {
  API(Malloc)((void **)&d, 16);
  CHECK(Memcpy(d, h, 16, KIND(HostToDevice)));
  CHECK(DeviceSynchronize());
  puts(STR(hipMalloc)); // expect: name
  puts("cudaMalloc failed"); // ok: cuda-in-string
}
