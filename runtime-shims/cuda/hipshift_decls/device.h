// Everything that only device code has: built-in variables, intrinsics, atomics, math.
#pragma once
#include "device_libc.h"
#include "runtime_core.h"
#include "generated/runtime_enums.h"

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
extern const __device__ int warpSize;

__device__ long long clock64();
__device__ unsigned long long __globaltimer();
__device__ void *__nv_associate_access_property(const void *ptr, unsigned long long property);
__device__ void __nv_memory_barrier(int order, int scope);
#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4
template <class... Arguments> __device__ void __nv_atomic_store_n(Arguments...) {}
template <class T, class... Arguments> __device__ T __nv_atomic_load_n(T *address, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_add(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_sub(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_and(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_or(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_xor(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_min(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ T __nv_atomic_fetch_max(T *address, U value, Arguments...) { return *address; }
template <class T, class U, class... Arguments> __device__ void __nv_atomic_add(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ void __nv_atomic_sub(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ void __nv_atomic_and(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ void __nv_atomic_or(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ void __nv_atomic_xor(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ void __nv_atomic_min(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ void __nv_atomic_max(T *address, U value, Arguments...) {}
template <class T, class U, class... Arguments> __device__ T __nv_atomic_exchange_n(T *address, U value, Arguments...) { return *address; }
template <class... Arguments> __device__ void __nv_atomic_load(Arguments...) {}
template <class... Arguments> __device__ void __nv_atomic_store(Arguments...) {}
template <class... Arguments> __device__ void __nv_atomic_exchange(Arguments...) {}
template <class... Arguments> __device__ void __nv_atomic_thread_fence(Arguments...) {}
template <class... Arguments> __device__ bool __nv_atomic_compare_exchange(Arguments...) { return true; }
template <class... Arguments> __device__ bool __nv_atomic_compare_exchange_n(Arguments...) { return true; }
__device__ unsigned short __nv_bswap16(unsigned short x);
__device__ unsigned int __nv_bswap32(unsigned int x);
__device__ unsigned long long __nv_bswap64(unsigned long long x);
#define __assume(x) __builtin_assume(x)

// CUDA 12.1: values of 16 bytes.
namespace hipshift_decls {
template <bool, class T> struct only_if {};
template <class T> struct only_if<true, T> {
  typedef T type;
};
} // namespace hipshift_decls
template <class T> __device__ typename hipshift_decls::only_if<sizeof(T) == 16, T>::type atomicExch(T *address, T value) { return *address; }
template <class T> __device__ typename hipshift_decls::only_if<sizeof(T) == 16, T>::type atomicCAS(T *address, T compare, T value) { return *address; }

#include "generated/device_functions.h"
#include "generated/device_atomics.h"
