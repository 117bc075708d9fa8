// Device pointers and references, and the memory that they point to.
#pragma once
#include "policy.h"
#include "tuple.h"
#include <iostream>
#include <memory>

namespace thrust {
template <class T> class device_ptr;

// A value in device memory.
template <class T> class device_reference {
public:
  typedef typename std::remove_cv<T>::type value_type;
  typedef device_ptr<T> pointer;
  hipshift_host_device explicit device_reference(const pointer &p) hipshift_body
  template <class U> hipshift_host_device device_reference(const device_reference<U> &other) hipshift_body
  device_reference(const device_reference &) = default;
  hipshift_host_device const device_reference &operator=(const device_reference &other) const hipshift_body
  template <class U> hipshift_host_device const device_reference &operator=(const device_reference<U> &other) const hipshift_body
  hipshift_host_device const device_reference &operator=(const value_type &value) const hipshift_body
  hipshift_host_device pointer operator&() const hipshift_body
  hipshift_host_device operator value_type() const hipshift_body
  hipshift_host_device void swap(device_reference &other) hipshift_body
  hipshift_host_device const device_reference &operator++() const hipshift_body
  hipshift_host_device value_type operator++(int) const hipshift_body
  hipshift_host_device const device_reference &operator--() const hipshift_body
  hipshift_host_device value_type operator--(int) const hipshift_body
#define hipshift_assign(operation)                                                                                               \
  hipshift_host_device const device_reference &operator operation(const value_type &value) const hipshift_body
  hipshift_assign(+=) hipshift_assign(-=) hipshift_assign(*=) hipshift_assign(/=) hipshift_assign(%=)
  hipshift_assign(<<=) hipshift_assign(>>=) hipshift_assign(&=) hipshift_assign(|=) hipshift_assign(^=)
#undef hipshift_assign
};
template <class C, class Traits, class T>
std::basic_ostream<C, Traits> &operator<<(std::basic_ostream<C, Traits> &out, const device_reference<T> &value) hipshift_body
template <class T> hipshift_host_device void swap(device_reference<T> a, device_reference<T> b) hipshift_body

namespace hipshift_decls {
template <class T> struct device_reference_of {
  typedef device_reference<T> type;
};
template <> struct device_reference_of<void> {
  typedef void type;
};
template <> struct device_reference_of<const void> {
  typedef void type;
};
} // namespace hipshift_decls

template <class T> class device_ptr {
public:
  typedef T element_type;
  typedef typename std::remove_cv<T>::type value_type;
  typedef typename hipshift_decls::device_reference_of<T>::type reference;
  typedef device_ptr pointer;
  typedef T *raw_pointer;
  typedef ptrdiff_t difference_type;
  typedef random_access_device_iterator_tag iterator_category;
  template <class U> struct rebind {
    typedef device_ptr<U> other;
  };
  hipshift_host_device device_ptr() hipshift_body
  hipshift_host_device device_ptr(std::nullptr_t) hipshift_body
  template <class U> hipshift_host_device explicit device_ptr(U *p) hipshift_body
  template <class U, class = typename std::enable_if<std::is_convertible<U *, T *>::value>::type>
  hipshift_host_device device_ptr(const device_ptr<U> &other) hipshift_body
  template <class U> hipshift_host_device device_ptr &operator=(const device_ptr<U> &other) hipshift_body
  hipshift_host_device device_ptr &operator=(std::nullptr_t) hipshift_body
  hipshift_host_device T *get() const hipshift_body
  hipshift_host_device T *operator->() const hipshift_body
  hipshift_host_device explicit operator bool() const hipshift_body
  hipshift_random_access(device_ptr)
};
template <class C, class Traits, class T>
std::basic_ostream<C, Traits> &operator<<(std::basic_ostream<C, Traits> &out, const device_ptr<T> &pointer) hipshift_body

// A pointer that says which system it belongs to.
template <class T, class Tag = use_default, class Reference = use_default, class Derived = use_default>
class pointer : public device_ptr<T> {
public:
  using device_ptr<T>::device_ptr;
};
template <class T> using universal_ptr = device_ptr<T>;

template <class T> hipshift_host_device T *raw_pointer_cast(T *p) hipshift_body
template <class T> hipshift_host_device T *raw_pointer_cast(const device_ptr<T> &p) hipshift_body
template <class T> hipshift_host_device T &raw_reference_cast(T &r) hipshift_body
template <class T> hipshift_host_device T &raw_reference_cast(const device_reference<T> &r) hipshift_body
template <class T> hipshift_host_device device_ptr<T> device_pointer_cast(T *p) hipshift_body
template <class T> hipshift_host_device device_ptr<T> device_pointer_cast(const device_ptr<T> &p) hipshift_body
template <class To, class From>
hipshift_host_device device_ptr<To> reinterpret_pointer_cast(const device_ptr<From> &p) hipshift_body
template <class To, class From> hipshift_host_device device_ptr<To> static_pointer_cast(const device_ptr<From> &p) hipshift_body

device_ptr<void> device_malloc(size_t bytes);
template <class T> device_ptr<T> device_malloc(size_t count) hipshift_body
void device_free(device_ptr<void> p);
template <class T> device_ptr<T> device_new(size_t count) hipshift_body
template <class T> device_ptr<T> device_new(device_ptr<void> p, size_t count = 1) hipshift_body
template <class T> device_ptr<T> device_new(device_ptr<void> p, const T &value, size_t count = 1) hipshift_body
template <class T> void device_delete(device_ptr<T> p, size_t count = 0) hipshift_body
template <class Policy>
hipshift_host_device device_ptr<void> malloc(const execution_policy<Policy> &policy, size_t bytes) hipshift_body
template <class T, class Policy>
hipshift_host_device device_ptr<T> malloc(const execution_policy<Policy> &policy, size_t count) hipshift_body
template <class Policy, class Pointer>
hipshift_host_device void free(const execution_policy<Policy> &policy, Pointer p) hipshift_body
template <class T, class Policy>
hipshift_host_device pair<device_ptr<T>, ptrdiff_t> get_temporary_buffer(const execution_policy<Policy> &policy,
                                                            ptrdiff_t count) hipshift_body
template <class Policy, class Pointer, class... More>
hipshift_host_device void return_temporary_buffer(const execution_policy<Policy> &policy, Pointer p, More... more) hipshift_body

// Allocators.
#define hipshift_allocator(name, pointer_type)                                                                                   \
  template <class T> class name {                                                                                                \
  public:                                                                                                                        \
    typedef T value_type;                                                                                                        \
    typedef pointer_type pointer;                                                                                                \
    typedef size_t size_type;                                                                                                    \
    typedef ptrdiff_t difference_type;                                                                                           \
    typedef typename std::iterator_traits<pointer>::reference reference;                                                         \
    template <class U> struct rebind {                                                                                           \
      typedef name<U> other;                                                                                                     \
    };                                                                                                                           \
    name() = default;                                                                                                            \
    template <class U> hipshift_host_device name(const name<U> &other) hipshift_body                                             \
    hipshift_host_device pointer allocate(size_t count) hipshift_body                                                            \
    hipshift_host_device void deallocate(pointer p, size_t count) hipshift_body                                                  \
    hipshift_host_device size_t max_size() const hipshift_body                                                                   \
    friend hipshift_host_device bool operator==(const name &, const name &) { return true; }                                     \
    friend hipshift_host_device bool operator!=(const name &, const name &) { return false; }                                    \
  };
hipshift_allocator(device_allocator, device_ptr<T>)
hipshift_allocator(device_malloc_allocator, device_ptr<T>)
hipshift_allocator(device_new_allocator, device_ptr<T>)
hipshift_allocator(universal_allocator, device_ptr<T>)
hipshift_allocator(universal_host_pinned_allocator, device_ptr<T>)
namespace system {
namespace cuda {
template <class T> using pointer = device_ptr<T>;
template <class T> using reference = device_reference<T>;
template <class T> using allocator = device_allocator<T>;
template <class T> using universal_allocator = thrust::universal_allocator<T>;
template <class T> using universal_host_pinned_allocator = thrust::universal_host_pinned_allocator<T>;
pointer<void> malloc(size_t bytes);
template <class T> pointer<T> malloc(size_t count) hipshift_body
void free(pointer<void> p);
namespace experimental {
hipshift_allocator(pinned_allocator, T *)
}
} // namespace cuda
} // namespace system
#undef hipshift_allocator
namespace cuda {
using namespace thrust::system::cuda;
namespace experimental {
using thrust::system::cuda::experimental::pinned_allocator;
}
} // namespace cuda
namespace cuda_cub {
using namespace thrust::system::cuda;
}
} // namespace thrust
