// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#include "../cusolver_types.h"

enum cusolverStatus_t {
  CUSOLVER_STATUS_SUCCESS = 0,
  CUSOLVER_STATUS_NOT_INITIALIZED = 1,
  CUSOLVER_STATUS_ALLOC_FAILED = 2,
  CUSOLVER_STATUS_INVALID_VALUE = 3,
  CUSOLVER_STATUS_ARCH_MISMATCH = 4,
  CUSOLVER_STATUS_MAPPING_ERROR = 5,
  CUSOLVER_STATUS_EXECUTION_FAILED = 6,
  CUSOLVER_STATUS_INTERNAL_ERROR = 7,
  CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  CUSOLVER_STATUS_NOT_SUPPORTED = 9,
  CUSOLVER_STATUS_ZERO_PIVOT = 10,
  CUSOLVER_STATUS_INVALID_LICENSE = 11,
  CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = 12,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID = 13,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = 14,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = 15,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = 16,
  CUSOLVER_STATUS_IRS_INTERNAL_ERROR = 20,
  CUSOLVER_STATUS_IRS_NOT_SUPPORTED = 21,
  CUSOLVER_STATUS_IRS_OUT_OF_RANGE = 22,
  CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = 23,
  CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = 25,
  CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = 26,
  CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = 30,
  CUSOLVER_STATUS_INVALID_WORKSPACE = 31,
};
typedef enum cusolverStatus_t cusolverStatus_t;
enum cusolverEigMode_t {
  CUSOLVER_EIG_MODE_NOVECTOR = 0,
  CUSOLVER_EIG_MODE_VECTOR = 1,
};
typedef enum cusolverEigMode_t cusolverEigMode_t;
enum cusolverEigType_t {
  CUSOLVER_EIG_TYPE_1 = 1,
  CUSOLVER_EIG_TYPE_2 = 2,
  CUSOLVER_EIG_TYPE_3 = 3,
};
typedef enum cusolverEigType_t cusolverEigType_t;
enum cusolverEigRange_t {
  CUSOLVER_EIG_RANGE_ALL = 1001,
  CUSOLVER_EIG_RANGE_I = 1002,
  CUSOLVER_EIG_RANGE_V = 1003,
};
typedef enum cusolverEigRange_t cusolverEigRange_t;
enum cusolverDeterministicMode_t {
  CUSOLVER_DETERMINISTIC_RESULTS = 1,
  CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2,
};
typedef enum cusolverDeterministicMode_t cusolverDeterministicMode_t;
enum cusolverAlgMode_t {
  CUSOLVER_ALG_0 = 0,
  CUSOLVER_ALG_1 = 1,
  CUSOLVER_ALG_2 = 2,
};
typedef enum cusolverAlgMode_t cusolverAlgMode_t;
enum cusolverDnFunction_t {
  CUSOLVERDN_GETRF = 0,
};
typedef enum cusolverDnFunction_t cusolverDnFunction_t;
enum cusolverRfFactorization_t {
  CUSOLVERRF_FACTORIZATION_ALG0 = 0,
  CUSOLVERRF_FACTORIZATION_ALG1 = 1,
  CUSOLVERRF_FACTORIZATION_ALG2 = 2,
};
typedef enum cusolverRfFactorization_t cusolverRfFactorization_t;
enum cusolverRfMatrixFormat_t {
  CUSOLVERRF_MATRIX_FORMAT_CSR = 0,
  CUSOLVERRF_MATRIX_FORMAT_CSC = 1,
};
typedef enum cusolverRfMatrixFormat_t cusolverRfMatrixFormat_t;
enum cusolverRfNumericBoostReport_t {
  CUSOLVERRF_NUMERIC_BOOST_NOT_USED = 0,
  CUSOLVERRF_NUMERIC_BOOST_USED = 1,
};
typedef enum cusolverRfNumericBoostReport_t cusolverRfNumericBoostReport_t;
enum cusolverRfResetValuesFastMode_t {
  CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0,
  CUSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1,
};
typedef enum cusolverRfResetValuesFastMode_t cusolverRfResetValuesFastMode_t;
enum cusolverRfTriangularSolve_t {
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1,
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2,
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3,
};
typedef enum cusolverRfTriangularSolve_t cusolverRfTriangularSolve_t;
enum cusolverRfUnitDiagonal_t {
  CUSOLVERRF_UNIT_DIAGONAL_STORED_L = 0,
  CUSOLVERRF_UNIT_DIAGONAL_STORED_U = 1,
  CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2,
  CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3,
};
typedef enum cusolverRfUnitDiagonal_t cusolverRfUnitDiagonal_t;
enum {
  CUSOLVER_INF_NORM = 104,
  CUSOLVER_MAX_NORM = 105,
  CUSOLVER_ONE_NORM = 106,
  CUSOLVER_FRO_NORM = 107,
  CUSOLVERDN_POTRF = 16384,
  CUSOLVERDN_SYEVBATCHED = 16385,
  CUSOLVER_C_16BF = 16386,
  CUSOLVER_C_16F = 16387,
  CUSOLVER_C_32F = 16388,
  CUSOLVER_C_64F = 16389,
  CUSOLVER_C_8I = 16390,
  CUSOLVER_C_8U = 16391,
  CUSOLVER_C_AP = 16392,
  CUSOLVER_C_TF32 = 16393,
  CUSOLVER_DEFAULT_MATH = 16394,
  CUSOLVER_FP32_EMULATED_BF16X9_MATH = 16395,
  CUSOLVER_IRS_REFINE_CLASSICAL = 16398,
  CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = 16399,
  CUSOLVER_IRS_REFINE_GMRES = 16400,
  CUSOLVER_IRS_REFINE_GMRES_GMRES = 16401,
  CUSOLVER_IRS_REFINE_GMRES_NOPCOND = 16402,
  CUSOLVER_IRS_REFINE_NONE = 16403,
  CUSOLVER_IRS_REFINE_NOT_SET = 16404,
  CUSOLVER_PREC_DD = 16407,
  CUSOLVER_PREC_SHT = 16408,
  CUSOLVER_PREC_SS = 16409,
  CUSOLVER_R_16BF = 16410,
  CUSOLVER_R_16F = 16411,
  CUSOLVER_R_32F = 16412,
  CUSOLVER_R_64F = 16413,
  CUSOLVER_R_8I = 16414,
  CUSOLVER_R_8U = 16415,
  CUSOLVER_R_AP = 16416,
  CUSOLVER_R_TF32 = 16417,
};
struct syevjInfo;
typedef struct syevjInfo syevjInfo;
struct gesvdjInfo;
typedef struct gesvdjInfo gesvdjInfo;
struct cusolverSpContext;
typedef struct cusolverSpContext cusolverSpContext;
struct cusolverRfCommon;
typedef struct cusolverRfCommon cusolverRfCommon;
struct cusolverMgContext;
typedef struct cusolverMgContext cusolverMgContext;
struct cusolverDnParams;
typedef struct cusolverDnParams cusolverDnParams;
struct cusolverDnIRSParams;
typedef struct cusolverDnIRSParams cusolverDnIRSParams;
struct cusolverDnIRSInfos;
typedef struct cusolverDnIRSInfos cusolverDnIRSInfos;
struct cusolverDnContext;
typedef struct cusolverDnContext cusolverDnContext;
struct csrqrInfoHost;
typedef struct csrqrInfoHost csrqrInfoHost;
struct csrqrInfo;
typedef struct csrqrInfo csrqrInfo;
struct csrluInfoHost;
typedef struct csrluInfoHost csrluInfoHost;
struct csrcholInfoHost;
typedef struct csrcholInfoHost csrcholInfoHost;
struct csrcholInfo;
typedef struct csrcholInfo csrcholInfo;
typedef struct cusolverDnContext *cusolverDnHandle_t;
typedef struct gesvdjInfo *gesvdjInfo_t;
typedef struct syevjInfo *syevjInfo_t;
typedef struct cusolverDnParams *cusolverDnParams_t;
typedef struct cusolverRfCommon *cusolverRfHandle_t;
typedef struct cusolverSpContext *cusolverSpHandle_t;
typedef struct csrcholInfoHost *csrcholInfoHost_t;
typedef struct csrcholInfo *csrcholInfo_t;
typedef struct csrluInfoHost *csrluInfoHost_t;
typedef struct csrqrInfoHost *csrqrInfoHost_t;
typedef struct csrqrInfo *csrqrInfo_t;
typedef int cusolverDirectMode_t;
typedef struct cusolverDnIRSInfos *cusolverDnIRSInfos_t;
typedef struct cusolverDnIRSParams *cusolverDnIRSParams_t;
typedef int cusolverIRSRefinement_t;
typedef int cusolverMathMode_t;
typedef int cusolverMgGridMapping_t;
typedef struct cusolverMgContext *cusolverMgHandle_t;
typedef struct cusolverMpGesvdDescriptor_t_opaque *cusolverMpGesvdDescriptor_t;
typedef int cusolverMpGridMapping_t;
typedef int cusolverMpGrid_t;
typedef struct cusolverMpHandle_t_opaque *cusolverMpHandle_t;
typedef struct cusolverMpMatrixDescriptor_t_opaque *cusolverMpMatrixDescriptor_t;
typedef struct cusolverMpNewtonSchulzDescriptor_t_opaque *cusolverMpNewtonSchulzDescriptor_t;
typedef struct cusolverMpPolarDescriptor_t_opaque *cusolverMpPolarDescriptor_t;
typedef int cusolverNorm_t;
typedef int cusolverPrecType_t;
typedef int cusolverStorevMode_t;

