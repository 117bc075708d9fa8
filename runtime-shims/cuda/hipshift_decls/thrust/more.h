// Errors, memory resources, asynchronous algorithms, optional values, owners.
#pragma once
#include "vector.h"
#include <memory>
#include <system_error>

namespace thrust {
// Errors.
namespace system {
using std::errc;
using std::error_category;
using std::error_code;
using std::error_condition;
using std::generic_category;
using std::make_error_code;
using std::make_error_condition;
class system_error : public std::runtime_error {
public:
  system_error(error_code code, const std::string &what = "");
  system_error(int value, const error_category &category, const std::string &what = "");
  const error_code &code() const noexcept;
  const char *what() const noexcept;
};
const error_category &cuda_category();
const error_category &system_category();
namespace cuda {
namespace errc {
enum errc_t { success = cudaSuccess, memory_allocation = cudaErrorMemoryAllocation };
}
} // namespace cuda
namespace detail {
class bad_alloc : public std::bad_alloc {
public:
  bad_alloc(const std::string &what);
};
} // namespace detail
} // namespace system
using system::cuda_category;
using system::errc;
using system::error_category;
using system::error_code;
using system::error_condition;
using system::generic_category;
using system::make_error_code;
using system::make_error_condition;
using system::system_category;
using system::system_error;

// Memory resources.
namespace mr {
template <class Pointer = void *> class memory_resource {
public:
  typedef Pointer pointer;
  virtual ~memory_resource() = default;
  Pointer allocate(size_t bytes, size_t alignment = alignof(std::max_align_t)) hipshift_body
  void deallocate(Pointer p, size_t bytes, size_t alignment = alignof(std::max_align_t)) hipshift_body
  virtual Pointer do_allocate(size_t bytes, size_t alignment) = 0;
  virtual void do_deallocate(Pointer p, size_t bytes, size_t alignment) = 0;
  virtual bool do_is_equal(const memory_resource &other) const noexcept { return this == &other; }
};
struct pool_options {
  size_t min_blocks_per_chunk, min_bytes_per_chunk, max_blocks_per_chunk, max_bytes_per_chunk, smallest_block_size, largest_block_size;
  size_t alignment;
  bool cache_oversized;
  size_t cached_size_cutoff_factor, cached_alignment_cutoff_factor;
};
#define hipshift_resource(name)                                                                                                  \
  template <class Upstream> class name : public memory_resource<typename Upstream::pointer> {                                    \
  public:                                                                                                                        \
    typedef typename Upstream::pointer pointer;                                                                                  \
    template <class... Arguments> name(Arguments &&...arguments) hipshift_body                                                   \
    void release() hipshift_body                                                                                                 \
    pointer do_allocate(size_t bytes, size_t alignment) override hipshift_body                                                   \
    void do_deallocate(pointer p, size_t bytes, size_t alignment) override hipshift_body                                         \
    static pool_options get_default_options() hipshift_body                                                                      \
  };
hipshift_resource(unsynchronized_pool_resource) hipshift_resource(synchronized_pool_resource) hipshift_resource(disjoint_unsynchronized_pool_resource)
hipshift_resource(disjoint_synchronized_pool_resource) hipshift_resource(polymorphic_adaptor_resource)
#undef hipshift_resource
#define hipshift_resource(name, pointer_type)                                                                                    \
  class name final : public thrust::mr::memory_resource<pointer_type> {                                                          \
  public:                                                                                                                        \
    pointer_type do_allocate(size_t bytes, size_t alignment) override;                                                           \
    void do_deallocate(pointer_type p, size_t bytes, size_t alignment) override;                                                 \
  };
hipshift_resource(new_delete_resource, void *)
template <class T, class Resource> class allocator {
public:
  typedef T value_type;
  typedef T *pointer;
  template <class U> struct rebind {
    typedef allocator<U, Resource> other;
  };
  allocator() hipshift_body
  allocator(Resource *resource) hipshift_body
  template <class U> allocator(const allocator<U, Resource> &other) hipshift_body
  pointer allocate(size_t n) hipshift_body
  void deallocate(pointer p, size_t n) hipshift_body
};
template <class T, class Pointer = void *> using polymorphic_allocator = allocator<T, memory_resource<Pointer>>;
template <class T, class Upstream> using stateless_resource_allocator = allocator<T, Upstream>;
template <class Resource> Resource *get_global_resource() hipshift_body
template <class Upstream> unsynchronized_pool_resource<Upstream> &tls_pool(Upstream *upstream = nullptr) hipshift_body
} // namespace mr
namespace system {
namespace cuda {
hipshift_resource(device_memory_resource, void *) hipshift_resource(managed_memory_resource, void *)
hipshift_resource(pinned_memory_resource, void *)
typedef managed_memory_resource universal_memory_resource;
typedef pinned_memory_resource universal_host_pinned_memory_resource;
} // namespace cuda
} // namespace system
#undef hipshift_resource
template <class Upstream> class device_ptr_memory_resource : public mr::memory_resource<device_ptr<void>> {
public:
  device_ptr_memory_resource(Upstream *upstream = nullptr) hipshift_body
  device_ptr<void> do_allocate(size_t bytes, size_t alignment) override hipshift_body
  void do_deallocate(device_ptr<void> p, size_t bytes, size_t alignment) override hipshift_body
};

namespace cuda_cub {
hipshift_host_device void throw_on_error(cudaError_t error);
hipshift_host_device void throw_on_error(cudaError_t error, const char *what);
hipshift_host_device cudaError_t synchronize_stream(cudaStream_t stream);
inline hipshift_host_device cudaStream_t default_stream() { return 0; }
} // namespace cuda_cub

// Asynchronous algorithms.
enum class event_errc { unknown_event_error, no_state, no_content, last_event_error };
class event_error : public std::logic_error {
public:
  explicit event_error(std::error_code code);
  const std::error_code &code() const noexcept;
  const char *what() const noexcept;
};
struct new_stream_t {};
static constexpr new_stream_t new_stream{};
template <class System> class unique_eager_event {
public:
  void wait() hipshift_body
  bool ready() const hipshift_body
  bool valid_stream() const hipshift_body
};
template <class T, class System = use_default> class unique_eager_future : public unique_eager_event<System> {
public:
  T get() hipshift_body
  T extract() hipshift_body
};
typedef unique_eager_event<use_default> device_event;
typedef unique_eager_event<use_default> device_unique_eager_event;
template <class T> using device_unique_eager_future = unique_eager_future<T>;
typedef unique_eager_event<use_default> event;
template <class T> using device_future = unique_eager_future<T>;
template <class T> using future = unique_eager_future<T>;
template <class... Events> device_event when_all(Events &&...events) hipshift_body
namespace async {
#define hipshift_async(name) template <class... Arguments> device_event name(Arguments &&...arguments) hipshift_body
hipshift_async(copy) hipshift_async(for_each) hipshift_async(transform) hipshift_async(sort) hipshift_async(stable_sort)
hipshift_async(inclusive_scan) hipshift_async(exclusive_scan) hipshift_async(reduce_into)
#undef hipshift_async
template <class A> device_future<hipshift_decls::value_of<A>> reduce(A first, A last) hipshift_body
template <class A, class T> device_future<T> reduce(A first, A last, T start) hipshift_body
template <class A, class T, class F> device_future<T> reduce(A first, A last, T start, F function) hipshift_body
template <class Policy, class A>
device_future<hipshift_decls::value_of<A>> reduce(const execution_policy<Policy> &p, A first, A last) hipshift_body
template <class Policy, class A, class T>
device_future<T> reduce(const execution_policy<Policy> &p, A first, A last, T start) hipshift_body
template <class Policy, class A, class T, class F>
device_future<T> reduce(const execution_policy<Policy> &p, A first, A last, T start, F function) hipshift_body
} // namespace async

// Optional values and owners.
struct nullopt_t {};
static constexpr nullopt_t nullopt{};
template <class T> class optional {
public:
  typedef T value_type;
  hipshift_host_device optional() hipshift_body
  hipshift_host_device optional(nullopt_t) hipshift_body
  template <class U> hipshift_host_device optional(U &&value) hipshift_body
  hipshift_host_device explicit operator bool() const hipshift_body
  hipshift_host_device bool has_value() const hipshift_body
  hipshift_host_device T &value() hipshift_body
  hipshift_host_device const T &value() const hipshift_body
  template <class U> hipshift_host_device T value_or(U &&value) const hipshift_body
  hipshift_host_device T &operator*() hipshift_body
  hipshift_host_device const T &operator*() const hipshift_body
  hipshift_host_device T *operator->() hipshift_body
  hipshift_host_device void reset() hipshift_body
};
template <class T> hipshift_host_device optional<typename std::decay<T>::type> make_optional(T &&value) hipshift_body
template <class T, class... More> std::unique_ptr<T> device_make_unique(More &&...more) hipshift_body
template <class T, class Allocator, class... More>
std::unique_ptr<T> allocate_unique(const Allocator &allocator, More &&...more) hipshift_body

// Traits.
template <class T> struct is_contiguous_iterator : std::is_pointer<T> {};
template <class T> struct proclaim_contiguous_iterator : std::false_type {};
template <class T> struct is_trivially_relocatable : std::is_trivially_copyable<T> {};
template <class T> struct proclaim_trivially_relocatable : std::false_type {};
template <class T> using remove_cvref_t = typename std::remove_cv<typename std::remove_reference<T>::type>::type;
template <class F> struct is_operator_less_function_object : std::false_type {};
template <class F> struct is_operator_greater_function_object : std::false_type {};
template <class F> struct is_operator_less_or_greater_function_object : std::false_type {};
template <class F> struct is_operator_plus_function_object : std::false_type {};
template <class T> struct is_execution_policy : std::is_base_of<execution_policy<T>, T> {};
} // namespace thrust
