// cuda::pipeline and cuda::memcpy_async, hints for the caches, streams.
#pragma once
#include "sync.h"

namespace cuda {
template <::std::size_t Alignment> struct aligned_size_t {
  static constexpr ::std::size_t align = Alignment;
  ::std::size_t value;
  hipshift_host_device explicit constexpr aligned_size_t(::std::size_t size) : value(size) {}
  hipshift_host_device constexpr operator ::std::size_t() const { return value; }
};

enum class pipeline_role { producer, consumer };
template <thread_scope Scope, unsigned char Stages> class pipeline_shared_state {
public:
  pipeline_shared_state() = default;
  pipeline_shared_state(const pipeline_shared_state &) = delete;

private:
  unsigned long long kept[2 * Stages];
};
template <thread_scope Scope> class pipeline {
public:
  hipshift_host_device void producer_acquire() hipshift_body
  hipshift_host_device void producer_commit() hipshift_body
  hipshift_host_device void consumer_wait() hipshift_body
  template <class Time> hipshift_host_device bool consumer_wait_for(const Time &time) hipshift_body
  template <class Time> hipshift_host_device bool consumer_wait_until(const Time &time) hipshift_body
  hipshift_host_device void consumer_release() hipshift_body
  hipshift_host_device bool quit() hipshift_body
};
__device__ pipeline<thread_scope_thread> make_pipeline();
template <class Group, thread_scope Scope, unsigned char Stages, class... More>
__device__ pipeline<Scope> make_pipeline(const Group &group, pipeline_shared_state<Scope, Stages> *state,
                                         More... more) hipshift_body
template <unsigned char Prior> __device__ void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &pipe) hipshift_body
template <thread_scope Scope>
__device__ void pipeline_producer_commit(pipeline<thread_scope_thread> &pipe, barrier<Scope> &b) hipshift_body

enum class async_contract_fulfillment { none, async };
template <class To, class Size, class Sync>
hipshift_host_device async_contract_fulfillment memcpy_async(To *to, const void *from, Size size, Sync &sync) hipshift_body
template <class Group, class To, class Size, class Sync>
hipshift_host_device async_contract_fulfillment memcpy_async(const Group &group, To *to, const void *from, Size size,
                                                            Sync &sync) hipshift_body

// Hints for the caches.
class access_property {
public:
  struct shared {};
  struct global {};
  struct normal {};
  struct persisting {};
  struct streaming {};
  template <class... Arguments> hipshift_host_device access_property(Arguments... arguments) hipshift_body
};
template <class T, class Property> class annotated_ptr {
public:
  typedef T value_type;
  hipshift_host_device annotated_ptr() hipshift_body
  hipshift_host_device explicit annotated_ptr(T *p) hipshift_body
  template <class P> hipshift_host_device annotated_ptr(T *p, P property) hipshift_body
  hipshift_host_device T &operator[](ptrdiff_t i) const hipshift_body
  hipshift_host_device T &operator*() const hipshift_body
  hipshift_host_device T *operator->() const hipshift_body
  hipshift_host_device T *get() const hipshift_body
};
template <class T, class Property> hipshift_host_device T *associate_access_property(T *p, Property property) hipshift_body
template <class Shape, class Property>
hipshift_host_device void apply_access_property(const volatile void *p, Shape shape, Property property) hipshift_body
hipshift_host_device void discard_memory(volatile void *p, ::std::size_t bytes);

class stream_ref {
public:
  stream_ref() = default;
  stream_ref(cudaStream_t stream);
  cudaStream_t get() const;
  void wait() const;
  bool ready() const;
};

namespace device {
template <thread_scope Scope> __device__ unsigned long long *barrier_native_handle(barrier<Scope> &b) hipshift_body
template <thread_scope Scope>
__device__ unsigned long long barrier_arrive_tx(barrier<Scope> &b, ptrdiff_t count, ptrdiff_t bytes) hipshift_body
template <thread_scope Scope> __device__ void barrier_expect_tx(barrier<Scope> &b, ptrdiff_t bytes) hipshift_body
template <class Size, thread_scope Scope>
__device__ async_contract_fulfillment memcpy_async_tx(void *to, const void *from, Size size, barrier<Scope> &b) hipshift_body
namespace experimental {
template <class... T> __device__ void cp_async_bulk_global_to_shared(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_shared_to_global(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_tensor_1d_global_to_shared(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_tensor_2d_global_to_shared(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_tensor_3d_global_to_shared(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_tensor_1d_shared_to_global(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_tensor_2d_shared_to_global(T &&...arguments) hipshift_body
template <class... T> __device__ void cp_async_bulk_tensor_3d_shared_to_global(T &&...arguments) hipshift_body
template <int N> __device__ void cp_async_bulk_wait_group_read() hipshift_body
__device__ void cp_async_bulk_commit_group();
__device__ void fence_proxy_async_shared_cta();
} // namespace experimental
} // namespace device
} // namespace cuda
