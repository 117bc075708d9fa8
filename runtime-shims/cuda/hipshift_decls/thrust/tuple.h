// thrust/pair.h and thrust/tuple.h
#pragma once
#include "config.h"
#include <tuple>
#include <utility>

namespace thrust {

template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  pair() = default;
  hipshift_host_device constexpr pair(const A &a, const B &b) : first(a), second(b) {}
  template <class C, class D, class = typename std::enable_if<std::is_constructible<A, C &&>::value && std::is_constructible<B, D &&>::value>::type>
  
  hipshift_host_device constexpr pair(C &&a, D &&b) : first(static_cast<C &&>(a)), second(static_cast<D &&>(b)) {}
  template <class C, class D> hipshift_host_device pair(const pair<C, D> &other) hipshift_body
  template <class C, class D> hipshift_host_device pair(const std::pair<C, D> &other) hipshift_body
  template <class C, class D> hipshift_host_device pair &operator=(const pair<C, D> &other) hipshift_body
  hipshift_host_device void swap(pair &other) hipshift_body
};
template <class A, class B>
hipshift_host_device pair<typename std::decay<A>::type, typename std::decay<B>::type> make_pair(A &&a, B &&b) hipshift_body
#define hipshift_compare(operation)                                                                                              \
  template <class A, class B> hipshift_host_device bool operator operation(const pair<A, B> &a, const pair<A, B> &b) hipshift_body
hipshift_compare(==) hipshift_compare(!=) hipshift_compare(<) hipshift_compare(>) hipshift_compare(<=) hipshift_compare(>=)
#undef hipshift_compare

struct null_type {};
template <class... T> class tuple;

template <size_t N, class T> struct tuple_element;
template <size_t N, class... T> struct tuple_element<N, tuple<T...>> : std::tuple_element<N, std::tuple<T...>> {};
template <size_t N, class... T> struct tuple_element<N, const tuple<T...>> : std::tuple_element<N, const std::tuple<T...>> {};
template <size_t N, class A, class B> struct tuple_element<N, pair<A, B>> : std::tuple_element<N, std::tuple<A, B>> {};
template <size_t N, class A, class B>
struct tuple_element<N, const pair<A, B>> : std::tuple_element<N, const std::tuple<A, B>> {};
template <size_t N, class T> using tuple_element_t = typename tuple_element<N, T>::type;
template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : std::integral_constant<size_t, sizeof...(T)> {};
template <class A, class B> struct tuple_size<pair<A, B>> : std::integral_constant<size_t, 2> {};
template <class T> struct tuple_size<const T> : tuple_size<T> {};

namespace hipshift_decls {
template <bool...> struct bools {};
template <bool Same, class Mine, class Theirs> struct fits : std::false_type {};
template <class... T, class... U>
struct fits<true, tuple<T...>, tuple<U...>>
    : std::is_same<bools<true, std::is_constructible<T, U>::value...>, bools<std::is_constructible<T, U>::value..., true>> {};

// Elements take room, so that sizes are right; nothing reads them.
template <class... T> struct room {};
template <class T, class... More> struct room<T, More...> {
  T first;
  room<More...> more;
};
template <class T> struct room<T> {
  T first;
};
} // namespace hipshift_decls

template <class... T> class tuple {
  hipshift_decls::room<T...> elements;

public:
  tuple() = default;
  template <class... U, class = typename std::enable_if<(sizeof...(U) > 0) && hipshift_decls::fits<sizeof...(T) == sizeof...(U), tuple<T...>, tuple<U &&...>>::value>
  ::type>
  hipshift_host_device constexpr tuple(U &&...values) : elements{static_cast<U &&>(values)...} {}
  template <class... U, class = typename std::enable_if<hipshift_decls::fits<sizeof...(T) == sizeof...(U), tuple<T...>, tuple<const U &...>>::value>::type>
  
  hipshift_host_device tuple(const tuple<U...> &other) : tuple(other, 0) {}
  template <class A, class B> hipshift_host_device tuple(const pair<A, B> &other) : tuple(other, 0) {}
  template <class... U> hipshift_host_device tuple(const std::tuple<U...> &other) : tuple(other, 0) {}
  tuple(const tuple &) = default;
  hipshift_host_device tuple &operator=(const tuple &other) hipshift_body
  template <class... U> hipshift_host_device tuple &operator=(const tuple<U...> &other) hipshift_body
  template <class A, class B> hipshift_host_device tuple &operator=(const pair<A, B> &other) hipshift_body
  template <size_t N> hipshift_host_device tuple_element_t<N, tuple> &get() hipshift_body
  template <size_t N> hipshift_host_device const tuple_element_t<N, tuple> &get() const hipshift_body
  hipshift_host_device void swap(tuple &other) hipshift_body

private:
  template <class Other> hipshift_host_device tuple(const Other &other, int);
};

template <size_t N, class... T> hipshift_host_device tuple_element_t<N, tuple<T...>> &get(tuple<T...> &from) hipshift_body
template <size_t N, class... T>
hipshift_host_device const tuple_element_t<N, tuple<T...>> &get(const tuple<T...> &from) hipshift_body
template <size_t N, class... T> hipshift_host_device tuple_element_t<N, tuple<T...>> &&get(tuple<T...> &&from) hipshift_body
template <size_t N, class A, class B> hipshift_host_device tuple_element_t<N, pair<A, B>> &get(pair<A, B> &from) hipshift_body
template <size_t N, class A, class B>
hipshift_host_device const tuple_element_t<N, pair<A, B>> &get(const pair<A, B> &from) hipshift_body
template <size_t N, class A, class B> hipshift_host_device tuple_element_t<N, pair<A, B>> &&get(pair<A, B> &&from) hipshift_body
namespace hipshift_decls {
template <class T> struct unwrapped {
  typedef typename std::decay<T>::type type;
};
template <class T> struct unwrapped<std::reference_wrapper<T>> {
  typedef T &type;
};
} // namespace hipshift_decls
template <class... T>
hipshift_host_device tuple<typename hipshift_decls::unwrapped<typename std::decay<T>::type>::type...> make_tuple(T &&...values) hipshift_body
template <class... T> hipshift_host_device tuple<T &...> tie(T &...values) hipshift_body
#define hipshift_compare(operation)                                                                                              \
  template <class... T, class... U>                                                                                              \
  hipshift_host_device bool operator operation(const tuple<T...> &a, const tuple<U...> &b) hipshift_body
hipshift_compare(==) hipshift_compare(!=) hipshift_compare(<) hipshift_compare(>) hipshift_compare(<=) hipshift_compare(>=)
#undef hipshift_compare
using std::ignore;

template <class A, class B> hipshift_host_device void swap(A &a, B &b) hipshift_body
template <class T> hipshift_host_device T *addressof(T &object) hipshift_body

} // namespace thrust

// Structured bindings.
namespace std {
template <class... T> struct tuple_size<thrust::tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <size_t N, class... T> struct tuple_element<N, thrust::tuple<T...>> : tuple_element<N, tuple<T...>> {};
template <class A, class B> struct tuple_size<thrust::pair<A, B>> : integral_constant<size_t, 2> {};
template <size_t N, class A, class B> struct tuple_element<N, thrust::pair<A, B>> : tuple_element<N, tuple<A, B>> {};
} // namespace std
