// cuda_pipeline.h and cuda_awbarrier.h: the same without libcu++.
#pragma once
#include "../body.h"
#include "../runtime.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __CUDA__
__device__ void __pipeline_memcpy_async(void *to, const void *from, size_t bytes, size_t zeros = 0);
__device__ void __pipeline_commit();
__device__ void __pipeline_wait_prior(size_t n);
__device__ void __pipeline_arrive_on(uint64_t *barrier);

typedef uint64_t __mbarrier_t;
typedef uint64_t __mbarrier_token_t;
__device__ uint32_t __mbarrier_maximum_count();
__device__ void __mbarrier_init(__mbarrier_t *barrier, uint32_t expected);
__device__ void __mbarrier_inval(__mbarrier_t *barrier);
__device__ __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *barrier);
__device__ __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *barrier);
__device__ bool __mbarrier_test_wait(__mbarrier_t *barrier, __mbarrier_token_t token);
__device__ uint32_t __mbarrier_token_pending_count(__mbarrier_token_t token);

namespace nvcuda {
namespace experimental {
class awbarrier {
public:
  class arrival_token {
  public:
    arrival_token() = default;
    __device__ uint32_t pending_count() const;
  };
  awbarrier() = default;
  awbarrier(const awbarrier &) = delete;
  __device__ arrival_token arrive();
  __device__ arrival_token arrive_and_drop();
  __device__ bool timed_wait(arrival_token token, uint32_t hint);
  __device__ bool timed_wait_parity(bool phase, uint32_t hint);
  __device__ void wait(arrival_token token);
  __device__ void arrive_and_wait();
  __device__ bool try_wait(arrival_token token, uint32_t hint);
  static __device__ constexpr uint32_t(max)() { return 0xfffff; }
  friend __device__ void init(awbarrier *barrier, uint32_t expected);
  friend __device__ void inval(awbarrier *barrier);

private:
  uint64_t kept;
};
class pipeline {
public:
  pipeline() = default;
  __device__ size_t commit();
  __device__ void commit_and_wait();
  __device__ void wait(size_t batch);
  template <unsigned N> __device__ void wait_prior() hipshift_body
  __device__ void arrive_on(awbarrier &barrier);
};
template <class T> __device__ void memcpy_async(T &to, const T &from, pipeline &pipe) hipshift_body
template <class Group, class T>
__device__ void memcpy_async(const Group &group, T *to, const T *from, size_t n, pipeline &pipe) hipshift_body
} // namespace experimental
} // namespace nvcuda
#endif
