// The runtime API of CUDA 8 to 13, as programs call it.
#include <cuda_profiler_api.h>
#include <cuda_runtime.h>
#include <cuda_runtime_api.h>
#include <device_launch_parameters.h>

__constant__ float Coefficients[16];
__device__ int Counter;
__managed__ int Shared;
__global__ void kernel(float *data, int n) {}
template <class T> __global__ void generic(T value) {}
__global__ void __launch_bounds__(256, 2) bounded(const __grid_constant__ int n) {}
__global__ void __cluster_dims__(2, 1, 1) clustered() {}
namespace {
struct Local {
  int x;
};
__global__ void local(Local l) {}
} // namespace
void CUDART_CB finished(cudaStream_t stream, cudaError_t status, void *data) {}
void CUDART_CB hostFunction(void *data) {}

static_assert(sizeof(float4) == 16 && alignof(float4) == 16 && sizeof(float3) == 12 && alignof(double2) == 16, "vector types");
static_assert(cudaErrorInvalidValue == 1 && cudaErrorNotReady == 600 && cudaDevAttrWarpSize == 10, "documented values");
#if CUDART_VERSION < 8000 || __CUDACC_VER_MAJOR__ < 8
#error "versions are numbers"
#endif

int memory() {
  float *p, *q;
  void *v;
  size_t pitch, free, total;
  cudaStream_t stream;
  cudaMemPool_t pool;
  cudaMalloc(&p, 4);
  cudaMalloc((void **)&q, 4);
  cudaMallocManaged(&p, 4);
  cudaMallocManaged((void **)&p, 4, cudaMemAttachHost);
  cudaHostAlloc(&p, 4, cudaHostAllocDefault);
  cudaHostAlloc((void **)&p, 4, cudaHostAllocMapped | cudaHostAllocPortable);
  cudaMallocHost(&p, 4);
  cudaMallocHost((void **)&p, 4);
  cudaMallocPitch(&p, &pitch, 16, 16);
  cudaMallocAsync(&p, 4, stream);
  cudaMallocAsync(&p, 4, pool, stream);
  cudaMallocFromPoolAsync(&p, 4, pool, stream);
  cudaHostGetDevicePointer(&q, p, 0);
  cudaHostGetDevicePointer((void **)&q, (void *)p, 0);
  cudaMemcpy(p, q, 4, cudaMemcpyHostToDevice);
  cudaMemcpyAsync(p, q, 4, cudaMemcpyDefault);
  cudaMemcpyAsync(p, q, 4, cudaMemcpyDeviceToHost, stream);
  cudaMemcpyToSymbol(Coefficients, p, 64);
  cudaMemcpyToSymbol(Coefficients, p, 64, 0, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(Counter, &Shared, sizeof(int));
  cudaMemcpyFromSymbol(&Shared, Counter, sizeof(int), 0, cudaMemcpyDeviceToHost);
  cudaMemcpyToSymbolAsync(Coefficients, p, 64, 0, cudaMemcpyHostToDevice, stream);
  cudaMemcpyToSymbol((const void *)Coefficients, p, 64);
  cudaGetSymbolAddress(&v, Coefficients);
  cudaGetSymbolAddress((void **)&p, Counter);
  cudaGetSymbolSize(&total, Coefficients);
  cudaMemset(p, 0, 4);
  cudaMemsetAsync(p, 0, 4, stream);
  cudaMemGetInfo(&free, &total);
  cudaMemAdvise(p, 4, cudaMemAdviseSetReadMostly, 0);
  cudaMemAdvise(p, 4, cudaMemAdviseSetPreferredLocation, cudaCpuDeviceId);
  cudaMemPrefetchAsync(p, 4, 0);
  cudaMemPrefetchAsync(p, 4, 0, stream);
  cudaMemPrefetchAsync(p, 4, cudaCpuDeviceId, NULL);
  cudaMemLocation where = {cudaMemLocationTypeDevice, 0};
  cudaMemPrefetchAsync(p, 4, where, 0, stream);
  cudaMemPrefetchAsync(p, 4, where, 0);
  cudaMemAdvise(p, 4, cudaMemAdviseSetAccessedBy, where);
  cudaStreamAttachMemAsync(stream, p);
  cudaPointerAttributes attributes;
  cudaPointerGetAttributes(&attributes, p);
  bool isManaged = attributes.type == cudaMemoryTypeManaged || attributes.isManaged;
  cudaMemcpy3DParms copy = {0};
  copy.srcPtr = make_cudaPitchedPtr(p, 16, 4, 4);
  copy.extent = make_cudaExtent(4, 4, 4);
  copy.kind = cudaMemcpyHostToDevice;
  cudaMemcpy3D(&copy);
  cudaFreeAsync(p, stream);
  cudaFreeHost(p);
  return isManaged + cudaFree(p);
}

int launches() {
  float *p = nullptr;
  int n = 3, blocks, threads;
  cudaStream_t stream;
  void *args[] = {&p, &n};
  kernel<<<1, 32>>>(p, n);
  kernel<<<dim3(1, 2), dim3(8, 8, 4), 1024, stream>>>(p, n);
  generic<<<1, 32, 0, cudaStreamPerThread>>>(1.0);
  generic<<<1, 32>>>(Local());
  bounded<<<1, 32>>>(n);
  clustered<<<2, 32>>>();
  local<<<1, 1>>>(Local());
  cudaLaunchKernel(kernel, 1, 32, args);
  cudaLaunchKernel((void *)kernel, dim3(1), dim3(32), args, 0, stream);
  cudaLaunchKernel((const void *)generic<float>, dim3(1), dim3(32), args, 0, stream);
  cudaLaunchCooperativeKernel(kernel, dim3(1), dim3(32), args);
  cudaLaunchCooperativeKernel((void *)kernel, 1, 32, args, 0, stream);
  cudaLaunchConfig_t config = {};
  cudaLaunchAttribute attribute[1];
  attribute[0].id = cudaLaunchAttributeClusterDimension;
  attribute[0].val.clusterDim.x = 2;
  config.gridDim = 1;
  config.attrs = attribute;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, kernel, p, n);
  cudaLaunchKernelEx(&config, generic<float>, 1);
  cudaLaunchKernelExC(&config, (const void *)kernel, args);
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  cudaFuncSetAttribute((const void *)kernel, cudaFuncAttributePreferredSharedMemoryCarveout, cudaSharedmemCarveoutMaxShared);
  cudaFuncSetAttribute(generic<Local>, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  cudaFuncSetCacheConfig(kernel, cudaFuncCachePreferL1);
  cudaFuncSetSharedMemConfig(kernel, cudaSharedMemBankSizeEightByte);
  cudaFuncAttributes attributes;
  cudaFuncGetAttributes(&attributes, kernel);
  cudaFuncGetAttributes(&attributes, (const void *)kernel);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 256, 0);
  cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, kernel);
  cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, generic<int>, 0, n);
  cudaOccupancyMaxPotentialBlockSizeVariableSMem(&blocks, &threads, kernel, [](int size) { return size * sizeof(float); });
  cudaConfigureCall(1, 32);
  cudaSetupArgument(n, 8);
  cudaLaunch(kernel);
  auto lambda = [=] __host__ __device__(int i) { return i * 2; };
  generic<<<1, 1>>>(lambda);
  return attributes.numRegs;
}

