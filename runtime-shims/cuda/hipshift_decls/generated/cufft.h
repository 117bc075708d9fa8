// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#include "../cufft_types.h"

enum cufftResult {
  CUFFT_SUCCESS = 0,
  CUFFT_INVALID_PLAN = 1,
  CUFFT_ALLOC_FAILED = 2,
  CUFFT_INVALID_TYPE = 3,
  CUFFT_INVALID_VALUE = 4,
  CUFFT_INTERNAL_ERROR = 5,
  CUFFT_EXEC_FAILED = 6,
  CUFFT_SETUP_FAILED = 7,
  CUFFT_INVALID_SIZE = 8,
  CUFFT_UNALIGNED_DATA = 9,
  CUFFT_INCOMPLETE_PARAMETER_LIST = 10,
  CUFFT_INVALID_DEVICE = 11,
  CUFFT_PARSE_ERROR = 12,
  CUFFT_NO_WORKSPACE = 13,
  CUFFT_NOT_IMPLEMENTED = 14,
  CUFFT_NOT_SUPPORTED = 16,
};
typedef enum cufftResult cufftResult;
typedef enum cufftResult cufftResult_t;
enum cufftType {
  CUFFT_C2C = 41,
  CUFFT_R2C = 42,
  CUFFT_C2R = 44,
  CUFFT_Z2Z = 105,
  CUFFT_D2Z = 106,
  CUFFT_Z2D = 108,
};
typedef enum cufftType cufftType;
typedef enum cufftType cufftType_t;
enum cufftXtCopyType {
  CUFFT_COPY_HOST_TO_DEVICE = 0,
  CUFFT_COPY_DEVICE_TO_HOST = 1,
  CUFFT_COPY_DEVICE_TO_DEVICE = 2,
  CUFFT_COPY_UNDEFINED = 3,
};
typedef enum cufftXtCopyType cufftXtCopyType;
typedef enum cufftXtCopyType cufftXtCopyType_t;
enum cufftXtCallbackType {
  CUFFT_CB_LD_COMPLEX = 0,
  CUFFT_CB_LD_COMPLEX_DOUBLE = 1,
  CUFFT_CB_LD_REAL = 2,
  CUFFT_CB_LD_REAL_DOUBLE = 3,
  CUFFT_CB_ST_COMPLEX = 4,
  CUFFT_CB_ST_COMPLEX_DOUBLE = 5,
  CUFFT_CB_ST_REAL = 6,
  CUFFT_CB_ST_REAL_DOUBLE = 7,
  CUFFT_CB_UNDEFINED = 8,
};
typedef enum cufftXtCallbackType cufftXtCallbackType;
typedef enum cufftXtCallbackType cufftXtCallbackType_t;
enum cufftXtSubFormat {
  CUFFT_XT_FORMAT_INPUT = 0,
  CUFFT_XT_FORMAT_OUTPUT = 1,
  CUFFT_XT_FORMAT_INPLACE = 2,
  CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3,
  CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,
  CUFFT_FORMAT_UNDEFINED = 7,
  CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 16390,
  CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 16391,
};
typedef enum cufftXtSubFormat cufftXtSubFormat;
typedef enum cufftXtSubFormat cufftXtSubFormat_t;
enum {
  CUFFT_COMM_MPI = 16384,
  CUFFT_COMPATIBILITY_FFTW_PADDING = 16385,
  CUFFT_DESC_C2C = 16386,
  CUFFT_DESC_C2R = 16387,
  CUFFT_DESC_DOUBLE = 16388,
  CUFFT_DESC_FORWARD = 16389,
  CUFFT_DESC_HALF = 16390,
  CUFFT_DESC_INVERSE = 16391,
  CUFFT_DESC_R2C = 16392,
  CUFFT_DESC_SINGLE = 16393,
  CUFFT_DESC_TRAIT_DIRECTION = 16394,
  CUFFT_DESC_TRAIT_ELEMENTS_PER_THREAD = 16395,
  CUFFT_DESC_TRAIT_PRECISION = 16396,
  CUFFT_DESC_TRAIT_SIZE = 16397,
  CUFFT_DESC_TRAIT_SM = 16398,
  CUFFT_DESC_TRAIT_TYPE = 16399,
  CUFFT_LICENSE_ERROR = 16400,
  CUFFT_MISSING_DEPENDENCY = 16401,
  CUFFT_NVJITLINK_FAILURE = 16402,
  CUFFT_NVRTC_FAILURE = 16403,
  CUFFT_NVSHMEM_FAILURE = 16404,
  CUFFT_QUERY_1D_FACTORS = 16405,
  CUFFT_QUERY_UNDEFINED = 16406,
  CUFFT_WORKAREA_MINIMAL = 16407,
  CUFFT_WORKAREA_PERFORMANCE = 16408,
  CUFFT_WORKAREA_USER = 16409,
};
typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);
typedef void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *);
typedef int cudaLibXtCopyType;
typedef int cudaXtCopyType_t;
typedef int cufftBox3d;
typedef int cufftBox3d_t;
typedef int cufftCompatibility;
typedef int cufftCompatibility_t;
typedef int cufftJITCallbackLoadC;
typedef int cufftJITCallbackLoadD;
typedef int cufftJITCallbackLoadR;
typedef int cufftJITCallbackLoadZ;
typedef int cufftJITCallbackStoreC;
typedef int cufftJITCallbackStoreD;
typedef int cufftJITCallbackStoreR;
typedef int cufftJITCallbackStoreZ;
typedef int cufftProperty;
typedef int cufftProperty_t;
typedef int cufftXt1dFactors;
typedef int cufftXt1dFactors_t;
typedef int cufftXtQueryType;
typedef int cufftXtQueryType_t;
typedef int cufftXtWorkAreaPolicy;
typedef int cufftXtWorkAreaPolicy_t;

