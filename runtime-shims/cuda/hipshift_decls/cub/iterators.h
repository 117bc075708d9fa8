// Iterators of CUB.
#pragma once
#include "types.h"

namespace cub {
#define hipshift_iterator(name, value, result)                                                                                   \
  typedef name self_type;                                                                                                        \
  typedef value value_type;                                                                                                      \
  typedef result reference;                                                                                                      \
  typedef value *pointer;                                                                                                        \
  typedef std::random_access_iterator_tag iterator_category;                                                                     \
  hipshift_random_access(name)
template <class Iterator, class Offset = ptrdiff_t, class Value = typename std::iterator_traits<Iterator>::value_type>
struct ArgIndexInputIterator {
  typedef KeyValuePair<Offset, Value> Pair;
  typedef Offset difference_type;
  hipshift_iterator(ArgIndexInputIterator, Pair, Pair)
  hipshift_host_device ArgIndexInputIterator(Iterator iterator, Offset offset = 0) hipshift_body
  hipshift_host_device void normalize() hipshift_body
};
template <CacheLoadModifier Modifier, class T, class Offset = ptrdiff_t> struct CacheModifiedInputIterator {
  typedef Offset difference_type;
  hipshift_iterator(CacheModifiedInputIterator, T, T)
  template <class U> hipshift_host_device CacheModifiedInputIterator(U *pointer) hipshift_body
};
namespace hipshift_decls {
template <class T> struct written {
  hipshift_host_device T operator=(const T &value) hipshift_body
};
template <> struct written<void> {
  template <class T> hipshift_host_device written &operator=(const T &value) hipshift_body
};
} // namespace hipshift_decls
template <CacheStoreModifier Modifier, class T, class Offset = ptrdiff_t> struct CacheModifiedOutputIterator {
  typedef Offset difference_type;
  hipshift_iterator(CacheModifiedOutputIterator, T, hipshift_decls::written<T>)
  template <class U> hipshift_host_device CacheModifiedOutputIterator(U *pointer) hipshift_body
};
template <class T, class Offset = ptrdiff_t> struct ConstantInputIterator {
  typedef Offset difference_type;
  hipshift_iterator(ConstantInputIterator, T, T)
  hipshift_host_device ConstantInputIterator(T value, Offset offset = 0) hipshift_body
};
template <class T, class Offset = ptrdiff_t> struct CountingInputIterator {
  typedef Offset difference_type;
  hipshift_iterator(CountingInputIterator, T, T)
  hipshift_host_device CountingInputIterator(const T &value) hipshift_body
};
template <class Offset = ptrdiff_t> struct DiscardOutputIterator {
  typedef Offset difference_type;
  hipshift_iterator(DiscardOutputIterator, hipshift_decls::written<void>, hipshift_decls::written<void>)
  hipshift_host_device DiscardOutputIterator(Offset offset = 0) hipshift_body
};
template <class T, class Offset = ptrdiff_t> struct TexObjInputIterator {
  typedef Offset difference_type;
  hipshift_iterator(TexObjInputIterator, T, T)
  hipshift_host_device TexObjInputIterator() hipshift_body
  template <class U> cudaError_t BindTexture(U *pointer, size_t bytes = size_t(-1), size_t offset = 0) hipshift_body
  cudaError_t UnbindTexture() hipshift_body
};
template <class T, int UniqueId, class Offset = ptrdiff_t> struct TexRefInputIterator : TexObjInputIterator<T, Offset> {};
template <class Value, class Operator, class Iterator, class Offset = ptrdiff_t> struct TransformInputIterator {
  typedef Offset difference_type;
  hipshift_iterator(TransformInputIterator, Value, Value)
  hipshift_host_device TransformInputIterator(Iterator iterator, Operator op) hipshift_body
};
#undef hipshift_iterator
} // namespace cub
