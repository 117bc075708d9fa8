// compile: no (the namespace nvcuda is left, and said; Debian ships rocWMMA without its inner headers)
// 12 wmma
#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp> // expect: include
#include <hip/hip_fp16.h>
using namespace nvcuda; // expect: unsupported
__global__ void mm(const half *a, const half *b, float *c) {
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> fa; // expect: name
  rocwmma::fragment<rocwmma::matrix_b, 16, 16, 16, half, rocwmma::col_major> fb;
  rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> fc;
  rocwmma::fill_fragment(fc, 0.0f);
  rocwmma::load_matrix_sync(fa, a, 16);
  rocwmma::load_matrix_sync(fb, b, 16);
  rocwmma::mma_sync(fc, fa, fb, fc);
  rocwmma::store_matrix_sync(c, fc, 16, rocwmma::mem_row_major);
}
