"""Which HIP headers and name tables make which CUDA declarations."""

import re
from dataclasses import dataclass, field


@dataclass
class Spec:
    name: str                  # the generated files are <name>_{enums,types,functions}.h
    tables: list               # rules/names/<table>.yaml, the first is the library itself
    headers: list              # HIP headers to parse
    results: list              # (prefix of the function, its return type), first match counts
    hand: list = field(default_factory=list)      # hand-written files whose declarations come first
    overloads: list = field(default_factory=list) # hand-written overloads, beside the generated C functions
    back: dict = field(default_factory=dict)      # HIP name → CUDA name, where the tables do not say
    names_of: dict = field(default_factory=dict)  # HIP type → its CUDA names, where the tables do not say
    hip_of: dict = field(default_factory=dict)    # CUDA function → HIP function with the CUDA signature
    on_device: set = field(default_factory=set)   # functions that device code may call as well
    skip: str = "$^"                              # names that belong to another header

    def ignores(self, name):
        return re.match(self.skip, name) is not None

    def result_of(self, name):
        return next(result for prefix, result in self.results if name.startswith(prefix))


RUNTIME_ON_DEVICE = set("""
cudaDeviceGetAttribute cudaDeviceGetLimit cudaDeviceGetCacheConfig cudaDeviceGetSharedMemConfig cudaDeviceSynchronize
cudaGetLastError cudaPeekAtLastError cudaGetErrorString cudaGetErrorName cudaGetDeviceCount cudaGetDevice
cudaStreamCreateWithFlags cudaStreamDestroy cudaStreamWaitEvent cudaEventCreateWithFlags cudaEventRecord
cudaEventRecordWithFlags cudaEventDestroy cudaFuncGetAttributes cudaFree cudaMalloc cudaMemcpyAsync cudaMemcpy2DAsync
cudaMemcpy3DAsync cudaMemsetAsync cudaMemset2DAsync cudaMemset3DAsync cudaRuntimeGetVersion
cudaOccupancyMaxActiveBlocksPerMultiprocessor cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
""".split())

LIBRARIES = [
    Spec(
        name="runtime", tables=["runtime"], headers=["hip/hip_runtime_api.h"],
        results=[("", "cudaError_t")],
        hand=["uuid.h", "runtime_core.h", "runtime_structs.h", "runtime_more.h", "device.h"],
        overloads=["runtime_overloads.h", "texture.h"],
        back={"hipDeviceProp_tR0600": "cudaDeviceProp", "hipDeviceptr_t": "void *"},
        on_device=RUNTIME_ON_DEVICE,
        skip=r"cuda(D3D|Egl|EGL|VDPAU|WGL|GL|Graphics.*(D3D|EGL|VDPAU|GL)|EventCreateFromEGL)|CUegl|CUDA_EGL|CUDART_|libraryPropertyType",
    ),
    Spec(
        name="driver", tables=["driver"], headers=["hip/hip_runtime_api.h", "hip/hiprtc.h"],
        results=[("", "CUresult")],
        hand=["uuid.h", "driver_core.h", "driver_structs.h", "driver_more.h"],
        overloads=[],
        back={"hipDeviceptr_t": "CUdeviceptr", "hipDevice_t": "CUdevice"},
        skip=r"cu(D3D|EGL|Egl|VDPAU|WGL|GL|Graphics(D3D|EGL|VDPAU|GL))|CUegl|CU_EGL|CUD3D|CUd3d|CU_D3D|CUGL|CU_GL_|cl_|CL_|GL"
             r"|CUdevicePtr|CUDA_MEM_ALLOC_NODE_PARAMS_v2|CUDA_API_PER_THREAD|CUDA_ENABLE_DEPRECATED|CUDA_FORCE_API|CUdevResource_v$|CUkernelNodeAttrValue_union|CUstreamAttrValue_union|CUkernelNodeAttrID_enum|CUstreamAttrID_enum|memoryBarrier|__CUDACC__|CU_TENSOR_MAP_NUM_QWORDS|CU_LAUNCH_PARAM|CUDA_VERSION|CUDA_EGL",
    ),
]
