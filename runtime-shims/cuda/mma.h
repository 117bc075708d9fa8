// nvcuda::wmma: matrix fragments of a warp.
#pragma once
#define __CUDA_MMA_H__
#include "hipshift_decls/body.h"
#include "hipshift_decls/half/bf16.h"
#include "hipshift_decls/runtime.h"

namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };

namespace precision {
struct tf32;
}
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

namespace hipshift_decls {
// How an element is kept in a fragment and in memory.
template <class T> struct kept {
  typedef T element, storage;
};
template <> struct kept<precision::tf32> {
  typedef float element, storage;
};
template <> struct kept<experimental::precision::u4> {
  typedef unsigned int element, storage;
};
template <> struct kept<experimental::precision::s4> {
  typedef int element, storage;
};
template <> struct kept<experimental::precision::b1> {
  typedef unsigned int element, storage;
};
// Elements of one thread; the matrices of half precision are held twice on the first tensor cores.
template <class Use, int M, int N, int K> struct held {
  static constexpr int count = M * N / 32;
};
template <int M, int N, int K> struct held<matrix_a, M, N, K> {
  static constexpr int count = M * K / 32 ? M * K / 32 : 1;
};
template <int M, int N, int K> struct held<matrix_b, M, N, K> {
  static constexpr int count = N * K / 32 ? N * K / 32 : 1;
};
} // namespace hipshift_decls

template <class Use, int M, int N, int K, class T, class Layout = void> class fragment {
public:
  typedef typename hipshift_decls::kept<T>::element element_type;
  typedef typename hipshift_decls::kept<T>::storage storage_element_type;
  static constexpr int num_elements = hipshift_decls::held<Use, M, N, K>::count;
  static constexpr int num_storage_elements = num_elements;
  element_type x[num_elements];
};

template <class Fragment, class T>
__device__ void load_matrix_sync(Fragment &to, const T *from, unsigned int leading) hipshift_body
template <class Fragment, class T>
__device__ void load_matrix_sync(Fragment &to, const T *from, unsigned int leading, layout_t layout) hipshift_body
template <class T, class Fragment>
__device__ void store_matrix_sync(T *to, const Fragment &from, unsigned int leading, layout_t layout) hipshift_body
template <class Fragment, class T> __device__ void fill_fragment(Fragment &to, const T &value) hipshift_body
template <class D, class A, class B, class C>
__device__ void mma_sync(D &d, const A &a, const B &b, const C &c, bool saturate = false) hipshift_body
template <class D, class A, class B, class C>
__device__ void bmma_sync(D &d, const A &a, const B &b, const C &c,
                          experimental::bmmaBitOp operation = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp accumulate = experimental::bmmaAccumulateOpPOPC) hipshift_body
__device__ float __float_to_tf32(float value);

} // namespace wmma
} // namespace nvcuda
