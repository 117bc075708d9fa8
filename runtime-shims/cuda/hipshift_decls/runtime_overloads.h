// The C++ side of the runtime API: templates over pointers, symbols and kernels, and second forms of functions.
// Templates have a body, because clang wants one where an argument is a lambda or of a type in an unnamed namespace.
#pragma once
#include "runtime_more.h"
#include "generated/runtime_functions.h"

#ifdef __cplusplus
// Memory, by pointers of any type.
template <class T> hipshift_host_device cudaError_t cudaMalloc(T **devPtr, size_t size) { return cudaSuccess; }
template <class T> cudaError_t cudaMallocHost(T **ptr, size_t size, unsigned int flags = 0) { return cudaSuccess; }
template <class T> cudaError_t cudaHostAlloc(T **ptr, size_t size, unsigned int flags) { return cudaSuccess; }
template <class T> cudaError_t cudaHostGetDevicePointer(T **device, void *host, unsigned int flags) { return cudaSuccess; }
template <class T> cudaError_t cudaMallocManaged(T **devPtr, size_t size, unsigned int flags = 1) { return cudaSuccess; }
template <class T> cudaError_t cudaMallocPitch(T **devPtr, size_t *pitch, size_t width, size_t height) { return cudaSuccess; }
template <class T> cudaError_t cudaMallocAsync(T **devPtr, size_t size, cudaStream_t stream) { return cudaSuccess; }
template <class T> cudaError_t cudaMallocAsync(T **devPtr, size_t size, cudaMemPool_t pool, cudaStream_t stream) { return cudaSuccess; }
cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaMemPool_t pool, cudaStream_t stream);
template <class T> cudaError_t cudaMallocFromPoolAsync(T **devPtr, size_t size, cudaMemPool_t pool, cudaStream_t stream) { return cudaSuccess; }
template <class T> cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, T *devPtr, size_t length = 0, unsigned int flags = 4) { return cudaSuccess; }
// CUDA 13's form: a location instead of a device.
cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream = 0);
cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location);

// Symbols.
template <class T> cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *src, size_t count, size_t offset = 0,
                                                  cudaMemcpyKind kind = cudaMemcpyHostToDevice) { return cudaSuccess; }
template <class T> cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *src, size_t count, size_t offset = 0,
                                                       cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) { return cudaSuccess; }
template <class T> cudaError_t cudaMemcpyFromSymbol(void *dst, const T &symbol, size_t count, size_t offset = 0,
                                                    cudaMemcpyKind kind = cudaMemcpyDeviceToHost) { return cudaSuccess; }
template <class T> cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const T &symbol, size_t count, size_t offset = 0,
                                                         cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) { return cudaSuccess; }
template <class T> cudaError_t cudaGetSymbolAddress(void **devPtr, const T &symbol) { return cudaSuccess; }
template <class T> cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol) { return cudaSuccess; }
template <class T> cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *deps,
    size_t numDeps, const T &symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind) { return cudaSuccess; }
template <class T> cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *deps,
    size_t numDeps, void *dst, const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return cudaSuccess; }
template <class T> cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const T &symbol, const void *src, size_t count,
    size_t offset, cudaMemcpyKind kind) { return cudaSuccess; }
template <class T> cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const T &symbol, size_t count,
    size_t offset, cudaMemcpyKind kind) { return cudaSuccess; }
template <class T> cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t exec, cudaGraphNode_t node, const T &symbol,
    const void *src, size_t count, size_t offset, cudaMemcpyKind kind) { return cudaSuccess; }
template <class T> cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t exec, cudaGraphNode_t node, void *dst,
    const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind) { return cudaSuccess; }

// Kernels.
template <class T> cudaError_t cudaLaunchKernel(T *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem = 0, cudaStream_t stream = 0) { return cudaSuccess; }
template <class T> cudaError_t cudaLaunchCooperativeKernel(T *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem = 0,
                                                           cudaStream_t stream = 0) { return cudaSuccess; }
