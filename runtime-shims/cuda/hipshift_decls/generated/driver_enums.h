// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

enum CUjit_option_enum {
  CU_JIT_MAX_REGISTERS = 0,
  CU_JIT_THREADS_PER_BLOCK = 1,
  CU_JIT_WALL_TIME = 2,
  CU_JIT_INFO_LOG_BUFFER = 3,
  CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,
  CU_JIT_ERROR_LOG_BUFFER = 5,
  CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
  CU_JIT_OPTIMIZATION_LEVEL = 7,
  CU_JIT_TARGET_FROM_CUCONTEXT = 8,
  CU_JIT_TARGET = 9,
  CU_JIT_FALLBACK_STRATEGY = 10,
  CU_JIT_GENERATE_DEBUG_INFO = 11,
  CU_JIT_LOG_VERBOSE = 12,
  CU_JIT_GENERATE_LINE_INFO = 13,
  CU_JIT_CACHE_MODE = 14,
  CU_JIT_NEW_SM3X_OPT = 15,
  CU_JIT_FAST_COMPILE = 16,
  CU_JIT_GLOBAL_SYMBOL_NAMES = 17,
  CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18,
  CU_JIT_GLOBAL_SYMBOL_COUNT = 19,
  CU_JIT_LTO = 20,
  CU_JIT_FTZ = 21,
  CU_JIT_PREC_DIV = 22,
  CU_JIT_PREC_SQRT = 23,
  CU_JIT_FMA = 24,
  CU_JIT_POSITION_INDEPENDENT_CODE = 25,
  CU_JIT_MIN_CTA_PER_SM = 26,
  CU_JIT_MAX_THREADS_PER_BLOCK = 27,
  CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 28,
  CU_JIT_NUM_OPTIONS = 29,
};
typedef enum CUjit_option_enum CUjit_option_enum;
typedef enum CUjit_option_enum CUjit_option;
enum CUjitInputType_enum {
  CU_JIT_INPUT_CUBIN = 0,
  CU_JIT_INPUT_PTX = 1,
  CU_JIT_INPUT_FATBINARY = 2,
  CU_JIT_INPUT_OBJECT = 3,
  CU_JIT_INPUT_LIBRARY = 4,
  CU_JIT_INPUT_NVVM = 5,
  CU_JIT_NUM_INPUT_TYPES = 6,
};
typedef enum CUjitInputType_enum CUjitInputType_enum;
typedef enum CUjitInputType_enum CUjitInputType;
enum CUjit_cacheMode_enum {
  CU_JIT_CACHE_OPTION_NONE = 0,
  CU_JIT_CACHE_OPTION_CG = 1,
  CU_JIT_CACHE_OPTION_CA = 2,
};
typedef enum CUjit_cacheMode_enum CUjit_cacheMode_enum;
typedef enum CUjit_cacheMode_enum CUjit_cacheMode;
enum CUjit_fallback_enum {
  CU_PREFER_PTX = 0,
  CU_PREFER_BINARY = 1,
};
typedef enum CUjit_fallback_enum CUjit_fallback_enum;
typedef enum CUjit_fallback_enum CUjit_fallback;
enum CUlibraryOption_enum {
  CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,
  CU_LIBRARY_BINARY_IS_PRESERVED = 1,
};
typedef enum CUlibraryOption_enum CUlibraryOption_enum;
typedef enum CUlibraryOption_enum CUlibraryOption;
enum CUmemorytype_enum {
  CU_MEMORYTYPE_HOST = 1,
  CU_MEMORYTYPE_DEVICE = 2,
  CU_MEMORYTYPE_ARRAY = 10,
  CU_MEMORYTYPE_UNIFIED = 11,
};
typedef enum CUmemorytype_enum CUmemorytype_enum;
typedef enum CUmemorytype_enum CUmemorytype;
enum cudaError_enum {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_DEINITIALIZED = 4,
  CUDA_ERROR_PROFILER_DISABLED = 5,
  CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6,
  CUDA_ERROR_PROFILER_ALREADY_STARTED = 7,
  CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_INVALID_DEVICE = 101,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202,
  CUDA_ERROR_MAP_FAILED = 205,
  CUDA_ERROR_UNMAP_FAILED = 206,
  CUDA_ERROR_ARRAY_IS_MAPPED = 207,
  CUDA_ERROR_ALREADY_MAPPED = 208,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_ALREADY_ACQUIRED = 210,
  CUDA_ERROR_NOT_MAPPED = 211,
  CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212,
  CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213,
  CUDA_ERROR_ECC_UNCORRECTABLE = 214,
  CUDA_ERROR_UNSUPPORTED_LIMIT = 215,
  CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216,
  CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217,
  CUDA_ERROR_INVALID_PTX = 218,
  CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219,
  CUDA_ERROR_INVALID_SOURCE = 300,
  CUDA_ERROR_FILE_NOT_FOUND = 301,
  CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302,
  CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303,
  CUDA_ERROR_OPERATING_SYSTEM = 304,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_ILLEGAL_STATE = 401,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_ILLEGAL_ADDRESS = 700,
  CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
  CUDA_ERROR_LAUNCH_TIMEOUT = 702,
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
  CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705,
  CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708,
  CUDA_ERROR_CONTEXT_IS_DESTROYED = 709,
  CUDA_ERROR_ASSERT = 710,
  CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,
  CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713,
  CUDA_ERROR_LAUNCH_FAILED = 719,
  CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720,
  CUDA_ERROR_NOT_SUPPORTED = 801,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
  CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
  CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
  CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
  CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
  CUDA_ERROR_CAPTURED_EVENT = 907,
  CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,
  CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,
  CUDA_ERROR_UNKNOWN = 999,
};
typedef enum cudaError_enum cudaError_enum;
typedef enum cudaError_enum CUresult;
enum CUdevice_attribute_enum {
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,
  CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8,
  CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9,
  CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,
  CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12,
  CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12,
  CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,
  CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14,
  CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15,
  CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
  CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17,
  CU_DEVICE_ATTRIBUTE_INTEGRATED = 18,
  CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19,
  CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28,
  CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31,
  CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32,
  CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33,
  CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,
  CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35,
  CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36,
  CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37,
  CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38,
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39,
  CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40,
  CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49,
  CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
  CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77,
  CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78,
  CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79,
  CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
  CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83,
  CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84,
  CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85,
  CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86,
  CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87,
  CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89,
  CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90,
  CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94,
  CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95,
  CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
  CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99,
  CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100,
  CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101,
  CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
  CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108,
  CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109,
  CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111,
  CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115,
  CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS = 10013,
};
typedef enum CUdevice_attribute_enum CUdevice_attribute_enum;
typedef enum CUdevice_attribute_enum CUdevice_attribute;
enum CUdriverProcAddressQueryResult_enum {
  CU_GET_PROC_ADDRESS_SUCCESS = 0,
  CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
  CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
};
typedef enum CUdriverProcAddressQueryResult_enum CUdriverProcAddressQueryResult_enum;
typedef enum CUdriverProcAddressQueryResult_enum CUdriverProcAddressQueryResult;
enum CUcomputemode_enum {
  CU_COMPUTEMODE_DEFAULT = 0,
  CU_COMPUTEMODE_EXCLUSIVE = 1,
  CU_COMPUTEMODE_PROHIBITED = 2,
  CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
};
typedef enum CUcomputemode_enum CUcomputemode_enum;
typedef enum CUcomputemode_enum CUcomputemode;
enum CUflushGPUDirectRDMAWritesOptions_enum {
  CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1,
  CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2,
};
typedef enum CUflushGPUDirectRDMAWritesOptions_enum CUflushGPUDirectRDMAWritesOptions_enum;
typedef enum CUflushGPUDirectRDMAWritesOptions_enum CUflushGPUDirectRDMAWritesOptions;
enum CUGPUDirectRDMAWritesOrdering_enum {
  CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0,
  CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100,
  CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200,
};
typedef enum CUGPUDirectRDMAWritesOrdering_enum CUGPUDirectRDMAWritesOrdering_enum;
typedef enum CUGPUDirectRDMAWritesOrdering_enum CUGPUDirectRDMAWritesOrdering;
enum CUarray_format_enum {
  CU_AD_FORMAT_UNSIGNED_INT8 = 1,
  CU_AD_FORMAT_UNSIGNED_INT16 = 2,
  CU_AD_FORMAT_UNSIGNED_INT32 = 3,
  CU_AD_FORMAT_SIGNED_INT8 = 8,
  CU_AD_FORMAT_SIGNED_INT16 = 9,
  CU_AD_FORMAT_SIGNED_INT32 = 10,
  CU_AD_FORMAT_HALF = 16,
  CU_AD_FORMAT_FLOAT = 32,
};
typedef enum CUarray_format_enum CUarray_format_enum;
typedef enum CUarray_format_enum CUarray_format;
enum CUresourcetype_enum {
  CU_RESOURCE_TYPE_ARRAY = 0,
  CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,
  CU_RESOURCE_TYPE_LINEAR = 2,
  CU_RESOURCE_TYPE_PITCH2D = 3,
};
typedef enum CUresourcetype_enum CUresourcetype_enum;
typedef enum CUresourcetype_enum CUresourcetype;
enum CUaddress_mode_enum {
  CU_TR_ADDRESS_MODE_WRAP = 0,
  CU_TR_ADDRESS_MODE_CLAMP = 1,
  CU_TR_ADDRESS_MODE_MIRROR = 2,
  CU_TR_ADDRESS_MODE_BORDER = 3,
};
typedef enum CUaddress_mode_enum CUaddress_mode_enum;
typedef enum CUaddress_mode_enum CUaddress_mode;
enum CUfilter_mode_enum {
  CU_TR_FILTER_MODE_POINT = 0,
  CU_TR_FILTER_MODE_LINEAR = 1,
};
typedef enum CUfilter_mode_enum CUfilter_mode_enum;
typedef enum CUfilter_mode_enum CUfilter_mode;
enum CUresourceViewFormat_enum {
  CU_RES_VIEW_FORMAT_NONE = 0,
  CU_RES_VIEW_FORMAT_UINT_1X8 = 1,
  CU_RES_VIEW_FORMAT_UINT_2X8 = 2,
  CU_RES_VIEW_FORMAT_UINT_4X8 = 3,
  CU_RES_VIEW_FORMAT_SINT_1X8 = 4,
  CU_RES_VIEW_FORMAT_SINT_2X8 = 5,
  CU_RES_VIEW_FORMAT_SINT_4X8 = 6,
  CU_RES_VIEW_FORMAT_UINT_1X16 = 7,
  CU_RES_VIEW_FORMAT_UINT_2X16 = 8,
  CU_RES_VIEW_FORMAT_UINT_4X16 = 9,
  CU_RES_VIEW_FORMAT_SINT_1X16 = 10,
  CU_RES_VIEW_FORMAT_SINT_2X16 = 11,
  CU_RES_VIEW_FORMAT_SINT_4X16 = 12,
  CU_RES_VIEW_FORMAT_UINT_1X32 = 13,
  CU_RES_VIEW_FORMAT_UINT_2X32 = 14,
  CU_RES_VIEW_FORMAT_UINT_4X32 = 15,
  CU_RES_VIEW_FORMAT_SINT_1X32 = 16,
  CU_RES_VIEW_FORMAT_SINT_2X32 = 17,
  CU_RES_VIEW_FORMAT_SINT_4X32 = 18,
  CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19,
  CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20,
  CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21,
  CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22,
  CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23,
  CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28,
  CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30,
  CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32,
  CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33,
  CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34,
};
typedef enum CUresourceViewFormat_enum CUresourceViewFormat_enum;
typedef enum CUresourceViewFormat_enum CUresourceViewFormat;
enum CUmemLocationType_enum {
  CU_MEM_LOCATION_TYPE_INVALID = 0,
  CU_MEM_LOCATION_TYPE_NONE = 0,
  CU_MEM_LOCATION_TYPE_DEVICE = 1,
  CU_MEM_LOCATION_TYPE_HOST = 2,
  CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,
  CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4,
};
typedef enum CUmemLocationType_enum CUmemLocationType_enum;
typedef enum CUmemLocationType_enum CUmemLocationType;
enum CUmemcpyFlags_enum {
  CU_MEMCPY_FLAG_DEFAULT = 0,
  CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1,
};
typedef enum CUmemcpyFlags_enum CUmemcpyFlags_enum;
typedef enum CUmemcpyFlags_enum CUmemcpyFlags;
enum CUmemcpySrcAccessOrder_enum {
  CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0,
  CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,
  CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2,
  CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3,
  CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647,
};
typedef enum CUmemcpySrcAccessOrder_enum CUmemcpySrcAccessOrder_enum;
typedef enum CUmemcpySrcAccessOrder_enum CUmemcpySrcAccessOrder;
enum CUmemcpy3DOperandType_enum {
  CU_MEMCPY_OPERAND_TYPE_POINTER = 1,
  CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,
  CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647,
};
typedef enum CUmemcpy3DOperandType_enum CUmemcpy3DOperandType_enum;
typedef enum CUmemcpy3DOperandType_enum CUmemcpy3DOperandType;
enum CUfunction_attribute_enum {
  CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
  CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
  CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
  CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
  CU_FUNC_ATTRIBUTE_NUM_REGS = 4,
  CU_FUNC_ATTRIBUTE_PTX_VERSION = 5,
  CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
  CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
  CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
  CU_FUNC_ATTRIBUTE_MAX = 10,
};
typedef enum CUfunction_attribute_enum CUfunction_attribute_enum;
typedef enum CUfunction_attribute_enum CUfunction_attribute;
enum CUpointer_attribute_enum {
  CU_POINTER_ATTRIBUTE_CONTEXT = 1,
  CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
  CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
  CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,
  CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
  CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
  CU_POINTER_ATTRIBUTE_BUFFER_ID = 7,
  CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
  CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
  CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,
  CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
  CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
  CU_POINTER_ATTRIBUTE_MAPPED = 13,
  CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
  CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
  CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
  CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
};
typedef enum CUpointer_attribute_enum CUpointer_attribute_enum;
typedef enum CUpointer_attribute_enum CUpointer_attribute;
enum CUdevice_P2PAttribute_enum {
  CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 0,
  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 1,
  CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 2,
  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 3,
  CU_DEVICE_P2P_ATTRIBUTE_ARRAY_ACCESS_ACCESS_SUPPORTED = 3,
  CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 3,
};
typedef enum CUdevice_P2PAttribute_enum CUdevice_P2PAttribute_enum;
typedef enum CUdevice_P2PAttribute_enum CUdevice_P2PAttribute;
enum CUlimit_enum {
  CU_LIMIT_STACK_SIZE = 0,
  CU_LIMIT_PRINTF_FIFO_SIZE = 1,
  CU_LIMIT_MALLOC_HEAP_SIZE = 2,
};
typedef enum CUlimit_enum CUlimit_enum;
typedef enum CUlimit_enum CUlimit;
enum CUstreamBatchMemOpType_enum {
  CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1,
  CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,
  CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3,
  CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4,
  CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,
  CU_STREAM_MEM_OP_BARRIER = 6,
};
typedef enum CUstreamBatchMemOpType_enum CUstreamBatchMemOpType_enum;
typedef enum CUstreamBatchMemOpType_enum CUstreamBatchMemOpType;
enum CUmem_advise_enum {
  CU_MEM_ADVISE_SET_READ_MOSTLY = 1,
  CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,
  CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,
  CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4,
  CU_MEM_ADVISE_SET_ACCESSED_BY = 5,
  CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6,
};
typedef enum CUmem_advise_enum CUmem_advise_enum;
typedef enum CUmem_advise_enum CUmem_advise;
enum CUmem_range_attribute_enum {
  CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
  CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
  CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,
};
typedef enum CUmem_range_attribute_enum CUmem_range_attribute_enum;
typedef enum CUmem_range_attribute_enum CUmem_range_attribute;
enum CUmemPool_attribute_enum {
  CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
  CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,
  CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
  CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
  CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
  CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
  CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
  CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
};
typedef enum CUmemPool_attribute_enum CUmemPool_attribute_enum;
typedef enum CUmemPool_attribute_enum CUmemPool_attribute;
enum CUmemAccess_flags_enum {
  CU_MEM_ACCESS_FLAGS_PROT_NONE = 0,
  CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
  CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3,
};
typedef enum CUmemAccess_flags_enum CUmemAccess_flags_enum;
typedef enum CUmemAccess_flags_enum CUmemAccess_flags;
enum CUmemAllocationType_enum {
  CU_MEM_ALLOCATION_TYPE_INVALID = 0,
  CU_MEM_ALLOCATION_TYPE_PINNED = 1,
  CU_MEM_ALLOCATION_TYPE_MAX = 2147483647,
};
typedef enum CUmemAllocationType_enum CUmemAllocationType_enum;
typedef enum CUmemAllocationType_enum CUmemAllocationType;
enum CUmemAllocationHandleType_enum {
  CU_MEM_HANDLE_TYPE_NONE = 0,
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
  CU_MEM_HANDLE_TYPE_WIN32 = 2,
  CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,
};
typedef enum CUmemAllocationHandleType_enum CUmemAllocationHandleType_enum;
typedef enum CUmemAllocationHandleType_enum CUmemAllocationHandleType;
enum CUfunc_cache_enum {
  CU_FUNC_CACHE_PREFER_NONE = 0,
  CU_FUNC_CACHE_PREFER_SHARED = 1,
  CU_FUNC_CACHE_PREFER_L1 = 2,
  CU_FUNC_CACHE_PREFER_EQUAL = 3,
};
typedef enum CUfunc_cache_enum CUfunc_cache_enum;
typedef enum CUfunc_cache_enum CUfunc_cache;
enum CUsharedconfig_enum {
  CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,
  CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,
  CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2,
};
typedef enum CUsharedconfig_enum CUsharedconfig_enum;
typedef enum CUsharedconfig_enum CUsharedconfig;
enum CUexternalMemoryHandleType_enum {
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8,
};
typedef enum CUexternalMemoryHandleType_enum CUexternalMemoryHandleType_enum;
typedef enum CUexternalMemoryHandleType_enum CUexternalMemoryHandleType;
enum CUexternalSemaphoreHandleType_enum {
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10,
};
typedef enum CUexternalSemaphoreHandleType_enum CUexternalSemaphoreHandleType_enum;
typedef enum CUexternalSemaphoreHandleType_enum CUexternalSemaphoreHandleType;
enum CUgraphicsRegisterFlags_enum {
  CU_GRAPHICS_REGISTER_FLAGS_NONE = 0,
  CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1,
  CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2,
  CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4,
  CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8,
};
typedef enum CUgraphicsRegisterFlags_enum CUgraphicsRegisterFlags_enum;
typedef enum CUgraphicsRegisterFlags_enum CUgraphicsRegisterFlags;
enum CUgraphNodeType_enum {
  CU_GRAPH_NODE_TYPE_KERNEL = 0,
  CU_GRAPH_NODE_TYPE_MEMCPY = 1,
  CU_GRAPH_NODE_TYPE_MEMSET = 2,
  CU_GRAPH_NODE_TYPE_HOST = 3,
  CU_GRAPH_NODE_TYPE_GRAPH = 4,
  CU_GRAPH_NODE_TYPE_EMPTY = 5,
  CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6,
  CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7,
  CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8,
  CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9,
  CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10,
  CU_GRAPH_NODE_TYPE_MEM_FREE = 11,
  CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 14,
  CU_GRAPH_NODE_TYPE_COUNT = 15,
};
typedef enum CUgraphNodeType_enum CUgraphNodeType_enum;
typedef enum CUgraphNodeType_enum CUgraphNodeType;
enum CUaccessProperty_enum {
  CU_ACCESS_PROPERTY_NORMAL = 0,
  CU_ACCESS_PROPERTY_STREAMING = 1,
  CU_ACCESS_PROPERTY_PERSISTING = 2,
};
typedef enum CUaccessProperty_enum CUaccessProperty_enum;
typedef enum CUaccessProperty_enum CUaccessProperty;
enum CUlaunchMemSyncDomain_enum {
  CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0,
  CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1,
};
typedef enum CUlaunchMemSyncDomain_enum CUlaunchMemSyncDomain_enum;
typedef enum CUlaunchMemSyncDomain_enum CUlaunchMemSyncDomain;
enum CUsynchronizationPolicy_enum {
  CU_SYNC_POLICY_AUTO = 1,
  CU_SYNC_POLICY_SPIN = 2,
  CU_SYNC_POLICY_YIELD = 3,
  CU_SYNC_POLICY_BLOCKING_SYNC = 4,
};
typedef enum CUsynchronizationPolicy_enum CUsynchronizationPolicy_enum;
typedef enum CUsynchronizationPolicy_enum CUsynchronizationPolicy;
enum CUlaunchAttributeID_enum {
  CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
  CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2,
  CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
  CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
  CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
  CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
  CU_LAUNCH_ATTRIBUTE_MAX = 11,
};
typedef enum CUlaunchAttributeID_enum CUlaunchAttributeID_enum;
typedef enum CUlaunchAttributeID_enum CUstreamAttrID_enum;
typedef enum CUlaunchAttributeID_enum CUlaunchAttributeID;
enum CUgraphExecUpdateResult_enum {
  CU_GRAPH_EXEC_UPDATE_SUCCESS = 0,
  CU_GRAPH_EXEC_UPDATE_ERROR = 1,
  CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2,
  CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3,
  CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4,
  CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5,
  CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6,
  CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7,
};
typedef enum CUgraphExecUpdateResult_enum CUgraphExecUpdateResult_enum;
typedef enum CUgraphExecUpdateResult_enum CUgraphExecUpdateResult;
enum CUstreamCaptureMode_enum {
  CU_STREAM_CAPTURE_MODE_GLOBAL = 0,
  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
  CU_STREAM_CAPTURE_MODE_RELAXED = 2,
};
typedef enum CUstreamCaptureMode_enum CUstreamCaptureMode_enum;
typedef enum CUstreamCaptureMode_enum CUstreamCaptureMode;
enum CUstreamCaptureStatus_enum {
  CU_STREAM_CAPTURE_STATUS_NONE = 0,
  CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
  CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2,
};
typedef enum CUstreamCaptureStatus_enum CUstreamCaptureStatus_enum;
typedef enum CUstreamCaptureStatus_enum CUstreamCaptureStatus;
enum CUstreamUpdateCaptureDependencies_flags_enum {
  CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0,
  CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1,
};
typedef enum CUstreamUpdateCaptureDependencies_flags_enum CUstreamUpdateCaptureDependencies_flags_enum;
typedef enum CUstreamUpdateCaptureDependencies_flags_enum CUstreamUpdateCaptureDependencies_flags;
enum CUgraphMem_attribute_enum {
  CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0,
  CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,
  CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2,
  CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3,
};
typedef enum CUgraphMem_attribute_enum CUgraphMem_attribute_enum;
typedef enum CUgraphMem_attribute_enum CUgraphMem_attribute;
enum CUuserObject_flags_enum {
  CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1,
};
typedef enum CUuserObject_flags_enum CUuserObject_flags_enum;
typedef enum CUuserObject_flags_enum CUuserObject_flags;
enum CUuserObjectRetain_flags_enum {
  CU_GRAPH_USER_OBJECT_MOVE = 1,
};
typedef enum CUuserObjectRetain_flags_enum CUuserObjectRetain_flags_enum;
typedef enum CUuserObjectRetain_flags_enum CUuserObjectRetain_flags;
enum CUgraphInstantiate_flags_enum {
  CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1,
  CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2,
  CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4,
  CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8,
};
typedef enum CUgraphInstantiate_flags_enum CUgraphInstantiate_flags_enum;
typedef enum CUgraphInstantiate_flags_enum CUgraphInstantiate_flags;
enum CUgraphDebugDot_flags_enum {
  CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1,
  CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4,
  CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8,
  CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16,
  CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32,
  CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64,
  CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128,
  CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256,
  CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512,
  CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024,
};
typedef enum CUgraphDebugDot_flags_enum CUgraphDebugDot_flags_enum;
typedef enum CUgraphDebugDot_flags_enum CUgraphDebugDot_flags;
enum CUgraphInstantiateResult_enum {
  CUDA_GRAPH_INSTANTIATE_SUCCESS = 0,
  CUDA_GRAPH_INSTANTIATE_ERROR = 1,
  CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2,
  CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3,
  CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4,
};
typedef enum CUgraphInstantiateResult_enum CUgraphInstantiateResult_enum;
typedef enum CUgraphInstantiateResult_enum CUgraphInstantiateResult;
enum CUmemAllocationGranularity_flags_enum {
  CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
  CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
};
typedef enum CUmemAllocationGranularity_flags_enum CUmemAllocationGranularity_flags_enum;
typedef enum CUmemAllocationGranularity_flags_enum CUmemAllocationGranularity_flags;
enum CUmemHandleType_enum {
  CU_MEM_HANDLE_TYPE_GENERIC = 0,
};
typedef enum CUmemHandleType_enum CUmemHandleType_enum;
typedef enum CUmemHandleType_enum CUmemHandleType;
enum CUmemOperationType_enum {
  CU_MEM_OPERATION_TYPE_MAP = 1,
  CU_MEM_OPERATION_TYPE_UNMAP = 2,
};
typedef enum CUmemOperationType_enum CUmemOperationType_enum;
typedef enum CUmemOperationType_enum CUmemOperationType;
enum CUarraySparseSubresourceType_enum {
  CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0,
  CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1,
};
typedef enum CUarraySparseSubresourceType_enum CUarraySparseSubresourceType_enum;
typedef enum CUarraySparseSubresourceType_enum CUarraySparseSubresourceType;
enum CUgraphDependencyType_enum {
  CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0,
  CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1,
};
typedef enum CUgraphDependencyType_enum CUgraphDependencyType_enum;
typedef enum CUgraphDependencyType_enum CUgraphDependencyType;
enum CUmemRangeHandleType_enum {
  CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1,
  CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647,
};
typedef enum CUmemRangeHandleType_enum CUmemRangeHandleType_enum;
typedef enum CUmemRangeHandleType_enum CUmemRangeHandleType;
enum CUmemRangeFlags_enum {
  CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1,
};
typedef enum CUmemRangeFlags_enum CUmemRangeFlags_enum;
typedef enum CUmemRangeFlags_enum CUmemRangeFlags;
enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum {
  CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum_no_value = 0,
};
typedef enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum;
typedef enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS;
enum CUarray_cubemap_face_enum {
  CUarray_cubemap_face_enum_no_value = 0,
};
typedef enum CUarray_cubemap_face_enum CUarray_cubemap_face_enum;
typedef enum CUarray_cubemap_face_enum CUarray_cubemap_face;
enum CUasyncNotificationType_enum {
  CUasyncNotificationType_enum_no_value = 0,
};
typedef enum CUasyncNotificationType_enum CUasyncNotificationType_enum;
typedef enum CUasyncNotificationType_enum CUasyncNotificationType;
enum CUatomicOperationCapability_enum {
  CUatomicOperationCapability_enum_no_value = 0,
};
typedef enum CUatomicOperationCapability_enum CUatomicOperationCapability_enum;
typedef enum CUatomicOperationCapability_enum CUatomicOperationCapability;
enum CUatomicOperation_enum {
  CUatomicOperation_enum_no_value = 0,
};
typedef enum CUatomicOperation_enum CUatomicOperation_enum;
typedef enum CUatomicOperation_enum CUatomicOperation;
enum CUcigDataType_enum {
  CUcigDataType_enum_no_value = 0,
};
typedef enum CUcigDataType_enum CUcigDataType_enum;
typedef enum CUcigDataType_enum CUcigDataType;
enum CUclusterSchedulingPolicy_enum {
  CUclusterSchedulingPolicy_enum_no_value = 0,
};
typedef enum CUclusterSchedulingPolicy_enum CUclusterSchedulingPolicy_enum;
typedef enum CUclusterSchedulingPolicy_enum CUclusterSchedulingPolicy;
enum CUcoredumpSettings_enum {
  CUcoredumpSettings_enum_no_value = 0,
};
typedef enum CUcoredumpSettings_enum CUcoredumpSettings_enum;
typedef enum CUcoredumpSettings_enum CUcoredumpSettings;
enum CUctx_flags_enum {
  CUctx_flags_enum_no_value = 0,
};
typedef enum CUctx_flags_enum CUctx_flags_enum;
typedef enum CUctx_flags_enum CUctx_flags;
enum CUdeviceNumaConfig_enum {
  CUdeviceNumaConfig_enum_no_value = 0,
};
typedef enum CUdeviceNumaConfig_enum CUdeviceNumaConfig_enum;
typedef enum CUdeviceNumaConfig_enum CUdeviceNumaConfig;
enum CUdriverProcAddress_flags_enum {
  CUdriverProcAddress_flags_enum_no_value = 0,
};
typedef enum CUdriverProcAddress_flags_enum CUdriverProcAddress_flags_enum;
typedef enum CUdriverProcAddress_flags_enum CUdriverProcAddress_flags;
enum CUevent_flags_enum {
  CUevent_flags_enum_no_value = 0,
};
typedef enum CUevent_flags_enum CUevent_flags_enum;
typedef enum CUevent_flags_enum CUevent_flags;
enum CUevent_record_flags_enum {
  CUevent_record_flags_enum_no_value = 0,
};
typedef enum CUevent_record_flags_enum CUevent_record_flags_enum;
typedef enum CUevent_record_flags_enum CUevent_record_flags;
enum CUevent_sched_flags_enum {
  CUevent_sched_flags_enum_no_value = 0,
};
typedef enum CUevent_sched_flags_enum CUevent_sched_flags_enum;
typedef enum CUevent_sched_flags_enum CUevent_sched_flags;
enum CUevent_wait_flags_enum {
  CUevent_wait_flags_enum_no_value = 0,
};
typedef enum CUevent_wait_flags_enum CUevent_wait_flags_enum;
typedef enum CUevent_wait_flags_enum CUevent_wait_flags;
enum CUexecAffinityType_enum {
  CUexecAffinityType_enum_no_value = 0,
};
typedef enum CUexecAffinityType_enum CUexecAffinityType_enum;
typedef enum CUexecAffinityType_enum CUexecAffinityType;
enum CUflushGPUDirectRDMAWritesScope_enum {
  CUflushGPUDirectRDMAWritesScope_enum_no_value = 0,
};
typedef enum CUflushGPUDirectRDMAWritesScope_enum CUflushGPUDirectRDMAWritesScope_enum;
typedef enum CUflushGPUDirectRDMAWritesScope_enum CUflushGPUDirectRDMAWritesScope;
enum CUflushGPUDirectRDMAWritesTarget_enum {
  CUflushGPUDirectRDMAWritesTarget_enum_no_value = 0,
};
typedef enum CUflushGPUDirectRDMAWritesTarget_enum CUflushGPUDirectRDMAWritesTarget_enum;
typedef enum CUflushGPUDirectRDMAWritesTarget_enum CUflushGPUDirectRDMAWritesTarget;
enum CUfunctionLoadingState_enum {
  CUfunctionLoadingState_enum_no_value = 0,
};
typedef enum CUfunctionLoadingState_enum CUfunctionLoadingState_enum;
typedef enum CUfunctionLoadingState_enum CUfunctionLoadingState;
enum CUgraphChildGraphNodeOwnership_enum {
  CUgraphChildGraphNodeOwnership_enum_no_value = 0,
};
typedef enum CUgraphChildGraphNodeOwnership_enum CUgraphChildGraphNodeOwnership_enum;
typedef enum CUgraphChildGraphNodeOwnership_enum CUgraphChildGraphNodeOwnership;
enum CUgraphConditionalNodeType_enum {
  CUgraphConditionalNodeType_enum_no_value = 0,
};
typedef enum CUgraphConditionalNodeType_enum CUgraphConditionalNodeType_enum;
typedef enum CUgraphConditionalNodeType_enum CUgraphConditionalNodeType;
enum CUgraphicsMapResourceFlags_enum {
  CUgraphicsMapResourceFlags_enum_no_value = 0,
};
typedef enum CUgraphicsMapResourceFlags_enum CUgraphicsMapResourceFlags_enum;
typedef enum CUgraphicsMapResourceFlags_enum CUgraphicsMapResourceFlags;
enum CUipcMem_flags_enum {
  CUipcMem_flags_enum_no_value = 0,
};
typedef enum CUipcMem_flags_enum CUipcMem_flags_enum;
typedef enum CUipcMem_flags_enum CUipcMem_flags;
enum CUjit_target_enum {
  CUjit_target_enum_no_value = 0,
};
typedef enum CUjit_target_enum CUjit_target_enum;
typedef enum CUjit_target_enum CUjit_target;
enum CUlogLevel_enum {
  CUlogLevel_enum_no_value = 0,
};
typedef enum CUlogLevel_enum CUlogLevel_enum;
typedef enum CUlogLevel_enum CUlogLevel;
enum CUmemAllocationCompType_enum {
  CUmemAllocationCompType_enum_no_value = 0,
};
typedef enum CUmemAllocationCompType_enum CUmemAllocationCompType_enum;
typedef enum CUmemAllocationCompType_enum CUmemAllocationCompType;
enum CUmemAttach_flags_enum {
  CUmemAttach_flags_enum_no_value = 0,
};
typedef enum CUmemAttach_flags_enum CUmemAttach_flags_enum;
typedef enum CUmemAttach_flags_enum CUmemAttach_flags;
enum CUmemDecompressAlgorithm_enum {
  CUmemDecompressAlgorithm_enum_no_value = 0,
};
typedef enum CUmemDecompressAlgorithm_enum CUmemDecompressAlgorithm_enum;
typedef enum CUmemDecompressAlgorithm_enum CUmemDecompressAlgorithm;
enum CUmoduleLoadingMode_enum {
  CUmoduleLoadingMode_enum_no_value = 0,
};
typedef enum CUmoduleLoadingMode_enum CUmoduleLoadingMode_enum;
typedef enum CUmoduleLoadingMode_enum CUmoduleLoadingMode;
enum CUmulticastGranularity_flags_enum {
  CUmulticastGranularity_flags_enum_no_value = 0,
};
typedef enum CUmulticastGranularity_flags_enum CUmulticastGranularity_flags_enum;
typedef enum CUmulticastGranularity_flags_enum CUmulticastGranularity_flags;
enum CUoccupancy_flags_enum {
  CUoccupancy_flags_enum_no_value = 0,
};
typedef enum CUoccupancy_flags_enum CUoccupancy_flags_enum;
typedef enum CUoccupancy_flags_enum CUoccupancy_flags;
enum CUoutput_mode_enum {
  CUoutput_mode_enum_no_value = 0,
};
typedef enum CUoutput_mode_enum CUoutput_mode_enum;
typedef enum CUoutput_mode_enum CUoutput_mode;
enum CUprocessState_enum {
  CUprocessState_enum_no_value = 0,
};
typedef enum CUprocessState_enum CUprocessState_enum;
typedef enum CUprocessState_enum CUprocessState;
enum CUshared_carveout_enum {
  CUshared_carveout_enum_no_value = 0,
};
typedef enum CUshared_carveout_enum CUshared_carveout_enum;
typedef enum CUshared_carveout_enum CUshared_carveout;
enum CUstreamMemoryBarrier_flags_enum {
  CUstreamMemoryBarrier_flags_enum_no_value = 0,
};
typedef enum CUstreamMemoryBarrier_flags_enum CUstreamMemoryBarrier_flags_enum;
typedef enum CUstreamMemoryBarrier_flags_enum CUstreamMemoryBarrier_flags;
enum CUstreamWaitValue_flags_enum {
  CUstreamWaitValue_flags_enum_no_value = 0,
};
typedef enum CUstreamWaitValue_flags_enum CUstreamWaitValue_flags_enum;
typedef enum CUstreamWaitValue_flags_enum CUstreamWaitValue_flags;
enum CUstreamWriteValue_flags_enum {
  CUstreamWriteValue_flags_enum_no_value = 0,
};
typedef enum CUstreamWriteValue_flags_enum CUstreamWriteValue_flags_enum;
typedef enum CUstreamWriteValue_flags_enum CUstreamWriteValue_flags;
enum CUstream_flags_enum {
  CUstream_flags_enum_no_value = 0,
};
typedef enum CUstream_flags_enum CUstream_flags_enum;
typedef enum CUstream_flags_enum CUstream_flags;
enum CUtensorMapDataType_enum {
  CUtensorMapDataType_enum_no_value = 0,
};
typedef enum CUtensorMapDataType_enum CUtensorMapDataType_enum;
typedef enum CUtensorMapDataType_enum CUtensorMapDataType;
enum CUtensorMapFloatOOBfill_enum {
  CUtensorMapFloatOOBfill_enum_no_value = 0,
};
typedef enum CUtensorMapFloatOOBfill_enum CUtensorMapFloatOOBfill_enum;
typedef enum CUtensorMapFloatOOBfill_enum CUtensorMapFloatOOBfill;
enum CUtensorMapIm2ColWideMode_enum {
  CUtensorMapIm2ColWideMode_enum_no_value = 0,
};
typedef enum CUtensorMapIm2ColWideMode_enum CUtensorMapIm2ColWideMode_enum;
typedef enum CUtensorMapIm2ColWideMode_enum CUtensorMapIm2ColWideMode;
enum CUtensorMapInterleave_enum {
  CUtensorMapInterleave_enum_no_value = 0,
};
typedef enum CUtensorMapInterleave_enum CUtensorMapInterleave_enum;
typedef enum CUtensorMapInterleave_enum CUtensorMapInterleave;
enum CUtensorMapL2promotion_enum {
  CUtensorMapL2promotion_enum_no_value = 0,
};
typedef enum CUtensorMapL2promotion_enum CUtensorMapL2promotion_enum;
typedef enum CUtensorMapL2promotion_enum CUtensorMapL2promotion;
enum CUtensorMapSwizzle_enum {
  CUtensorMapSwizzle_enum_no_value = 0,
};
typedef enum CUtensorMapSwizzle_enum CUtensorMapSwizzle_enum;
typedef enum CUtensorMapSwizzle_enum CUtensorMapSwizzle;
enum CUdevResourceType {
  CUdevResourceType_no_value = 0,
};
typedef enum CUdevResourceType CUdevResourceType;
enum CUdevSmResourceSplit_flags {
  CUdevSmResourceSplit_flags_no_value = 0,
};
typedef enum CUdevSmResourceSplit_flags CUdevSmResourceSplit_flags;
enum CUgreenCtxCreate_flags {
  CUgreenCtxCreate_flags_no_value = 0,
};
typedef enum CUgreenCtxCreate_flags CUgreenCtxCreate_flags;
enum CUCoredumpGenerationFlags {
  CUCoredumpGenerationFlags_no_value = 0,
};
typedef enum CUCoredumpGenerationFlags CUCoredumpGenerationFlags;
enum {
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29,
  CUDA_ERROR_STUB_LIBRARY = 34,
  CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43,
  CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44,
  CUDA_ERROR_DEVICE_UNAVAILABLE = 46,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92,
  CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93,
  CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98,
  CUDA_ERROR_DEVICE_NOT_LICENSED = 102,
  CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105,
  CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110,
  CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112,
  CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113,
  CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118,
  CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120,
  CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121,
  CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122,
  CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124,
  CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125,
  CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126,
  CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128,
  CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129,
  CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130,
  CU_DEVICE_ATTRIBUTE_NUMA_ID = 131,
  CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132,
  CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133,
  CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135,
  CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136,
  CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137,
  CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138,
  CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139,
  CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143,
  CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144,
  CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145,
  CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146,
  CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147,
  CU_DEVICE_ATTRIBUTE_MAX = 148,
  CUDA_ERROR_NVLINK_UNCORRECTABLE = 220,
  CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221,
  CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,
  CUDA_ERROR_JIT_COMPILATION_DISABLED = 223,
  CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224,
  CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225,
  CUDA_ERROR_CONTAINED = 226,
  CUDA_ERROR_LOSSY_QUERY = 402,
  CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703,
  CUDA_ERROR_TOO_MANY_PEERS = 711,
  CUDA_ERROR_HARDWARE_STACK_ERROR = 714,
  CUDA_ERROR_ILLEGAL_INSTRUCTION = 715,
  CUDA_ERROR_MISALIGNED_ADDRESS = 716,
  CUDA_ERROR_INVALID_ADDRESS_SPACE = 717,
  CUDA_ERROR_INVALID_PC = 718,
  CUDA_ERROR_TENSOR_MEMORY_LEAK = 721,
  CUDA_ERROR_NOT_PERMITTED = 800,
  CUDA_ERROR_SYSTEM_NOT_READY = 802,
  CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803,
  CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804,
  CUDA_ERROR_MPS_CONNECTION_FAILED = 805,
  CUDA_ERROR_MPS_RPC_FAILURE = 806,
  CUDA_ERROR_MPS_SERVER_NOT_READY = 807,
  CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808,
  CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809,
  CUDA_ERROR_MPS_CLIENT_TERMINATED = 810,
  CUDA_ERROR_CDP_NOT_SUPPORTED = 811,
  CUDA_ERROR_CDP_VERSION_MISMATCH = 812,
  CUDA_ERROR_TIMEOUT = 909,
  CUDA_ERROR_EXTERNAL_DEVICE = 911,
  CUDA_ERROR_INVALID_CLUSTER_SIZE = 912,
  CUDA_ERROR_FUNCTION_NOT_LOADED = 913,
  CUDA_ERROR_INVALID_RESOURCE_TYPE = 914,
  CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915,
  CUDA_ERROR_KEY_ROTATION = 916,
  CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 16384,
  CIG_DATA_TYPE_NV_BLOB = 16385,
  CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 16425,
  CU_AD_FORMAT_AYUV = 16426,
  CU_AD_FORMAT_BC1_UNORM = 16427,
  CU_AD_FORMAT_BC1_UNORM_SRGB = 16428,
  CU_AD_FORMAT_BC2_UNORM = 16429,
  CU_AD_FORMAT_BC2_UNORM_SRGB = 16430,
  CU_AD_FORMAT_BC3_UNORM = 16431,
  CU_AD_FORMAT_BC3_UNORM_SRGB = 16432,
  CU_AD_FORMAT_BC4_SNORM = 16433,
  CU_AD_FORMAT_BC4_UNORM = 16434,
  CU_AD_FORMAT_BC5_SNORM = 16435,
  CU_AD_FORMAT_BC5_UNORM = 16436,
  CU_AD_FORMAT_BC6H_SF16 = 16437,
  CU_AD_FORMAT_BC6H_UF16 = 16438,
  CU_AD_FORMAT_BC7_UNORM = 16439,
  CU_AD_FORMAT_BC7_UNORM_SRGB = 16440,
  CU_AD_FORMAT_MAX = 16441,
  CU_AD_FORMAT_NV12 = 16442,
  CU_AD_FORMAT_NV16 = 16443,
  CU_AD_FORMAT_P010 = 16444,
  CU_AD_FORMAT_P016 = 16445,
  CU_AD_FORMAT_P210 = 16446,
  CU_AD_FORMAT_P216 = 16447,
  CU_AD_FORMAT_SNORM_INT16X1 = 16448,
  CU_AD_FORMAT_SNORM_INT16X2 = 16449,
  CU_AD_FORMAT_SNORM_INT16X4 = 16450,
  CU_AD_FORMAT_SNORM_INT8X1 = 16451,
  CU_AD_FORMAT_SNORM_INT8X2 = 16452,
  CU_AD_FORMAT_SNORM_INT8X4 = 16453,
  CU_AD_FORMAT_UNORM_INT16X1 = 16454,
  CU_AD_FORMAT_UNORM_INT16X2 = 16455,
  CU_AD_FORMAT_UNORM_INT16X4 = 16456,
  CU_AD_FORMAT_UNORM_INT8X1 = 16457,
  CU_AD_FORMAT_UNORM_INT8X2 = 16458,
  CU_AD_FORMAT_UNORM_INT8X4 = 16459,
  CU_AD_FORMAT_UNORM_INT_101010_2 = 16460,
  CU_AD_FORMAT_Y210 = 16461,
  CU_AD_FORMAT_Y216 = 16462,
  CU_AD_FORMAT_Y410 = 16463,
  CU_AD_FORMAT_Y416 = 16464,
  CU_AD_FORMAT_Y444_PLANAR10 = 16465,
  CU_AD_FORMAT_Y444_PLANAR8 = 16466,
  CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 16467,
  CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 16468,
  CU_AD_FORMAT_YUY2 = 16469,
  CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 16470,
  CU_ATOMIC_CAPABILITY_REDUCTION = 16471,
  CU_ATOMIC_CAPABILITY_SCALAR_128 = 16472,
  CU_ATOMIC_CAPABILITY_SCALAR_32 = 16473,
  CU_ATOMIC_CAPABILITY_SCALAR_64 = 16474,
  CU_ATOMIC_CAPABILITY_SIGNED = 16475,
  CU_ATOMIC_CAPABILITY_UNSIGNED = 16476,
  CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 16477,
  CU_ATOMIC_OPERATION_AND = 16478,
  CU_ATOMIC_OPERATION_CAS = 16479,
  CU_ATOMIC_OPERATION_EXCHANGE = 16480,
  CU_ATOMIC_OPERATION_FLOAT_ADD = 16481,
  CU_ATOMIC_OPERATION_FLOAT_MAX = 16482,
  CU_ATOMIC_OPERATION_FLOAT_MIN = 16483,
  CU_ATOMIC_OPERATION_INTEGER_ADD = 16484,
  CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 16485,
  CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 16486,
  CU_ATOMIC_OPERATION_INTEGER_MAX = 16487,
  CU_ATOMIC_OPERATION_INTEGER_MIN = 16488,
  CU_ATOMIC_OPERATION_MAX = 16489,
  CU_ATOMIC_OPERATION_OR = 16490,
  CU_ATOMIC_OPERATION_XOR = 16491,
  CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 16492,
  CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 16493,
  CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 16494,
  CU_COREDUMP_DEFAULT_FLAGS = 16495,
  CU_COREDUMP_ENABLE_ON_EXCEPTION = 16496,
  CU_COREDUMP_ENABLE_USER_TRIGGER = 16497,
  CU_COREDUMP_FILE = 16498,
  CU_COREDUMP_GENERATION_FLAGS = 16499,
  CU_COREDUMP_LIGHTWEIGHT = 16500,
  CU_COREDUMP_LIGHTWEIGHT_FLAGS = 16501,
  CU_COREDUMP_MAX = 16502,
  CU_COREDUMP_PIPE = 16503,
  CU_COREDUMP_SKIP_ABORT = 16504,
  CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 16505,
  CU_COREDUMP_SKIP_GLOBAL_MEMORY = 16506,
  CU_COREDUMP_SKIP_LOCAL_MEMORY = 16507,
  CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 16508,
  CU_COREDUMP_SKIP_SHARED_MEMORY = 16509,
  CU_COREDUMP_TRIGGER_HOST = 16510,
  CU_CTX_BLOCKING_SYNC = 16511,
  CU_CTX_COREDUMP_ENABLE = 16512,
  CU_CTX_FLAGS_MASK = 16513,
  CU_CTX_LMEM_RESIZE_TO_MAX = 16514,
  CU_CTX_MAP_HOST = 16515,
  CU_CTX_SCHED_AUTO = 16516,
  CU_CTX_SCHED_BLOCKING_SYNC = 16517,
  CU_CTX_SCHED_MASK = 16518,
  CU_CTX_SCHED_SPIN = 16519,
  CU_CTX_SCHED_YIELD = 16520,
  CU_CTX_SYNC_MEMOPS = 16521,
  CU_CTX_USER_COREDUMP_ENABLE = 16522,
  CU_CUBEMAP_FACE_NEGATIVE_X = 16523,
  CU_CUBEMAP_FACE_NEGATIVE_Y = 16524,
  CU_CUBEMAP_FACE_NEGATIVE_Z = 16525,
  CU_CUBEMAP_FACE_POSITIVE_X = 16526,
  CU_CUBEMAP_FACE_POSITIVE_Y = 16527,
  CU_CUBEMAP_FACE_POSITIVE_Z = 16528,
  CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V2 = 16533,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V2 = 16535,
  CU_DEVICE_NUMA_CONFIG_NONE = 16581,
  CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 16582,
  CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 16583,
  CU_DEV_RESOURCE_TYPE_INVALID = 16584,
  CU_DEV_RESOURCE_TYPE_MAX = 16585,
  CU_DEV_RESOURCE_TYPE_SM = 16586,
  CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 16587,
  CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 16588,
  CU_EVENT_BLOCKING_SYNC = 16589,
  CU_EVENT_DEFAULT = 16590,
  CU_EVENT_DISABLE_TIMING = 16591,
  CU_EVENT_INTERPROCESS = 16592,
  CU_EVENT_RECORD_DEFAULT = 16593,
  CU_EVENT_RECORD_EXTERNAL = 16594,
  CU_EVENT_SCHED_AUTO = 16595,
  CU_EVENT_SCHED_BLOCKING_SYNC = 16596,
  CU_EVENT_SCHED_SPIN = 16597,
  CU_EVENT_SCHED_YIELD = 16598,
  CU_EVENT_WAIT_DEFAULT = 16599,
  CU_EVENT_WAIT_EXTERNAL = 16600,
  CU_EXEC_AFFINITY_TYPE_MAX = 16601,
  CU_EXEC_AFFINITY_TYPE_SM_COUNT = 16602,
  CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 16603,
  CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 16604,
  CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 16605,
  CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 16606,
  CU_FUNCTION_LOADING_STATE_LOADED = 16607,
  CU_FUNCTION_LOADING_STATE_MAX = 16608,
  CU_FUNCTION_LOADING_STATE_UNLOADED = 16609,
  CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 16610,
  CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 16611,
  CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 16612,
  CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 16613,
  CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 16614,
  CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 16615,
  CU_GET_PROC_ADDRESS_DEFAULT = 16616,
  CU_GET_PROC_ADDRESS_LEGACY_STREAM = 16617,
  CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 16618,
  CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 16619,
  CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 16620,
  CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 16621,
  CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 16622,
  CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 16623,
  CU_GRAPH_COND_TYPE_IF = 16624,
  CU_GRAPH_COND_TYPE_SWITCH = 16625,
  CU_GRAPH_COND_TYPE_WHILE = 16626,
  CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 16627,
  CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 16628,
  CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16629,
  CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 16630,
  CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 16631,
  CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 16632,
  CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 16633,
  CU_GRAPH_NODE_TYPE_CONDITIONAL = 16634,
  CU_GREEN_CTX_DEFAULT_STREAM = 16635,
  CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 16636,
  CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 16637,
  CU_JIT_REFERENCED_KERNEL_COUNT = 16638,
  CU_JIT_REFERENCED_KERNEL_NAMES = 16639,
  CU_JIT_REFERENCED_VARIABLE_COUNT = 16640,
  CU_JIT_REFERENCED_VARIABLE_NAMES = 16641,
  CU_JIT_SPLIT_COMPILE = 16642,
  CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 16643,
  CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 16644,
  CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 16645,
  CU_LAUNCH_ATTRIBUTE_IGNORE = 16646,
  CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 16647,
  CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16648,
  CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 16649,
  CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 16650,
  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 16651,
  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 16652,
  CU_LIBRARY_NUM_OPTIONS = 16653,
  CU_LIMIT_CIG_ENABLED = 16654,
  CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 16655,
  CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 16656,
  CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 16657,
  CU_LIMIT_MAX = 16658,
  CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 16659,
  CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 16660,
  CU_LIMIT_SHMEM_SIZE = 16661,
  CU_LOG_LEVEL_ERROR = 16662,
  CU_LOG_LEVEL_WARNING = 16663,
  CU_MEM_ACCESS_FLAGS_PROT_MAX = 16664,
  CU_MEM_ALLOCATION_COMP_GENERIC = 16665,
  CU_MEM_ALLOCATION_COMP_NONE = 16666,
  CU_MEM_ALLOCATION_TYPE_MANAGED = 16667,
  CU_MEM_ATTACH_GLOBAL = 16668,
  CU_MEM_ATTACH_HOST = 16669,
  CU_MEM_ATTACH_SINGLE = 16670,
  CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 16671,
  CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 16672,
  CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 16673,
  CU_MEM_DECOMPRESS_UNSUPPORTED = 16674,
  CU_MEM_HANDLE_TYPE_FABRIC = 16675,
  CU_MEM_HANDLE_TYPE_MAX = 16676,
  CU_MEM_LOCATION_TYPE_MAX = 16677,
  CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 16678,
  CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 16679,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 16680,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 16681,
  CU_MODULE_EAGER_LOADING = 16682,
  CU_MODULE_LAZY_LOADING = 16683,
  CU_MULTICAST_GRANULARITY_MINIMUM = 16684,
  CU_MULTICAST_GRANULARITY_RECOMMENDED = 16685,
  CU_OCCUPANCY_DEFAULT = 16686,
  CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 16687,
  CU_OUT_CSV = 16688,
  CU_OUT_KEY_VALUE_PAIR = 16689,
  CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 16690,
  CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 16691,
  CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 16692,
  CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 16693,
  CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 16694,
  CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 16695,
  CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 16696,
  CU_PROCESS_STATE_CHECKPOINTED = 16697,
  CU_PROCESS_STATE_FAILED = 16698,
  CU_PROCESS_STATE_LOCKED = 16699,
  CU_PROCESS_STATE_RUNNING = 16700,
  CU_SHAREDMEM_CARVEOUT_DEFAULT = 16701,
  CU_SHAREDMEM_CARVEOUT_MAX_L1 = 16702,
  CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 16703,
  CU_STREAM_DEFAULT = 16704,
  CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 16705,
  CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 16706,
  CU_STREAM_NON_BLOCKING = 16707,
  CU_STREAM_WAIT_VALUE_AND = 16708,
  CU_STREAM_WAIT_VALUE_EQ = 16709,
  CU_STREAM_WAIT_VALUE_FLUSH = 16710,
  CU_STREAM_WAIT_VALUE_GEQ = 16711,
  CU_STREAM_WAIT_VALUE_NOR = 16712,
  CU_STREAM_WRITE_VALUE_DEFAULT = 16713,
  CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 16714,
  CU_TARGET_COMPUTE_10 = 16715,
  CU_TARGET_COMPUTE_100 = 16716,
  CU_TARGET_COMPUTE_100A = 16717,
  CU_TARGET_COMPUTE_100F = 16718,
  CU_TARGET_COMPUTE_101 = 16719,
  CU_TARGET_COMPUTE_101A = 16720,
  CU_TARGET_COMPUTE_101F = 16721,
  CU_TARGET_COMPUTE_103 = 16722,
  CU_TARGET_COMPUTE_103A = 16723,
  CU_TARGET_COMPUTE_103F = 16724,
  CU_TARGET_COMPUTE_11 = 16725,
  CU_TARGET_COMPUTE_110 = 16726,
  CU_TARGET_COMPUTE_110A = 16727,
  CU_TARGET_COMPUTE_110F = 16728,
  CU_TARGET_COMPUTE_12 = 16729,
  CU_TARGET_COMPUTE_120 = 16730,
  CU_TARGET_COMPUTE_120A = 16731,
  CU_TARGET_COMPUTE_120F = 16732,
  CU_TARGET_COMPUTE_121 = 16733,
  CU_TARGET_COMPUTE_121A = 16734,
  CU_TARGET_COMPUTE_121F = 16735,
  CU_TARGET_COMPUTE_13 = 16736,
  CU_TARGET_COMPUTE_20 = 16737,
  CU_TARGET_COMPUTE_21 = 16738,
  CU_TARGET_COMPUTE_30 = 16739,
  CU_TARGET_COMPUTE_32 = 16740,
  CU_TARGET_COMPUTE_35 = 16741,
  CU_TARGET_COMPUTE_37 = 16742,
  CU_TARGET_COMPUTE_50 = 16743,
  CU_TARGET_COMPUTE_52 = 16744,
  CU_TARGET_COMPUTE_53 = 16745,
  CU_TARGET_COMPUTE_60 = 16746,
  CU_TARGET_COMPUTE_61 = 16747,
  CU_TARGET_COMPUTE_62 = 16748,
  CU_TARGET_COMPUTE_70 = 16749,
  CU_TARGET_COMPUTE_72 = 16750,
  CU_TARGET_COMPUTE_73 = 16751,
  CU_TARGET_COMPUTE_75 = 16752,
  CU_TARGET_COMPUTE_80 = 16753,
  CU_TARGET_COMPUTE_86 = 16754,
  CU_TARGET_COMPUTE_87 = 16755,
  CU_TARGET_COMPUTE_89 = 16756,
  CU_TARGET_COMPUTE_90 = 16757,
  CU_TARGET_COMPUTE_90A = 16758,
  CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 16759,
  CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 16760,
  CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 16761,
  CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 16762,
  CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 16763,
  CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 16764,
  CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 16765,
  CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 16766,
  CU_TENSOR_MAP_DATA_TYPE_INT32 = 16767,
  CU_TENSOR_MAP_DATA_TYPE_INT64 = 16768,
  CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 16769,
  CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 16770,
  CU_TENSOR_MAP_DATA_TYPE_UINT16 = 16771,
  CU_TENSOR_MAP_DATA_TYPE_UINT32 = 16772,
  CU_TENSOR_MAP_DATA_TYPE_UINT64 = 16773,
  CU_TENSOR_MAP_DATA_TYPE_UINT8 = 16774,
  CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 16775,
  CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 16776,
  CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 16777,
  CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 16778,
  CU_TENSOR_MAP_INTERLEAVE_16B = 16779,
  CU_TENSOR_MAP_INTERLEAVE_32B = 16780,
  CU_TENSOR_MAP_INTERLEAVE_NONE = 16781,
  CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 16782,
  CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 16783,
  CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 16784,
  CU_TENSOR_MAP_L2_PROMOTION_NONE = 16785,
  CU_TENSOR_MAP_SWIZZLE_128B = 16786,
  CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 16787,
  CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 16788,
  CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 16789,
  CU_TENSOR_MAP_SWIZZLE_32B = 16790,
  CU_TENSOR_MAP_SWIZZLE_64B = 16791,
  CU_TENSOR_MAP_SWIZZLE_NONE = 16792,
  NVCL_CTX_SCHED_AUTO = 16793,
  NVCL_CTX_SCHED_BLOCKING_SYNC = 16794,
  NVCL_CTX_SCHED_SPIN = 16795,
  NVCL_CTX_SCHED_YIELD = 16796,
  NVCL_EVENT_SCHED_AUTO = 16797,
  NVCL_EVENT_SCHED_BLOCKING_SYNC = 16798,
  NVCL_EVENT_SCHED_SPIN = 16799,
  NVCL_EVENT_SCHED_YIELD = 16800,
};

