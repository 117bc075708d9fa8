// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

struct cudaLogLevel {
  char opaque[256];
};
struct cudaDevResource {
  char opaque[256];
};
struct cudaResourceDesc {
  cudaResourceType resType;
  union {
    struct {
      cudaArray_t array;
    } array;
    struct {
      cudaMipmappedArray_t mipmap;
    } mipmap;
    struct {
      void *devPtr;
      cudaChannelFormatDesc desc;
      size_t sizeInBytes;
    } linear;
    struct {
      void *devPtr;
      cudaChannelFormatDesc desc;
      size_t width;
      size_t height;
      size_t pitchInBytes;
    } pitch2D;
  } res;
};
typedef struct cudaResourceDesc cudaResourceDesc;
struct cudaResourceViewDesc {
  cudaResourceViewFormat format;
  size_t width;
  size_t height;
  size_t depth;
  unsigned int firstMipmapLevel;
  unsigned int lastMipmapLevel;
  unsigned int firstLayer;
  unsigned int lastLayer;
};
typedef struct cudaResourceViewDesc cudaResourceViewDesc;
struct cudaMemcpyAttributes {
  cudaMemcpySrcAccessOrder srcAccessOrder;
  cudaMemLocation srcLocHint;
  cudaMemLocation dstLocHint;
  unsigned int flags;
};
typedef struct cudaMemcpyAttributes cudaMemcpyAttributes;
struct cudaOffset3D {
  size_t x;
  size_t y;
  size_t z;
};
typedef struct cudaOffset3D cudaOffset3D;
struct cudaMemcpy3DOperand {
  cudaMemcpy3DOperandType type;
  union {
    struct {
      void *ptr;
      size_t rowLength;
      size_t layerHeight;
      cudaMemLocation locHint;
    } ptr;
    struct {
      cudaArray_t array;
      cudaOffset3D offset;
    } array;
  } op;
};
typedef struct cudaMemcpy3DOperand cudaMemcpy3DOperand;
struct cudaMemcpy3DBatchOp {
  cudaMemcpy3DOperand src;
  cudaMemcpy3DOperand dst;
  cudaExtent extent;
  cudaMemcpySrcAccessOrder srcAccessOrder;
  unsigned int flags;
};
typedef struct cudaMemcpy3DBatchOp cudaMemcpy3DBatchOp;
struct cudaTextureDesc {
  cudaTextureAddressMode addressMode[3];
  cudaTextureFilterMode filterMode;
  cudaTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
};
typedef struct cudaTextureDesc cudaTextureDesc;
struct cudaMemAccessDesc {
  cudaMemLocation location;
  cudaMemAccessFlags flags;
};
typedef struct cudaMemAccessDesc cudaMemAccessDesc;
struct cudaMemPoolProps {
  cudaMemAllocationType allocType;
  cudaMemAllocationHandleType handleTypes;
  cudaMemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
  unsigned char reserved[56];
};
typedef struct cudaMemPoolProps cudaMemPoolProps;
struct cudaMemPoolPtrExportData {
  unsigned char reserved[64];
};
typedef struct cudaMemPoolPtrExportData cudaMemPoolPtrExportData;
struct cudaLaunchParams {
  void *func;
  dim3 gridDim;
  dim3 blockDim;
  void **args;
  size_t sharedMem;
  cudaStream_t stream;
};
typedef struct cudaLaunchParams cudaLaunchParams;
struct cudaExternalMemoryHandleDesc {
  cudaExternalMemoryHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
    const void *nvSciBufObject;
  } handle;
  unsigned long long size;
  unsigned int flags;
  unsigned int reserved[16];
};
typedef struct cudaExternalMemoryHandleDesc cudaExternalMemoryHandleDesc;
struct cudaExternalMemoryBufferDesc {
  unsigned long long offset;
  unsigned long long size;
  unsigned int flags;
  unsigned int reserved[16];
};
typedef struct cudaExternalMemoryBufferDesc cudaExternalMemoryBufferDesc;
struct cudaExternalSemaphoreHandleDesc {
  cudaExternalSemaphoreHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
    const void *NvSciSyncObj;
  } handle;
  unsigned int flags;
  unsigned int reserved[16];
};
typedef struct cudaExternalSemaphoreHandleDesc cudaExternalSemaphoreHandleDesc;
struct cudaExternalSemaphoreSignalParams {
  struct {
    struct {
      unsigned long long value;
    } fence;
    union {
      void *fence;
      unsigned long long reserved;
    } nvSciSync;
    struct {
      unsigned long long key;
    } keyedMutex;
    unsigned int reserved[12];
  } params;
  unsigned int flags;
  unsigned int reserved[16];
};
typedef struct cudaExternalSemaphoreSignalParams cudaExternalSemaphoreSignalParams;
typedef struct cudaExternalSemaphoreSignalParams cudaExternalSemaphoreSignalParams_v1;
struct cudaExternalSemaphoreWaitParams {
  struct {
    struct {
      unsigned long long value;
    } fence;
    union {
      void *fence;
      unsigned long long reserved;
    } nvSciSync;
    struct {
      unsigned long long key;
      unsigned int timeoutMs;
    } keyedMutex;
    unsigned int reserved[10];
  } params;
  unsigned int flags;
  unsigned int reserved[16];
};
typedef struct cudaExternalSemaphoreWaitParams cudaExternalSemaphoreWaitParams;
typedef struct cudaExternalSemaphoreWaitParams cudaExternalSemaphoreWaitParams_v1;
struct cudaHostNodeParams {
  cudaHostFn_t fn;
  void *userData;
};
typedef struct cudaHostNodeParams cudaHostNodeParams;
struct cudaMemAllocNodeParams {
  cudaMemPoolProps poolProps;
  const cudaMemAccessDesc *accessDescs;
  size_t accessDescCount;
  size_t bytesize;
  void *dptr;
};
typedef struct cudaMemAllocNodeParams cudaMemAllocNodeParams;
struct cudaGraphInstantiateParams_st {
  cudaGraphNode_t errNode_out;
  unsigned long long flags;
  cudaGraphInstantiateResult result_out;
  cudaStream_t uploadStream;
};
typedef struct cudaGraphInstantiateParams_st cudaGraphInstantiateParams_st;
typedef struct cudaGraphInstantiateParams_st cudaGraphInstantiateParams;
struct cudaExternalSemaphoreSignalNodeParams {
  cudaExternalSemaphore_t *extSemArray;
  const cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
};
typedef struct cudaExternalSemaphoreSignalNodeParams cudaExternalSemaphoreSignalNodeParams;
typedef struct cudaExternalSemaphoreSignalNodeParams cudaExternalSemaphoreSignalNodeParamsV2;
struct cudaExternalSemaphoreWaitNodeParams {
  cudaExternalSemaphore_t *extSemArray;
  const cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
};
typedef struct cudaExternalSemaphoreWaitNodeParams cudaExternalSemaphoreWaitNodeParams;
typedef struct cudaExternalSemaphoreWaitNodeParams cudaExternalSemaphoreWaitNodeParamsV2;
struct cudaMemcpyNodeParams {
  int flags;
  int reserved[3];
  cudaMemcpy3DParms copyParams;
};
typedef struct cudaMemcpyNodeParams cudaMemcpyNodeParams;
struct cudaChildGraphNodeParams {
  cudaGraph_t graph;
};
typedef struct cudaChildGraphNodeParams cudaChildGraphNodeParams;
struct cudaEventWaitNodeParams {
  cudaEvent_t event;
};
typedef struct cudaEventWaitNodeParams cudaEventWaitNodeParams;
struct cudaEventRecordNodeParams {
  cudaEvent_t event;
};
typedef struct cudaEventRecordNodeParams cudaEventRecordNodeParams;
struct cudaMemFreeNodeParams {
  void *dptr;
};
typedef struct cudaMemFreeNodeParams cudaMemFreeNodeParams;
struct cudaGraphEdgeData_st {
  unsigned char from_port;
  unsigned char reserved[5];
  unsigned char to_port;
  unsigned char type;
};
typedef struct cudaGraphEdgeData_st cudaGraphEdgeData_st;
typedef struct cudaGraphEdgeData_st cudaGraphEdgeData;
typedef struct cudaDevResourceDesc_t_opaque *cudaDevResourceDesc_t;
typedef struct cudaExecutionContext_t_opaque *cudaExecutionContext_t;
