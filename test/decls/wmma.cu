// Matrix fragments of a warp.
#include <cuda_fp16.h>
#include <mma.h>
#include <type_traits>

using namespace nvcuda;

__global__ void multiply(const half *a, const half *b, float *c, int n) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  static_assert(std::is_same<decltype(left.x[0] + left.x[1]), half>::value, "");
  wmma::fill_fragment(sum, 0.0f);
  for (int k = 0; k < n; k += 16) {
    wmma::load_matrix_sync(left, a + k, n);
    wmma::load_matrix_sync(right, b + k, n);
    wmma::mma_sync(sum, left, right, sum);
  }
  for (int i = 0; i < sum.num_elements; ++i)
    sum.x[i] = 2 * sum.x[i];
  wmma::load_matrix_sync(sum, c, n, wmma::mem_col_major);
  wmma::store_matrix_sync(c, sum, n, wmma::mem_row_major);
}

__global__ void others(const float *f, const double *d, const signed char *i8, const __nv_bfloat16 *b16, int *out, double *dout) {
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> tf;
  wmma::load_matrix_sync(tf, f, 8);
  for (int t = 0; t < tf.num_elements; t++)
    tf.x[t] = wmma::__float_to_tf32(tf.x[t]);
  wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 8, 8, 4, double> sum;
  wmma::load_matrix_sync(left, d, 4);
  wmma::load_matrix_sync(right, d, 4);
  wmma::fill_fragment(sum, 0.0);
  wmma::mma_sync(sum, left, right, sum);
  wmma::store_matrix_sync(dout, sum, 8, wmma::mem_row_major);
  wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> a8;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> b8;
  wmma::fragment<wmma::accumulator, 16, 16, 16, int> c8;
  wmma::load_matrix_sync(a8, i8, 16);
  wmma::mma_sync(c8, a8, b8, c8, true);
  wmma::store_matrix_sync(out, c8, 16, wmma::mem_row_major);
  wmma::fragment<wmma::matrix_a, 32, 8, 16, __nv_bfloat16, wmma::row_major> brain;
  wmma::load_matrix_sync(brain, b16, 16);
  wmma::fragment<wmma::matrix_a, 8, 8, 128, wmma::experimental::precision::b1, wmma::row_major> bitsA;
  wmma::fragment<wmma::matrix_b, 8, 8, 128, wmma::experimental::precision::b1, wmma::col_major> bitsB;
  wmma::fragment<wmma::accumulator, 8, 8, 128, int> bits;
  wmma::load_matrix_sync(bitsA, out, 128);
  wmma::bmma_sync(bits, bitsA, bitsB, bits);
  wmma::bmma_sync(bits, bitsA, bitsB, bits, wmma::experimental::bmmaBitOpAND, wmma::experimental::bmmaAccumulateOpPOPC);
}
