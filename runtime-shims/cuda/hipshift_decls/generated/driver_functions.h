// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif
CUresult cuArray3DCreate(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray);
CUresult cuArray3DCreate_v2(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray);
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray array);
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray array);
CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray);
CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray);
CUresult cuArrayDestroy(CUarray array);
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray array);
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray array);
CUresult cuCtxCreate(CUcontext *ctx, unsigned int flags, CUdevice device);
CUresult cuCtxCreate_v2(CUcontext *ctx, unsigned int flags, CUdevice device);
CUresult cuCtxDestroy(CUcontext ctx);
CUresult cuCtxDestroy_v2(CUcontext ctx);
CUresult cuCtxDisablePeerAccess(CUcontext peerCtx);
CUresult cuCtxEnablePeerAccess(CUcontext peerCtx, unsigned int flags);
CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *apiVersion);
CUresult cuCtxGetCacheConfig(CUfunc_cache *cacheConfig);
CUresult cuCtxGetCurrent(CUcontext *ctx);
CUresult cuCtxGetDevice(CUdevice *device);
CUresult cuCtxGetFlags(unsigned int *flags);
CUresult cuCtxGetLimit(size_t *pValue, CUlimit limit);
CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
CUresult cuCtxPopCurrent(CUcontext *ctx);
CUresult cuCtxPopCurrent_v2(CUcontext *ctx);
CUresult cuCtxPushCurrent(CUcontext ctx);
CUresult cuCtxPushCurrent_v2(CUcontext ctx);
CUresult cuCtxSetCacheConfig(CUfunc_cache cacheConfig);
CUresult cuCtxSetCurrent(CUcontext ctx);
CUresult cuCtxSetLimit(CUlimit limit, size_t value);
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config);
CUresult cuCtxSynchronize(void);
CUresult cuDestroyExternalMemory(CUexternalMemory extMem);
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
CUresult cuDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice device);
CUresult cuDeviceGet(CUdevice *device, int ordinal);
CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attr, int deviceId);
CUresult cuDeviceGetByPCIBusId(int *device, const char *pciBusId);
CUresult cuDeviceGetCount(int *count);
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *mem_pool, int device);
CUresult cuDeviceGetGraphMemAttribute(int device, CUgraphMem_attribute attr, void *value);
CUresult cuDeviceGetMemPool(CUmemoryPool *mem_pool, int device);
CUresult cuDeviceGetName(char *name, int len, CUdevice device);
CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attr, int srcDevice, int dstDevice);
CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, int device);
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device);
CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice device);
CUresult cuDeviceGraphMemTrim(int device);
CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active);
CUresult cuDevicePrimaryCtxRelease(CUdevice dev);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev);
CUresult cuDevicePrimaryCtxReset(CUdevice dev);
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev);
CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags);
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags);
CUresult cuDeviceSetGraphMemAttribute(int device, CUgraphMem_attribute attr, void *value);
CUresult cuDeviceSetMemPool(int device, CUmemoryPool mem_pool);
CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device);
CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device);
CUresult cuDriverGetVersion(int *driverVersion);
CUresult cuEventCreate(CUevent *event, unsigned int flags);
CUresult cuEventDestroy(CUevent event);
CUresult cuEventDestroy_v2(CUevent event);
CUresult cuEventElapsedTime(float *ms, CUevent start, CUevent stop);
CUresult cuEventElapsedTime_v2(float *ms, CUevent start, CUevent stop);
CUresult cuEventQuery(CUevent event);
CUresult cuEventRecord(CUevent event, CUstream stream hipshift_default(0));
CUresult cuEventRecordWithFlags(CUevent event, CUstream stream hipshift_default(0), unsigned int flags hipshift_default(0));
CUresult cuEventSynchronize(CUevent event);
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc);
CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc);
CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attrib, CUfunction hfunc);
CUresult cuGetErrorName(CUresult hipError, const char **errorString);
CUresult cuGetErrorString(CUresult hipError, const char **errorString);
CUresult cuGetProcAddress(const char *symbol, void **pfn, int hipVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int hipVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
CUresult cuGraphAddChildGraphNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, CUgraph childGraph);
CUresult cuGraphAddDependencies(CUgraph graph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
CUresult cuGraphAddEmptyNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies);
CUresult cuGraphAddEventRecordNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, CUevent event);
CUresult cuGraphAddEventWaitNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, CUevent event);
CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
CUresult cuGraphAddHostNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *pNodeParams);
CUresult cuGraphAddKernelNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *pNodeParams);
CUresult cuGraphAddMemAllocNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *pNodeParams);
CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
CUresult cuGraphAddNode(CUgraphNode *pGraphNode, CUgraph graph, const CUgraphNode *pDependencies, size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out);
CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode node, CUgraph *pGraph);
CUresult cuGraphClone(CUgraph *pGraphClone, CUgraph originalGraph);
CUresult cuGraphCreate(CUgraph *pGraph, unsigned int flags);
CUresult cuGraphDebugDotPrint(CUgraph graph, const char *path, unsigned int flags);
CUresult cuGraphDestroy(CUgraph graph);
CUresult cuGraphDestroyNode(CUgraphNode node);
CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode node, CUevent *event_out);
CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode node, CUevent event);
CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode node, CUevent *event_out);
CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode node, CUevent event);
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode node, CUgraph childGraph);
CUresult cuGraphExecDestroy(CUgraphExec graphExec);
CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
CUresult cuGraphExecGetFlags(CUgraphExec graphExec, unsigned long long *flags);
CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode node, const CUDA_HOST_NODE_PARAMS *pNodeParams);
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS *pNodeParams);
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
CUresult cuGraphExecNodeSetParams(CUgraphExec graphExec, CUgraphNode node, CUgraphNodeParams *nodeParams);
CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out);
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out);
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out);
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
CUresult cuGraphGetEdges(CUgraph graph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges);
CUresult cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes, size_t *numNodes);
CUresult cuGraphGetRootNodes(CUgraph graph, CUgraphNode *pRootNodes, size_t *pNumRootNodes);
CUresult cuGraphHostNodeGetParams(CUgraphNode node, CUDA_HOST_NODE_PARAMS *pNodeParams);
CUresult cuGraphHostNodeSetParams(CUgraphNode node, const CUDA_HOST_NODE_PARAMS *pNodeParams);
CUresult cuGraphInstantiate(CUgraphExec *pGraphExec, CUgraph graph, CUgraphNode *pErrorNode, char *pLogBuffer, size_t bufferSize);
CUresult cuGraphInstantiateWithFlags(CUgraphExec *pGraphExec, CUgraph graph, unsigned long long flags);
CUresult cuGraphInstantiateWithParams(CUgraphExec *pGraphExec, CUgraph graph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult cuGraphInstantiate_v2(CUgraphExec *pGraphExec, CUgraph graph, CUgraphNode *pErrorNode, char *pLogBuffer, size_t bufferSize);
CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode hSrc, CUgraphNode hDst);
CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
CUresult cuGraphKernelNodeGetParams(CUgraphNode node, CUDA_KERNEL_NODE_PARAMS *pNodeParams);
CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value);
CUresult cuGraphKernelNodeSetParams(CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS *pNodeParams);
CUresult cuGraphLaunch(CUgraphExec graphExec, CUstream stream);
CUresult cuGraphMemAllocNodeGetParams(CUgraphNode node, CUDA_MEM_ALLOC_NODE_PARAMS *pNodeParams);
CUresult cuGraphMemFreeNodeGetParams(CUgraphNode node, CUdeviceptr *dev_ptr);
CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams);
CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams);
CUresult cuGraphMemsetNodeGetParams(CUgraphNode node, CUDA_MEMSET_NODE_PARAMS *pNodeParams);
CUresult cuGraphMemsetNodeSetParams(CUgraphNode node, const CUDA_MEMSET_NODE_PARAMS *pNodeParams);
CUresult cuGraphNodeFindInClone(CUgraphNode *pNode, CUgraphNode originalNode, CUgraph clonedGraph);
CUresult cuGraphNodeGetDependencies(CUgraphNode node, CUgraphNode *pDependencies, size_t *pNumDependencies);
CUresult cuGraphNodeGetDependentNodes(CUgraphNode node, CUgraphNode *pDependentNodes, size_t *pNumDependentNodes);
CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled);
CUresult cuGraphNodeGetType(CUgraphNode node, CUgraphNodeType *pType);
CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled);
CUresult cuGraphNodeSetParams(CUgraphNode node, CUgraphNodeParams *nodeParams);
CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count hipshift_default(1));
CUresult cuGraphRemoveDependencies(CUgraph graph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count hipshift_default(1), unsigned int flags hipshift_default(0));
CUresult cuGraphUpload(CUgraphExec graphExec, CUstream stream);
CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream stream hipshift_default(0));
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr *devPtr, size_t *size, CUgraphicsResource resource);
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *devPtr, size_t *size, CUgraphicsResource resource);
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *array, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel);
CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream stream hipshift_default(0));
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource);
CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc);
CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc);
CUresult cuInit(unsigned int flags);
CUresult cuIpcCloseMemHandle(CUdeviceptr devPtr);
CUresult cuIpcGetEventHandle(CUipcEventHandle *handle, CUevent event);
CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr devPtr);
CUresult cuIpcOpenEventHandle(CUevent *event, CUipcEventHandle handle);
CUresult cuIpcOpenMemHandle(CUdeviceptr *devPtr, CUipcMemHandle handle, unsigned int flags);
CUresult cuKernelGetLibrary(CUlibrary *library, CUkernel kernel);
CUresult cuKernelGetName(const char **name, CUkernel kernel);
CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream stream, void **kernelParams);
CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags);
CUresult cuLaunchHostFunc(CUstream stream, CUhostFn fn, void *userData);
CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream stream, void **kernelParams, void **extra);
CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **params, void **extra);
CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary library);
CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary library);
CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
CUresult cuLibraryUnload(CUlibrary library);
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuLinkComplete(CUlinkState state, void **hipBinOut, size_t *sizeOut);
CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut);
CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut);
CUresult cuLinkDestroy(CUlinkState state);
CUresult cuMemAddressFree(CUdeviceptr devPtr, size_t size);
CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags);
CUresult cuMemAdvise(CUdeviceptr dev_ptr, size_t count, CUmem_advise advice, int device);
CUresult cuMemAdvise_v2(CUdeviceptr dev_ptr, size_t count, CUmem_advise advice, CUmemLocation location);
CUresult cuMemAlloc(CUdeviceptr *ptr, size_t size);
CUresult cuMemAllocAsync(CUdeviceptr *dev_ptr, size_t size, CUstream stream);
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dev_ptr, size_t size, CUmemoryPool mem_pool, CUstream stream);
CUresult cuMemAllocHost(void **ptr, size_t size);
CUresult cuMemAllocHost_v2(void **ptr, size_t size);
CUresult cuMemAllocManaged(CUdeviceptr *dev_ptr, size_t size, unsigned int flags hipshift_default(1));
CUresult cuMemAllocPitch(CUdeviceptr *dptr, size_t *pitch, size_t widthInBytes, size_t height, unsigned int elementSizeBytes);
CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pitch, size_t widthInBytes, size_t height, unsigned int elementSizeBytes);
CUresult cuMemAlloc_v2(CUdeviceptr *ptr, size_t size);
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags);
CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags);
CUresult cuMemFree(CUdeviceptr ptr);
CUresult cuMemFreeAsync(CUdeviceptr dev_ptr, CUstream stream);
CUresult cuMemFreeHost(void *ptr);
CUresult cuMemFree_v2(CUdeviceptr ptr);
CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr);
CUresult cuMemGetAddressRange(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option);
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle);
CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags);
CUresult cuMemGetInfo(size_t *free, size_t *total);
CUresult cuMemGetInfo_v2(size_t *free, size_t *total);
CUresult cuMemHostAlloc(void **ptr, size_t size, unsigned int flags);
CUresult cuMemHostGetDevicePointer(CUdeviceptr *devPtr, void *hstPtr, unsigned int flags);
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *devPtr, void *hstPtr, unsigned int flags);
CUresult cuMemHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
CUresult cuMemHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
CUresult cuMemHostRegister_v2(void *hostPtr, size_t sizeBytes, unsigned int flags);
CUresult cuMemHostUnregister(void *hostPtr);
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType);
CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags);
CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream stream);
CUresult cuMemPoolCreate(CUmemoryPool *mem_pool, const CUmemPoolProps *pool_props);
CUresult cuMemPoolDestroy(CUmemoryPool mem_pool);
CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *export_data, CUdeviceptr dev_ptr);
CUresult cuMemPoolExportToShareableHandle(void *shared_handle, CUmemoryPool mem_pool, CUmemAllocationHandleType handle_type, unsigned long long flags);
CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool mem_pool, CUmemLocation *location);
CUresult cuMemPoolGetAttribute(CUmemoryPool mem_pool, CUmemPool_attribute attr, void *value);
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *mem_pool, void *shared_handle, CUmemAllocationHandleType handle_type, unsigned long long flags);
CUresult cuMemPoolImportPointer(CUdeviceptr *dev_ptr, CUmemoryPool mem_pool, CUmemPoolPtrExportData *export_data);
CUresult cuMemPoolSetAccess(CUmemoryPool mem_pool, const CUmemAccessDesc *desc_list, size_t count);
CUresult cuMemPoolSetAttribute(CUmemoryPool mem_pool, CUmemPool_attribute attr, void *value);
CUresult cuMemPoolTrimTo(CUmemoryPool mem_pool, size_t min_bytes_to_hold);
CUresult cuMemPrefetchAsync(CUdeviceptr dev_ptr, size_t count, int device, CUstream stream hipshift_default(0));
CUresult cuMemPrefetchAsync_v2(CUdeviceptr dev_ptr, size_t count, CUmemLocation location, unsigned int flags, CUstream stream hipshift_default(0));
CUresult cuMemRangeGetAttribute(void *data, size_t data_size, CUmem_range_attribute attribute, CUdeviceptr dev_ptr, size_t count);
CUresult cuMemRangeGetAttributes(void **data, size_t *data_sizes, CUmem_range_attribute *attributes, size_t num_attributes, CUdeviceptr dev_ptr, size_t count);
CUresult cuMemRelease(CUmemGenericAllocationHandle handle);
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr);
CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count);
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size);
CUresult cuMemcpy2D(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *pCopy, CUstream stream hipshift_default(0));
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream stream hipshift_default(0));
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy3D(const CUDA_MEMCPY3D *pCopy);
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *pCopy, CUstream stream);
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream stream);
CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream stream hipshift_default(0));
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy);
CUresult cuMemcpyAtoA(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoD(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoH(void *dst, CUarray srcArray, size_t srcOffset, size_t count);
CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream stream);
CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream stream);
CUresult cuMemcpyAtoH_v2(void *dst, CUarray srcArray, size_t srcOffset, size_t count);
CUresult cuMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream stream hipshift_default(0));
CUresult cuMemcpyDtoA(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoD(CUdeviceptr dst, CUdeviceptr src, size_t sizeBytes);
CUresult cuMemcpyDtoDAsync(CUdeviceptr dst, CUdeviceptr src, size_t sizeBytes, CUstream stream);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t sizeBytes, CUstream stream);
CUresult cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t sizeBytes);
CUresult cuMemcpyDtoH(void *dst, CUdeviceptr src, size_t sizeBytes);
CUresult cuMemcpyDtoHAsync(void *dst, CUdeviceptr src, size_t sizeBytes, CUstream stream);
CUresult cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t sizeBytes, CUstream stream);
CUresult cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t sizeBytes);
CUresult cuMemcpyHtoA(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t count);
CUresult cuMemcpyHtoAAsync(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream stream);
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream stream);
CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t count);
CUresult cuMemcpyHtoD(CUdeviceptr dst, const void *src, size_t sizeBytes);
CUresult cuMemcpyHtoDAsync(CUdeviceptr dst, const void *src, size_t sizeBytes, CUstream stream);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t sizeBytes, CUstream stream);
CUresult cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t sizeBytes);
CUresult cuMemsetD16(CUdeviceptr dest, unsigned short value, size_t count);
CUresult cuMemsetD16Async(CUdeviceptr dest, unsigned short value, size_t count, CUstream stream hipshift_default(0));
CUresult cuMemsetD16_v2(CUdeviceptr dest, unsigned short value, size_t count);
CUresult cuMemsetD2D16(CUdeviceptr dst, size_t dstPitch, unsigned short value, size_t width, size_t height);
CUresult cuMemsetD2D16Async(CUdeviceptr dst, size_t dstPitch, unsigned short value, size_t width, size_t height, CUstream stream hipshift_default(0));
CUresult cuMemsetD2D16_v2(CUdeviceptr dst, size_t dstPitch, unsigned short value, size_t width, size_t height);
CUresult cuMemsetD2D32(CUdeviceptr dst, size_t dstPitch, unsigned int value, size_t width, size_t height);
CUresult cuMemsetD2D32Async(CUdeviceptr dst, size_t dstPitch, unsigned int value, size_t width, size_t height, CUstream stream hipshift_default(0));
CUresult cuMemsetD2D32_v2(CUdeviceptr dst, size_t dstPitch, unsigned int value, size_t width, size_t height);
CUresult cuMemsetD2D8(CUdeviceptr dst, size_t dstPitch, unsigned char value, size_t width, size_t height);
CUresult cuMemsetD2D8Async(CUdeviceptr dst, size_t dstPitch, unsigned char value, size_t width, size_t height, CUstream stream hipshift_default(0));
CUresult cuMemsetD2D8_v2(CUdeviceptr dst, size_t dstPitch, unsigned char value, size_t width, size_t height);
CUresult cuMemsetD32(CUdeviceptr dest, unsigned int value, size_t count);
CUresult cuMemsetD32Async(CUdeviceptr dst, unsigned int value, size_t count, CUstream stream hipshift_default(0));
CUresult cuMemsetD32_v2(CUdeviceptr dest, unsigned int value, size_t count);
CUresult cuMemsetD8(CUdeviceptr dest, unsigned char value, size_t count);
CUresult cuMemsetD8Async(CUdeviceptr dest, unsigned char value, size_t count, CUstream stream hipshift_default(0));
CUresult cuMemsetD8_v2(CUdeviceptr dest, unsigned char value, size_t count);
CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels);
CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipMappedArray, unsigned int level);
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *kname);
CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod);
CUresult cuModuleGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
CUresult cuModuleGetTexRef(CUtexref_st **texRef, CUmodule hmod, const char *name);
CUresult cuModuleLoad(CUmodule *module, const char *fname);
CUresult cuModuleLoadData(CUmodule *module, const void *image);
CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatbin);
CUresult cuModuleUnload(CUmodule module);
CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction f, int numBlocks, int blockSize);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction f, int blockSize, size_t dynSharedMemPerBlk);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags);
CUresult cuOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize, CUfunction f, size_t dynSharedMemPerBlk, int blockSizeLimit);
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *gridSize, int *blockSize, CUfunction f, size_t dynSharedMemPerBlk, int blockSizeLimit, unsigned int flags);
CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr);
CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream);
CUresult cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void *userData, unsigned int flags);
CUresult cuStreamAttachMemAsync(CUstream stream, CUdeviceptr dev_ptr, size_t length hipshift_default(0), unsigned int flags hipshift_default(4));
CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags);
CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags);
CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode mode);
CUresult cuStreamBeginCaptureToGraph(CUstream stream, CUgraph graph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
CUresult cuStreamBeginCapture_v2(CUstream stream, CUstreamCaptureMode mode);
CUresult cuStreamCopyAttributes(CUstream dst, CUstream src);
CUresult cuStreamCreate(CUstream *stream, unsigned int flags);
CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned int flags, int priority);
CUresult cuStreamDestroy(CUstream stream);
CUresult cuStreamDestroy_v2(CUstream stream);
CUresult cuStreamEndCapture(CUstream stream, CUgraph *pGraph);
CUresult cuStreamGetAttribute(CUstream stream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out);
CUresult cuStreamGetCaptureInfo(CUstream stream, CUstreamCaptureStatus *pCaptureStatus, unsigned long long *pId);
CUresult cuStreamGetCaptureInfo_v2(CUstream stream, CUstreamCaptureStatus *captureStatus_out, unsigned long long *id_out hipshift_default(0), CUgraph *graph_out hipshift_default(0), const CUgraphNode **dependencies_out hipshift_default(0), size_t *numDependencies_out hipshift_default(0));
CUresult cuStreamGetDevice(CUstream stream, CUdevice *device);
CUresult cuStreamGetFlags(CUstream stream, unsigned int *flags);
CUresult cuStreamGetId(CUstream stream, unsigned long long *streamId);
CUresult cuStreamGetPriority(CUstream stream, int *priority);
CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *pCaptureStatus);
CUresult cuStreamQuery(CUstream stream);
CUresult cuStreamSetAttribute(CUstream stream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value);
CUresult cuStreamSynchronize(CUstream stream);
CUresult cuStreamUpdateCaptureDependencies(CUstream stream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags hipshift_default(0));
CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags hipshift_default(0));
CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr ptr, cuuint32_t value, unsigned int flags);
CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr ptr, cuuint32_t value, unsigned int flags);
CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr ptr, cuuint64_t value, unsigned int flags);
CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr ptr, cuuint64_t value, unsigned int flags);
CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr ptr, cuuint32_t value, unsigned int flags);
CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr ptr, cuuint32_t value, unsigned int flags);
CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr ptr, cuuint64_t value, unsigned int flags);
CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr ptr, cuuint64_t value, unsigned int flags);
CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc);
CUresult cuTexObjectDestroy(CUtexObject texObject);
CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject);
CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject);
CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject);
CUresult cuTexRefGetAddress(CUdeviceptr *dev_ptr, const CUtexref_st *texRef);
CUresult cuTexRefGetAddress_v2(CUdeviceptr *dev_ptr, const CUtexref_st *texRef);
CUresult cuTexRefGetArray(CUarray *pArray, const CUtexref_st *texRef);
CUresult cuTexRefGetBorderColor(float *pBorderColor, const CUtexref_st *texRef);
CUresult cuTexRefGetFlags(unsigned int *pFlags, const CUtexref_st *texRef);
CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, const CUtexref_st *texRef);
CUresult cuTexRefGetMaxAnisotropy(int *pmaxAnsio, const CUtexref_st *texRef);
CUresult cuTexRefGetMipmapLevelBias(float *pbias, const CUtexref_st *texRef);
CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, const CUtexref_st *texRef);
CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *pArray, const CUtexref_st *texRef);
CUresult cuTexRefSetAddress(size_t *ByteOffset, CUtexref_st *texRef, CUdeviceptr dptr, size_t bytes);
CUresult cuTexRefSetAddress2D(CUtexref_st *texRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddress2D_v2(CUtexref_st *texRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddress2D_v3(CUtexref_st *texRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref_st *texRef, CUdeviceptr dptr, size_t bytes);
CUresult cuTexRefSetBorderColor(CUtexref_st *texRef, float *pBorderColor);
CUresult cuTexRefSetFlags(CUtexref_st *texRef, unsigned int Flags);
CUresult cuTexRefSetFormat(CUtexref_st *texRef, CUarray_format fmt, int NumPackedComponents);
CUresult cuTexRefSetMaxAnisotropy(CUtexref_st *texRef, unsigned int maxAniso);
CUresult cuTexRefSetMipmapLevelBias(CUtexref_st *texRef, float bias);
CUresult cuTexRefSetMipmapLevelClamp(CUtexref_st *texRef, float minMipMapLevelClamp, float maxMipMapLevelClamp);
CUresult cuTexRefSetMipmappedArray(CUtexref_st *texRef, CUmipmappedArray_st *mipmappedArray, unsigned int Flags);
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags);
CUresult cuUserObjectRelease(CUuserObject object, unsigned int count hipshift_default(1));
CUresult cuUserObjectRetain(CUuserObject object, unsigned int count hipshift_default(1));
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream);
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> CUresult cuArrayGetMemoryRequirements(Arguments...) { return {}; }
template <class... Arguments> CUresult cuArrayGetPlane(Arguments...) { return {}; }
template <class... Arguments> CUresult cuArrayGetSparseProperties(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCheckpointProcessCheckpoint(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCheckpointProcessGetRestoreThreadId(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCheckpointProcessGetState(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCheckpointProcessLock(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCheckpointProcessRestore(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCheckpointProcessUnlock(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCoredumpGetAttribute(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCoredumpGetAttributeGlobal(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCoredumpSetAttribute(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCoredumpSetAttributeGlobal(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxAttach(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxCreate_v3(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxCreate_v4(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxDetach(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxFromGreenCtx(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxGetDevResource(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxGetDevice_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxGetExecAffinity(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxGetId(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxRecordEvent(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxResetPersistingL2Cache(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxSetFlags(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxSynchronize_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuCtxWaitEvent(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDevResourceGenerateDesc(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDevSmResourceSplitByCount(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetDevResource(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetExecAffinitySupport(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetHostAtomicCapabilities(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetLuid(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetNvSciSyncAttributes(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetP2PAtomicCapabilities(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetProperties(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceGetTexture1DLinearMaxWidth(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceRegisterAsyncNotification(Arguments...) { return {}; }
template <class... Arguments> CUresult cuDeviceUnregisterAsyncNotification(Arguments...) { return {}; }
template <class... Arguments> CUresult cuEventCreateFromEGLSync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileBufDeregister(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileBufRegister(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileDriverClose(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileDriverOpen(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileHandleRegister(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileRead(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFileWrite(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFlushGPUDirectRDMAWrites(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncGetModule(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncGetName(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncGetParamInfo(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncIsLoaded(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncLoad(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncSetAttribute(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncSetBlockShape(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncSetCacheConfig(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncSetSharedMemConfig(Arguments...) { return {}; }
template <class... Arguments> CUresult cuFuncSetSharedSize(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGetExportTable(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphAddDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphAddNode_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphConditionalHandleCreate(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphGetEdges_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphNodeGetDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphNodeGetDependentNodes_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphRemoveDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphicsResourceGetMappedEglFrame(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphicsResourceGetMappedMipmappedArray(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphicsResourceSetMapFlags(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGraphicsResourceSetMapFlags_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxCreate(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxDestroy(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxGetDevResource(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxGetId(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxRecordEvent(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxStreamCreate(Arguments...) { return {}; }
template <class... Arguments> CUresult cuGreenCtxWaitEvent(Arguments...) { return {}; }
template <class... Arguments> CUresult cuKernelGetAttribute(Arguments...) { return {}; }
template <class... Arguments> CUresult cuKernelGetFunction(Arguments...) { return {}; }
template <class... Arguments> CUresult cuKernelGetParamInfo(Arguments...) { return {}; }
template <class... Arguments> CUresult cuKernelSetAttribute(Arguments...) { return {}; }
template <class... Arguments> CUresult cuKernelSetCacheConfig(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLaunch(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLaunchGrid(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLaunchGridAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLibraryGetGlobal(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLibraryGetManaged(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLibraryGetModule(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLibraryGetUnifiedFunction(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLogsCurrent(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLogsDumpToFile(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLogsDumpToMemory(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLogsRegisterCallback(Arguments...) { return {}; }
template <class... Arguments> CUresult cuLogsUnregisterCallback(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemBatchDecompressAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemDiscardAndPrefetchBatchAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemDiscardBatchAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemGetDefaultMemPool(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemGetMemPool(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemPrefetchBatchAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemSetMemPool(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemcpy3DBatchAsync_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemcpy3DPeer(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemcpy3DPeerAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemcpyBatchAsync_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemcpyPeer(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMemcpyPeerAsync(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMipmappedArrayGetMemoryRequirements(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMipmappedArrayGetSparseProperties(Arguments...) { return {}; }
template <class... Arguments> CUresult cuModuleEnumerateFunctions(Arguments...) { return {}; }
template <class... Arguments> CUresult cuModuleGetLoadingMode(Arguments...) { return {}; }
template <class... Arguments> CUresult cuModuleGetSurfRef(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMulticastAddDevice(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMulticastBindAddr(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMulticastBindMem(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMulticastCreate(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMulticastGetGranularity(Arguments...) { return {}; }
template <class... Arguments> CUresult cuMulticastUnbind(Arguments...) { return {}; }
template <class... Arguments> CUresult cuOccupancyMaxActiveClusters(Arguments...) { return {}; }
template <class... Arguments> CUresult cuOccupancyMaxPotentialClusterSize(Arguments...) { return {}; }
template <class... Arguments> CUresult cuParamSetSize(Arguments...) { return {}; }
template <class... Arguments> CUresult cuParamSetTexRef(Arguments...) { return {}; }
template <class... Arguments> CUresult cuParamSetf(Arguments...) { return {}; }
template <class... Arguments> CUresult cuParamSeti(Arguments...) { return {}; }
template <class... Arguments> CUresult cuParamSetv(Arguments...) { return {}; }
template <class... Arguments> CUresult cuProfilerInitialize(Arguments...) { return {}; }
template <class... Arguments> CUresult cuStreamBeginCapture_ptsz(Arguments...) { return {}; }
template <class... Arguments> CUresult cuStreamGetCaptureInfo_v3(Arguments...) { return {}; }
template <class... Arguments> CUresult cuStreamGetCtx(Arguments...) { return {}; }
template <class... Arguments> CUresult cuStreamGetCtx_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuStreamGetGreenCtx(Arguments...) { return {}; }
template <class... Arguments> CUresult cuStreamUpdateCaptureDependencies_v2(Arguments...) { return {}; }
template <class... Arguments> CUresult cuSurfObjectCreate(Arguments...) { return {}; }
template <class... Arguments> CUresult cuSurfObjectDestroy(Arguments...) { return {}; }
template <class... Arguments> CUresult cuSurfObjectGetResourceDesc(Arguments...) { return {}; }
template <class... Arguments> CUresult cuSurfRefGetArray(Arguments...) { return {}; }
template <class... Arguments> CUresult cuSurfRefSetArray(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTensorMapEncodeIm2col(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTensorMapEncodeIm2colWide(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTensorMapEncodeTiled(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTensorMapReplaceAddress(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefCreate(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefDestroy(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefGetAddressMode(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefGetFilterMode(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefGetMipmapFilterMode(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefSetAddressMode(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefSetArray(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefSetFilterMode(Arguments...) { return {}; }
template <class... Arguments> CUresult cuTexRefSetMipmapFilterMode(Arguments...) { return {}; }
#else
CUresult cuArrayGetMemoryRequirements();
CUresult cuArrayGetPlane();
CUresult cuArrayGetSparseProperties();
CUresult cuCheckpointProcessCheckpoint();
CUresult cuCheckpointProcessGetRestoreThreadId();
CUresult cuCheckpointProcessGetState();
CUresult cuCheckpointProcessLock();
CUresult cuCheckpointProcessRestore();
CUresult cuCheckpointProcessUnlock();
CUresult cuCoredumpGetAttribute();
CUresult cuCoredumpGetAttributeGlobal();
CUresult cuCoredumpSetAttribute();
CUresult cuCoredumpSetAttributeGlobal();
CUresult cuCtxAttach();
CUresult cuCtxCreate_v3();
CUresult cuCtxCreate_v4();
CUresult cuCtxDetach();
CUresult cuCtxFromGreenCtx();
CUresult cuCtxGetDevResource();
CUresult cuCtxGetDevice_v2();
CUresult cuCtxGetExecAffinity();
CUresult cuCtxGetId();
CUresult cuCtxRecordEvent();
CUresult cuCtxResetPersistingL2Cache();
CUresult cuCtxSetFlags();
CUresult cuCtxSynchronize_v2();
CUresult cuCtxWaitEvent();
CUresult cuDevResourceGenerateDesc();
CUresult cuDevSmResourceSplitByCount();
CUresult cuDeviceGetDevResource();
CUresult cuDeviceGetExecAffinitySupport();
CUresult cuDeviceGetHostAtomicCapabilities();
CUresult cuDeviceGetLuid();
CUresult cuDeviceGetNvSciSyncAttributes();
CUresult cuDeviceGetP2PAtomicCapabilities();
CUresult cuDeviceGetProperties();
CUresult cuDeviceGetTexture1DLinearMaxWidth();
CUresult cuDeviceRegisterAsyncNotification();
CUresult cuDeviceUnregisterAsyncNotification();
CUresult cuEventCreateFromEGLSync();
CUresult cuFileBufDeregister();
CUresult cuFileBufRegister();
CUresult cuFileDriverClose();
CUresult cuFileDriverOpen();
CUresult cuFileHandleRegister();
CUresult cuFileRead();
CUresult cuFileWrite();
CUresult cuFlushGPUDirectRDMAWrites();
CUresult cuFuncGetModule();
CUresult cuFuncGetName();
CUresult cuFuncGetParamInfo();
CUresult cuFuncIsLoaded();
CUresult cuFuncLoad();
CUresult cuFuncSetAttribute();
CUresult cuFuncSetBlockShape();
CUresult cuFuncSetCacheConfig();
CUresult cuFuncSetSharedMemConfig();
CUresult cuFuncSetSharedSize();
CUresult cuGetExportTable();
CUresult cuGraphAddDependencies_v2();
CUresult cuGraphAddNode_v2();
CUresult cuGraphConditionalHandleCreate();
CUresult cuGraphGetEdges_v2();
CUresult cuGraphNodeGetDependencies_v2();
CUresult cuGraphNodeGetDependentNodes_v2();
CUresult cuGraphRemoveDependencies_v2();
CUresult cuGraphicsResourceGetMappedEglFrame();
CUresult cuGraphicsResourceGetMappedMipmappedArray();
CUresult cuGraphicsResourceSetMapFlags();
CUresult cuGraphicsResourceSetMapFlags_v2();
CUresult cuGreenCtxCreate();
CUresult cuGreenCtxDestroy();
CUresult cuGreenCtxGetDevResource();
CUresult cuGreenCtxGetId();
CUresult cuGreenCtxRecordEvent();
CUresult cuGreenCtxStreamCreate();
CUresult cuGreenCtxWaitEvent();
CUresult cuKernelGetAttribute();
CUresult cuKernelGetFunction();
CUresult cuKernelGetParamInfo();
CUresult cuKernelSetAttribute();
CUresult cuKernelSetCacheConfig();
CUresult cuLaunch();
CUresult cuLaunchGrid();
CUresult cuLaunchGridAsync();
CUresult cuLibraryGetGlobal();
CUresult cuLibraryGetManaged();
CUresult cuLibraryGetModule();
CUresult cuLibraryGetUnifiedFunction();
CUresult cuLogsCurrent();
CUresult cuLogsDumpToFile();
CUresult cuLogsDumpToMemory();
CUresult cuLogsRegisterCallback();
CUresult cuLogsUnregisterCallback();
CUresult cuMemBatchDecompressAsync();
CUresult cuMemDiscardAndPrefetchBatchAsync();
CUresult cuMemDiscardBatchAsync();
CUresult cuMemGetDefaultMemPool();
CUresult cuMemGetMemPool();
CUresult cuMemPrefetchBatchAsync();
CUresult cuMemSetMemPool();
CUresult cuMemcpy3DBatchAsync_v2();
CUresult cuMemcpy3DPeer();
CUresult cuMemcpy3DPeerAsync();
CUresult cuMemcpyBatchAsync_v2();
CUresult cuMemcpyPeer();
CUresult cuMemcpyPeerAsync();
CUresult cuMipmappedArrayGetMemoryRequirements();
CUresult cuMipmappedArrayGetSparseProperties();
CUresult cuModuleEnumerateFunctions();
CUresult cuModuleGetLoadingMode();
CUresult cuModuleGetSurfRef();
CUresult cuMulticastAddDevice();
CUresult cuMulticastBindAddr();
CUresult cuMulticastBindMem();
CUresult cuMulticastCreate();
CUresult cuMulticastGetGranularity();
CUresult cuMulticastUnbind();
CUresult cuOccupancyMaxActiveClusters();
CUresult cuOccupancyMaxPotentialClusterSize();
CUresult cuParamSetSize();
CUresult cuParamSetTexRef();
CUresult cuParamSetf();
CUresult cuParamSeti();
CUresult cuParamSetv();
CUresult cuProfilerInitialize();
CUresult cuStreamBeginCapture_ptsz();
CUresult cuStreamGetCaptureInfo_v3();
CUresult cuStreamGetCtx();
CUresult cuStreamGetCtx_v2();
CUresult cuStreamGetGreenCtx();
CUresult cuStreamUpdateCaptureDependencies_v2();
CUresult cuSurfObjectCreate();
CUresult cuSurfObjectDestroy();
CUresult cuSurfObjectGetResourceDesc();
CUresult cuSurfRefGetArray();
CUresult cuSurfRefSetArray();
CUresult cuTensorMapEncodeIm2col();
CUresult cuTensorMapEncodeIm2colWide();
CUresult cuTensorMapEncodeTiled();
CUresult cuTensorMapReplaceAddress();
CUresult cuTexRefCreate();
CUresult cuTexRefDestroy();
CUresult cuTexRefGetAddressMode();
CUresult cuTexRefGetFilterMode();
CUresult cuTexRefGetMipmapFilterMode();
CUresult cuTexRefSetAddressMode();
CUresult cuTexRefSetArray();
CUresult cuTexRefSetFilterMode();
CUresult cuTexRefSetMipmapFilterMode();
#endif

