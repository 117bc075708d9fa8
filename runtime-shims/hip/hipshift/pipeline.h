// CUDA's asynchronous copies from global to shared memory (cuda_pipeline_primitives.h).
//
// In:   a migrated HIP program, device code, any gfx target.
// Out:  hipshift::pipeline_memcpy_async and its like. The copy is done at once, so committing and
//       waiting have nothing left to do: the result is CUDA's, the overlap is not. As in CUDA, the
//       other threads see the data after __syncthreads.
//
// Source: "CUDA C++ Programming Guide", section Pipeline Primitives Interface.
#ifndef HIPSHIFT_PIPELINE_H
#define HIPSHIFT_PIPELINE_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

namespace hipshift {

namespace detail {
template <class W>
__device__ __forceinline__ void copy_word(void *to, const void *from, size_t from_bytes) {
  *static_cast<W *>(to) = from_bytes == sizeof(W) ? *static_cast<const W *>(from) : W{};
}
} // namespace detail

// Copies bytes - zero_fill bytes and fills the rest with zeros; bytes is 4, 8 or 16.
__device__ __forceinline__ void pipeline_memcpy_async(void *shared, const void *global,
                                                      size_t bytes, size_t zero_fill = 0) {
  size_t taken = bytes - zero_fill;
  if (taken != bytes && taken != 0) {
    for (size_t i = 0; i < bytes; ++i)
      static_cast<char *>(shared)[i] = i < taken ? static_cast<const char *>(global)[i] : char(0);
    return;
  }
  if (bytes == 16)
    detail::copy_word<uint4>(shared, global, taken);
  else if (bytes == 8)
    detail::copy_word<uint2>(shared, global, taken);
  else
    detail::copy_word<unsigned>(shared, global, taken);
}

__device__ __forceinline__ void pipeline_commit() {}
__device__ __forceinline__ void pipeline_wait_prior(size_t) {}

} // namespace hipshift

#endif