#ifdef __cplusplus
extern "C" {
#endif
cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *B, cusolver_int_t ldb, cuFloatComplex *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *B, cusolver_int_t ldb, cuFloatComplex *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *devIpiv, cuFloatComplex *B, cusolver_int_t ldb, cuFloatComplex *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *devIpiv, cuFloatComplex *B, cusolver_int_t ldb, cuFloatComplex *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, float *D, float *E, cuFloatComplex *tauq, cuFloatComplex *taup, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *tau, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobv, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, float *S, cuFloatComplex *U, cusolver_int_t ldu, cuFloatComplex *V, cusolver_int_t ldv, cuFloatComplex *work, cusolver_int_t lwork, float *rwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, long long strideA, float *S, long long strideS, cuFloatComplex *U, cusolver_int_t ldu, long long strideU, cuFloatComplex *V, cusolver_int_t ldv, long long strideV, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo, double *hRnrmF, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, long long strideA, const float *S, long long strideS, const cuFloatComplex *U, cusolver_int_t ldu, long long strideU, const cuFloatComplex *V, cusolver_int_t ldv, long long strideV, cusolver_int_t *lwork, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *work, cusolver_int_t *devIpiv, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, cusolver_int_t n, cusolver_int_t nrhs, const cuFloatComplex *A, cusolver_int_t lda, const cusolver_int_t *devIpiv, cuFloatComplex *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, float *W, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, float *W, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *B, cusolver_int_t ldb, float *W, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *B, cusolver_int_t ldb, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *B, cusolver_int_t ldb, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, float *W, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *B, cusolver_int_t ldb, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, float *D, float *E, cuFloatComplex *tau, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, const float *D, const float *E, const cuFloatComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex **A, cusolver_int_t lda, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, const cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, cuFloatComplex **A, cusolver_int_t lda, cuFloatComplex **B, cusolver_int_t ldb, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle);
cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info);
cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params);
cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info);
cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *ipiv, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, cuFloatComplex *C, cusolver_int_t ldc, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, const cuFloatComplex *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cuFloatComplex *A, cusolver_int_t lda, cuFloatComplex *tau, cuFloatComplex *C, cusolver_int_t ldc, cuFloatComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, const cuFloatComplex *A, cusolver_int_t lda, const cuFloatComplex *tau, const cuFloatComplex *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *A, cusolver_int_t lda, double *B, cusolver_int_t ldb, double *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *A, cusolver_int_t lda, double *B, cusolver_int_t ldb, double *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *A, cusolver_int_t lda, cusolver_int_t *devIpiv, double *B, cusolver_int_t ldb, double *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *A, cusolver_int_t lda, cusolver_int_t *devIpiv, double *B, cusolver_int_t ldb, double *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle);
cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info);
cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params);
cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info);
cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, double *D, double *E, double *tauq, double *taup, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, double *tau, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobv, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, double *S, double *U, cusolver_int_t ldu, double *V, cusolver_int_t ldv, double *work, cusolver_int_t lwork, double *rwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const double *A, cusolver_int_t lda, long long strideA, double *S, long long strideS, double *U, cusolver_int_t ldu, long long strideU, double *V, cusolver_int_t ldv, long long strideV, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo, double *hRnrmF, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const double *A, cusolver_int_t lda, long long strideA, const double *S, long long strideS, const double *U, cusolver_int_t ldu, long long strideU, const double *V, cusolver_int_t ldv, long long strideV, cusolver_int_t *lwork, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, double *work, cusolver_int_t *devIpiv, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, cusolver_int_t n, cusolver_int_t nrhs, const double *A, cusolver_int_t lda, const cusolver_int_t *devIpiv, double *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, double *A, cusolver_int_t lda, const double *tau, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const double *A, cusolver_int_t lda, const double *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, double *A, cusolver_int_t lda, const double *tau, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const double *A, cusolver_int_t lda, const double *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, const double *tau, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const double *A, cusolver_int_t lda, const double *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const double *A, cusolver_int_t lda, const double *tau, double *C, cusolver_int_t ldc, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const double *A, cusolver_int_t lda, const double *tau, const double *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, double *A, cusolver_int_t lda, double *tau, double *C, cusolver_int_t ldc, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, const double *A, cusolver_int_t lda, const double *tau, const double *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double **A, cusolver_int_t lda, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, const double *A, cusolver_int_t lda, double *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, double **A, cusolver_int_t lda, double **B, cusolver_int_t ldb, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double *W, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const double *A, cusolver_int_t lda, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, double *W, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const double *A, cusolver_int_t lda, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double *B, cusolver_int_t ldb, double *W, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const double *A, cusolver_int_t lda, const double *B, cusolver_int_t ldb, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double *B, cusolver_int_t ldb, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, double *W, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const double *A, cusolver_int_t lda, const double *B, cusolver_int_t ldb, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, double *D, double *E, double *tau, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const double *A, cusolver_int_t lda, const double *D, const double *E, const double *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, double *A, cusolver_int_t lda, cusolver_int_t *ipiv, double *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, double *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId);
cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *A, cusolver_int_t lda, float *B, cusolver_int_t ldb, float *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *A, cusolver_int_t lda, float *B, cusolver_int_t ldb, float *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *A, cusolver_int_t lda, cusolver_int_t *devIpiv, float *B, cusolver_int_t ldb, float *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *A, cusolver_int_t lda, cusolver_int_t *devIpiv, float *B, cusolver_int_t ldb, float *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t func, cusolverAlgMode_t alg);
cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId);
cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, float *D, float *E, float *tauq, float *taup, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, float *tau, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobv, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, float *S, float *U, cusolver_int_t ldu, float *V, cusolver_int_t ldv, float *work, cusolver_int_t lwork, float *rwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const float *A, cusolver_int_t lda, long long strideA, float *S, long long strideS, float *U, cusolver_int_t ldu, long long strideU, float *V, cusolver_int_t ldv, long long strideV, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo, double *hRnrmF, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const float *A, cusolver_int_t lda, long long strideA, const float *S, long long strideS, const float *U, cusolver_int_t ldu, long long strideU, const float *V, cusolver_int_t ldv, long long strideV, cusolver_int_t *lwork, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, float *work, cusolver_int_t *devIpiv, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, cusolver_int_t n, cusolver_int_t nrhs, const float *A, cusolver_int_t lda, const cusolver_int_t *devIpiv, float *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, float *A, cusolver_int_t lda, const float *tau, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const float *A, cusolver_int_t lda, const float *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, float *A, cusolver_int_t lda, const float *tau, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const float *A, cusolver_int_t lda, const float *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, const float *tau, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const float *A, cusolver_int_t lda, const float *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const float *A, cusolver_int_t lda, const float *tau, float *C, cusolver_int_t ldc, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const float *A, cusolver_int_t lda, const float *tau, const float *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, float *A, cusolver_int_t lda, float *tau, float *C, cusolver_int_t ldc, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, const float *A, cusolver_int_t lda, const float *tau, const float *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float **A, cusolver_int_t lda, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, const float *A, cusolver_int_t lda, float *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, float **A, cusolver_int_t lda, float **B, cusolver_int_t ldb, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float *W, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const float *A, cusolver_int_t lda, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, float *W, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const float *A, cusolver_int_t lda, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float *B, cusolver_int_t ldb, float *W, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const float *A, cusolver_int_t lda, const float *B, cusolver_int_t ldb, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float *B, cusolver_int_t ldb, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, float *W, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const float *A, cusolver_int_t lda, const float *B, cusolver_int_t ldb, float vl, float vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const float *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, float *D, float *E, float *tau, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const float *A, cusolver_int_t lda, const float *D, const float *E, const float *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, float *A, cusolver_int_t lda, cusolver_int_t *ipiv, float *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, float *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, cusolver_int_t max_sweeps);
cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, cusolver_int_t sort_eig);
cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance);
cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, cusolver_int_t max_sweeps);
cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, cusolver_int_t sort_eig);
cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance);
cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *B, cusolver_int_t ldb, cuDoubleComplex *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *B, cusolver_int_t ldb, cuDoubleComplex *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *devIpiv, cuDoubleComplex *B, cusolver_int_t ldb, cuDoubleComplex *X, cusolver_int_t ldx, void *work, size_t lwork, cusolver_int_t *niters, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *devIpiv, cuDoubleComplex *B, cusolver_int_t ldb, cuDoubleComplex *X, cusolver_int_t ldx, void *work, size_t *lwork);
cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, double *D, double *E, cuDoubleComplex *tauq, cuDoubleComplex *taup, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *tau, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobv, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, double *S, cuDoubleComplex *U, cusolver_int_t ldu, cuDoubleComplex *V, cusolver_int_t ldv, cuDoubleComplex *work, cusolver_int_t lwork, double *rwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, long long strideA, double *S, long long strideS, cuDoubleComplex *U, cusolver_int_t ldu, long long strideU, cuDoubleComplex *V, cusolver_int_t ldv, long long strideV, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo, double *hRnrmF, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolver_int_t rank, cusolver_int_t m, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, long long strideA, const double *S, long long strideS, const cuDoubleComplex *U, cusolver_int_t ldu, long long strideU, const cuDoubleComplex *V, cusolver_int_t ldv, long long strideV, cusolver_int_t *lwork, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *work, cusolver_int_t *devIpiv, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, cusolver_int_t n, cusolver_int_t nrhs, const cuDoubleComplex *A, cusolver_int_t lda, const cusolver_int_t *devIpiv, cuDoubleComplex *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, double *W, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, double *W, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *B, cusolver_int_t ldb, double *W, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *B, cusolver_int_t ldb, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *B, cusolver_int_t ldb, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, double *W, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *B, cusolver_int_t ldb, double vl, double vu, cusolver_int_t il, cusolver_int_t iu, cusolver_int_t *nev, const double *W, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, double *D, double *E, cuDoubleComplex *tau, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, const double *D, const double *E, const cuDoubleComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex **A, cusolver_int_t lda, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, const cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *B, cusolver_int_t ldb, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex **A, cusolver_int_t lda, cuDoubleComplex **B, cusolver_int_t ldb, cusolver_int_t *devInfo, cusolver_int_t batch_count);
cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *ipiv, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, cuDoubleComplex *C, cusolver_int_t ldc, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cusolver_int_t k, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, cuDoubleComplex *A, cusolver_int_t lda, cuDoubleComplex *tau, cuDoubleComplex *C, cusolver_int_t ldc, cuDoubleComplex *work, cusolver_int_t lwork, cusolver_int_t *devInfo);
cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cusolver_int_t m, cusolver_int_t n, const cuDoubleComplex *A, cusolver_int_t lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, cusolver_int_t ldc, cusolver_int_t *lwork);
cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, cusolver_int_t *nnzM, cusolver_int_t **Mp, cusolver_int_t **Mi, double **Mx);
cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfBatchResetValues(cusolver_int_t batchSize, cusolver_int_t n, cusolver_int_t nnzA, cusolver_int_t *csrRowPtrA, cusolver_int_t *csrColIndA, double **csrValA_array, cusolver_int_t *P, cusolver_int_t *Q, cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfBatchSetupHost(cusolver_int_t batchSize, cusolver_int_t n, cusolver_int_t nnzA, cusolver_int_t *h_csrRowPtrA, cusolver_int_t *h_csrColIndA, double **h_csrValA_array, cusolver_int_t nnzL, cusolver_int_t *h_csrRowPtrL, cusolver_int_t *h_csrColIndL, double *h_csrValL, cusolver_int_t nnzU, cusolver_int_t *h_csrRowPtrU, cusolver_int_t *h_csrColIndU, double *h_csrValU, cusolver_int_t *h_P, cusolver_int_t *h_Q, cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, cusolver_int_t *P, cusolver_int_t *Q, cusolver_int_t nrhs, double *Temp, cusolver_int_t ldt, double **XF_array, cusolver_int_t ldxf);
cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, cusolver_int_t *position);
cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle);
cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, cusolver_int_t *h_nnzM, cusolver_int_t **h_Mp, cusolver_int_t **h_Mi, double **h_Mx);
cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, cusolver_int_t *h_nnzL, cusolver_int_t **h_Lp, cusolver_int_t **h_Li, double **h_Lx, cusolver_int_t *h_nnzU, cusolver_int_t **h_Up, cusolver_int_t **h_Ui, double **h_Ux);
cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *fact_alg, cusolverRfTriangularSolve_t *solve_alg);
cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag);
cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report);
cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost);
cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode);
cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfResetValues(cusolver_int_t n, cusolver_int_t nnzA, cusolver_int_t *csrRowPtrA, cusolver_int_t *csrColIndA, double *csrValA, cusolver_int_t *P, cusolver_int_t *Q, cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t fact_alg, cusolverRfTriangularSolve_t solve_alg);
cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag);
cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double effective_zero, double boost_val);
cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode);
cusolverStatus_t cusolverRfSetupDevice(cusolver_int_t n, cusolver_int_t nnzA, cusolver_int_t *csrRowPtrA, cusolver_int_t *csrColIndA, double *csrValA, cusolver_int_t nnzL, cusolver_int_t *csrRowPtrL, cusolver_int_t *csrColIndL, double *csrValL, cusolver_int_t nnzU, cusolver_int_t *csrRowPtrU, cusolver_int_t *csrColIndU, double *csrValU, cusolver_int_t *P, cusolver_int_t *Q, cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfSetupHost(cusolver_int_t n, cusolver_int_t nnzA, cusolver_int_t *h_csrRowPtrA, cusolver_int_t *h_csrColIndA, double *h_csrValA, cusolver_int_t nnzL, cusolver_int_t *h_csrRowPtrL, cusolver_int_t *h_csrColIndL, double *h_csrValL, cusolver_int_t nnzU, cusolver_int_t *h_csrRowPtrU, cusolver_int_t *h_csrColIndU, double *h_csrValU, cusolver_int_t *h_P, cusolver_int_t *h_Q, cusolverRfHandle_t handle);
cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, cusolver_int_t *P, cusolver_int_t *Q, cusolver_int_t nrhs, double *Temp, cusolver_int_t ldt, double *XF, cusolver_int_t ldxf);
cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnz, const cusparseMatDescr_t descrA, const cuFloatComplex *csrVal, const cusolver_int_t *csrRowPts, const cusolver_int_t *csrColInd, const cuFloatComplex *b, float tolerance, cusolver_int_t reorder, cuFloatComplex *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle);
cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnzA, const cusparseMatDescr_t descrA, const double *csrVal, const cusolver_int_t *csrRowPtr, const cusolver_int_t *csrColInd, const double *b, double tolerance, cusolver_int_t reorder, double *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnzA, const cusparseMatDescr_t descrA, const double *csrVal, const cusolver_int_t *csrRowPtr, const cusolver_int_t *csrColInd, const double *b, double tolerance, cusolver_int_t reorder, double *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnz, const cusparseMatDescr_t descrA, const double *csrVal, const cusolver_int_t *csrRowPts, const cusolver_int_t *csrColInd, const double *b, double tolerance, cusolver_int_t reorder, double *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle);
cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnzA, const cusparseMatDescr_t descrA, const float *csrVal, const cusolver_int_t *csrRowPtr, const cusolver_int_t *csrColInd, const float *b, float tolerance, cusolver_int_t reorder, float *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnzA, const cusparseMatDescr_t descrA, const float *csrVal, const cusolver_int_t *csrRowPtr, const cusolver_int_t *csrColInd, const float *b, float tolerance, cusolver_int_t reorder, float *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnz, const cusparseMatDescr_t descrA, const float *csrVal, const cusolver_int_t *csrRowPts, const cusolver_int_t *csrColInd, const float *b, float tolerance, cusolver_int_t reorder, float *x, cusolver_int_t *singularity);
cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId);
cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, cusolver_int_t n, cusolver_int_t nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const cusolver_int_t *csrRowPts, const cusolver_int_t *csrColInd, const cuDoubleComplex *b, double tolerance, cusolver_int_t reorder, cuDoubleComplex *x, cusolver_int_t *singularity);
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> cusolverStatus_t cusolverDnCEgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCEgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCEgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCEgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCKgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCKgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCKgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCKgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCYgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCYgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCYgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCYgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCgesvdj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCgesvdjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCgesvdj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCheevj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCheevjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCheevjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCheevj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnChegvj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnChegvj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnClaswp(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnClauum(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnClauum_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCsytri(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnCsytri_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDBgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDBgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDBgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDBgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDHgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDHgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDHgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDHgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDSgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDSgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDSgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDSgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDXgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDXgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDXgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDXgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDgesvdj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDgesvdjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDgesvdj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDlaswp(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDlauum(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDlauum_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsyevj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsyevjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsyevj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsygvj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsygvj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsytri(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnDsytri_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGeqrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGeqrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGesvd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGesvd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGetEmulationStrategy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGetMathMode(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGetrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGetrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnGetrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosGetMaxIters(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosGetNiters(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSInfosRequestResidual(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsDisableFallback(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsEnableFallback(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsGetMaxIters(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetMaxIters(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetTol(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSParamsSetTolInner(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSXgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSXgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSXgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnIRSXgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnLoggerForceDisable(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnLoggerOpenFile(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnLoggerSetCallback(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnLoggerSetFile(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnLoggerSetLevel(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnLoggerSetMask(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnPotrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnPotrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnPotrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSBgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSBgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSBgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSBgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSHgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSHgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSHgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSHgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSXgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSXgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSXgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSXgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSetEmulationStrategy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSetMathMode(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSgesvdj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSgesvdjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSgesvdj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSlaswp(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSlauum(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSlauum_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsyevj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsyevjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsyevj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsygvj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsygvj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsytri(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSsytri_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSyevd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSyevd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSyevdx(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnSyevdx_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgeev(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgeev_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgeqrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgeqrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvdjGetResidual(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvdjGetSweeps(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvdp(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvdp_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvdr(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgesvdr_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgetrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgetrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXgetrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXlarft(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXlarft_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXpotrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXpotrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXpotrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevdx(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevdx_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevjGetResidual(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsyevjGetSweeps(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsytrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXsytrs_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXtrtri(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnXtrtri_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZCgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZCgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZCgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZCgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZEgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZEgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZEgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZEgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZKgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZKgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZKgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZKgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZYgels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZYgels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZYgesv(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZYgesv_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZgesvdj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZgesvdjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZgesvdj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZheevj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZheevjBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZheevjBatched_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZheevj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZhegvj(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZhegvj_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZlaswp(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZlauum(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZlauum_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZsytri(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverDnZsytri_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverGetProperty(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverGetVersion(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgCreateDeviceGrid(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgCreateMatrixDesc(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgDestroyGrid(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgDestroyMatrixDesc(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgDeviceSelect(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgGetrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgGetrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgGetrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgGetrs_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgPotrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgPotrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgPotri(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgPotri_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgPotrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgPotrs_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgSyevd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMgSyevd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpBufferDeregister(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpBufferRegister(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpCreateDeviceGrid(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpCreateMatrixDesc(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpDestroyGrid(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpDestroyMatrixDesc(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGels(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGels_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGeqrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGeqrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGesvd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGesvdDescriptorCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGesvdDescriptorDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGesvdDescriptorGetAttribute(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGesvdDescriptorSetAttribute(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGesvd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGetrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGetrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGetrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpGetrs_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpLaset(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpMatrixGatherD2H(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpMatrixScatterH2D(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpNUMROC(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpNewtonSchulz(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpNewtonSchulzDescriptorCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpNewtonSchulzDescriptorDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpNewtonSchulzDescriptorSetAttribute(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpNewtonSchulz_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpOrgqr(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpOrgqr_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpOrmqr(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpOrmqr_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpOrmtr(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpOrmtr_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPolar(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPolarDescriptorCreate(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPolarDescriptorDestroy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPolarDescriptorGetAttribute(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPolarDescriptorSetAttribute(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPolar_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPotrf(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPotrf_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPotrs(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpPotrs_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSetEmulationStrategy(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSetMathMode(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpStedc(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpStedc_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSyevd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSyevd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSygst(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSygst_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSygvd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSygvd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSytrd(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverMpSytrd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholDiag(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsreigsHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsreigvsi(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsreigvsiHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrlsqvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrlsvchol(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrlsvcholHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrlsvluHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrlsvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrluBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrluExtractHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrluFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrluSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrluZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrSetup(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrSetupHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrqrsvBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCcsrzfdHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCreateCsrcholInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCreateCsrcholInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCreateCsrluInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCreateCsrqrInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpCreateCsrqrInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholDiag(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsreigsHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsreigvsi(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsreigvsiHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrlsqvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrlsvluHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrlsvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrluBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrluExtractHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrluFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrluSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrluZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrSetup(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrSetupHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrqrsvBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDcsrzfdHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDestroyCsrcholInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDestroyCsrluInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDestroyCsrqrInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpGetStream(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholDiag(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrcholZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsreigsHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsreigvsi(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsreigvsiHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrlsqvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrlsvluHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrlsvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrluBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrluExtractHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrluFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrluSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrluZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrSetup(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrSetupHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrqrsvBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpScsrzfdHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrcholAnalysis(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrcholAnalysisHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrissymHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrluAnalysisHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrluNnzHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrmetisndHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrpermHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrqrAnalysis(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrqrAnalysisHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrsymamdHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrsymmdqHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpXcsrsymrcmHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholDiag(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsreigsHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsreigvsi(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsreigvsiHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrlsqvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrlsvchol(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrlsvcholHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrlsvluHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrlsvqrHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrluBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrluExtractHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrluFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrluSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrluZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrBufferInfo(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrFactor(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrFactorHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrSetup(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrSetupHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrSolve(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrSolveHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrZeroPivot(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrqrsvBatched(Arguments...) { return {}; }
template <class... Arguments> cusolverStatus_t cusolverSpZcsrzfdHost(Arguments...) { return {}; }
#else
cusolverStatus_t cusolverDnCEgels();
cusolverStatus_t cusolverDnCEgels_bufferSize();
cusolverStatus_t cusolverDnCEgesv();
cusolverStatus_t cusolverDnCEgesv_bufferSize();
cusolverStatus_t cusolverDnCKgels();
cusolverStatus_t cusolverDnCKgels_bufferSize();
cusolverStatus_t cusolverDnCKgesv();
cusolverStatus_t cusolverDnCKgesv_bufferSize();
cusolverStatus_t cusolverDnCYgels();
cusolverStatus_t cusolverDnCYgels_bufferSize();
cusolverStatus_t cusolverDnCYgesv();
cusolverStatus_t cusolverDnCYgesv_bufferSize();
cusolverStatus_t cusolverDnCgesvdj();
cusolverStatus_t cusolverDnCgesvdjBatched();
cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize();
cusolverStatus_t cusolverDnCgesvdj_bufferSize();
cusolverStatus_t cusolverDnCheevj();
cusolverStatus_t cusolverDnCheevjBatched();
cusolverStatus_t cusolverDnCheevjBatched_bufferSize();
cusolverStatus_t cusolverDnCheevj_bufferSize();
cusolverStatus_t cusolverDnChegvj();
cusolverStatus_t cusolverDnChegvj_bufferSize();
cusolverStatus_t cusolverDnClaswp();
cusolverStatus_t cusolverDnClauum();
cusolverStatus_t cusolverDnClauum_bufferSize();
cusolverStatus_t cusolverDnCsytri();
cusolverStatus_t cusolverDnCsytri_bufferSize();
cusolverStatus_t cusolverDnDBgels();
cusolverStatus_t cusolverDnDBgels_bufferSize();
cusolverStatus_t cusolverDnDBgesv();
cusolverStatus_t cusolverDnDBgesv_bufferSize();
cusolverStatus_t cusolverDnDHgels();
cusolverStatus_t cusolverDnDHgels_bufferSize();
cusolverStatus_t cusolverDnDHgesv();
cusolverStatus_t cusolverDnDHgesv_bufferSize();
cusolverStatus_t cusolverDnDSgels();
cusolverStatus_t cusolverDnDSgels_bufferSize();
cusolverStatus_t cusolverDnDSgesv();
cusolverStatus_t cusolverDnDSgesv_bufferSize();
cusolverStatus_t cusolverDnDXgels();
cusolverStatus_t cusolverDnDXgels_bufferSize();
cusolverStatus_t cusolverDnDXgesv();
cusolverStatus_t cusolverDnDXgesv_bufferSize();
cusolverStatus_t cusolverDnDgesvdj();
cusolverStatus_t cusolverDnDgesvdjBatched();
cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize();
cusolverStatus_t cusolverDnDgesvdj_bufferSize();
cusolverStatus_t cusolverDnDlaswp();
cusolverStatus_t cusolverDnDlauum();
cusolverStatus_t cusolverDnDlauum_bufferSize();
cusolverStatus_t cusolverDnDsyevj();
cusolverStatus_t cusolverDnDsyevjBatched();
cusolverStatus_t cusolverDnDsyevjBatched_bufferSize();
cusolverStatus_t cusolverDnDsyevj_bufferSize();
cusolverStatus_t cusolverDnDsygvj();
cusolverStatus_t cusolverDnDsygvj_bufferSize();
cusolverStatus_t cusolverDnDsytri();
cusolverStatus_t cusolverDnDsytri_bufferSize();
cusolverStatus_t cusolverDnGeqrf();
cusolverStatus_t cusolverDnGeqrf_bufferSize();
cusolverStatus_t cusolverDnGesvd();
cusolverStatus_t cusolverDnGesvd_bufferSize();
cusolverStatus_t cusolverDnGetEmulationStrategy();
cusolverStatus_t cusolverDnGetMathMode();
cusolverStatus_t cusolverDnGetrf();
cusolverStatus_t cusolverDnGetrf_bufferSize();
cusolverStatus_t cusolverDnGetrs();
cusolverStatus_t cusolverDnIRSInfosCreate();
cusolverStatus_t cusolverDnIRSInfosDestroy();
cusolverStatus_t cusolverDnIRSInfosGetMaxIters();
cusolverStatus_t cusolverDnIRSInfosGetNiters();
cusolverStatus_t cusolverDnIRSInfosGetOuterNiters();
cusolverStatus_t cusolverDnIRSInfosGetResidualHistory();
cusolverStatus_t cusolverDnIRSInfosRequestResidual();
cusolverStatus_t cusolverDnIRSParamsCreate();
cusolverStatus_t cusolverDnIRSParamsDestroy();
cusolverStatus_t cusolverDnIRSParamsDisableFallback();
cusolverStatus_t cusolverDnIRSParamsEnableFallback();
cusolverStatus_t cusolverDnIRSParamsGetMaxIters();
cusolverStatus_t cusolverDnIRSParamsSetMaxIters();
cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner();
cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver();
cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision();
cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision();
cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions();
cusolverStatus_t cusolverDnIRSParamsSetTol();
cusolverStatus_t cusolverDnIRSParamsSetTolInner();
cusolverStatus_t cusolverDnIRSXgels();
cusolverStatus_t cusolverDnIRSXgels_bufferSize();
cusolverStatus_t cusolverDnIRSXgesv();
cusolverStatus_t cusolverDnIRSXgesv_bufferSize();
cusolverStatus_t cusolverDnLoggerForceDisable();
cusolverStatus_t cusolverDnLoggerOpenFile();
cusolverStatus_t cusolverDnLoggerSetCallback();
cusolverStatus_t cusolverDnLoggerSetFile();
cusolverStatus_t cusolverDnLoggerSetLevel();
cusolverStatus_t cusolverDnLoggerSetMask();
cusolverStatus_t cusolverDnPotrf();
cusolverStatus_t cusolverDnPotrf_bufferSize();
cusolverStatus_t cusolverDnPotrs();
cusolverStatus_t cusolverDnSBgels();
cusolverStatus_t cusolverDnSBgels_bufferSize();
cusolverStatus_t cusolverDnSBgesv();
cusolverStatus_t cusolverDnSBgesv_bufferSize();
cusolverStatus_t cusolverDnSHgels();
cusolverStatus_t cusolverDnSHgels_bufferSize();
cusolverStatus_t cusolverDnSHgesv();
cusolverStatus_t cusolverDnSHgesv_bufferSize();
cusolverStatus_t cusolverDnSXgels();
cusolverStatus_t cusolverDnSXgels_bufferSize();
cusolverStatus_t cusolverDnSXgesv();
cusolverStatus_t cusolverDnSXgesv_bufferSize();
cusolverStatus_t cusolverDnSetEmulationStrategy();
cusolverStatus_t cusolverDnSetMathMode();
cusolverStatus_t cusolverDnSgesvdj();
cusolverStatus_t cusolverDnSgesvdjBatched();
cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize();
cusolverStatus_t cusolverDnSgesvdj_bufferSize();
cusolverStatus_t cusolverDnSlaswp();
cusolverStatus_t cusolverDnSlauum();
cusolverStatus_t cusolverDnSlauum_bufferSize();
cusolverStatus_t cusolverDnSsyevj();
cusolverStatus_t cusolverDnSsyevjBatched();
cusolverStatus_t cusolverDnSsyevjBatched_bufferSize();
cusolverStatus_t cusolverDnSsyevj_bufferSize();
cusolverStatus_t cusolverDnSsygvj();
cusolverStatus_t cusolverDnSsygvj_bufferSize();
cusolverStatus_t cusolverDnSsytri();
cusolverStatus_t cusolverDnSsytri_bufferSize();
cusolverStatus_t cusolverDnSyevd();
cusolverStatus_t cusolverDnSyevd_bufferSize();
cusolverStatus_t cusolverDnSyevdx();
cusolverStatus_t cusolverDnSyevdx_bufferSize();
cusolverStatus_t cusolverDnXgeev();
cusolverStatus_t cusolverDnXgeev_bufferSize();
cusolverStatus_t cusolverDnXgeqrf();
cusolverStatus_t cusolverDnXgeqrf_bufferSize();
cusolverStatus_t cusolverDnXgesvd();
cusolverStatus_t cusolverDnXgesvd_bufferSize();
cusolverStatus_t cusolverDnXgesvdjGetResidual();
cusolverStatus_t cusolverDnXgesvdjGetSweeps();
cusolverStatus_t cusolverDnXgesvdp();
cusolverStatus_t cusolverDnXgesvdp_bufferSize();
cusolverStatus_t cusolverDnXgesvdr();
cusolverStatus_t cusolverDnXgesvdr_bufferSize();
cusolverStatus_t cusolverDnXgetrf();
cusolverStatus_t cusolverDnXgetrf_bufferSize();
cusolverStatus_t cusolverDnXgetrs();
cusolverStatus_t cusolverDnXlarft();
cusolverStatus_t cusolverDnXlarft_bufferSize();
cusolverStatus_t cusolverDnXpotrf();
cusolverStatus_t cusolverDnXpotrf_bufferSize();
cusolverStatus_t cusolverDnXpotrs();
cusolverStatus_t cusolverDnXsyevBatched();
cusolverStatus_t cusolverDnXsyevBatched_bufferSize();
cusolverStatus_t cusolverDnXsyevd();
cusolverStatus_t cusolverDnXsyevd_bufferSize();
cusolverStatus_t cusolverDnXsyevdx();
cusolverStatus_t cusolverDnXsyevdx_bufferSize();
cusolverStatus_t cusolverDnXsyevjGetResidual();
cusolverStatus_t cusolverDnXsyevjGetSweeps();
cusolverStatus_t cusolverDnXsytrs();
cusolverStatus_t cusolverDnXsytrs_bufferSize();
cusolverStatus_t cusolverDnXtrtri();
cusolverStatus_t cusolverDnXtrtri_bufferSize();
cusolverStatus_t cusolverDnZCgels();
cusolverStatus_t cusolverDnZCgels_bufferSize();
cusolverStatus_t cusolverDnZCgesv();
cusolverStatus_t cusolverDnZCgesv_bufferSize();
cusolverStatus_t cusolverDnZEgels();
cusolverStatus_t cusolverDnZEgels_bufferSize();
cusolverStatus_t cusolverDnZEgesv();
cusolverStatus_t cusolverDnZEgesv_bufferSize();
cusolverStatus_t cusolverDnZKgels();
cusolverStatus_t cusolverDnZKgels_bufferSize();
cusolverStatus_t cusolverDnZKgesv();
cusolverStatus_t cusolverDnZKgesv_bufferSize();
cusolverStatus_t cusolverDnZYgels();
cusolverStatus_t cusolverDnZYgels_bufferSize();
cusolverStatus_t cusolverDnZYgesv();
cusolverStatus_t cusolverDnZYgesv_bufferSize();
cusolverStatus_t cusolverDnZgesvdj();
cusolverStatus_t cusolverDnZgesvdjBatched();
cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize();
cusolverStatus_t cusolverDnZgesvdj_bufferSize();
cusolverStatus_t cusolverDnZheevj();
cusolverStatus_t cusolverDnZheevjBatched();
cusolverStatus_t cusolverDnZheevjBatched_bufferSize();
cusolverStatus_t cusolverDnZheevj_bufferSize();
cusolverStatus_t cusolverDnZhegvj();
cusolverStatus_t cusolverDnZhegvj_bufferSize();
cusolverStatus_t cusolverDnZlaswp();
cusolverStatus_t cusolverDnZlauum();
cusolverStatus_t cusolverDnZlauum_bufferSize();
cusolverStatus_t cusolverDnZsytri();
cusolverStatus_t cusolverDnZsytri_bufferSize();
cusolverStatus_t cusolverGetProperty();
cusolverStatus_t cusolverGetVersion();
cusolverStatus_t cusolverMgCreate();
cusolverStatus_t cusolverMgCreateDeviceGrid();
cusolverStatus_t cusolverMgCreateMatrixDesc();
cusolverStatus_t cusolverMgDestroy();
cusolverStatus_t cusolverMgDestroyGrid();
cusolverStatus_t cusolverMgDestroyMatrixDesc();
cusolverStatus_t cusolverMgDeviceSelect();
cusolverStatus_t cusolverMgGetrf();
cusolverStatus_t cusolverMgGetrf_bufferSize();
cusolverStatus_t cusolverMgGetrs();
cusolverStatus_t cusolverMgGetrs_bufferSize();
cusolverStatus_t cusolverMgPotrf();
cusolverStatus_t cusolverMgPotrf_bufferSize();
cusolverStatus_t cusolverMgPotri();
cusolverStatus_t cusolverMgPotri_bufferSize();
cusolverStatus_t cusolverMgPotrs();
cusolverStatus_t cusolverMgPotrs_bufferSize();
cusolverStatus_t cusolverMgSyevd();
cusolverStatus_t cusolverMgSyevd_bufferSize();
cusolverStatus_t cusolverMpBufferDeregister();
cusolverStatus_t cusolverMpBufferRegister();
cusolverStatus_t cusolverMpCreate();
cusolverStatus_t cusolverMpCreateDeviceGrid();
cusolverStatus_t cusolverMpCreateMatrixDesc();
cusolverStatus_t cusolverMpDestroy();
cusolverStatus_t cusolverMpDestroyGrid();
cusolverStatus_t cusolverMpDestroyMatrixDesc();
cusolverStatus_t cusolverMpGels();
cusolverStatus_t cusolverMpGels_bufferSize();
cusolverStatus_t cusolverMpGeqrf();
cusolverStatus_t cusolverMpGeqrf_bufferSize();
cusolverStatus_t cusolverMpGesvd();
cusolverStatus_t cusolverMpGesvdDescriptorCreate();
cusolverStatus_t cusolverMpGesvdDescriptorDestroy();
cusolverStatus_t cusolverMpGesvdDescriptorGetAttribute();
cusolverStatus_t cusolverMpGesvdDescriptorSetAttribute();
cusolverStatus_t cusolverMpGesvd_bufferSize();
cusolverStatus_t cusolverMpGetrf();
cusolverStatus_t cusolverMpGetrf_bufferSize();
cusolverStatus_t cusolverMpGetrs();
cusolverStatus_t cusolverMpGetrs_bufferSize();
cusolverStatus_t cusolverMpLaset();
cusolverStatus_t cusolverMpMatrixGatherD2H();
cusolverStatus_t cusolverMpMatrixScatterH2D();
cusolverStatus_t cusolverMpNUMROC();
cusolverStatus_t cusolverMpNewtonSchulz();
cusolverStatus_t cusolverMpNewtonSchulzDescriptorCreate();
cusolverStatus_t cusolverMpNewtonSchulzDescriptorDestroy();
cusolverStatus_t cusolverMpNewtonSchulzDescriptorSetAttribute();
cusolverStatus_t cusolverMpNewtonSchulz_bufferSize();
cusolverStatus_t cusolverMpOrgqr();
cusolverStatus_t cusolverMpOrgqr_bufferSize();
cusolverStatus_t cusolverMpOrmqr();
cusolverStatus_t cusolverMpOrmqr_bufferSize();
cusolverStatus_t cusolverMpOrmtr();
cusolverStatus_t cusolverMpOrmtr_bufferSize();
cusolverStatus_t cusolverMpPolar();
cusolverStatus_t cusolverMpPolarDescriptorCreate();
cusolverStatus_t cusolverMpPolarDescriptorDestroy();
cusolverStatus_t cusolverMpPolarDescriptorGetAttribute();
cusolverStatus_t cusolverMpPolarDescriptorSetAttribute();
cusolverStatus_t cusolverMpPolar_bufferSize();
cusolverStatus_t cusolverMpPotrf();
cusolverStatus_t cusolverMpPotrf_bufferSize();
cusolverStatus_t cusolverMpPotrs();
cusolverStatus_t cusolverMpPotrs_bufferSize();
cusolverStatus_t cusolverMpSetEmulationStrategy();
cusolverStatus_t cusolverMpSetMathMode();
cusolverStatus_t cusolverMpStedc();
cusolverStatus_t cusolverMpStedc_bufferSize();
cusolverStatus_t cusolverMpSyevd();
cusolverStatus_t cusolverMpSyevd_bufferSize();
cusolverStatus_t cusolverMpSygst();
cusolverStatus_t cusolverMpSygst_bufferSize();
cusolverStatus_t cusolverMpSygvd();
cusolverStatus_t cusolverMpSygvd_bufferSize();
cusolverStatus_t cusolverMpSytrd();
cusolverStatus_t cusolverMpSytrd_bufferSize();
cusolverStatus_t cusolverSpCcsrcholBufferInfo();
cusolverStatus_t cusolverSpCcsrcholBufferInfoHost();
cusolverStatus_t cusolverSpCcsrcholDiag();
cusolverStatus_t cusolverSpCcsrcholFactor();
cusolverStatus_t cusolverSpCcsrcholFactorHost();
cusolverStatus_t cusolverSpCcsrcholSolve();
cusolverStatus_t cusolverSpCcsrcholSolveHost();
cusolverStatus_t cusolverSpCcsrcholZeroPivot();
cusolverStatus_t cusolverSpCcsrcholZeroPivotHost();
cusolverStatus_t cusolverSpCcsreigsHost();
cusolverStatus_t cusolverSpCcsreigvsi();
cusolverStatus_t cusolverSpCcsreigvsiHost();
cusolverStatus_t cusolverSpCcsrlsqvqrHost();
cusolverStatus_t cusolverSpCcsrlsvchol();
cusolverStatus_t cusolverSpCcsrlsvcholHost();
cusolverStatus_t cusolverSpCcsrlsvluHost();
cusolverStatus_t cusolverSpCcsrlsvqrHost();
cusolverStatus_t cusolverSpCcsrluBufferInfoHost();
cusolverStatus_t cusolverSpCcsrluExtractHost();
cusolverStatus_t cusolverSpCcsrluFactorHost();
cusolverStatus_t cusolverSpCcsrluSolveHost();
cusolverStatus_t cusolverSpCcsrluZeroPivotHost();
cusolverStatus_t cusolverSpCcsrqrBufferInfo();
cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched();
cusolverStatus_t cusolverSpCcsrqrBufferInfoHost();
cusolverStatus_t cusolverSpCcsrqrFactor();
cusolverStatus_t cusolverSpCcsrqrFactorHost();
cusolverStatus_t cusolverSpCcsrqrSetup();
cusolverStatus_t cusolverSpCcsrqrSetupHost();
cusolverStatus_t cusolverSpCcsrqrSolve();
cusolverStatus_t cusolverSpCcsrqrSolveHost();
cusolverStatus_t cusolverSpCcsrqrZeroPivot();
cusolverStatus_t cusolverSpCcsrqrZeroPivotHost();
cusolverStatus_t cusolverSpCcsrqrsvBatched();
cusolverStatus_t cusolverSpCcsrzfdHost();
cusolverStatus_t cusolverSpCreateCsrcholInfo();
cusolverStatus_t cusolverSpCreateCsrcholInfoHost();
cusolverStatus_t cusolverSpCreateCsrluInfoHost();
cusolverStatus_t cusolverSpCreateCsrqrInfo();
cusolverStatus_t cusolverSpCreateCsrqrInfoHost();
cusolverStatus_t cusolverSpDcsrcholBufferInfo();
cusolverStatus_t cusolverSpDcsrcholBufferInfoHost();
cusolverStatus_t cusolverSpDcsrcholDiag();
cusolverStatus_t cusolverSpDcsrcholFactor();
cusolverStatus_t cusolverSpDcsrcholFactorHost();
cusolverStatus_t cusolverSpDcsrcholSolve();
cusolverStatus_t cusolverSpDcsrcholSolveHost();
cusolverStatus_t cusolverSpDcsrcholZeroPivot();
cusolverStatus_t cusolverSpDcsrcholZeroPivotHost();
cusolverStatus_t cusolverSpDcsreigsHost();
cusolverStatus_t cusolverSpDcsreigvsi();
cusolverStatus_t cusolverSpDcsreigvsiHost();
cusolverStatus_t cusolverSpDcsrlsqvqrHost();
cusolverStatus_t cusolverSpDcsrlsvluHost();
cusolverStatus_t cusolverSpDcsrlsvqrHost();
cusolverStatus_t cusolverSpDcsrluBufferInfoHost();
cusolverStatus_t cusolverSpDcsrluExtractHost();
cusolverStatus_t cusolverSpDcsrluFactorHost();
cusolverStatus_t cusolverSpDcsrluSolveHost();
cusolverStatus_t cusolverSpDcsrluZeroPivotHost();
cusolverStatus_t cusolverSpDcsrqrBufferInfo();
cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched();
cusolverStatus_t cusolverSpDcsrqrBufferInfoHost();
cusolverStatus_t cusolverSpDcsrqrFactor();
cusolverStatus_t cusolverSpDcsrqrFactorHost();
cusolverStatus_t cusolverSpDcsrqrSetup();
cusolverStatus_t cusolverSpDcsrqrSetupHost();
cusolverStatus_t cusolverSpDcsrqrSolve();
cusolverStatus_t cusolverSpDcsrqrSolveHost();
cusolverStatus_t cusolverSpDcsrqrZeroPivot();
cusolverStatus_t cusolverSpDcsrqrZeroPivotHost();
cusolverStatus_t cusolverSpDcsrqrsvBatched();
cusolverStatus_t cusolverSpDcsrzfdHost();
cusolverStatus_t cusolverSpDestroyCsrcholInfo();
cusolverStatus_t cusolverSpDestroyCsrcholInfoHost();
cusolverStatus_t cusolverSpDestroyCsrluInfoHost();
cusolverStatus_t cusolverSpDestroyCsrqrInfo();
cusolverStatus_t cusolverSpDestroyCsrqrInfoHost();
cusolverStatus_t cusolverSpGetStream();
cusolverStatus_t cusolverSpScsrcholBufferInfo();
cusolverStatus_t cusolverSpScsrcholBufferInfoHost();
cusolverStatus_t cusolverSpScsrcholDiag();
cusolverStatus_t cusolverSpScsrcholFactor();
cusolverStatus_t cusolverSpScsrcholFactorHost();
cusolverStatus_t cusolverSpScsrcholSolve();
cusolverStatus_t cusolverSpScsrcholSolveHost();
cusolverStatus_t cusolverSpScsrcholZeroPivot();
cusolverStatus_t cusolverSpScsrcholZeroPivotHost();
cusolverStatus_t cusolverSpScsreigsHost();
cusolverStatus_t cusolverSpScsreigvsi();
cusolverStatus_t cusolverSpScsreigvsiHost();
cusolverStatus_t cusolverSpScsrlsqvqrHost();
cusolverStatus_t cusolverSpScsrlsvluHost();
cusolverStatus_t cusolverSpScsrlsvqrHost();
cusolverStatus_t cusolverSpScsrluBufferInfoHost();
cusolverStatus_t cusolverSpScsrluExtractHost();
cusolverStatus_t cusolverSpScsrluFactorHost();
cusolverStatus_t cusolverSpScsrluSolveHost();
cusolverStatus_t cusolverSpScsrluZeroPivotHost();
cusolverStatus_t cusolverSpScsrqrBufferInfo();
cusolverStatus_t cusolverSpScsrqrBufferInfoBatched();
cusolverStatus_t cusolverSpScsrqrBufferInfoHost();
cusolverStatus_t cusolverSpScsrqrFactor();
cusolverStatus_t cusolverSpScsrqrFactorHost();
cusolverStatus_t cusolverSpScsrqrSetup();
cusolverStatus_t cusolverSpScsrqrSetupHost();
cusolverStatus_t cusolverSpScsrqrSolve();
cusolverStatus_t cusolverSpScsrqrSolveHost();
cusolverStatus_t cusolverSpScsrqrZeroPivot();
cusolverStatus_t cusolverSpScsrqrZeroPivotHost();
cusolverStatus_t cusolverSpScsrqrsvBatched();
cusolverStatus_t cusolverSpScsrzfdHost();
cusolverStatus_t cusolverSpXcsrcholAnalysis();
cusolverStatus_t cusolverSpXcsrcholAnalysisHost();
cusolverStatus_t cusolverSpXcsrissymHost();
cusolverStatus_t cusolverSpXcsrluAnalysisHost();
cusolverStatus_t cusolverSpXcsrluNnzHost();
cusolverStatus_t cusolverSpXcsrmetisndHost();
cusolverStatus_t cusolverSpXcsrpermHost();
cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost();
cusolverStatus_t cusolverSpXcsrqrAnalysis();
cusolverStatus_t cusolverSpXcsrqrAnalysisBatched();
cusolverStatus_t cusolverSpXcsrqrAnalysisHost();
cusolverStatus_t cusolverSpXcsrsymamdHost();
cusolverStatus_t cusolverSpXcsrsymmdqHost();
cusolverStatus_t cusolverSpXcsrsymrcmHost();
cusolverStatus_t cusolverSpZcsrcholBufferInfo();
cusolverStatus_t cusolverSpZcsrcholBufferInfoHost();
cusolverStatus_t cusolverSpZcsrcholDiag();
cusolverStatus_t cusolverSpZcsrcholFactor();
cusolverStatus_t cusolverSpZcsrcholFactorHost();
cusolverStatus_t cusolverSpZcsrcholSolve();
cusolverStatus_t cusolverSpZcsrcholSolveHost();
cusolverStatus_t cusolverSpZcsrcholZeroPivot();
cusolverStatus_t cusolverSpZcsrcholZeroPivotHost();
cusolverStatus_t cusolverSpZcsreigsHost();
cusolverStatus_t cusolverSpZcsreigvsi();
cusolverStatus_t cusolverSpZcsreigvsiHost();
cusolverStatus_t cusolverSpZcsrlsqvqrHost();
cusolverStatus_t cusolverSpZcsrlsvchol();
cusolverStatus_t cusolverSpZcsrlsvcholHost();
cusolverStatus_t cusolverSpZcsrlsvluHost();
cusolverStatus_t cusolverSpZcsrlsvqrHost();
cusolverStatus_t cusolverSpZcsrluBufferInfoHost();
cusolverStatus_t cusolverSpZcsrluExtractHost();
cusolverStatus_t cusolverSpZcsrluFactorHost();
cusolverStatus_t cusolverSpZcsrluSolveHost();
cusolverStatus_t cusolverSpZcsrluZeroPivotHost();
cusolverStatus_t cusolverSpZcsrqrBufferInfo();
cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched();
cusolverStatus_t cusolverSpZcsrqrBufferInfoHost();
cusolverStatus_t cusolverSpZcsrqrFactor();
cusolverStatus_t cusolverSpZcsrqrFactorHost();
cusolverStatus_t cusolverSpZcsrqrSetup();
cusolverStatus_t cusolverSpZcsrqrSetupHost();
cusolverStatus_t cusolverSpZcsrqrSolve();
cusolverStatus_t cusolverSpZcsrqrSolveHost();
cusolverStatus_t cusolverSpZcsrqrZeroPivot();
cusolverStatus_t cusolverSpZcsrqrZeroPivotHost();
cusolverStatus_t cusolverSpZcsrqrsvBatched();
cusolverStatus_t cusolverSpZcsrzfdHost();
#endif

