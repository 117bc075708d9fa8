// Types that the whole runtime API is made of: dim3, handles, opaque records, callbacks.
#pragma once
#define __VECTOR_TYPES_H__
#include "host_defines.h"
#include "generated/vector_types.h"
#include <limits.h>
#include <stddef.h>

struct dim3 {
  unsigned int x, y, z;
#ifdef __cplusplus
  constexpr hipshift_host_device dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1) : x(vx), y(vy), z(vz) {}
  constexpr hipshift_host_device dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr hipshift_host_device operator uint3() const { return uint3{x, y, z}; }
#endif
};
typedef struct dim3 dim3;

enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUuserObject_st *cudaUserObject_t;
typedef struct CUfunc_st *cudaFunction_t;
typedef struct CUkern_st *cudaKernel_t;
typedef struct CUlib_st *cudaLibrary_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
typedef struct CUexternalMemory_st *cudaExternalMemory_t;
typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t;
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;
typedef struct CUeglStreamConnection_st *cudaEglStreamConnection;
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
typedef struct cudaArray *cudaArray_t;
typedef const struct cudaArray *cudaArray_const_t;
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
typedef const struct cudaMipmappedArray *cudaMipmappedArray_const_t;
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
typedef struct CUlogsCallbackEntry_st *cudaLogsCallbackHandle;
typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
typedef unsigned long long cudaGraphConditionalHandle;
typedef unsigned int cudaLogIterator;

#include "uuid.h"
typedef CUuuid cudaUUID_t;
typedef void (*cudaHostFn_t)(void *userData);

#define CUDA_IPC_HANDLE_SIZE 64
typedef struct cudaIpcEventHandle_st {
  char reserved[CUDA_IPC_HANDLE_SIZE];
} cudaIpcEventHandle_t;
typedef struct cudaIpcMemHandle_st {
  char reserved[CUDA_IPC_HANDLE_SIZE];
} cudaIpcMemHandle_t;
typedef struct cudaMemFabricHandle_st {
  char reserved[CUDA_IPC_HANDLE_SIZE];
} cudaMemFabricHandle_t;

#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaInitDeviceFlagsAreValid 0x01
