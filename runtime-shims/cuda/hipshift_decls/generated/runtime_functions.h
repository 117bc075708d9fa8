// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array);
cudaError_t cudaBindTexture(size_t *offset, const textureReference *tex, const void *devPtr, const cudaChannelFormatDesc *desc, size_t size hipshift_default(2147483647));
cudaError_t cudaBindTexture2D(size_t *offset, const textureReference *tex, const void *devPtr, const cudaChannelFormatDesc *desc, size_t width, size_t height, size_t pitch);
cudaError_t cudaBindTextureToArray(const textureReference *tex, cudaArray_const_t array, const cudaChannelFormatDesc *desc);
cudaError_t cudaBindTextureToMipmappedArray(const textureReference *tex, cudaMipmappedArray_const_t mipmappedArray, const cudaChannelFormatDesc *desc);
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc);
cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem);
cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfaceObject);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t textureObject);
cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
cudaError_t cudaDeviceDisablePeerAccess(int peerDeviceId);
cudaError_t cudaDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);
hipshift_host_device cudaError_t cudaDeviceGetAttribute(int *pi, cudaDeviceAttr attr, int deviceId);
cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId);
hipshift_host_device cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *cacheConfig);
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *mem_pool, int device);
cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value);
hipshift_host_device cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit);
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *mem_pool, int device);
cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice);
cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device);
hipshift_host_device cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig);
cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *max_width, const cudaChannelFormatDesc *desc, int device);
cudaError_t cudaDeviceGraphMemTrim(int device);
cudaError_t cudaDeviceReset(void);
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig);
cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value);
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value);
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t mem_pool);
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config);
hipshift_host_device cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDriverGetVersion(int *driverVersion);
cudaError_t cudaEventCreate(cudaEvent_t *event);
hipshift_host_device cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);
hipshift_host_device cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t stop);
cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t stop);
cudaError_t cudaEventQuery(cudaEvent_t event);
hipshift_host_device cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream hipshift_default(0));
hipshift_host_device cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream hipshift_default(0), unsigned int flags hipshift_default(0));
cudaError_t cudaEventSynchronize(cudaEvent_t event);
cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc);
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc);
hipshift_host_device cudaError_t cudaFree(void *ptr);
cudaError_t cudaFreeArray(cudaArray_t array);
cudaError_t cudaFreeAsync(void *dev_ptr, cudaStream_t stream);
cudaError_t cudaFreeHost(void *ptr);
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray);
hipshift_host_device cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func);
cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value);
cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache config);
cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config);
cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array);
hipshift_host_device cudaError_t cudaGetDevice(int *deviceId);
hipshift_host_device cudaError_t cudaGetDeviceCount(int *count);
cudaError_t cudaGetDeviceFlags(unsigned int *flags);
cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus);
hipshift_host_device const char * cudaGetErrorName(cudaError_t hip_error);
hipshift_host_device const char * cudaGetErrorString(cudaError_t hipError);
cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr);
hipshift_host_device cudaError_t cudaGetLastError(void);
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level);
cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol);
cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol);
cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const textureReference *texref);
cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t textureObject);
cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t textureObject);
cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t textureObject);
cudaError_t cudaGetTextureReference(const textureReference **texref, const void *symbol);
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph);
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies);
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies);
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event);
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event);
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams);
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams);
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams);
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams);
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *pNodeParams);
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr);
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams);
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind);
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind);
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind);
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams);
cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraphNodeParams *nodeParams);
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph);
cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph);
cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags);
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags);
cudaError_t cudaGraphDestroy(cudaGraph_t graph);
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node);
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out);
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out);
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec);
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event);
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event);
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams);
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams);
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags);
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams);
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams);
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams);
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind);
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams);
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphNode_t *hErrorNode_out, cudaGraphExecUpdateResult *updateResult_out);
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out);
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams);
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out);
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams);
cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges);
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes);
cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes);
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams);
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize);
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags hipshift_default(0));
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams);
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst);
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value);
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams);
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value);
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams);
cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream);
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *pNodeParams);
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dev_ptr);
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams);
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams);
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind);
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind);
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind);
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams);
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams);
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes);
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled);
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType);
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled);
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams);
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count hipshift_default(1));
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies);
cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count hipshift_default(1), unsigned int flags hipshift_default(0));
cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream);
cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream hipshift_default(0));
cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource);
cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel);
cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream hipshift_default(0));
cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource);
cudaError_t cudaHostAlloc(void **ptr, size_t size, unsigned int flags);
cudaError_t cudaHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
cudaError_t cudaHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
cudaError_t cudaHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
cudaError_t cudaHostUnregister(void *hostPtr);
cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc);
cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc);
cudaError_t cudaIpcCloseMemHandle(void *devPtr);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event);
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle);
cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags);
cudaError_t cudaLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX, void **kernelParams, size_t sharedMemBytes, cudaStream_t stream);
cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, int numDevices, unsigned int flags);
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData);
cudaError_t cudaLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks, void **args, size_t sharedMemBytes hipshift_default(0), cudaStream_t stream hipshift_default(0));
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *fPtr, void **args);
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t library);
cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name);
cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t library);
cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
cudaError_t cudaLibraryUnload(cudaLibrary_t library);
hipshift_host_device cudaError_t cudaMalloc(void **ptr, size_t size);
cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent);
cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags hipshift_default(0));
cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height hipshift_default(0), unsigned int flags hipshift_default(0));
cudaError_t cudaMallocAsync(void **dev_ptr, size_t size, cudaStream_t stream);
cudaError_t cudaMallocFromPoolAsync(void **dev_ptr, size_t size, cudaMemPool_t mem_pool, cudaStream_t stream);
cudaError_t cudaMallocHost(void **ptr, size_t size);
cudaError_t cudaMallocManaged(void **dev_ptr, size_t size, unsigned int flags hipshift_default(1));
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags hipshift_default(0));
cudaError_t cudaMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height);
cudaError_t cudaMemAdvise(const void *dev_ptr, size_t count, cudaMemoryAdvise advice, int device);
cudaError_t cudaMemGetInfo(size_t *free, size_t *total);
cudaError_t cudaMemPoolCreate(cudaMemPool_t *mem_pool, const cudaMemPoolProps *pool_props);
cudaError_t cudaMemPoolDestroy(cudaMemPool_t mem_pool);
cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *export_data, void *dev_ptr);
cudaError_t cudaMemPoolExportToShareableHandle(void *shared_handle, cudaMemPool_t mem_pool, cudaMemAllocationHandleType handle_type, unsigned int flags);
cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t mem_pool, cudaMemLocation *location);
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t mem_pool, cudaMemPoolAttr attr, void *value);
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *mem_pool, void *shared_handle, cudaMemAllocationHandleType handle_type, unsigned int flags);
cudaError_t cudaMemPoolImportPointer(void **dev_ptr, cudaMemPool_t mem_pool, cudaMemPoolPtrExportData *export_data);
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t mem_pool, const cudaMemAccessDesc *desc_list, size_t count);
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t mem_pool, cudaMemPoolAttr attr, void *value);
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t mem_pool, size_t min_bytes_to_hold);
cudaError_t cudaMemPrefetchAsync(const void *dev_ptr, size_t count, int device, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemRangeGetAttribute(void *data, size_t data_size, cudaMemRangeAttribute attribute, const void *dev_ptr, size_t count);
cudaError_t cudaMemRangeGetAttributes(void **data, size_t *data_sizes, cudaMemRangeAttribute *attributes, size_t num_attributes, const void *dev_ptr, size_t count);
cudaError_t cudaMemcpy(void *dst, const void *src, size_t sizeBytes, cudaMemcpyKind kind);
cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind);
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind hipshift_default(cudaMemcpyDeviceToDevice));
hipshift_host_device cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind);
cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind);
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p);
hipshift_host_device cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpy3DPeer(cudaMemcpy3DPeerParms *p);
cudaError_t cudaMemcpy3DPeerAsync(cudaMemcpy3DPeerParms *p, cudaStream_t stream hipshift_default(0));
hipshift_host_device cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t sizeBytes, cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t srcArray, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind);
cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes, size_t offset hipshift_default(0), cudaMemcpyKind kind hipshift_default(cudaMemcpyDeviceToHost));
cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes, size_t offset, cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpyPeer(void *dst, int dstDeviceId, const void *src, int srcDeviceId, size_t sizeBytes);
cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src, int srcDevice, size_t sizeBytes, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind);
cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes, size_t offset hipshift_default(0), cudaMemcpyKind kind hipshift_default(cudaMemcpyHostToDevice));
cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes, size_t offset, cudaMemcpyKind kind, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemset(void *dst, int value, size_t sizeBytes);
cudaError_t cudaMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height);
hipshift_host_device cudaError_t cudaMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream hipshift_default(0));
cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent);
hipshift_host_device cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream hipshift_default(0));
hipshift_host_device cudaError_t cudaMemsetAsync(void *dst, int value, size_t sizeBytes, cudaStream_t stream hipshift_default(0));
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *f, int numBlocks, int blockSize);
hipshift_host_device cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f, int blockSize, size_t dynSharedMemPerBlk);
hipshift_host_device cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags hipshift_default(0));
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize, const void *f, size_t dynSharedMemPerBlk, int blockSizeLimit);
hipshift_host_device cudaError_t cudaPeekAtLastError(void);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr);
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
hipshift_host_device cudaError_t cudaRuntimeGetVersion(int *runtimeVersion);
cudaError_t cudaSetDevice(int deviceId);
cudaError_t cudaSetDeviceFlags(unsigned int flags);
cudaError_t cudaSetValidDevices(int *device_arr, int len);
cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream hipshift_default(0));
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *dev_ptr, size_t length hipshift_default(0), unsigned int flags hipshift_default(4));
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode);
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode);
cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src);
cudaError_t cudaStreamCreate(cudaStream_t *stream);
hipshift_host_device cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int flags);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned int flags, int priority);
hipshift_host_device cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph);
cudaError_t cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out);
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus, unsigned long long *pId);
cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned int *flags);
cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long *streamId);
cudaError_t cudaStreamGetPriority(cudaStream_t stream, int *priority);
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus);
cudaError_t cudaStreamQuery(cudaStream_t stream);
cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags hipshift_default(0));
hipshift_host_device cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags hipshift_default(0));
cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode);
cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *cacheConfig);
cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig);
cudaError_t cudaUnbindTexture(const textureReference *tex);
cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags);
cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count hipshift_default(1));
cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count hipshift_default(1));
cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream hipshift_default(0));
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> cudaError_t cudaArrayGetMemoryRequirements(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaArrayGetSparseProperties(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCGGetIntrinsicHandle(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCGGetRank(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCGGetSize(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCGSynchronize(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCGSynchronizeGrid(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCreateChannelDescNV12(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaCreateTextureObject_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDevResourceGenerateDesc(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDevSmResourceSplitByCount(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceGetDevResource(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceGetHostAtomicCapabilities(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceGetNvSciSyncAttributes(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceGetP2PAtomicCapabilities(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceRegisterAsyncNotification(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaDeviceUnregisterAsyncNotification(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaExecutionCtxDestroy(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaExecutionCtxStreamCreate(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaFuncGetParamInfo(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGetDriverEntryPointByVersion(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGetExportTable(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGetSurfaceObjectResourceDesc(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGetTextureObjectTextureDesc_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphAddDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphAddNode_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphGetEdges_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphKernelNodeSetParam(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphKernelNodeUpdatesApply(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphNodeGetDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphNodeGetDependentNodes_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphRemoveDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphicsResourceGetMappedEglFrame(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGraphicsResourceSetMapFlags(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaGreenCtxCreate(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaKernelSetAttributeForDevice(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLaunchDeviceV2(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLibraryGetUnifiedFunction(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLogsCurrent(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLogsDumpToFile(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLogsDumpToMemory(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLogsRegisterCallback(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaLogsUnregisterCallback(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMemDiscardAndPrefetchBatchAsync(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMemDiscardBatchAsync(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMemGetDefaultMemPool(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMemGetMemPool(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMemPrefetchBatchAsync(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMemSetMemPool(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMipmappedArrayGetMemoryRequirements(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaMipmappedArrayGetSparseProperties(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaStreamGetCaptureInfo_v3(Arguments...) { return {}; }
template <class... Arguments> cudaError_t cudaStreamUpdateCaptureDependencies_v2(Arguments...) { return {}; }
#else
cudaError_t cudaArrayGetMemoryRequirements();
cudaError_t cudaArrayGetSparseProperties();
cudaError_t cudaCGGetIntrinsicHandle();
cudaError_t cudaCGGetRank();
cudaError_t cudaCGGetSize();
cudaError_t cudaCGSynchronize();
cudaError_t cudaCGSynchronizeGrid();
cudaError_t cudaCreateChannelDescNV12();
cudaError_t cudaCreateTextureObject_v2();
cudaError_t cudaDevResourceGenerateDesc();
cudaError_t cudaDevSmResourceSplitByCount();
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites();
cudaError_t cudaDeviceGetDevResource();
cudaError_t cudaDeviceGetHostAtomicCapabilities();
cudaError_t cudaDeviceGetNvSciSyncAttributes();
cudaError_t cudaDeviceGetP2PAtomicCapabilities();
cudaError_t cudaDeviceRegisterAsyncNotification();
cudaError_t cudaDeviceUnregisterAsyncNotification();
cudaError_t cudaExecutionCtxDestroy();
cudaError_t cudaExecutionCtxStreamCreate();
cudaError_t cudaFuncGetParamInfo();
cudaError_t cudaGetDriverEntryPointByVersion();
cudaError_t cudaGetExportTable();
cudaError_t cudaGetSurfaceObjectResourceDesc();
cudaError_t cudaGetTextureObjectTextureDesc_v2();
cudaError_t cudaGraphAddDependencies_v2();
cudaError_t cudaGraphAddNode_v2();
cudaError_t cudaGraphGetEdges_v2();
cudaError_t cudaGraphKernelNodeSetParam();
cudaError_t cudaGraphKernelNodeUpdatesApply();
cudaError_t cudaGraphNodeGetDependencies_v2();
cudaError_t cudaGraphNodeGetDependentNodes_v2();
cudaError_t cudaGraphRemoveDependencies_v2();
cudaError_t cudaGraphicsResourceGetMappedEglFrame();
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray();
cudaError_t cudaGraphicsResourceSetMapFlags();
cudaError_t cudaGreenCtxCreate();
cudaError_t cudaKernelSetAttributeForDevice();
cudaError_t cudaLaunchDeviceV2();
cudaError_t cudaLibraryGetUnifiedFunction();
cudaError_t cudaLogsCurrent();
cudaError_t cudaLogsDumpToFile();
cudaError_t cudaLogsDumpToMemory();
cudaError_t cudaLogsRegisterCallback();
cudaError_t cudaLogsUnregisterCallback();
cudaError_t cudaMemDiscardAndPrefetchBatchAsync();
cudaError_t cudaMemDiscardBatchAsync();
cudaError_t cudaMemGetDefaultMemPool();
cudaError_t cudaMemGetMemPool();
cudaError_t cudaMemPrefetchBatchAsync();
cudaError_t cudaMemSetMemPool();
cudaError_t cudaMipmappedArrayGetMemoryRequirements();
cudaError_t cudaMipmappedArrayGetSparseProperties();
cudaError_t cudaStreamGetCaptureInfo_v3();
cudaError_t cudaStreamUpdateCaptureDependencies_v2();
#endif

