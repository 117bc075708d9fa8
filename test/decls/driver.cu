// The driver API, NVRTC, and the names that several headers share.
#include <cuda.h>
#include <cudaProfiler.h>
#include <cuda_runtime.h>
#include <nvrtc.h>
#include <string>
#include <vector>

static_assert(CUDA_VERSION >= 8000, "a number");
static_assert(sizeof(CUdeviceptr) == 8 && CU_DEVICE_ATTRIBUTE_WARP_SIZE == 10 && CUDA_ERROR_NOT_READY == 600, "documented values");

int driver(const char *image) {
  CUdevice device;
  CUcontext context;
  CUmodule module;
  CUfunction function;
  CUdeviceptr a, b;
  CUstream stream;
  CUevent event;
  CUresult result = cuInit(0);
  int count, n = 4;
  size_t bytes;
  float ms;
  const char *name;
  char text[256];
  if (result != CUDA_SUCCESS) cuGetErrorName(result, &name);
  cuDeviceGetCount(&count);
  cuDeviceGet(&device, 0);
  cuDeviceGetName(text, sizeof text, device);
  cuDeviceGetAttribute(&count, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
  cuDeviceTotalMem(&bytes, device);
  cuCtxCreate(&context, CU_CTX_SCHED_SPIN, device);
  cuCtxCreate_v2(&context, 0, device);
  cuDevicePrimaryCtxRetain(&context, device);
  cuCtxSetCurrent(context);
  CUjit_option options[] = {CU_JIT_MAX_REGISTERS, CU_JIT_ERROR_LOG_BUFFER};
  void *values[] = {(void *)32, text};
  cuModuleLoad(&module, image);
  cuModuleLoadDataEx(&module, image, 2, options, values);
  cuModuleGetFunction(&function, module, "kernel");
  cuModuleGetGlobal(&a, &bytes, module, "symbol");
  cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536);
  cuMemAlloc(&a, 1024);
  cuMemAlloc_v2(&b, 1024);
  cuMemAllocManaged(&a, 1024, CU_MEM_ATTACH_GLOBAL);
  cuMemcpyHtoD(a, text, 16);
  cuMemcpyDtoH(text, a, 16);
  cuMemcpyDtoD(a, b, 16);
  cuMemcpyHtoDAsync(a, text, 16, stream);
  cuMemsetD8(a, 0, 16);
  cuMemsetD32(a, 0, 4);
  CUdeviceptr later = a + 4 * sizeof(float);
  void *args[] = {&later, &n};
  cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, args, NULL);
  void *config[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, text, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes, CU_LAUNCH_PARAM_END};
  cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, 0, config);
  cuLaunchCooperativeKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, args);
  CUlaunchConfig launch = {};
  launch.hStream = stream;
  cuLaunchKernelEx(&launch, function, args, 0);
  cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING);
  cuEventCreate(&event, CU_EVENT_DEFAULT);
  cuEventRecord(event, stream);
  cuEventElapsedTime(&ms, event, event);
  cuOccupancyMaxPotentialBlockSize(&n, &count, function, 0, 0, 0);
  CUDA_MEMCPY2D copy = {};
  copy.srcMemoryType = CU_MEMORYTYPE_HOST;
  copy.dstMemoryType = CU_MEMORYTYPE_DEVICE;
  copy.dstDevice = a;
  cuMemcpy2D(&copy);
  CUmemAllocationProp prop = {};
  prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  CUmemGenericAllocationHandle handle;
  cuMemCreate(&handle, bytes, &prop, 0);
  cuMemAddressReserve(&a, bytes, 0, 0, 0);
  cuMemMap(a, bytes, 0, handle, 0);
  CUtensorMap map;
  cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, (void *)a, nullptr, nullptr, nullptr, nullptr, CU_TENSOR_MAP_INTERLEAVE_NONE,
                         CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  cudaStream_t same = stream; // the two APIs share their handles
  cudaStreamSynchronize(same);
  cuProfilerStart();
  cuMemFree(a);
  return cuStreamSynchronize(stream) + cuCtxSynchronize() + cuModuleUnload(module) + cuCtxDestroy(context);
}

std::string compile(const std::string &source) {
  nvrtcProgram program;
  size_t size;
  std::vector<const char *> options = {"--gpu-architecture=compute_80"};
  nvrtcCreateProgram(&program, source.c_str(), "program.cu", 0, NULL, NULL);
  nvrtcResult result = nvrtcCompileProgram(program, (int)options.size(), options.data());
  if (result != NVRTC_SUCCESS) return nvrtcGetErrorString(result);
  nvrtcGetProgramLogSize(program, &size);
  nvrtcGetPTXSize(program, &size);
  std::string ptx(size, 0);
  nvrtcGetPTX(program, &ptx[0]);
  nvrtcDestroyProgram(&program);
  return ptx;
}
