// Functions of the runtime API that HIP does not have, or not with CUDA's signature.
#pragma once
#include "runtime_structs.h"
#include "generated/runtime_types.h"

typedef struct cudaGraphNodeParams {
  enum cudaGraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    struct cudaKernelNodeParamsV2 kernel;
    cudaMemcpyNodeParams memcpy;
    struct cudaMemsetParamsV2 memset;
    struct cudaHostNodeParamsV2 host;
    cudaChildGraphNodeParams graph;
    cudaEventWaitNodeParams eventWait;
    cudaEventRecordNodeParams eventRecord;
    cudaExternalSemaphoreSignalNodeParams extSemSignal;
    cudaExternalSemaphoreWaitNodeParams extSemWait;
    cudaMemAllocNodeParams alloc;
    cudaMemFreeNodeParams free;
    struct cudaConditionalNodeParams conditional;
  };
  long long reserved2;
} cudaGraphNodeParams;

#ifdef __cplusplus
extern "C" {
#endif
// Sema asks for these when it sees <<<>>>: the first for an SDK below 9.2, the second from there on.
cudaError_t cudaConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem hipshift_default(0), cudaStream_t stream hipshift_default(0));
unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem hipshift_default(0),
                                         struct CUstream_st *stream hipshift_default(0));
unsigned int __cudaPopCallConfiguration(dim3 *gridDim, dim3 *blockDim, size_t *sharedMem, void *stream);
cudaError_t cudaSetupArgument(const void *arg, size_t size, size_t offset);
cudaError_t cudaLaunch(const void *func);

cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop);
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device);
cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device);
cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags);
cudaError_t cudaThreadSynchronize(void);
cudaError_t cudaThreadExit(void);
cudaError_t cudaThreadGetLimit(size_t *value, enum cudaLimit limit);
cudaError_t cudaThreadSetLimit(enum cudaLimit limit, size_t value);
cudaError_t cudaSetDoubleForDevice(double *d);
cudaError_t cudaSetDoubleForHost(double *d);
cudaError_t cudaCtxResetPersistingL2Cache(void);
cudaError_t cudaStreamGetDevice(cudaStream_t stream, int *device);
cudaError_t cudaFuncGetName(const char **name, const void *func);
cudaError_t cudaGetParameterBufferV2(void *func, dim3 gridDim, dim3 blockDim, unsigned int sharedMem);
cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc,
                                   size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind hipshift_default(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
                                   enum cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
                                     enum cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaArrayGetPlane(cudaArray_t *planeArray, cudaArray_t array, unsigned int plane);
cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *surfref, cudaArray_const_t array, const struct cudaChannelFormatDesc *desc);
cudaError_t cudaGetSurfaceReference(const struct surfaceReference **surfref, const void *symbol);
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *handle, cudaGraph_t graph,
                                             unsigned int defaultLaunchValue hipshift_default(0), unsigned int flags hipshift_default(0));
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *config);
cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *config);
cudaError_t cudaGetKernel(cudaKernel_t *kernel, const void *func);
cudaError_t cudaLibraryGetGlobal(void **devPtr, size_t *bytes, cudaLibrary_t library, const char *name);
cudaError_t cudaLibraryGetManaged(void **devPtr, size_t *bytes, cudaLibrary_t library, const char *name);
cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, struct cudaMemLocation location);
cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags,
                                    cudaStream_t stream hipshift_default(0));
struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d);
struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz);
struct cudaPos make_cudaPos(size_t x, size_t y, size_t z);
cudaError_t cudaProfilerInitialize(const char *configFile, const char *outputFile, enum cudaOutputMode outputMode);
#ifdef __cplusplus
}

#ifdef __CUDA__
// Launches from the device.
extern "C" __device__ void *cudaGetParameterBuffer(size_t alignment, size_t size);
extern "C" __device__ cudaError_t cudaLaunchDevice(void *func, void *parameterBuffer, dim3 gridDim, dim3 blockDim,
                                                   unsigned int sharedMem, cudaStream_t stream);
__device__ void cudaTriggerProgrammaticLaunchCompletion();
__device__ void cudaGridDependencySynchronize();
__device__ cudaGraphExec_t cudaGetCurrentGraphExec();
__device__ void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned int value);
__device__ cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t node, bool enable);
__device__ cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t node, dim3 gridDim);
#define cudaStreamGraphTailLaunch ((cudaStream_t)0x0100000000000000)
#define cudaStreamGraphFireAndForget ((cudaStream_t)0x0200000000000000)
#define cudaStreamGraphFireAndForgetAsSibling ((cudaStream_t)0x0300000000000000)
#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaStreamFireAndForget ((cudaStream_t)0x4)
#endif
#endif
