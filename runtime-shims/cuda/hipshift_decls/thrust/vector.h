// Vectors in host, device and managed memory.
#pragma once
#include "pointer.h"
#include <initializer_list>
#include <vector>

namespace thrust {
namespace detail {
template <class Pointer> class normal_iterator {
public:
  typedef typename std::iterator_traits<Pointer>::value_type value_type;
  typedef typename std::iterator_traits<Pointer>::reference reference;
  typedef typename std::iterator_traits<Pointer>::iterator_category iterator_category;
  typedef Pointer pointer;
  typedef ptrdiff_t difference_type;
  hipshift_host_device normal_iterator() hipshift_body
  hipshift_host_device normal_iterator(Pointer p) hipshift_body
  template <class Other, class = typename std::enable_if<std::is_convertible<Other, Pointer>::value>::type>
  hipshift_host_device normal_iterator(const normal_iterator<Other> &other) hipshift_body
  hipshift_host_device Pointer base() const hipshift_body
  hipshift_host_device Pointer operator->() const hipshift_body
  hipshift_random_access(normal_iterator)
};

// The members that all vectors have. Pointer and ConstPointer say where the elements are.
template <class T, class Allocator, class Pointer, class ConstPointer> class vector_base {
public:
  typedef T value_type;
  typedef Allocator allocator_type;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef Pointer pointer;
  typedef ConstPointer const_pointer;
  typedef typename std::iterator_traits<Pointer>::reference reference;
  typedef typename std::iterator_traits<ConstPointer>::reference const_reference;
  typedef normal_iterator<Pointer> iterator;
  typedef normal_iterator<ConstPointer> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

  vector_base() hipshift_body
  ~vector_base() hipshift_body
  void resize(size_type n) hipshift_body
  void resize(size_type n, const T &value) hipshift_body
  void reserve(size_type n) hipshift_body
  void shrink_to_fit() hipshift_body
  void clear() hipshift_body
  size_type size() const hipshift_body
  size_type max_size() const hipshift_body
  size_type capacity() const hipshift_body
  bool empty() const hipshift_body
  reference operator[](size_type n) hipshift_body
  const_reference operator[](size_type n) const hipshift_body
  reference front() hipshift_body
  const_reference front() const hipshift_body
  reference back() hipshift_body
  const_reference back() const hipshift_body
  pointer data() hipshift_body
  const_pointer data() const hipshift_body
  iterator begin() hipshift_body
  const_iterator begin() const hipshift_body
  const_iterator cbegin() const hipshift_body
  iterator end() hipshift_body
  const_iterator end() const hipshift_body
  const_iterator cend() const hipshift_body
  reverse_iterator rbegin() hipshift_body
  const_reverse_iterator rbegin() const hipshift_body
  const_reverse_iterator crbegin() const hipshift_body
  reverse_iterator rend() hipshift_body
  const_reverse_iterator rend() const hipshift_body
  const_reverse_iterator crend() const hipshift_body
  void push_back(const T &value) hipshift_body
  template <class... Arguments> reference emplace_back(Arguments &&...arguments) hipshift_body
  void pop_back() hipshift_body
  iterator erase(const_iterator position) hipshift_body
  iterator erase(const_iterator first, const_iterator last) hipshift_body
  iterator insert(const_iterator position, const T &value) hipshift_body
  void insert(const_iterator position, size_type n, const T &value) hipshift_body
  template <class Input, class = typename std::iterator_traits<Input>::value_type>
  void insert(const_iterator position, Input first, Input last) hipshift_body
  void assign(size_type n, const T &value) hipshift_body
  template <class Input, class = typename std::iterator_traits<Input>::value_type>
  void assign(Input first, Input last) hipshift_body
  allocator_type get_allocator() const hipshift_body
  void swap(vector_base &other) hipshift_body
};
template <class T, class A, class P, class C, class U, class B, class Q, class D>
bool operator==(const vector_base<T, A, P, C> &a, const vector_base<U, B, Q, D> &b) hipshift_body
template <class T, class A, class P, class C, class U, class B, class Q, class D>
bool operator!=(const vector_base<T, A, P, C> &a, const vector_base<U, B, Q, D> &b) hipshift_body
template <class T, class A, class P, class C, class U, class B>
bool operator==(const vector_base<T, A, P, C> &a, const std::vector<U, B> &b) hipshift_body
template <class T, class A, class P, class C, class U, class B>
bool operator!=(const vector_base<T, A, P, C> &a, const std::vector<U, B> &b) hipshift_body
template <class T, class A, class P, class C, class U, class B>
bool operator==(const std::vector<U, B> &a, const vector_base<T, A, P, C> &b) hipshift_body
template <class T, class A, class P, class C> void swap(vector_base<T, A, P, C> &a, vector_base<T, A, P, C> &b) hipshift_body
} // namespace detail

struct default_init_t {};
struct no_init_t {};
static constexpr default_init_t default_init{};
static constexpr no_init_t no_init{};

#define hipshift_vector(name, default_allocator, pointer, const_pointer)                                                         \
  template <class T, class Allocator = default_allocator<T>>                                                                     \
  class name : public detail::vector_base<T, Allocator, pointer, const_pointer> {                                                \
  public:                                                                                                                        \
    name() hipshift_body                                                                                                         \
    explicit name(const Allocator &allocator) hipshift_body                                                                      \
    explicit name(size_t n) hipshift_body                                                                                        \
    name(size_t n, const Allocator &allocator) hipshift_body                                                                     \
    name(size_t n, default_init_t) hipshift_body                                                                                 \
    name(size_t n, no_init_t) hipshift_body                                                                                      \
    name(size_t n, const T &value) hipshift_body                                                                                 \
    name(size_t n, const T &value, const Allocator &allocator) hipshift_body                                                     \
    template <class Input, class = typename std::iterator_traits<Input>::value_type> name(Input first, Input last) hipshift_body \
    template <class Input, class = typename std::iterator_traits<Input>::value_type>                                             \
    name(Input first, Input last, const Allocator &allocator) hipshift_body                                                      \
    name(std::initializer_list<T> values) hipshift_body                                                                          \
    name(std::initializer_list<T> values, const Allocator &allocator) hipshift_body                                              \
    name(const name &other) hipshift_body                                                                                        \
    name(const name &other, const Allocator &allocator) hipshift_body                                                            \
    name(name &&other) hipshift_body                                                                                             \
    template <class U, class A, class P, class C> name(const detail::vector_base<U, A, P, C> &other) hipshift_body               \
    template <class U, class A> name(const std::vector<U, A> &other) hipshift_body                                               \
    name &operator=(const name &other) hipshift_body                                                                             \
    name &operator=(name &&other) hipshift_body                                                                                  \
    name &operator=(std::initializer_list<T> values) hipshift_body                                                               \
    template <class U, class A, class P, class C> name &operator=(const detail::vector_base<U, A, P, C> &other) hipshift_body    \
    template <class U, class A> name &operator=(const std::vector<U, A> &other) hipshift_body                                    \
  };
hipshift_vector(device_vector, device_allocator, device_ptr<T>, device_ptr<const T>)
hipshift_vector(host_vector, std::allocator, T *, const T *)
hipshift_vector(universal_vector, universal_allocator, T *, const T *)
hipshift_vector(universal_host_pinned_vector, universal_host_pinned_allocator, T *, const T *)
#undef hipshift_vector
#if __cplusplus >= 201703L
template <class Input> device_vector(Input, Input) -> device_vector<typename std::iterator_traits<Input>::value_type>;
template <class Input> host_vector(Input, Input) -> host_vector<typename std::iterator_traits<Input>::value_type>;
#endif
namespace system {
namespace cuda {
template <class T, class Allocator = allocator<T>> using vector = device_vector<T, Allocator>;
template <class T, class Allocator = thrust::universal_allocator<T>>
using universal_vector = thrust::universal_vector<T, Allocator>;
} // namespace cuda
} // namespace system

template <class Pointer>
hipshift_host_device auto raw_pointer_cast(const detail::normal_iterator<Pointer> &i) -> decltype(raw_pointer_cast(i.base())) hipshift_body
} // namespace thrust