template <class... Expected, class... Actual>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(Expected...), Actual &&...args) { return cudaSuccess; }
template <class... Actual> cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, cudaKernel_t kernel, Actual &&...args) { return cudaSuccess; }
template <class T> cudaError_t cudaLaunch(T *func) { return cudaSuccess; }
template <class T> cudaError_t cudaSetupArgument(T arg, size_t offset) { return cudaSuccess; }
template <class T> cudaError_t cudaFuncSetCacheConfig(T *func, cudaFuncCache cacheConfig) { return cudaSuccess; }
template <class T> cudaError_t cudaFuncSetSharedMemConfig(T *func, cudaSharedMemConfig config) { return cudaSuccess; }
template <class T> cudaError_t cudaFuncSetAttribute(T *func, cudaFuncAttribute attr, int value) { return cudaSuccess; }
template <class T> hipshift_host_device cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, T *entry) { return cudaSuccess; }
template <class T> cudaError_t cudaFuncGetName(const char **name, T *func) { return cudaSuccess; }
template <class T> cudaError_t cudaGetFuncBySymbol(cudaFunction_t *function, T *symbol) { return cudaSuccess; }
template <class T> cudaError_t cudaGetKernel(cudaKernel_t *kernel, T *func) { return cudaSuccess; }
template <class T> hipshift_host_device cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, T func, int blockSize,
                                                                                                  size_t dynamicSMemSize) { return cudaSuccess; }
template <class T> hipshift_host_device cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, T func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags) { return cudaSuccess; }
template <class T> hipshift_host_device cudaError_t cudaOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, T func,
                                                                                       size_t dynamicSMemSize = 0, int blockSizeLimit = 0) { return cudaSuccess; }
template <class T> hipshift_host_device cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, T func,
    size_t dynamicSMemSize = 0, int blockSizeLimit = 0, unsigned int flags = 0) { return cudaSuccess; }
template <class U, class T> hipshift_host_device cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *minGridSize, int *blockSize,
    T func, U blockSizeToDynamicSMemSize, int blockSizeLimit = 0) { return cudaSuccess; }
template <class U, class T> hipshift_host_device cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *minGridSize,
    int *blockSize, T func, U blockSizeToDynamicSMemSize, int blockSizeLimit = 0, unsigned int flags = 0) { return cudaSuccess; }
template <class T> cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *size, T *func, int numBlocks, int blockSize) { return cudaSuccess; }
template <class T> cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, T *func, const cudaLaunchConfig_t *config) { return cudaSuccess; }
template <class T> cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, T *func, const cudaLaunchConfig_t *config) { return cudaSuccess; }

// Second forms.
cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned int flags);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *exec, cudaGraph_t graph, unsigned long long flags = 0);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphExecUpdateResultInfo *result);
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id = 0, cudaGraph_t *graph = 0,
                                     const cudaGraphNode_t **deps = 0, const struct cudaGraphEdgeData_st **edges = 0, size_t *numDeps = 0);
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
                                     const struct cudaGraphEdgeData_st *edges, size_t count);
cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *deps, const struct cudaGraphEdgeData_st *edges,
                             size_t numDeps, struct cudaGraphNodeParams *params);
cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, struct cudaGraphEdgeData_st *edges, size_t *count);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *deps, struct cudaGraphEdgeData_st *edges, size_t *count);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes, struct cudaGraphEdgeData_st *edges, size_t *count);
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
                                        const struct cudaGraphEdgeData_st *edges, size_t count);
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *deps, const struct cudaGraphEdgeData_st *edges,
                                                size_t numDeps, unsigned int flags = 0);
cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count,
                                 struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream);
cudaError_t cudaMemcpy3DBatchAsync(size_t count, struct cudaMemcpy3DBatchOp *ops, unsigned long long flags, cudaStream_t stream);
cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **function, unsigned long long flags);
template <class T> cudaError_t cudaLibraryGetGlobal(T **devPtr, size_t *bytes, cudaLibrary_t library, const char *name) { return cudaSuccess; }
template <class T> cudaError_t cudaLibraryGetManaged(T **devPtr, size_t *bytes, cudaLibrary_t library, const char *name) { return cudaSuccess; }

// Channel descriptors.
template <class T> hipshift_host_device cudaChannelFormatDesc cudaCreateChannelDesc() { return cudaChannelFormatDesc(); }
cudaChannelFormatDesc cudaCreateChannelDescHalf();
cudaChannelFormatDesc cudaCreateChannelDescHalf1();
cudaChannelFormatDesc cudaCreateChannelDescHalf2();
cudaChannelFormatDesc cudaCreateChannelDescHalf4();
#endif

