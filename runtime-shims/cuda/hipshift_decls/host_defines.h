// The words that CUDA adds to C++, for clang's CUDA mode and for plain host compilers.
#pragma once
#define __HOST_DEFINES_H__

#ifndef CUDART_VERSION
#ifdef CUDA_VERSION
#define CUDART_VERSION CUDA_VERSION
#else
#define CUDART_VERSION 12080
#endif
#endif
#define __CUDART_API_VERSION CUDART_VERSION

#ifdef __CUDA__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __grid_constant__ __attribute__((grid_constant))
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#ifndef __NVCC__
#define __NVCC__ 1
#endif
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (CUDART_VERSION / 1000)
#endif
#ifndef __CUDACC_VER_MINOR__
#define __CUDACC_VER_MINOR__ (CUDART_VERSION % 1000 / 10)
#endif
#ifndef __CUDACC_VER_BUILD__
#define __CUDACC_VER_BUILD__ 0
#endif
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#ifndef __CUDA_ARCH_LIST__
#define __CUDA_ARCH_LIST__ 800
#endif
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#define __grid_constant__
#endif
#define __cluster_dims__(...)
#define __block_size__(...)
#define __maxnreg__(...)
#define __tile_global__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __thread__ __thread
#define __import__
#define __export__
#define __cdecl
#define __annotate__(a) __attribute__((a))
#define __location__(a) __annotate__(a)
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__
#define __nv_pure__ __attribute__((pure))
#define __specialization_static static
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB
#define CUDART_DEVICE __device__
#define CUDAAPI
#define CUDA_CB
#define __CUDA_HOSTDEVICE__ __host__ __device__
#define __CUDA_DEPRECATED

// nvcc's questions about extended lambdas. clang's lambdas carry no such mark.
#define __nv_is_extended_device_lambda_closure_type(type) false
#define __nv_is_extended_host_device_lambda_closure_type(type) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(type) false

#define hipshift_host_device __host__ __device__
#ifdef __cplusplus
#define hipshift_default(value) = value
#else
#define hipshift_default(value)
#endif
