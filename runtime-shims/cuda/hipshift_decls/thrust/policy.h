// Execution policies and the systems that they belong to.
#pragma once
#include "config.h"

namespace thrust {
template <class Derived> struct execution_policy {};
template <class Derived> struct host_execution_policy : execution_policy<Derived> {};
template <class Derived> struct device_execution_policy : execution_policy<Derived> {};

namespace detail {
// A policy that a stream or an allocator can be bound to.
template <class Derived> struct bindable : execution_policy<Derived> {
  template <class Allocator> hipshift_host_device Derived operator()(Allocator &&allocator) const hipshift_body
  template <class... Dependencies> hipshift_host_device Derived after(Dependencies &&...dependencies) const hipshift_body
};
struct seq_t : bindable<seq_t> {};
struct host_t : bindable<host_t> {};
struct device_t : bindable<device_t> {};
} // namespace detail

namespace system {
#define hipshift_system(name)                                                                                                    \
  namespace name {                                                                                                               \
  template <class Derived> struct execution_policy : thrust::execution_policy<Derived> {};                                       \
  struct tag : execution_policy<tag> {};                                                                                         \
  namespace detail {                                                                                                             \
  struct par_t : thrust::detail::bindable<par_t> {};                                                                             \
  }                                                                                                                              \
  static constexpr detail::par_t par{};                                                                                          \
  }
hipshift_system(cpp) hipshift_system(omp) hipshift_system(tbb)
#undef hipshift_system

namespace cuda {
template <class Derived> struct execution_policy : thrust::execution_policy<Derived> {};
struct tag : execution_policy<tag> {};
namespace detail {
struct execute_on_stream : thrust::detail::bindable<execute_on_stream> {
  hipshift_host_device execute_on_stream on(cudaStream_t stream) const;
  hipshift_host_device cudaStream_t stream() const;
};
struct par_t : thrust::detail::bindable<par_t> {
  hipshift_host_device execute_on_stream on(cudaStream_t stream) const;
};
struct par_nosync_t : thrust::detail::bindable<par_nosync_t> {
  hipshift_host_device execute_on_stream on(cudaStream_t stream) const;
};
} // namespace detail
static constexpr detail::par_t par{};
static constexpr detail::par_nosync_t par_nosync{};
} // namespace cuda
} // namespace system

#define hipshift_system(name)                                                                                                    \
  namespace name {                                                                                                               \
  using thrust::system::name::execution_policy;                                                                                  \
  using thrust::system::name::par;                                                                                               \
  using thrust::system::name::tag;                                                                                               \
  }
hipshift_system(cpp) hipshift_system(omp) hipshift_system(tbb) hipshift_system(cuda)
#undef hipshift_system
namespace cuda {
using thrust::system::cuda::par_nosync;
}
namespace cuda_cub {
using namespace thrust::system::cuda;
}

typedef system::cpp::tag host_system_tag;
typedef system::cuda::tag device_system_tag;
static constexpr detail::seq_t seq{};
static constexpr detail::host_t host{};
static constexpr detail::device_t device{};
} // namespace thrust
