// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

enum cudaJitOption {
  cudaJitMaxRegisters = 0,
  cudaJitThreadsPerBlock = 1,
  cudaJitWallTime = 2,
  cudaJitInfoLogBuffer = 3,
  cudaJitInfoLogBufferSizeBytes = 4,
  cudaJitErrorLogBuffer = 5,
  cudaJitErrorLogBufferSizeBytes = 6,
  cudaJitOptimizationLevel = 7,
  cudaJitFallbackStrategy = 10,
  cudaJitGenerateDebugInfo = 11,
  cudaJitLogVerbose = 12,
  cudaJitGenerateLineInfo = 13,
  cudaJitCacheMode = 14,
  cudaJitPositionIndependentCode = 25,
  cudaJitMinCtaPerSm = 26,
  cudaJitMaxThreadsPerBlock = 27,
  cudaJitOverrideDirectiveValues = 28,
};
typedef enum cudaJitOption cudaJitOption;
enum cudaLibraryOption {
  cudaLibraryHostUniversalFunctionAndDataTable = 0,
  cudaLibraryBinaryIsPreserved = 1,
};
typedef enum cudaLibraryOption cudaLibraryOption;
enum cudaMemoryType {
  cudaMemoryTypeHost = 1,
  cudaMemoryTypeDevice = 2,
  cudaMemoryTypeManaged = 3,
  cudaMemoryTypeUnregistered = 16387,
};
typedef enum cudaMemoryType cudaMemoryType;
enum cudaError {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorCudartUnloading = 4,
  cudaErrorProfilerDisabled = 5,
  cudaErrorProfilerNotInitialized = 6,
  cudaErrorProfilerAlreadyStarted = 7,
  cudaErrorProfilerAlreadyStopped = 8,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorInvalidPitchValue = 12,
  cudaErrorInvalidSymbol = 13,
  cudaErrorInvalidDevicePointer = 17,
  cudaErrorInvalidMemcpyDirection = 21,
  cudaErrorInsufficientDriver = 35,
  cudaErrorMissingConfiguration = 52,
  cudaErrorPriorLaunchFailure = 53,
  cudaErrorInvalidDeviceFunction = 98,
  cudaErrorNoDevice = 100,
  cudaErrorInvalidDevice = 101,
  cudaErrorInvalidKernelImage = 200,
  cudaErrorDeviceUninitialized = 201,
  cudaErrorMapBufferObjectFailed = 205,
  cudaErrorUnmapBufferObjectFailed = 206,
  cudaErrorArrayIsMapped = 207,
  cudaErrorAlreadyMapped = 208,
  cudaErrorNoKernelImageForDevice = 209,
  cudaErrorAlreadyAcquired = 210,
  cudaErrorNotMapped = 211,
  cudaErrorNotMappedAsArray = 212,
  cudaErrorNotMappedAsPointer = 213,
  cudaErrorECCUncorrectable = 214,
  cudaErrorUnsupportedLimit = 215,
  cudaErrorDeviceAlreadyInUse = 216,
  cudaErrorPeerAccessUnsupported = 217,
  cudaErrorInvalidPtx = 218,
  cudaErrorInvalidGraphicsContext = 219,
  cudaErrorInvalidSource = 300,
  cudaErrorFileNotFound = 301,
  cudaErrorSharedObjectSymbolNotFound = 302,
  cudaErrorSharedObjectInitFailed = 303,
  cudaErrorOperatingSystem = 304,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorIllegalState = 401,
  cudaErrorSymbolNotFound = 500,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchOutOfResources = 701,
  cudaErrorLaunchTimeout = 702,
  cudaErrorPeerAccessAlreadyEnabled = 704,
  cudaErrorPeerAccessNotEnabled = 705,
  cudaErrorSetOnActiveProcess = 708,
  cudaErrorContextIsDestroyed = 709,
  cudaErrorAssert = 710,
  cudaErrorHostMemoryAlreadyRegistered = 712,
  cudaErrorHostMemoryNotRegistered = 713,
  cudaErrorLaunchFailure = 719,
  cudaErrorCooperativeLaunchTooLarge = 720,
  cudaErrorNotSupported = 801,
  cudaErrorStreamCaptureUnsupported = 900,
  cudaErrorStreamCaptureInvalidated = 901,
  cudaErrorStreamCaptureMerge = 902,
  cudaErrorStreamCaptureUnmatched = 903,
  cudaErrorStreamCaptureUnjoined = 904,
  cudaErrorStreamCaptureIsolation = 905,
  cudaErrorStreamCaptureImplicit = 906,
  cudaErrorCapturedEvent = 907,
  cudaErrorStreamCaptureWrongThread = 908,
  cudaErrorGraphExecUpdateFailure = 910,
  cudaErrorInvalidChannelDescriptor = 911,
  cudaErrorInvalidTexture = 912,
  cudaErrorUnknown = 999,
  cudaErrorInvalidHostPointer = 16456,
  cudaErrorInvalidTextureBinding = 16457,
  cudaErrorAddressOfConstant = 16458,
  cudaErrorTextureFetchFailed = 16459,
  cudaErrorTextureNotBound = 16460,
  cudaErrorSynchronizationError = 16461,
  cudaErrorInvalidFilterSetting = 16462,
  cudaErrorInvalidNormSetting = 16463,
  cudaErrorMixedDeviceExecution = 16464,
  cudaErrorNotYetImplemented = 16465,
  cudaErrorMemoryValueTooLarge = 16466,
  cudaErrorStubLibrary = 16467,
  cudaErrorCallRequiresNewerDriver = 16468,
  cudaErrorInvalidSurface = 16469,
  cudaErrorDuplicateVariableName = 16470,
  cudaErrorDuplicateTextureName = 16471,
  cudaErrorDuplicateSurfaceName = 16472,
  cudaErrorDevicesUnavailable = 16473,
  cudaErrorIncompatibleDriverContext = 16474,
  cudaErrorLaunchMaxDepthExceeded = 16475,
  cudaErrorLaunchFileScopedTex = 16476,
  cudaErrorLaunchFileScopedSurf = 16477,
  cudaErrorSyncDepthExceeded = 16478,
  cudaErrorLaunchPendingCountExceeded = 16479,
  cudaErrorDeviceNotLicensed = 16480,
  cudaErrorSoftwareValidityNotEstablished = 16481,
  cudaErrorStartupFailure = 16482,
  cudaErrorNvlinkUncorrectable = 16483,
  cudaErrorJitCompilerNotFound = 16484,
  cudaErrorUnsupportedPtxVersion = 16485,
  cudaErrorJitCompilationDisabled = 16486,
  cudaErrorUnsupportedExecAffinity = 16487,
  cudaErrorUnsupportedDevSideSync = 16488,
  cudaErrorContained = 16489,
  cudaErrorLossyQuery = 16490,
  cudaErrorLaunchIncompatibleTexturing = 16491,
  cudaErrorTooManyPeers = 16492,
  cudaErrorHardwareStackError = 16493,
  cudaErrorIllegalInstruction = 16494,
  cudaErrorMisalignedAddress = 16495,
  cudaErrorInvalidAddressSpace = 16496,
  cudaErrorInvalidPc = 16497,
  cudaErrorTensorMemoryLeak = 16498,
  cudaErrorNotPermitted = 16499,
  cudaErrorSystemNotReady = 16500,
  cudaErrorSystemDriverMismatch = 16501,
  cudaErrorCompatNotSupportedOnDevice = 16502,
  cudaErrorMpsConnectionFailed = 16503,
  cudaErrorMpsRpcFailure = 16504,
  cudaErrorMpsServerNotReady = 16505,
  cudaErrorMpsMaxClientsReached = 16506,
  cudaErrorMpsMaxConnectionsReached = 16507,
  cudaErrorMpsClientTerminated = 16508,
  cudaErrorCdpNotSupported = 16509,
  cudaErrorCdpVersionMismatch = 16510,
  cudaErrorTimeout = 16511,
  cudaErrorExternalDevice = 16512,
  cudaErrorInvalidClusterSize = 16513,
  cudaErrorFunctionNotLoaded = 16514,
  cudaErrorInvalidResourceType = 16515,
  cudaErrorInvalidResourceConfiguration = 16516,
  cudaErrorApiFailureBase = 16517,
};
typedef enum cudaError cudaError;
enum cudaDeviceAttr {
  cudaDevAttrEccEnabled = 0,
  cudaDevAttrGpuOverlap = 2,
  cudaDevAttrAsyncEngineCount = 2,
  cudaDevAttrCanMapHostMemory = 3,
  cudaDevAttrCanUseHostPointerForRegisteredMem = 4,
  cudaDevAttrClockRate = 5,
  cudaDevAttrComputeMode = 6,
  cudaDevAttrComputePreemptionSupported = 7,
  cudaDevAttrConcurrentKernels = 8,
  cudaDevAttrConcurrentManagedAccess = 9,
  cudaDevAttrCooperativeLaunch = 10,
  cudaDevAttrCooperativeMultiDeviceLaunch = 11,
  cudaDevAttrReserved96 = 11,
  cudaDevAttrDirectManagedMemAccessFromHost = 13,
  cudaDevAttrGlobalL1CacheSupported = 14,
  cudaDevAttrHostNativeAtomicSupported = 15,
  cudaDevAttrIntegrated = 16,
  cudaDevAttrIsMultiGpuBoard = 17,
  cudaDevAttrKernelExecTimeout = 18,
  cudaDevAttrL2CacheSize = 19,
  cudaDevAttrLocalL1CacheSupported = 20,
  cudaDevAttrComputeCapabilityMajor = 23,
  cudaDevAttrManagedMemory = 24,
  cudaDevAttrMaxBlockDimX = 26,
  cudaDevAttrMaxBlockDimY = 27,
  cudaDevAttrMaxBlockDimZ = 28,
  cudaDevAttrMaxGridDimX = 29,
  cudaDevAttrMaxGridDimY = 30,
  cudaDevAttrMaxGridDimZ = 31,
  cudaDevAttrMaxSurface1DWidth = 32,
  cudaDevAttrMaxSurface1DLayeredWidth = 33,
  cudaDevAttrMaxSurface2DWidth = 34,
  cudaDevAttrMaxSurface2DHeight = 34,
  cudaDevAttrMaxSurface2DLayeredWidth = 35,
  cudaDevAttrMaxSurface2DLayeredHeight = 35,
  cudaDevAttrMaxSurface3DWidth = 36,
  cudaDevAttrMaxSurface3DHeight = 36,
  cudaDevAttrMaxSurface3DDepth = 36,
  cudaDevAttrMaxSurfaceCubemapWidth = 37,
  cudaDevAttrMaxSurfaceCubemapLayeredWidth = 38,
  cudaDevAttrMaxTexture1DWidth = 39,
  cudaDevAttrMaxTexture1DLayeredWidth = 40,
  cudaDevAttrMaxTexture1DLinearWidth = 41,
  cudaDevAttrMaxTexture1DMipmappedWidth = 42,
  cudaDevAttrMaxTexture2DWidth = 43,
  cudaDevAttrMaxTexture2DHeight = 44,
  cudaDevAttrMaxTexture2DGatherWidth = 45,
  cudaDevAttrMaxTexture2DGatherHeight = 45,
  cudaDevAttrMaxTexture2DLayeredWidth = 46,
  cudaDevAttrMaxTexture2DLayeredHeight = 46,
  cudaDevAttrMaxTexture2DLinearWidth = 47,
  cudaDevAttrMaxTexture2DLinearHeight = 47,
  cudaDevAttrMaxTexture2DLinearPitch = 47,
  cudaDevAttrMaxTexture2DMipmappedWidth = 48,
  cudaDevAttrMaxTexture2DMipmappedHeight = 48,
  cudaDevAttrMaxTexture3DWidth = 49,
  cudaDevAttrMaxTexture3DHeight = 50,
  cudaDevAttrMaxTexture3DDepth = 51,
  cudaDevAttrMaxTexture3DWidthAlt = 52,
  cudaDevAttrMaxTexture3DHeightAlt = 52,
  cudaDevAttrMaxTexture3DDepthAlt = 52,
  cudaDevAttrMaxTextureCubemapWidth = 53,
  cudaDevAttrMaxTextureCubemapLayeredWidth = 54,
  cudaDevAttrMaxThreadsPerBlock = 56,
  cudaDevAttrMaxThreadsPerMultiProcessor = 57,
  cudaDevAttrMaxPitch = 58,
  cudaDevAttrGlobalMemoryBusWidth = 59,
  cudaDevAttrMemoryClockRate = 60,
  cudaDevAttrComputeCapabilityMinor = 61,
  cudaDevAttrMultiGpuBoardGroupID = 62,
  cudaDevAttrMultiProcessorCount = 63,
  cudaDevAttrPageableMemoryAccess = 65,
  cudaDevAttrPageableMemoryAccessUsesHostPageTables = 66,
  cudaDevAttrPciBusId = 67,
  cudaDevAttrPciDeviceId = 68,
  cudaDevAttrPciDomainId = 69,
  cudaDevAttrMaxRegistersPerBlock = 71,
  cudaDevAttrMaxRegistersPerMultiprocessor = 72,
  cudaDevAttrMaxSharedMemoryPerBlock = 74,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 75,
  cudaDevAttrSingleToDoublePrecisionPerfRatio = 77,
  cudaDevAttrStreamPrioritiesSupported = 78,
  cudaDevAttrSurfaceAlignment = 79,
  cudaDevAttrTccDriver = 80,
  cudaDevAttrTextureAlignment = 81,
  cudaDevAttrTexturePitchAlignment = 82,
  cudaDevAttrTotalConstantMemory = 83,
  cudaDevAttrUnifiedAddressing = 85,
  cudaDevAttrWarpSize = 87,
  cudaDevAttrMemoryPoolsSupported = 88,
  cudaDevAttrHostRegisterSupported = 90,
  cudaDevAttrHostNumaId = 92,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 10002,
  cudaDevAttrReserved94 = 10013,
  cudaDevAttrMaxTexture2DLayeredLayers = 16478,
  cudaDevAttrMaxTexture1DLayeredLayers = 16479,
  cudaDevAttrMaxTextureCubemapLayeredLayers = 16480,
  cudaDevAttrMaxSurface1DLayeredLayers = 16481,
  cudaDevAttrMaxSurface2DLayeredLayers = 16482,
  cudaDevAttrMaxSurfaceCubemapLayeredLayers = 16483,
  cudaDevAttrReserved92 = 16484,
  cudaDevAttrReserved93 = 16485,
  cudaDevAttrCanFlushRemoteWrites = 16486,
  cudaDevAttrMaxBlocksPerMultiprocessor = 16487,
  cudaDevAttrMaxPersistingL2CacheSize = 16488,
  cudaDevAttrMaxAccessPolicyWindowSize = 16489,
  cudaDevAttrReservedSharedMemoryPerBlock = 16490,
  cudaDevAttrSparseCudaArraySupported = 16491,
  cudaDevAttrHostRegisterReadOnlySupported = 16492,
  cudaDevAttrMaxTimelineSemaphoreInteropSupported = 16493,
  cudaDevAttrTimelineSemaphoreInteropSupported = 16494,
  cudaDevAttrGPUDirectRDMASupported = 16495,
  cudaDevAttrGPUDirectRDMAFlushWritesOptions = 16496,
  cudaDevAttrGPUDirectRDMAWritesOrdering = 16497,
  cudaDevAttrMemoryPoolSupportedHandleTypes = 16498,
  cudaDevAttrClusterLaunch = 16499,
  cudaDevAttrDeferredMappingCudaArraySupported = 16500,
  cudaDevAttrReserved122 = 16501,
  cudaDevAttrReserved123 = 16502,
  cudaDevAttrReserved124 = 16503,
  cudaDevAttrIpcEventSupport = 16504,
  cudaDevAttrMemSyncDomainCount = 16505,
  cudaDevAttrReserved127 = 16506,
  cudaDevAttrReserved128 = 16507,
  cudaDevAttrReserved129 = 16508,
  cudaDevAttrNumaConfig = 16509,
  cudaDevAttrNumaId = 16510,
  cudaDevAttrReserved132 = 16511,
  cudaDevAttrMpsEnabled = 16512,
  cudaDevAttrD3D12CigSupported = 16513,
  cudaDevAttrVulkanCigSupported = 16514,
  cudaDevAttrGpuPciDeviceId = 16515,
  cudaDevAttrGpuPciSubsystemId = 16516,
  cudaDevAttrReserved141 = 16517,
  cudaDevAttrHostNumaMemoryPoolsSupported = 16518,
  cudaDevAttrHostNumaMultinodeIpcSupported = 16519,
  cudaDevAttrMax = 16520,
  cudaDevAttrHostMemoryPoolsSupported = 16521,
  cudaDevAttrOnlyPartialHostNativeAtomicSupported = 16522,
  cudaDevAttrReserved145 = 16523,
};
typedef enum cudaDeviceAttr cudaDeviceAttr;
enum cudaComputeMode {
  cudaComputeModeDefault = 0,
  cudaComputeModeExclusive = 1,
  cudaComputeModeProhibited = 2,
  cudaComputeModeExclusiveProcess = 3,
};
typedef enum cudaComputeMode cudaComputeMode;
enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost = 1,
  cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
};
typedef enum cudaFlushGPUDirectRDMAWritesOptions cudaFlushGPUDirectRDMAWritesOptions;
enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingNone = 0,
  cudaGPUDirectRDMAWritesOrderingOwner = 100,
  cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
};
typedef enum cudaGPUDirectRDMAWritesOrdering cudaGPUDirectRDMAWritesOrdering;
enum cudaChannelFormatKind {
  cudaChannelFormatKindSigned = 0,
  cudaChannelFormatKindUnsigned = 1,
  cudaChannelFormatKindFloat = 2,
  cudaChannelFormatKindNone = 3,
  cudaChannelFormatKindNV12 = 16388,
  cudaChannelFormatKindUnsignedNormalized8X1 = 16389,
  cudaChannelFormatKindUnsignedNormalized8X2 = 16390,
  cudaChannelFormatKindUnsignedNormalized8X4 = 16391,
  cudaChannelFormatKindUnsignedNormalized16X1 = 16392,
  cudaChannelFormatKindUnsignedNormalized16X2 = 16393,
  cudaChannelFormatKindUnsignedNormalized16X4 = 16394,
  cudaChannelFormatKindSignedNormalized8X1 = 16395,
  cudaChannelFormatKindSignedNormalized8X2 = 16396,
  cudaChannelFormatKindSignedNormalized8X4 = 16397,
  cudaChannelFormatKindSignedNormalized16X1 = 16398,
  cudaChannelFormatKindSignedNormalized16X2 = 16399,
  cudaChannelFormatKindSignedNormalized16X4 = 16400,
  cudaChannelFormatKindUnsignedBlockCompressed1 = 16401,
  cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 16402,
  cudaChannelFormatKindUnsignedBlockCompressed2 = 16403,
  cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 16404,
  cudaChannelFormatKindUnsignedBlockCompressed3 = 16405,
  cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 16406,
  cudaChannelFormatKindUnsignedBlockCompressed4 = 16407,
  cudaChannelFormatKindSignedBlockCompressed4 = 16408,
  cudaChannelFormatKindUnsignedBlockCompressed5 = 16409,
  cudaChannelFormatKindSignedBlockCompressed5 = 16410,
  cudaChannelFormatKindUnsignedBlockCompressed6H = 16411,
  cudaChannelFormatKindSignedBlockCompressed6H = 16412,
  cudaChannelFormatKindUnsignedBlockCompressed7 = 16413,
  cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 16414,
  cudaChannelFormatKindUnsignedNormalized1010102 = 16415,
};
typedef enum cudaChannelFormatKind cudaChannelFormatKind;
enum cudaResourceType {
  cudaResourceTypeArray = 0,
  cudaResourceTypeMipmappedArray = 1,
  cudaResourceTypeLinear = 2,
  cudaResourceTypePitch2D = 3,
};
typedef enum cudaResourceType cudaResourceType;
enum cudaResourceViewFormat {
  cudaResViewFormatNone = 0,
  cudaResViewFormatUnsignedChar1 = 1,
  cudaResViewFormatUnsignedChar2 = 2,
  cudaResViewFormatUnsignedChar4 = 3,
  cudaResViewFormatSignedChar1 = 4,
  cudaResViewFormatSignedChar2 = 5,
  cudaResViewFormatSignedChar4 = 6,
  cudaResViewFormatUnsignedShort1 = 7,
  cudaResViewFormatUnsignedShort2 = 8,
  cudaResViewFormatUnsignedShort4 = 9,
  cudaResViewFormatSignedShort1 = 10,
  cudaResViewFormatSignedShort2 = 11,
  cudaResViewFormatSignedShort4 = 12,
  cudaResViewFormatUnsignedInt1 = 13,
  cudaResViewFormatUnsignedInt2 = 14,
  cudaResViewFormatUnsignedInt4 = 15,
  cudaResViewFormatSignedInt1 = 16,
  cudaResViewFormatSignedInt2 = 17,
  cudaResViewFormatSignedInt4 = 18,
  cudaResViewFormatHalf1 = 19,
  cudaResViewFormatHalf2 = 20,
  cudaResViewFormatHalf4 = 21,
  cudaResViewFormatFloat1 = 22,
  cudaResViewFormatFloat2 = 23,
  cudaResViewFormatFloat4 = 24,
  cudaResViewFormatUnsignedBlockCompressed1 = 25,
  cudaResViewFormatUnsignedBlockCompressed2 = 26,
  cudaResViewFormatUnsignedBlockCompressed3 = 27,
  cudaResViewFormatUnsignedBlockCompressed4 = 28,
  cudaResViewFormatSignedBlockCompressed4 = 29,
  cudaResViewFormatUnsignedBlockCompressed5 = 30,
  cudaResViewFormatSignedBlockCompressed5 = 31,
  cudaResViewFormatUnsignedBlockCompressed6H = 32,
  cudaResViewFormatSignedBlockCompressed6H = 33,
  cudaResViewFormatUnsignedBlockCompressed7 = 34,
};
typedef enum cudaResourceViewFormat cudaResourceViewFormat;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost = 0,
  cudaMemcpyHostToDevice = 1,
  cudaMemcpyDeviceToHost = 2,
  cudaMemcpyDeviceToDevice = 3,
  cudaMemcpyDefault = 4,
};
typedef enum cudaMemcpyKind cudaMemcpyKind;
enum cudaMemLocationType {
  cudaMemLocationTypeInvalid = 0,
  cudaMemLocationTypeNone = 0,
  cudaMemLocationTypeDevice = 1,
  cudaMemLocationTypeHost = 2,
  cudaMemLocationTypeHostNuma = 3,
  cudaMemLocationTypeHostNumaCurrent = 4,
};
typedef enum cudaMemLocationType cudaMemLocationType;
enum cudaMemcpyFlags {
  cudaMemcpyFlagDefault = 0,
  cudaMemcpyFlagPreferOverlapWithCompute = 1,
};
typedef enum cudaMemcpyFlags cudaMemcpyFlags;
enum cudaMemcpySrcAccessOrder {
  cudaMemcpySrcAccessOrderInvalid = 0,
  cudaMemcpySrcAccessOrderStream = 1,
  cudaMemcpySrcAccessOrderDuringApiCall = 2,
  cudaMemcpySrcAccessOrderAny = 3,
  cudaMemcpySrcAccessOrderMax = 2147483647,
};
typedef enum cudaMemcpySrcAccessOrder cudaMemcpySrcAccessOrder;
enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypePointer = 1,
  cudaMemcpyOperandTypeArray = 2,
  cudaMemcpyOperandTypeMax = 2147483647,
};
typedef enum cudaMemcpy3DOperandType cudaMemcpy3DOperandType;
enum cudaTextureAddressMode {
  cudaAddressModeWrap = 0,
  cudaAddressModeClamp = 1,
  cudaAddressModeMirror = 2,
  cudaAddressModeBorder = 3,
};
typedef enum cudaTextureAddressMode cudaTextureAddressMode;
enum cudaTextureFilterMode {
  cudaFilterModePoint = 0,
  cudaFilterModeLinear = 1,
};
typedef enum cudaTextureFilterMode cudaTextureFilterMode;
enum cudaTextureReadMode {
  cudaReadModeElementType = 0,
  cudaReadModeNormalizedFloat = 1,
};
typedef enum cudaTextureReadMode cudaTextureReadMode;
enum cudaSurfaceBoundaryMode {
  cudaBoundaryModeZero = 0,
  cudaBoundaryModeTrap = 1,
  cudaBoundaryModeClamp = 2,
};
typedef enum cudaSurfaceBoundaryMode cudaSurfaceBoundaryMode;
enum cudaDeviceP2PAttr {
  cudaDevP2PAttrPerformanceRank = 0,
  cudaDevP2PAttrAccessSupported = 1,
  cudaDevP2PAttrNativeAtomicSupported = 2,
  cudaDevP2PAttrCudaArrayAccessSupported = 3,
  cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 16388,
};
typedef enum cudaDeviceP2PAttr cudaDeviceP2PAttr;
enum cudaDriverEntryPointQueryResult {
  cudaDriverEntryPointSuccess = 0,
  cudaDriverEntryPointSymbolNotFound = 1,
  cudaDriverEntryPointVersionNotSufficent = 2,
};
typedef enum cudaDriverEntryPointQueryResult cudaDriverEntryPointQueryResult;
enum cudaLimit {
  cudaLimitStackSize = 0,
  cudaLimitPrintfFifoSize = 1,
  cudaLimitMallocHeapSize = 2,
  cudaLimitDevRuntimeSyncDepth = 16387,
  cudaLimitDevRuntimePendingLaunchCount = 16388,
  cudaLimitMaxL2FetchGranularity = 16389,
  cudaLimitPersistingL2CacheSize = 16390,
};
typedef enum cudaLimit cudaLimit;
enum cudaMemoryAdvise {
  cudaMemAdviseSetReadMostly = 1,
  cudaMemAdviseUnsetReadMostly = 2,
  cudaMemAdviseSetPreferredLocation = 3,
  cudaMemAdviseUnsetPreferredLocation = 4,
  cudaMemAdviseSetAccessedBy = 5,
  cudaMemAdviseUnsetAccessedBy = 6,
};
typedef enum cudaMemoryAdvise cudaMemoryAdvise;
enum cudaMemRangeAttribute {
  cudaMemRangeAttributeReadMostly = 1,
  cudaMemRangeAttributePreferredLocation = 2,
  cudaMemRangeAttributeAccessedBy = 3,
  cudaMemRangeAttributeLastPrefetchLocation = 4,
  cudaMemRangeAttributePreferredLocationType = 16388,
  cudaMemRangeAttributePreferredLocationId = 16389,
  cudaMemRangeAttributeLastPrefetchLocationType = 16390,
  cudaMemRangeAttributeLastPrefetchLocationId = 16391,
};
typedef enum cudaMemRangeAttribute cudaMemRangeAttribute;
enum cudaMemPoolAttr {
  cudaMemPoolReuseFollowEventDependencies = 1,
  cudaMemPoolReuseAllowOpportunistic = 2,
  cudaMemPoolReuseAllowInternalDependencies = 3,
  cudaMemPoolAttrReleaseThreshold = 4,
  cudaMemPoolAttrReservedMemCurrent = 5,
  cudaMemPoolAttrReservedMemHigh = 6,
  cudaMemPoolAttrUsedMemCurrent = 7,
  cudaMemPoolAttrUsedMemHigh = 8,
};
typedef enum cudaMemPoolAttr cudaMemPoolAttr;
enum cudaMemAccessFlags {
  cudaMemAccessFlagsProtNone = 0,
  cudaMemAccessFlagsProtRead = 1,
  cudaMemAccessFlagsProtReadWrite = 3,
};
typedef enum cudaMemAccessFlags cudaMemAccessFlags;
enum cudaMemAllocationType {
  cudaMemAllocationTypeInvalid = 0,
  cudaMemAllocationTypePinned = 1,
  cudaMemAllocationTypeManaged = 16387,
  cudaMemAllocationTypeMax = 2147483647,
};
typedef enum cudaMemAllocationType cudaMemAllocationType;
enum cudaMemAllocationHandleType {
  cudaMemHandleTypeNone = 0,
  cudaMemHandleTypePosixFileDescriptor = 1,
  cudaMemHandleTypeWin32 = 2,
  cudaMemHandleTypeWin32Kmt = 4,
  cudaMemHandleTypeFabric = 16388,
};
typedef enum cudaMemAllocationHandleType cudaMemAllocationHandleType;
enum cudaFuncAttribute {
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  cudaFuncAttributePreferredSharedMemoryCarveout = 9,
  cudaFuncAttributeMax = 10,
  cudaFuncAttributeClusterDimMustBeSet = 16387,
  cudaFuncAttributeRequiredClusterWidth = 16388,
  cudaFuncAttributeRequiredClusterHeight = 16389,
  cudaFuncAttributeRequiredClusterDepth = 16390,
  cudaFuncAttributeNonPortableClusterSizeAllowed = 16391,
  cudaFuncAttributeClusterSchedulingPolicyPreference = 16392,
};
typedef enum cudaFuncAttribute cudaFuncAttribute;
enum cudaFuncCache {
  cudaFuncCachePreferNone = 0,
  cudaFuncCachePreferShared = 1,
  cudaFuncCachePreferL1 = 2,
  cudaFuncCachePreferEqual = 3,
};
typedef enum cudaFuncCache cudaFuncCache;
enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault = 0,
  cudaSharedMemBankSizeFourByte = 1,
  cudaSharedMemBankSizeEightByte = 2,
};
typedef enum cudaSharedMemConfig cudaSharedMemConfig;
enum cudaExternalMemoryHandleType {
  cudaExternalMemoryHandleTypeOpaqueFd = 1,
  cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
  cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
  cudaExternalMemoryHandleTypeD3D12Heap = 4,
  cudaExternalMemoryHandleTypeD3D12Resource = 5,
  cudaExternalMemoryHandleTypeD3D11Resource = 6,
  cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
  cudaExternalMemoryHandleTypeNvSciBuf = 16391,
};
typedef enum cudaExternalMemoryHandleType cudaExternalMemoryHandleType;
enum cudaExternalSemaphoreHandleType {
  cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
  cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
  cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
  cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
  cudaExternalSemaphoreHandleTypeD3D11Fence = 16388,
  cudaExternalSemaphoreHandleTypeNvSciSync = 16389,
  cudaExternalSemaphoreHandleTypeKeyedMutex = 16390,
  cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 16391,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 16392,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 16393,
};
typedef enum cudaExternalSemaphoreHandleType cudaExternalSemaphoreHandleType;
enum cudaGraphicsRegisterFlags {
  cudaGraphicsRegisterFlagsNone = 0,
  cudaGraphicsRegisterFlagsReadOnly = 1,
  cudaGraphicsRegisterFlagsWriteDiscard = 2,
  cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
  cudaGraphicsRegisterFlagsTextureGather = 8,
};
typedef enum cudaGraphicsRegisterFlags cudaGraphicsRegisterFlags;
enum cudaGraphNodeType {
  cudaGraphNodeTypeKernel = 0,
  cudaGraphNodeTypeMemcpy = 1,
  cudaGraphNodeTypeMemset = 2,
  cudaGraphNodeTypeHost = 3,
  cudaGraphNodeTypeGraph = 4,
  cudaGraphNodeTypeEmpty = 5,
  cudaGraphNodeTypeWaitEvent = 6,
  cudaGraphNodeTypeEventRecord = 7,
  cudaGraphNodeTypeExtSemaphoreSignal = 8,
  cudaGraphNodeTypeExtSemaphoreWait = 9,
  cudaGraphNodeTypeMemAlloc = 10,
  cudaGraphNodeTypeMemFree = 11,
  cudaGraphNodeTypeCount = 15,
  cudaGraphNodeTypeConditional = 16397,
};
typedef enum cudaGraphNodeType cudaGraphNodeType;
enum cudaAccessProperty {
  cudaAccessPropertyNormal = 0,
  cudaAccessPropertyStreaming = 1,
  cudaAccessPropertyPersisting = 2,
};
typedef enum cudaAccessProperty cudaAccessProperty;
enum cudaLaunchMemSyncDomain {
  cudaLaunchMemSyncDomainDefault = 0,
  cudaLaunchMemSyncDomainRemote = 1,
};
typedef enum cudaLaunchMemSyncDomain cudaLaunchMemSyncDomain;
enum cudaSynchronizationPolicy {
  cudaSyncPolicyAuto = 1,
  cudaSyncPolicySpin = 2,
  cudaSyncPolicyYield = 3,
  cudaSyncPolicyBlockingSync = 4,
};
typedef enum cudaSynchronizationPolicy cudaSynchronizationPolicy;
enum cudaLaunchAttributeID {
  cudaLaunchAttributeAccessPolicyWindow = 1,
  cudaLaunchAttributeCooperative = 2,
  cudaLaunchAttributeSynchronizationPolicy = 3,
  cudaLaunchAttributePriority = 8,
  cudaLaunchAttributeMemSyncDomainMap = 9,
  cudaLaunchAttributeMemSyncDomain = 10,
  cudaLaunchAttributeIgnore = 16390,
  cudaLaunchAttributeClusterDimension = 16391,
  cudaLaunchAttributeClusterSchedulingPolicyPreference = 16392,
  cudaLaunchAttributeProgrammaticStreamSerialization = 16393,
  cudaLaunchAttributeProgrammaticEvent = 16394,
  cudaLaunchAttributePreferredClusterDimension = 16395,
  cudaLaunchAttributeLaunchCompletionEvent = 16396,
  cudaLaunchAttributeDeviceUpdatableKernelNode = 16397,
  cudaLaunchAttributePreferredSharedMemoryCarveout = 16398,
  cudaLaunchAttributeNvlinkUtilCentricScheduling = 16399,
};
typedef enum cudaLaunchAttributeID cudaLaunchAttributeID;
enum cudaGraphExecUpdateResult {
  cudaGraphExecUpdateSuccess = 0,
  cudaGraphExecUpdateError = 1,
  cudaGraphExecUpdateErrorTopologyChanged = 2,
  cudaGraphExecUpdateErrorNodeTypeChanged = 3,
  cudaGraphExecUpdateErrorFunctionChanged = 4,
  cudaGraphExecUpdateErrorParametersChanged = 5,
  cudaGraphExecUpdateErrorNotSupported = 6,
  cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
  cudaGraphExecUpdateErrorAttributesChanged = 16392,
};
typedef enum cudaGraphExecUpdateResult cudaGraphExecUpdateResult;
enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal = 0,
  cudaStreamCaptureModeThreadLocal = 1,
  cudaStreamCaptureModeRelaxed = 2,
};
typedef enum cudaStreamCaptureMode cudaStreamCaptureMode;
enum cudaStreamCaptureStatus {
  cudaStreamCaptureStatusNone = 0,
  cudaStreamCaptureStatusActive = 1,
  cudaStreamCaptureStatusInvalidated = 2,
};
typedef enum cudaStreamCaptureStatus cudaStreamCaptureStatus;
enum cudaStreamUpdateCaptureDependenciesFlags {
  cudaStreamAddCaptureDependencies = 0,
  cudaStreamSetCaptureDependencies = 1,
};
typedef enum cudaStreamUpdateCaptureDependenciesFlags cudaStreamUpdateCaptureDependenciesFlags;
enum cudaGraphMemAttributeType {
  cudaGraphMemAttrUsedMemCurrent = 0,
  cudaGraphMemAttrUsedMemHigh = 1,
  cudaGraphMemAttrReservedMemCurrent = 2,
  cudaGraphMemAttrReservedMemHigh = 3,
};
typedef enum cudaGraphMemAttributeType cudaGraphMemAttributeType;
enum cudaUserObjectFlags {
  cudaUserObjectNoDestructorSync = 1,
};
typedef enum cudaUserObjectFlags cudaUserObjectFlags;
enum cudaUserObjectRetainFlags {
  cudaGraphUserObjectMove = 1,
};
typedef enum cudaUserObjectRetainFlags cudaUserObjectRetainFlags;
enum cudaGraphInstantiateFlags {
  cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
  cudaGraphInstantiateFlagUpload = 2,
  cudaGraphInstantiateFlagDeviceLaunch = 4,
  cudaGraphInstantiateFlagUseNodePriority = 8,
};
typedef enum cudaGraphInstantiateFlags cudaGraphInstantiateFlags;
enum cudaGraphDebugDotFlags {
  cudaGraphDebugDotFlagsVerbose = 1,
  cudaGraphDebugDotFlagsKernelNodeParams = 4,
  cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
  cudaGraphDebugDotFlagsMemsetNodeParams = 16,
  cudaGraphDebugDotFlagsHostNodeParams = 32,
  cudaGraphDebugDotFlagsEventNodeParams = 64,
  cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
  cudaGraphDebugDotFlagsHandles = 1024,
  cudaGraphDebugDotFlagsConditionalNodeParams = 16394,
};
typedef enum cudaGraphDebugDotFlags cudaGraphDebugDotFlags;
enum cudaGraphInstantiateResult {
  cudaGraphInstantiateSuccess = 0,
  cudaGraphInstantiateError = 1,
  cudaGraphInstantiateInvalidStructure = 2,
  cudaGraphInstantiateNodeOperationNotSupported = 3,
  cudaGraphInstantiateMultipleDevicesNotSupported = 4,
  cudaGraphInstantiateConditionalHandleUnused = 16389,
};
typedef enum cudaGraphInstantiateResult cudaGraphInstantiateResult;
enum cudaGraphDependencyType_enum {
  cudaGraphDependencyTypeDefault = 0,
  cudaGraphDependencyTypeProgrammatic = 1,
};
typedef enum cudaGraphDependencyType_enum cudaGraphDependencyType_enum;
typedef enum cudaGraphDependencyType_enum cudaGraphDependencyType;
enum cudaCGScope {
  cudaCGScopeInvalid = 16384,
  cudaCGScopeGrid = 16385,
  cudaCGScopeMultiGrid = 16386,
};
typedef enum cudaCGScope cudaCGScope;
enum cudaGraphicsCubeFace {
  cudaGraphicsCubeFacePositiveX = 16384,
  cudaGraphicsCubeFaceNegativeX = 16385,
  cudaGraphicsCubeFacePositiveY = 16386,
  cudaGraphicsCubeFaceNegativeY = 16387,
  cudaGraphicsCubeFacePositiveZ = 16388,
  cudaGraphicsCubeFaceNegativeZ = 16389,
};
typedef enum cudaGraphicsCubeFace cudaGraphicsCubeFace;
enum cudaGraphicsMapFlags {
  cudaGraphicsMapFlagsNone = 16384,
  cudaGraphicsMapFlagsReadOnly = 16385,
  cudaGraphicsMapFlagsWriteDiscard = 16386,
};
typedef enum cudaGraphicsMapFlags cudaGraphicsMapFlags;
enum cudaOutputMode {
  cudaKeyValuePair = 16384,
  cudaCSV = 16385,
};
typedef enum cudaOutputMode cudaOutputMode;
typedef enum cudaOutputMode cudaOutputMode_t;
enum cudaSharedCarveout {
  cudaSharedmemCarveoutDefault = 16384,
  cudaSharedmemCarveoutMaxShared = 16385,
  cudaSharedmemCarveoutMaxL1 = 16386,
};
typedef enum cudaSharedCarveout cudaSharedCarveout;
enum cudaSurfaceFormatMode {
  cudaFormatModeForced = 16384,
  cudaFormatModeAuto = 16385,
};
typedef enum cudaSurfaceFormatMode cudaSurfaceFormatMode;
enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToOwner = 16384,
  cudaFlushGPUDirectRDMAWritesToAllDevices = 16385,
};
typedef enum cudaFlushGPUDirectRDMAWritesScope cudaFlushGPUDirectRDMAWritesScope;
enum cudaFlushGPUDirectRDMAWritesTarget {
  cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 16384,
};
typedef enum cudaFlushGPUDirectRDMAWritesTarget cudaFlushGPUDirectRDMAWritesTarget;
enum cudaGetDriverEntryPointFlags {
  cudaEnableDefault = 16384,
  cudaEnableLegacyStream = 16385,
  cudaEnablePerThreadDefaultStream = 16386,
};
typedef enum cudaGetDriverEntryPointFlags cudaGetDriverEntryPointFlags;
enum cudaClusterSchedulingPolicy {
  cudaClusterSchedulingPolicyDefault = 16384,
  cudaClusterSchedulingPolicySpread = 16385,
  cudaClusterSchedulingPolicyLoadBalancing = 16386,
};
typedef enum cudaClusterSchedulingPolicy cudaClusterSchedulingPolicy;
enum cudaDeviceNumaConfig {
  cudaDeviceNumaConfigNone = 16384,
  cudaDeviceNumaConfigNumaNode = 16385,
};
typedef enum cudaDeviceNumaConfig cudaDeviceNumaConfig;
enum cudaGraphConditionalHandleFlags {
  cudaGraphCondAssignDefault = 16384,
};
typedef enum cudaGraphConditionalHandleFlags cudaGraphConditionalHandleFlags;
enum cudaGraphConditionalNodeType {
  cudaGraphCondTypeIf = 16384,
  cudaGraphCondTypeWhile = 16385,
  cudaGraphCondTypeSwitch = 16386,
};
typedef enum cudaGraphConditionalNodeType cudaGraphConditionalNodeType;
enum cudaGraphKernelNodeField {
  cudaGraphKernelNodeFieldInvalid = 16384,
  cudaGraphKernelNodeFieldGridDim = 16385,
  cudaGraphKernelNodeFieldParam = 16386,
  cudaGraphKernelNodeFieldEnabled = 16387,
};
typedef enum cudaGraphKernelNodeField cudaGraphKernelNodeField;
enum cudaJit_CacheMode {
  cudaJitCacheOptionNone = 16384,
  cudaJitCacheOptionCG = 16385,
  cudaJitCacheOptionCA = 16386,
};
typedef enum cudaJit_CacheMode cudaJit_CacheMode;
enum cudaJit_Fallback {
  cudaPreferPtx = 16384,
  cudaPreferBinary = 16385,
};
typedef enum cudaJit_Fallback cudaJit_Fallback;
enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone = 16384,
  cudaGraphChildGraphOwnershipMove = 16385,
};
typedef enum cudaGraphChildGraphNodeOwnership cudaGraphChildGraphNodeOwnership;
enum cudaEmulationStrategy {
  CUDA_EMULATION_STRATEGY_DEFAULT = 16384,
  CUDA_EMULATION_STRATEGY_EAGER = 16385,
  CUDA_EMULATION_STRATEGY_PERFORMANT = 16386,
};
typedef enum cudaEmulationStrategy cudaEmulationStrategy;
typedef enum cudaEmulationStrategy cudaEmulationStrategy_t;
enum cudaAtomicOperationCapability {
  cudaAtomicCapabilityReduction = 16384,
  cudaAtomicCapabilityScalar128 = 16385,
  cudaAtomicCapabilityScalar32 = 16386,
  cudaAtomicCapabilityScalar64 = 16387,
  cudaAtomicCapabilitySigned = 16388,
  cudaAtomicCapabilityUnsigned = 16389,
  cudaAtomicCapabilityVector32x4 = 16390,
};
typedef enum cudaAtomicOperationCapability cudaAtomicOperationCapability;
enum cudaAtomicOperation {
  cudaAtomicOperationAnd = 16384,
  cudaAtomicOperationCAS = 16385,
  cudaAtomicOperationExchange = 16386,
  cudaAtomicOperationFloatAdd = 16387,
  cudaAtomicOperationFloatMax = 16388,
  cudaAtomicOperationFloatMin = 16389,
  cudaAtomicOperationIntegerAdd = 16390,
  cudaAtomicOperationIntegerDecrement = 16391,
  cudaAtomicOperationIntegerIncrement = 16392,
  cudaAtomicOperationIntegerMax = 16393,
  cudaAtomicOperationIntegerMin = 16394,
  cudaAtomicOperationOr = 16395,
  cudaAtomicOperationXOR = 16396,
};
typedef enum cudaAtomicOperation cudaAtomicOperation;
enum CUDAlogLevel_enum {
  cudaLogLevelError = 16384,
  cudaLogLevelWarning = 16385,
};
typedef enum CUDAlogLevel_enum CUDAlogLevel_enum;
typedef enum CUDAlogLevel_enum CUDAlogLevel;
enum cudaAsyncNotificationType_enum {

};
typedef enum cudaAsyncNotificationType_enum cudaAsyncNotificationType_enum;
typedef enum cudaAsyncNotificationType_enum cudaAsyncNotificationType;

