// Device functions of CUDA that HIP does not have and that are no arithmetic of lanes (simd.h), no
// warp function (lanes.h), no cached load (loads.h) and no rounding (rounding.h).
//
// In:   a migrated HIP program, device code, any gfx target.
// Out:  hipshift::nanosleep(ns) for __nanosleep(ns), and so on: CUDA's name without underscores.
//
// Sources: "CUDA C++ Programming Guide", sections Nanosleep Function, Address Space Predicate and
// Conversion Functions, Atomic Functions; "CUDA Math API", Integer Intrinsics; the LLVM "User Guide
// for AMDGPU Backend", section Address Spaces.
#ifndef HIPSHIFT_INTRINSICS_H
#define HIPSHIFT_INTRINSICS_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

#if !defined(HIPSHIFT_HD)
#define HIPSHIFT_HD __host__ __device__ __forceinline__
#endif

namespace hipshift {

// CUDA: the thread sleeps between 0 and 2 * ns. HIP: the wave sleeps until ns have passed on the
// constant clock, taken to run at 100 MHz (hipDeviceAttributeWallClockRate tells a GPU's own rate).
__device__ __forceinline__ void nanosleep(unsigned ns) {
  unsigned long long ticks = ns / 10, start = wall_clock64();
  while (wall_clock64() - start < ticks)
    __builtin_amdgcn_s_sleep(1);
}

// Which memory a generic pointer points into.
__device__ __forceinline__ unsigned is_shared(const void *p) {
  return __builtin_amdgcn_is_shared(p);
}
__device__ __forceinline__ unsigned is_local(const void *p) {
  return __builtin_amdgcn_is_private(p);
}
// Constants lie in global memory on AMD GPUs, so both answers are the same.
__device__ __forceinline__ unsigned is_global(const void *p) {
  return !is_shared(p) && !is_local(p);
}
__device__ __forceinline__ unsigned is_constant(const void *p) { return is_global(p); }

// Between generic pointers and addresses within a memory.
__device__ __forceinline__ size_t cvta_generic_to_shared(const void *p) {
  return size_t(reinterpret_cast<unsigned long long>(p) & 0xffffffffu);
}
__device__ __forceinline__ void *cvta_shared_to_generic(size_t address) {
#if defined(__HIP_DEVICE_COMPILE__)
  using Shared = __attribute__((address_space(3))) char *;
  return (void *)(Shared)(unsigned(address));
#else
  return reinterpret_cast<void *>(address); // never runs
#endif
}
__device__ __forceinline__ size_t cvta_generic_to_global(const void *p) { return size_t(p); }
__device__ __forceinline__ void *cvta_global_to_generic(size_t address) {
  return reinterpret_cast<void *>(address);
}
__device__ __forceinline__ size_t cvta_generic_to_constant(const void *p) { return size_t(p); }
__device__ __forceinline__ void *cvta_constant_to_generic(size_t address) {
  return reinterpret_cast<void *>(address);
}

// Counting atomics of block and system scope: the value wraps at limit (inc) or falls back to
// limit (dec), as with atomicInc and atomicDec.
namespace detail {
template <int Scope, class Next>
__device__ __forceinline__ unsigned atomic_replace(unsigned *p, Next next) {
  unsigned seen = __hip_atomic_load(p, __ATOMIC_RELAXED, Scope);
  while (!__hip_atomic_compare_exchange_strong(p, &seen, next(seen), __ATOMIC_RELAXED,
                                               __ATOMIC_RELAXED, Scope))
    ;
  return seen;
}
} // namespace detail

__device__ __forceinline__ unsigned atomicInc_system(unsigned *p, unsigned limit) {
  return detail::atomic_replace<__HIP_MEMORY_SCOPE_SYSTEM>(
      p, [=](unsigned x) { return x >= limit ? 0u : x + 1u; });
}
__device__ __forceinline__ unsigned atomicDec_system(unsigned *p, unsigned limit) {
  return detail::atomic_replace<__HIP_MEMORY_SCOPE_SYSTEM>(
      p, [=](unsigned x) { return x == 0 || x > limit ? limit : x - 1u; });
}

// Names without underscores, from CUDA's first days.
HIPSHIFT_HD unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }
HIPSHIFT_HD unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }
HIPSHIFT_HD long long llmin(long long a, long long b) { return a < b ? a : b; }
HIPSHIFT_HD long long llmax(long long a, long long b) { return a > b ? a : b; }
HIPSHIFT_HD unsigned long long ullmin(unsigned long long a, unsigned long long b) {
  return a < b ? a : b;
}
HIPSHIFT_HD unsigned long long ullmax(unsigned long long a, unsigned long long b) {
  return a > b ? a : b;
}
HIPSHIFT_HD double fdivide(double a, double b) { return a / b; }

// The high half of a product. One unsigned operand makes it unsigned.
__device__ __forceinline__ int mulhi(int a, int b) { return __mulhi(a, b); }
__device__ __forceinline__ unsigned mulhi(unsigned a, unsigned b) { return __umulhi(a, b); }
__device__ __forceinline__ unsigned mulhi(int a, unsigned b) { return __umulhi(unsigned(a), b); }
__device__ __forceinline__ unsigned mulhi(unsigned a, int b) { return __umulhi(a, unsigned(b)); }
__device__ __forceinline__ long long mul64hi(long long a, long long b) { return __mul64hi(a, b); }
__device__ __forceinline__ unsigned long long mul64hi(unsigned long long a, unsigned long long b) {
  return __umul64hi(a, b);
}
__device__ __forceinline__ unsigned long long mul64hi(long long a, unsigned long long b) {
  return __umul64hi((unsigned long long)a, b);
}
__device__ __forceinline__ unsigned long long mul64hi(unsigned long long a, long long b) {
  return __umul64hi(a, (unsigned long long)b);
}

} // namespace hipshift

#endif
