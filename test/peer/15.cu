// 15 kernel source in string literals for NVRTC
#include <cuda.h>
#include <nvrtc.h>
#include <cstdio>
const char *src1 = "#include <cuda_fp16.h>\nextern \"C\" __global__ void k(float *p) { p[0] = 1; }"; // expect: cuda-in-string
const char *src2 = R"( // expect: cuda-in-string
#include <cuda_runtime.h>
#include <curand_kernel.h>
extern "C" __global__ void k2(curandState *s) { curand_init(1, 0, 0, s); }
)";
const char *msg1 = "cudaMalloc failed"; // ok: cuda-in-string
const char *msg2 = "call to cudaMalloc failed"; // ok: cuda-in-string
const char *msg3 = "error in cudaMalloc: out of memory"; // ok: cuda-in-string
const char *msg4 = "cudaMalloc/cudaFree mismatch"; // ok: cuda-in-string
const char *msg5 = u8"é cudaMalloc cudaFree"; // ok: cuda-in-string
const char *lib = "libcudart.so"; // expect: cuda-in-string
void build() {
  nvrtcProgram p;
  nvrtcCreateProgram(&p, src1, "k.cu", 0, nullptr, nullptr); // expect: name
  const char *o[] = {"--gpu-architecture=compute_80", "-default-device", "--use_fast_math"}; // expect: cuda-in-string
  nvrtcCompileProgram(p, 3, o);
  size_t n; nvrtcGetPTXSize(p, &n);
  printf("%s", msg1);
}