#define cudaArrayDefault 0x00
#define cudaArrayLayered 0x01
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayCubemap 0x04
#define cudaArrayTextureGather 0x08
#define cudaArrayColorAttachment 0x20
#define cudaArraySparse 0x40
#define cudaArrayDeferredMapping 0x80
#define cudaCooperativeLaunchMultiDeviceNoPreSync 0x01
#define cudaCooperativeLaunchMultiDeviceNoPostSync 0x02
#define cudaCpuDeviceId ((int)-1)
#define cudaInvalidDeviceId ((int)-2)
#define cudaDeviceBlockingSync 0x4
#define cudaDeviceLmemResizeToMax 0x10
#define cudaDeviceSyncMemops 0x80
#define cudaDeviceMapHost 0x8
#define cudaDeviceMask 0xff
#define cudaDevicePropDontCare {0}
#define cudaDeviceScheduleAuto 0x0
#define cudaDeviceScheduleSpin 0x1
#define cudaDeviceScheduleYield 0x2
#define cudaDeviceScheduleBlockingSync 0x4
#define cudaDeviceScheduleMask 0x7
#define cudaEventDefault 0x0
#define cudaEventBlockingSync 0x1
#define cudaEventDisableTiming 0x2
#define cudaEventInterprocess 0x4
#define cudaEventRecordDefault 0x00
#define cudaEventRecordExternal 0x01
#define cudaEventWaitDefault 0x00
#define cudaEventWaitExternal 0x01
#define cudaExternalMemoryDedicated 0x1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define cudaNvSciSyncAttrSignal 0x1
#define cudaNvSciSyncAttrWait 0x2
#define cudaHostAllocDefault 0x0
#define cudaHostAllocPortable 0x1
#define cudaHostAllocMapped 0x2
#define cudaHostAllocWriteCombined 0x4
#define cudaHostRegisterDefault 0x0
#define cudaHostRegisterPortable 0x1
#define cudaHostRegisterMapped 0x2
#define cudaHostRegisterIoMemory 0x4
#define cudaHostRegisterReadOnly 0x08
#define cudaIpcMemLazyEnablePeerAccess 0x01
#define cudaMemAttachGlobal 0x01
#define cudaMemAttachHost 0x02
#define cudaMemAttachSingle 0x04
#define cudaOccupancyDefault 0x00
#define cudaOccupancyDisableCachingOverride 0x01
#define cudaStreamDefault 0x00
#define cudaStreamNonBlocking 0x01
#define cudaArraySparsePropertiesSingleMipTail 0x1
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaGraphKernelNodePortLaunchCompletion 2
#define cudaMemPoolCreateUsageHwDecompress 0x2
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling cudaLaunchAttributeNvlinkUtilCentricScheduling