int streams() {
  cudaStream_t stream;
  cudaEvent_t event;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphNode_t node, nodes[2];
  float ms;
  int least, greatest;
  cudaStreamCreate(&stream);
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaDeviceGetStreamPriorityRange(&least, &greatest);
  cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, greatest);
  cudaStreamWaitEvent(stream, event);
  cudaStreamWaitEvent(stream, event, 0);
  cudaStreamAddCallback(stream, finished, nullptr, 0);
  cudaStreamAddCallback(stream, [](cudaStream_t, cudaError_t, void *) {}, 0, 0);
  cudaLaunchHostFunc(stream, hostFunction, 0);
  cudaEventCreate(&event);
  cudaEventCreate(&event, cudaEventBlockingSync);
  cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
  cudaEventRecord(event);
  cudaEventRecord(event, 0);
  cudaEventSynchronize(event);
  cudaEventElapsedTime(&ms, event, event);
  if (cudaEventQuery(event) == cudaErrorNotReady || cudaStreamQuery(0) != cudaSuccess) return 1;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
  cudaStreamEndCapture(stream, &graph);
  cudaGraphCreate(&graph, 0);
  cudaGraphInstantiate(&exec, graph, NULL, NULL, 0);
  cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0);
  cudaGraphInstantiate(&exec, graph, 0);
  cudaGraphInstantiate(&exec, graph);
  cudaKernelNodeParams params = {0};
  params.func = (void *)kernel;
  params.gridDim = dim3(1, 1, 1);
  cudaGraphAddKernelNode(&node, graph, nodes, 2, &params);
  cudaMemsetParams clear = {0};
  cudaGraphAddMemsetNode(&node, graph, NULL, 0, &clear);
  cudaGraphAddDependencies(graph, &nodes[0], &nodes[1], 1);
  cudaGraphLaunch(exec, stream);
  cudaGraphExecDestroy(exec);
  cudaStreamAttrValue value;
  value.accessPolicyWindow.num_bytes = 4;
  value.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
  cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value);
  cudaProfilerStart();
  cudaProfilerStop();
  return cudaStreamSynchronize(stream) + cudaStreamDestroy(stream) + cudaEventDestroy(event);
}

