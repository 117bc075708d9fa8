// Types and operators of CUB.
#pragma once
#include "config.h"
#include <limits>

namespace cub {
struct NullType {
  using value_type = NullType;
  template <class T> hipshift_host_device NullType &operator=(const T &) hipshift_body
  hipshift_host_device bool operator==(const NullType &) const { return true; }
  hipshift_host_device bool operator!=(const NullType &) const { return false; }
};
template <int A> struct Int2Type {
  enum { VALUE = A };
};
template <class K, class V> struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  Key key;
  Value value;
  KeyValuePair() = default;
  hipshift_host_device KeyValuePair(const Key &key, const Value &value) : key(key), value(value) {}
  hipshift_host_device bool operator==(const KeyValuePair &other) const hipshift_body
  hipshift_host_device bool operator!=(const KeyValuePair &other) const hipshift_body
};
template <class T, class Offset> struct ItemOffsetPair {
  T value;
  Offset offset;
};
template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  hipshift_host_device DoubleBuffer() hipshift_body
  hipshift_host_device DoubleBuffer(T *current, T *alternate) hipshift_body
  hipshift_host_device T *Current() hipshift_body
  hipshift_host_device T *Alternate() hipshift_body
};
template <class T, class Iterator = T *> struct FutureValue {
  using value_type = T;
  hipshift_host_device explicit FutureValue(const Iterator iterator) hipshift_body
  hipshift_host_device operator T() hipshift_body
};
template <class T, int Elements> struct CubVector {
  T x, y, z, w;
};
template <class T> struct CubVector<T, 1> {
  T x;
};
template <class T> struct CubVector<T, 2> {
  T x, y;
};
template <class T> struct CubVector<T, 3> {
  T x, y, z;
};
template <class T> struct Uninitialized {
  alignas(alignof(T)) unsigned char storage[sizeof(T)];
  hipshift_host_device T &Alias() hipshift_body
};

// Small metaprogramming that programs use.
template <bool Condition, class Then, class Else> struct If {
  typedef typename std::conditional<Condition, Then, Else>::type Type;
};
template <class A, class B> struct Equals {
  enum { VALUE = std::is_same<A, B>::value, NEGATE = !VALUE };
};
template <int N, int Current = N, int Count = 0> struct Log2 {
  enum { VALUE = Log2<N, (Current >> 1), Count + 1>::VALUE };
};
template <int N, int Count> struct Log2<N, 0, Count> {
  enum { VALUE = (1 << (Count - 1)) < N ? Count : Count - 1 };
};
template <int N> struct PowerOfTwo {
  enum { VALUE = (N & (N - 1)) == 0 };
};
template <class T> struct IsPointer {
  enum { VALUE = std::is_pointer<T>::value };
};
template <class T> struct IsVolatile {
  enum { VALUE = std::is_volatile<T>::value };
};
template <class T> struct RemoveQualifiers {
  typedef typename std::remove_cv<T>::type Type;
};
template <class T> struct NumericTraits {
  static const Category CATEGORY = std::is_floating_point<T>::value ? FLOATING_POINT
                                   : !std::is_integral<T>::value    ? NOT_A_NUMBER
                                   : std::is_signed<T>::value       ? SIGNED_INTEGER
                                                                    : UNSIGNED_INTEGER;
  enum { PRIMITIVE = std::is_arithmetic<T>::value, NULL_TYPE = std::is_same<T, NullType>::value };
  typedef typename std::conditional<
      sizeof(T) == 1, unsigned char,
      typename std::conditional<sizeof(T) == 2, unsigned short,
                                typename std::conditional<sizeof(T) == 4, unsigned int,
                                                            unsigned long long>::type>::type>::type UnsignedBits;
  static hipshift_host_device UnsignedBits TwiddleIn(UnsignedBits key) hipshift_body
  static hipshift_host_device UnsignedBits TwiddleOut(UnsignedBits key) hipshift_body
  static hipshift_host_device T Max() hipshift_body
  static hipshift_host_device T Lowest() hipshift_body
};
template <class T> struct Traits : NumericTraits<T> {};
template <class T> struct FpLimits : NumericTraits<T> {};

// Operators.
#define hipshift_operator(name, result)                                                                                          \
  struct name {                                                                                                                  \
    template <class T, class U> hipshift_host_device result operator()(const T &a, const U &b) const hipshift_body               \
  };
#define hipshift_common typename std::common_type<T, U>::type
hipshift_operator(Equality, bool) hipshift_operator(Inequality, bool) hipshift_operator(Sum, hipshift_common)
hipshift_operator(Difference, hipshift_common) hipshift_operator(Division, hipshift_common)
hipshift_operator(Max, hipshift_common) hipshift_operator(Min, hipshift_common)
#undef hipshift_common
#undef hipshift_operator
struct ArgMax {
  template <class T> hipshift_host_device T operator()(const T &a, const T &b) const hipshift_body
};
struct ArgMin {
  template <class T> hipshift_host_device T operator()(const T &a, const T &b) const hipshift_body
};
template <class To> struct CastOp {
  template <class T> hipshift_host_device To operator()(T &&value) const hipshift_body
};
template <class Operator> struct InequalityWrapper {
  Operator op;
  hipshift_host_device InequalityWrapper(Operator op) hipshift_body
  template <class T, class U> hipshift_host_device bool operator()(T &&a, U &&b) hipshift_body
};
#define hipshift_wrapper(name)                                                                                                   \
  template <class Operator> struct name {                                                                                        \
    hipshift_host_device name() hipshift_body                                                                                    \
    hipshift_host_device explicit name(Operator op) hipshift_body                                                                \
    template <class T> hipshift_host_device T operator()(const T &a, const T &b) hipshift_body                                   \
  };
hipshift_wrapper(SwizzleScanOp) hipshift_wrapper(ReduceBySegmentOp) hipshift_wrapper(ReduceByKeyOp) hipshift_wrapper(BinaryFlip)
#undef hipshift_wrapper
template <class Operator> hipshift_host_device BinaryFlip<Operator> MakeBinaryFlip(Operator op) hipshift_body
} // namespace cub
