// What all of Thrust's declarations share: versions, systems, tags, types of iterators and results.
#pragma once
#include "../body.h"
#include "../runtime.h"
#include <cassert>
#include <chrono>
#include <iterator>
#include <type_traits>

#define THRUST_VERSION 200700
#define THRUST_MAJOR_VERSION (THRUST_VERSION / 100000)
#define THRUST_MINOR_VERSION (THRUST_VERSION / 100 % 1000)
#define THRUST_SUBMINOR_VERSION (THRUST_VERSION % 100)
#define THRUST_PATCH_NUMBER 0
#define THRUST_HOST_SYSTEM_CPP 1
#define THRUST_HOST_SYSTEM_OMP 2
#define THRUST_HOST_SYSTEM_TBB 3
#define THRUST_DEVICE_SYSTEM_CUDA 1
#define THRUST_DEVICE_SYSTEM_OMP 2
#define THRUST_DEVICE_SYSTEM_TBB 3
#define THRUST_DEVICE_SYSTEM_CPP 4
#ifndef THRUST_HOST_SYSTEM
#define THRUST_HOST_SYSTEM THRUST_HOST_SYSTEM_CPP
#endif
#ifndef THRUST_DEVICE_SYSTEM
#define THRUST_DEVICE_SYSTEM THRUST_DEVICE_SYSTEM_CUDA
#endif
#define THRUST_DEVICE_BACKEND_CUDA THRUST_DEVICE_SYSTEM_CUDA
#define THRUST_DEVICE_BACKEND_OMP THRUST_DEVICE_SYSTEM_OMP
#define THRUST_DEVICE_BACKEND_TBB THRUST_DEVICE_SYSTEM_TBB
#define THRUST_DEVICE_BACKEND THRUST_DEVICE_SYSTEM
#define THRUST_NAMESPACE_BEGIN namespace thrust {
#define THRUST_NAMESPACE_END }
#define THRUST_NS_QUALIFIER ::thrust
#define THRUST_CPP_DIALECT (__cplusplus / 100 % 100)
#define THRUST_NODISCARD
#define THRUST_HOST_DEVICE __host__ __device__
#define THRUST_DEVICE_FUNCTION __device__ __forceinline__
#define THRUST_RUNTIME_FUNCTION __host__ __device__ __forceinline__
#define THRUST_FUNCTION __host__ __device__ __forceinline__
#define THRUST_FWD(x) ::std::forward<decltype(x)>(x)
#define THRUST_RETURNS(...)                                                                                                      \
  noexcept(noexcept(decltype(__VA_ARGS__)(__VA_ARGS__)))->decltype(__VA_ARGS__) { return (__VA_ARGS__); }

namespace thrust {
using std::ptrdiff_t;
using std::size_t;

// Iterator categories and traversals.
struct any_system_tag {};
typedef std::input_iterator_tag input_host_iterator_tag;
typedef std::output_iterator_tag output_host_iterator_tag;
typedef std::forward_iterator_tag forward_host_iterator_tag;
typedef std::bidirectional_iterator_tag bidirectional_host_iterator_tag;
typedef std::random_access_iterator_tag random_access_host_iterator_tag;
struct input_device_iterator_tag : std::input_iterator_tag {};
struct output_device_iterator_tag : std::output_iterator_tag {};
struct forward_device_iterator_tag : std::forward_iterator_tag {};
struct bidirectional_device_iterator_tag : std::bidirectional_iterator_tag {};
struct random_access_device_iterator_tag : std::random_access_iterator_tag {};
struct no_traversal_tag {};
struct incrementable_traversal_tag : no_traversal_tag {};
struct single_pass_traversal_tag : incrementable_traversal_tag {};
struct forward_traversal_tag : single_pass_traversal_tag {};
struct bidirectional_traversal_tag : forward_traversal_tag {};
struct random_access_traversal_tag : bidirectional_traversal_tag {};
using std::bidirectional_iterator_tag;
using std::forward_iterator_tag;
using std::input_iterator_tag;
using std::output_iterator_tag;
using std::random_access_iterator_tag;
struct use_default {};

template <class T> struct iterator_traits : std::iterator_traits<T> {};
template <class T> struct iterator_value {
  typedef typename std::iterator_traits<T>::value_type type;
};
template <class T> struct iterator_difference {
  typedef typename std::iterator_traits<T>::difference_type type;
};
template <class T> struct iterator_reference {
  typedef typename std::iterator_traits<T>::reference type;
};
template <class T> struct iterator_pointer {
  typedef typename std::iterator_traits<T>::pointer type;
};
template <class T> struct iterator_system {
  typedef any_system_tag type;
};
template <class T> struct iterator_traversal {
  typedef random_access_traversal_tag type;
};
template <class T> using iterator_value_t = typename iterator_value<T>::type;
template <class T> using iterator_difference_t = typename iterator_difference<T>::type;
template <class T> using iterator_reference_t = typename iterator_reference<T>::type;
template <class T> using iterator_pointer_t = typename iterator_pointer<T>::type;
template <class T> using iterator_system_t = typename iterator_system<T>::type;
template <class T> using iterator_traversal_t = typename iterator_traversal<T>::type;

namespace hipshift_decls {
template <class T> using value_of = typename std::iterator_traits<T>::value_type;
template <class T> using reference_of = typename std::iterator_traits<T>::reference;
template <class T> using difference_of = typename std::iterator_traits<T>::difference_type;

// The result of calling F, or Else where that cannot be said. A class, so that also device functions count.
template <class Else, class F, class... Arguments> struct result_of {
  template <class G> static hipshift_host_device auto test(int) -> decltype(std::declval<G>()(std::declval<Arguments>()...));
  template <class G> static hipshift_host_device Else test(...);
  typedef decltype(test<F>(0)) type;
};
} // namespace hipshift_decls
} // namespace thrust

// The operators of a random-access iterator named self, within its class. Reference, difference_type and pointer
// are names there.
#define hipshift_random_access(self)                                                                                             \
  hipshift_host_device reference operator*() const hipshift_body                                                                 \
  hipshift_host_device reference operator[](difference_type n) const hipshift_body                                               \
  hipshift_host_device self &operator++() hipshift_body                                                                          \
  hipshift_host_device self operator++(int) hipshift_body                                                                        \
  hipshift_host_device self &operator--() hipshift_body                                                                          \
  hipshift_host_device self operator--(int) hipshift_body                                                                        \
  hipshift_host_device self &operator+=(difference_type n) hipshift_body                                                         \
  hipshift_host_device self &operator-=(difference_type n) hipshift_body                                                         \
  hipshift_host_device self operator+(difference_type n) const hipshift_body                                                     \
  hipshift_host_device self operator-(difference_type n) const hipshift_body                                                     \
  friend hipshift_host_device self operator+(difference_type n, const self &i) hipshift_body                                     \
  friend hipshift_host_device difference_type operator-(const self &a, const self &b) hipshift_body                              \
  friend hipshift_host_device bool operator==(const self &a, const self &b) hipshift_body                                        \
  friend hipshift_host_device bool operator!=(const self &a, const self &b) hipshift_body                                        \
  friend hipshift_host_device bool operator<(const self &a, const self &b) hipshift_body                                         \
  friend hipshift_host_device bool operator>(const self &a, const self &b) hipshift_body                                         \
  friend hipshift_host_device bool operator<=(const self &a, const self &b) hipshift_body                                        \
  friend hipshift_host_device bool operator>=(const self &a, const self &b) hipshift_body
