// Strings that something other than a person reads, and strings for people.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <cstdio>
#include <cstdlib>

const char *Source = "extern \"C\" __global__ void k(float *p) { p[0] = 1; }"; // expect: cuda-in-string
const char *Raw = R"(                                                        // expect: cuda-in-string
#include <cuda_fp16.h>
)";
const char *Library = "libcudart.so.12";       // expect: cuda-in-string
const char *Windows = "cublas64_12.dll";       // expect: cuda-in-string
const char *Own = "libcudatools.so";           // ok: cuda-in-string
const char *Sentence = "cudaMalloc failed";    // ok: cuda-in-string
const char *Hint = "set CUDA_VISIBLE_DEVICES"; // ok: cuda-in-string

const char *environment() {
  std::puts("CUDA found in libcudart.so"); // ok: cuda-in-string
  return std::getenv("CUDA_VISIBLE_DEVICES"); // expect: cuda-in-string
}

void build(hiprtcProgram program) {
  const char *options[] = {"--gpu-architecture=compute_80", // expect: cuda-in-string
                           "-std=c++17"};                   // ok: cuda-in-string
  hiprtcCompileProgram(program, 2, options);
}