#ifdef __cplusplus
extern "C" {
#endif
cufftResult cufftCreate(cufftHandle *plan);
cufftResult cufftDestroy(cufftHandle plan);
cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize);
cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize);
cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize);
cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize);
cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction);
cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata);
cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata);
cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata);
cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata);
cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction);
cufftResult cufftGetSize(cufftHandle plan, size_t *workSize);
cufftResult cufftGetSize1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize);
cufftResult cufftGetSize2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize);
cufftResult cufftGetSize3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize);
cufftResult cufftGetSizeMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize);
cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize);
cufftResult cufftGetVersion(int *version);
cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize);
cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize);
cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize);
cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize);
cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize);
cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch);
cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type);
cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type);
cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch);
cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate);
cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream);
cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea);
cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbtype);
cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction);
cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction);
cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction);
cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output);
cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output);
cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output);
cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output);
cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction);
cufftResult cufftXtFree(cudaLibXtDesc *desc);
cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputType, long long *onembed, long long ostride, long long odist, cudaDataType outputType, long long batch, size_t *workSize, cudaDataType executionType);
cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputType, long long *onembed, long long ostride, long long odist, cudaDataType outputType, long long batch, size_t *workSize, cudaDataType executionType);
cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **desc, cufftXtSubFormat format);
cufftResult cufftXtMemcpy(cufftHandle plan, void *dest, void *src, cufftXtCopyType type);
cufftResult cufftXtSetCallback(cufftHandle plan, void **callbacks, cufftXtCallbackType cbtype, void **callbackData);
cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbtype, size_t sharedSize);
cufftResult cufftXtSetGPUs(cufftHandle plan, int count, int *gpus);
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> cufftResult cufftDescriptionCreate(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDescriptionGetTraitInt64(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDescriptionHandle(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDescriptionSetTraitInt64(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceCodeContainer(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceCreate(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceDestroy(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceGetDatabaseStr(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceGetDatabaseStrSize(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceGetLTOIRSizes(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceGetLTOIRs(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceGetNumLTOIRs(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceHandle(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftDeviceIsSupported(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftGetPlanPropertyInt64(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftGetProperty(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpAttachComm(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpCommType(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpCreateReshape(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpDestroyReshape(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpExecReshapeAsync(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpGetReshapeSize(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpMakePlan3d(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpMakePlanDecomposition(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftMpMakeReshape(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftResetPlanProperty(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftSetPlanPropertyInt64(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftXtQueryPlan(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftXtSetDistribution(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftXtSetJITCallback(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftXtSetSubformatDefault(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftXtSetWorkArea(Arguments...) { return {}; }
template <class... Arguments> cufftResult cufftXtSetWorkAreaPolicy(Arguments...) { return {}; }
#else
cufftResult cufftDescriptionCreate();
cufftResult cufftDescriptionGetTraitInt64();
cufftResult cufftDescriptionHandle();
cufftResult cufftDescriptionSetTraitInt64();
cufftResult cufftDeviceCodeContainer();
cufftResult cufftDeviceCreate();
cufftResult cufftDeviceDestroy();
cufftResult cufftDeviceGetDatabaseStr();
cufftResult cufftDeviceGetDatabaseStrSize();
cufftResult cufftDeviceGetLTOIRSizes();
cufftResult cufftDeviceGetLTOIRs();
cufftResult cufftDeviceGetNumLTOIRs();
cufftResult cufftDeviceHandle();
cufftResult cufftDeviceIsSupported();
cufftResult cufftGetPlanPropertyInt64();
cufftResult cufftGetProperty();
cufftResult cufftMpAttachComm();
cufftResult cufftMpCommType();
cufftResult cufftMpCreateReshape();
cufftResult cufftMpDestroyReshape();
cufftResult cufftMpExecReshapeAsync();
cufftResult cufftMpGetReshapeSize();
cufftResult cufftMpMakePlan3d();
cufftResult cufftMpMakePlanDecomposition();
cufftResult cufftMpMakeReshape();
cufftResult cufftResetPlanProperty();
cufftResult cufftSetPlanPropertyInt64();
cufftResult cufftXtQueryPlan();
cufftResult cufftXtSetDistribution();
cufftResult cufftXtSetJITCallback();
cufftResult cufftXtSetSubformatDefault();
cufftResult cufftXtSetWorkArea();
cufftResult cufftXtSetWorkAreaPolicy();
#endif

