// Names that cuda_runtime.h does not bring stay the user's, and a user's cuda.h is not read by it.
// (Inputs/cuda.h beside this file is not on the path: see run.)
#include <cuda_runtime.h>

int cuInit(int a, int b) { return a + b; }
struct cublasHandle_t {
  int mine;
};
namespace mine {
template <class T> T cudaMalloc(T a) { return a; }
int __shfl_down_sync(int a, int b, int c, int d, int e) { return a; }
} // namespace mine
int use() { return cuInit(1, 2) + mine::cudaMalloc(3) + cublasHandle_t{4}.mine + mine::__shfl_down_sync(1, 2, 3, 4, 5); }