#define CUDA_ARRAY3D_2DARRAY 0x01
#define CUDA_ARRAY3D_CUBEMAP 0x04
#define CUDA_ARRAY3D_LAYERED 0x01
#define CUDA_ARRAY3D_SURFACE_LDST 0x02
#define CUDA_ARRAY3D_TEXTURE_GATHER 0x08
#define CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC 0x02
#define CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC 0x01
#define CUDA_EXTERNAL_MEMORY_DEDICATED 0x1
#define CU_GRAPH_KERNEL_NODE_PORT_DEFAULT 0
#define CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER 2
#define CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC 1
#define CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
#define CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE CU_LAUNCH_ATTRIBUTE_COOPERATIVE
#define CU_KERNEL_NODE_ATTRIBUTE_PRIORITY CU_LAUNCH_ATTRIBUTE_PRIORITY
#define CU_MEMHOSTALLOC_DEVICEMAP 0x2
#define CU_MEMHOSTALLOC_PORTABLE 0x1
#define CU_MEMHOSTALLOC_WRITECOMBINED 0x4
#define CU_MEMHOSTREGISTER_DEVICEMAP 0x2
#define CU_MEMHOSTREGISTER_IOMEMORY 0x4
#define CU_MEMHOSTREGISTER_PORTABLE 0x1
#define CU_MEMHOSTREGISTER_READ_ONLY 0x08
#define CU_TRSA_OVERRIDE_FORMAT 0x01
#define CU_TRSF_NORMALIZED_COORDINATES 0x02
#define CU_TRSF_READ_AS_INTEGER 0x01
#define CU_TRSF_SRGB 0x10