int devices() {
  int count, device, value;
  cudaDeviceProp prop;
  char id[64];
  cudaGetDeviceCount(&count);
  cudaSetDevice(0);
  cudaGetDevice(&device);
  cudaGetDeviceProperties(&prop, device);
  cudaChooseDevice(&device, &prop);
  cudaDeviceGetAttribute(&value, cudaDevAttrMultiProcessorCount, device);
  cudaDeviceGetAttribute(&value, cudaDevAttrClusterLaunch, device);
  cudaDeviceCanAccessPeer(&value, 0, 1);
  cudaDeviceEnablePeerAccess(1, 0);
  cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20);
  cudaDeviceSetLimit(cudaLimitPersistingL2CacheSize, 1 << 20);
  cudaDeviceSetCacheConfig(cudaFuncCachePreferShared);
  cudaDeviceSetSharedMemConfig(cudaSharedMemBankSizeFourByte);
  cudaDeviceGetPCIBusId(id, sizeof id, 0);
  cudaSetDeviceFlags(cudaDeviceScheduleSpin | cudaDeviceMapHost);
  cudaThreadSynchronize();
  cudaThreadExit();
  cudaError_t error = cudaGetLastError();
  const char *text = error == cudaSuccess ? cudaGetErrorString(error) : cudaGetErrorName(error);
  return prop.major * 10 + prop.minor + prop.clockRate + prop.deviceOverlap + prop.kernelExecTimeoutEnabled + prop.computeMode +
         prop.memoryClockRate + prop.cooperativeMultiDeviceLaunch + prop.maxTexture1DLinear + (int)prop.sharedMemPerBlockOptin +
         prop.persistingL2CacheMaxSize + text[0] + prop.uuid.bytes[0] + cudaDeviceSynchronize() + cudaDeviceReset();
}

__global__ void parent(float *p) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  float *q;
  cudaMalloc(&q, 4);
  cudaMemcpyAsync(q, p, 4, cudaMemcpyDeviceToDevice, stream);
  if (cudaGetLastError() != cudaSuccess) printf("%s\n", cudaGetErrorString(cudaPeekAtLastError()));
  cudaFree(q);
  cudaDeviceSynchronize();
}
