// cuda::std's span, bit and mdspan, which libcu++ has for all versions of C++.
#pragma once
#include "std.h"
#if __cplusplus >= 202002L
#include <bit>
#include <span>
#endif

namespace cuda {
namespace std {
#if __cplusplus >= 202002L
using ::std::bit_cast;
using ::std::dynamic_extent;
using ::std::span;
#else
static constexpr size_t dynamic_extent = static_cast<size_t>(-1);
template <class T, size_t Extent = dynamic_extent> class span {
public:
  typedef T element_type;
  typedef typename ::std::remove_cv<T>::type value_type;
  typedef T &reference;
  typedef T *pointer;
  typedef T *iterator;
  typedef size_t size_type;
  hipshift_host_device constexpr span() : at(nullptr), count(0) {}
  hipshift_host_device constexpr span(T *at, size_t count) : at(at), count(count) {}
  hipshift_host_device constexpr span(T *first, T *last) : at(first), count(last - first) {}
  template <size_t N> hipshift_host_device constexpr span(T (&values)[N]) : at(values), count(N) {}
  template <class Container, class = decltype(::std::declval<Container &>().data())>
  hipshift_host_device constexpr span(Container &&from) : at(from.data()), count(from.size()) {}
  hipshift_host_device constexpr T &operator[](size_t i) const { return at[i]; }
  hipshift_host_device constexpr T *data() const { return at; }
  hipshift_host_device constexpr size_t size() const { return count; }
  hipshift_host_device constexpr size_t size_bytes() const { return count * sizeof(T); }
  hipshift_host_device constexpr bool empty() const { return count == 0; }
  hipshift_host_device constexpr T *begin() const { return at; }
  hipshift_host_device constexpr T *end() const { return at + count; }
  hipshift_host_device constexpr T &front() const { return at[0]; }
  hipshift_host_device constexpr T &back() const { return at[count - 1]; }
  hipshift_host_device constexpr span<T> first(size_t n) const { return span<T>(at, n); }
  hipshift_host_device constexpr span<T> last(size_t n) const { return span<T>(at + count - n, n); }
  hipshift_host_device constexpr span<T> subspan(size_t offset, size_t n = dynamic_extent) const {
    return span<T>(at + offset, n == dynamic_extent ? count - offset : n);
  }

private:
  T *at;
  size_t count;
};
template <class To, class From> hipshift_host_device To bit_cast(const From &from) hipshift_body
template <class T> hipshift_host_device int popcount(T x) hipshift_body
template <class T> hipshift_host_device int countl_zero(T x) hipshift_body
template <class T> hipshift_host_device int countr_zero(T x) hipshift_body
template <class T> hipshift_host_device T bit_ceil(T x) hipshift_body
template <class T> hipshift_host_device T bit_floor(T x) hipshift_body
template <class T> hipshift_host_device T bit_width(T x) hipshift_body
template <class T> hipshift_host_device bool has_single_bit(T x) hipshift_body
#endif

// Multidimensional views: what a program writes down, not how it works.
struct full_extent_t {};
static constexpr full_extent_t full_extent{};
template <class Index, size_t... Sizes> class extents {
public:
  typedef Index index_type;
  template <class... T> hipshift_host_device extents(T... sizes) hipshift_body
  static hipshift_host_device constexpr size_t rank() { return sizeof...(Sizes); }
  hipshift_host_device Index extent(size_t) const hipshift_body
};
namespace hipshift_decls {
template <class Index, size_t Rank, size_t... Sizes> struct dynamic : dynamic<Index, Rank - 1, dynamic_extent, Sizes...> {};
template <class Index, size_t... Sizes> struct dynamic<Index, 0, Sizes...> {
  typedef extents<Index, Sizes...> type;
};
} // namespace hipshift_decls
template <class Index, size_t Rank> using dextents = typename hipshift_decls::dynamic<Index, Rank>::type;
#define hipshift_layout(name)                                                                                                    \
  struct name {                                                                                                                  \
    template <class Extents> struct mapping {                                                                                    \
      template <class... T> hipshift_host_device mapping(const T &...) hipshift_body                                             \
      template <class... T> hipshift_host_device typename Extents::index_type operator()(T...) const hipshift_body               \
      hipshift_host_device typename Extents::index_type required_span_size() const hipshift_body                                 \
    };                                                                                                                           \
  };
hipshift_layout(layout_right) hipshift_layout(layout_left) hipshift_layout(layout_stride)
#undef hipshift_layout
template <class T> struct default_accessor {
  typedef T element_type;
};
template <class T, class Extents, class Layout = layout_right, class Accessor = default_accessor<T>> class mdspan {
public:
  typedef T element_type;
  typedef typename ::std::remove_cv<T>::type value_type;
  typedef Extents extents_type;
  typedef typename Extents::index_type index_type;
  typedef typename Layout::template mapping<Extents> mapping_type;
  template <class... Sizes> hipshift_host_device mdspan(T *at, Sizes... sizes) hipshift_body
  template <class... Index> hipshift_host_device T &operator()(Index... index) const hipshift_body
  hipshift_host_device index_type extent(size_t) const hipshift_body
  hipshift_host_device index_type stride(size_t) const hipshift_body
  hipshift_host_device const Extents &extents() const hipshift_body
  hipshift_host_device const mapping_type &mapping() const hipshift_body
  hipshift_host_device size_t size() const hipshift_body
  hipshift_host_device T *data_handle() const hipshift_body
  static hipshift_host_device constexpr size_t rank() { return Extents::rank(); }
};
template <class Span, class... Slices> hipshift_host_device Span submdspan(const Span &span, Slices... slices) hipshift_body
} // namespace std
} // namespace cuda
