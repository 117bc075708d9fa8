// CUDA's loads and stores with cache hints, which HIP has for half types only or not at all.
//
// In:   a migrated HIP program, device code, any gfx target.
// Out:  hipshift::ldcg(p) for __ldcg(p), and so on, for every type that CUDA has (1, 2, 4, 8 and
//       16 bytes, naturally aligned).
//
// What each hint becomes:
//   ldcg, stcg   cached in L2 only: a relaxed atomic access of device scope, which leaves out the
//                L1 caches, so that code that relies on it to see other blocks' writes still does
//   ldcv, stwt   not cached at all: a relaxed atomic access of system scope
//   ldcs, ldlu, stcs   used once: a non-temporal access
//   ldca, stwb   cached everywhere: a plain access
// 16 bytes are two accesses of 8 bytes in the atomic forms, as in CUDA's memory model.
//
// Sources: "CUDA C++ Programming Guide", Load and Store Functions Using Cache Hints; "PTX ISA",
// Cache Operators; the LLVM "User Guide for AMDGPU Backend", section Memory Model.
#ifndef HIPSHIFT_LOADS_H
#define HIPSHIFT_LOADS_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

namespace hipshift {
namespace detail {

// The integer, or vector of integers, through which Bytes bytes travel.
template <int Bytes> struct Word;
template <> struct Word<1> {
  using type [[gnu::may_alias]] = unsigned char;
};
template <> struct Word<2> {
  using type [[gnu::may_alias]] = unsigned short;
};
template <> struct Word<4> {
  using type [[gnu::may_alias]] = unsigned;
};
template <> struct Word<8> {
  using type [[gnu::may_alias]] = unsigned long long;
};
template <> struct Word<16> {
  typedef unsigned type __attribute__((ext_vector_type(4), may_alias));
};

template <class T> __device__ __forceinline__ T load_once(const T *p) {
  using W = typename Word<sizeof(T)>::type;
  W word = __builtin_nontemporal_load(reinterpret_cast<const W *>(p));
  T value;
  __builtin_memcpy(&value, &word, sizeof(T));
  return value;
}

template <class T> __device__ __forceinline__ void store_once(T *p, const T &value) {
  using W = typename Word<sizeof(T)>::type;
  W word;
  __builtin_memcpy(&word, &value, sizeof(T));
  __builtin_nontemporal_store(word, reinterpret_cast<W *>(p));
}

template <int Scope, class T> __device__ __forceinline__ T load_from(const T *p) {
  constexpr int step = sizeof(T) < 8 ? int(sizeof(T)) : 8;
  using W = typename Word<step>::type;
  W words[sizeof(T) / step];
#pragma unroll
  for (int i = 0; i < int(sizeof(T)) / step; ++i)
    words[i] = __hip_atomic_load(reinterpret_cast<const W *>(p) + i, __ATOMIC_RELAXED, Scope);
  T value;
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}

template <int Scope, class T> __device__ __forceinline__ void store_to(T *p, const T &value) {
  constexpr int step = sizeof(T) < 8 ? int(sizeof(T)) : 8;
  using W = typename Word<step>::type;
  W words[sizeof(T) / step];
  __builtin_memcpy(words, &value, sizeof(T));
#pragma unroll
  for (int i = 0; i < int(sizeof(T)) / step; ++i)
    __hip_atomic_store(reinterpret_cast<W *>(p) + i, words[i], __ATOMIC_RELAXED, Scope);
}

// Keeps the value argument out of template argument deduction: stcs(float *, 1.0) is a call.
template <class T> struct Same {
  using type = T;
};

} // namespace detail

template <class T> __device__ __forceinline__ T ldca(const T *p) { return *p; }
template <class T> __device__ __forceinline__ T ldcs(const T *p) { return detail::load_once(p); }
template <class T> __device__ __forceinline__ T ldlu(const T *p) { return detail::load_once(p); }
template <class T> __device__ __forceinline__ T ldcg(const T *p) {
  return detail::load_from<__HIP_MEMORY_SCOPE_AGENT>(p);
}
template <class T> __device__ __forceinline__ T ldcv(const T *p) {
  return detail::load_from<__HIP_MEMORY_SCOPE_SYSTEM>(p);
}

template <class T> __device__ __forceinline__ void stwb(T *p, typename detail::Same<T>::type v) {
  *p = v;
}
template <class T> __device__ __forceinline__ void stcs(T *p, typename detail::Same<T>::type v) {
  detail::store_once<T>(p, v);
}
template <class T> __device__ __forceinline__ void stcg(T *p, typename detail::Same<T>::type v) {
  detail::store_to<__HIP_MEMORY_SCOPE_AGENT, T>(p, v);
}
template <class T> __device__ __forceinline__ void stwt(T *p, typename detail::Same<T>::type v) {
  detail::store_to<__HIP_MEMORY_SCOPE_SYSTEM, T>(p, v);
}

} // namespace hipshift

#endif
