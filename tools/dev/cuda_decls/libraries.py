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
    includes: list = None                         # all in one file <name>.h, which includes these
    same: str = ""                                # no table: names that match are the same in CUDA and HIP
    only: str = ""                                # names of the table that this library declares
    handles: str = "$^"                           # types without a HIP counterpart that are pointers; others count as int
    tags: dict = field(default_factory=dict)      # handle → the record that it points to
    skip: str = "$^"                              # names that belong to another header

    def ignores(self, name):
        return re.match(self.skip, name) is not None or re.match(self.only, name) is None

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

# Types that several math libraries take.
MATH_BACK = {"hipblasHalf": "__half", "hipblasBfloat16": "__nv_bfloat16", "hipblasStride": "long long int",
             "hipComplex": "cuComplex", "hipFloatComplex": "cuFloatComplex", "hipDoubleComplex": "cuDoubleComplex",
             "hipDataType": "cudaDataType", "hipblasDatatype_t": "cudaDataType", "hipLibraryPropertyType": "libraryPropertyType",
             "hiprtcGetTypeName": "hiprtcGetTypeName"}

LIBRARIES = [
    Spec(
        name="runtime", tables=["runtime"], headers=["hip/hip_runtime_api.h"],
        results=[("", "cudaError_t")],
        hand=["uuid.h", "runtime_core.h", "runtime_structs.h", "runtime_more.h", "device.h"],
        overloads=["runtime_overloads.h", "texture.h"],
        back={"hipDeviceProp_tR0600": "cudaDeviceProp", "hipDeviceptr_t": "void *"},
        hip_of={"cudaMallocHost": "hipMallocHost"},
        on_device=RUNTIME_ON_DEVICE,
        skip=r"tex[1-3C]|surf[1-3C]|cuda(D3D|Egl|EGL|VDPAU|WGL|GL|Graphics.*(D3D|EGL|VDPAU|GL)|EventCreateFromEGL)|CUegl|CUDA_EGL|CUDART_|libraryPropertyType|(MAJOR|MINOR)_VERSION|PATCH_LEVEL|CUDA_EMULATION_MANTISSA|cudaEmulationMantissa",
    ),
    Spec(
        name="driver", tables=["driver"], headers=["hip/hip_runtime_api.h", "hip/hiprtc.h"],
        results=[("", "CUresult")],
        hand=["uuid.h", "driver_core.h", "driver_structs.h", "driver_more.h"],
        overloads=["driver_overloads.h"],
        back={"hipDeviceptr_t": "CUdeviceptr", "hipDevice_t": "CUdevice"},
        skip=r"cu(D3D|EGL|Egl|VDPAU|WGL|GL|Graphics(D3D|EGL|VDPAU|GL))|CUegl|CU_EGL|CUD3D|CUd3d|CU_D3D|CUGL|CU_GL_|cl_|CL_|GL"
             r"|CUdevicePtr|CUDA_MEM_ALLOC_NODE_PARAMS_v2|CUDA_API_PER_THREAD|CUDA_ENABLE_DEPRECATED|CUDA_FORCE_API|CUdevResource_v$|CUkernelNodeAttrValue_union|CUstreamAttrValue_union|CUkernelNodeAttrID_enum|CUstreamAttrID_enum|memoryBarrier|__CUDACC__|CU_TENSOR_MAP_NUM_QWORDS|CU_LAUNCH_PARAM|CUDA_VERSION|CUDA_EGL",
    ),
    Spec(
        name="math_constants", tables=["runtime"], headers=["hip/hip_runtime_api.h", "hip/hip_math_constants.h"], results=[("", "int")],
        includes=["../runtime.h"], only="CUDART_[A-Z0-9_]*$", skip="CUDART_VERSION|CUDART_(CB|DEVICE)",
    ),
    Spec(
        name="library_types", tables=["blas"], headers=["hip/library_types.h"], results=[("", "int")], includes=[],
        only=r"cudaDataType|CUDA_[RC]_",
    ),
    Spec(
        name="nvrtc", tables=["rtc", "driver"], headers=["hip/hiprtc.h"], includes=["<stddef.h>"],
        results=[("nvrtcGetErrorString", "const char *"), ("", "nvrtcResult")], only="_?nvrtc|NVRTC",
    ),
    Spec(
        name="cublas", tables=["blas", "complex", "runtime"], headers=["hipblas/hipblas.h"],
        includes=["../math_library.h"], results=[("cublasGetStatus", "const char *"), ("", "cublasStatus_t")],
        back=MATH_BACK, only="cublas[A-Z][a-z]*|CUBLAS", skip="cublas(Xt|Lt|Init$|Shutdown|Alloc|Free$|GetError$|SetKernelStream|.*Xt[A-Z])|CUBLASXT|CUBLASLT",
        handles=".*(Handle|Context)(_t)?$", tags={"cublasHandle_t": "cublasContext"},
    ),
    Spec(
        name="cublasLt", tables=["blaslt", "blas", "complex", "runtime"], headers=["hipblaslt/hipblaslt.h"],
        includes=["../math_library.h", "../cublas_v2.h"], results=[("cublasLtGetStatus", "const char *"), ("cublasLtGetVersion", "size_t"), ("cublasLtGetCudartVersion", "size_t"), ("", "cublasStatus_t")],
        back=MATH_BACK, only="cublasLt|CUBLASLT", handles=".*(Handle|Desc|Preference|Layout|Context)(_t)?$", tags={"cublasLtHandle_t": "cublasLtContext"},
    ),
    Spec(
        name="cufft", tables=["fft", "complex", "runtime"], headers=["hipfft/hipfft.h", "hipfft/hipfftXt.h"],
        includes=["../cufft_types.h"], hand=["cufft_types.h"], results=[("fftw", "void"), ("", "cufftResult")], back=MATH_BACK, only="cufft|CUFFT|cudaXt|cudaLib|CUDA_XT|LIB_FORMAT|CUFFTXT",
        skip="cufft(ComplexHalf|Real|DoubleReal|Complex|DoubleComplex)$",
    ),
    Spec(
        name="curand", tables=["rand", "complex", "runtime"], headers=["hiprand/hiprand.h"], includes=["../runtime.h", "../math_library.h"],
        results=[("", "curandStatus_t")], back=MATH_BACK, only="curand[A-Z]|CURAND", handles=".*(Generator|Distribution)(_st|_t)?$",
        skip="curand(State|Make|MRG|.*_[a-z]+[0-9]?$(?<!_t)(?<!_st)|GetMTGP|.*M2Shift)",
    ),
    Spec(
        name="cusparse", tables=["sparse", "blas", "complex", "runtime"], headers=["hipsparse/hipsparse.h"], includes=["../math_library.h"],
        results=[("cusparseGetErrorName", "const char *"), ("cusparseGetErrorString", "const char *"), ("", "cusparseStatus_t")],
        back=MATH_BACK, only="cusparse|CUSPARSE|csr|bsr|csc|pruneInfo|color", tags={"cusparseHandle_t": "cusparseContext"}, handles=".*(Handle|Descr|Mat|Info|Plan|Hyb|Tree|HashTable|Context|ConstSpMatDescr)(Info)?(_t)?$|csr[a-z0-9A-Z]*Info_t|bsr.*Info_t|pruneInfo_t",
    ),
    Spec(
        name="cusolver", tables=["solver", "blas", "sparse", "complex", "runtime"], headers=["hipsolver/hipsolver.h"],
        includes=["../cusolver_types.h"], hand=["cusolver_types.h"], results=[("", "cusolverStatus_t")], back=MATH_BACK,
        only="cusolver|CUSOLVER|CUBLAS_NORM|cublasNorm|gesvdjInfo|syevjInfo|csrqrInfo|csrcholInfo|csrluInfo", tags={"cusolverDnHandle_t": "cusolverDnContext", "cusolverSpHandle_t": "cusolverSpContext", "cusolverRfHandle_t": "cusolverRfCommon", "cusolverMgHandle_t": "cusolverMgContext"},
        handles=".*(Handle|Context|Common|Info|Params|Infos|GridDesc|MatrixDesc|GridDescriptor|Descriptor)(Host)?(_t)?$",
    ),
    Spec(
        name="nccl", tables=[], headers=["rccl/rccl.h"], includes=["../math_library.h"], results=[("", "ncclResult_t")],
        back=MATH_BACK, same="nccl|NCCL",
    ),
    Spec(
        name="cudnn", tables=["dnn", "blas", "runtime"], headers=["hip/hip_runtime_api.h"], includes=["../cudnn_types.h"], hand=["cudnn_types.h"],
        results=[("cudnnGetErrorString", "const char *"), ("cudnnGetVersion", "size_t"), ("cudnnGetCudartVersion", "size_t"), ("cudnnGetMaxDeviceVersion", "size_t"), ("cudnnGetLastErrorString", "void"), ("", "cudnnStatus_t")],
        only="cudnn|CUDNN", handles=".*(Handle|Descriptor|Plan|Struct|Pack|Runtime)(_t)?$",
    ),
]
