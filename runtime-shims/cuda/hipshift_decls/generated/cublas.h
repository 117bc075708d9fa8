// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#include "../math_library.h"

enum cublasDataType_t {
  cublasDataType_t_no_value = 0,
};
typedef enum cublasDataType_t cublasDataType_t;
enum cublasStatus {
  CUBLAS_STATUS_SUCCESS = 0,
  CUBLAS_STATUS_NOT_INITIALIZED = 1,
  CUBLAS_STATUS_ALLOC_FAILED = 3,
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_ARCH_MISMATCH = 8,
  CUBLAS_STATUS_MAPPING_ERROR = 11,
  CUBLAS_STATUS_EXECUTION_FAILED = 13,
  CUBLAS_STATUS_INTERNAL_ERROR = 14,
  CUBLAS_STATUS_NOT_SUPPORTED = 15,
  CUBLAS_STATUS_LICENSE_ERROR = 16,
};
typedef enum cublasStatus cublasStatus;
typedef enum cublasStatus cublasStatus_t;
enum cublasOperation_t {
  CUBLAS_OP_N = 0,
  CUBLAS_OP_T = 1,
  CUBLAS_OP_C = 2,
  CUBLAS_OP_HERMITAN = 2,
  CUBLAS_OP_CONJG = 3,
};
typedef enum cublasOperation_t cublasOperation_t;
enum cublasComputeType_t {
  CUBLAS_COMPUTE_16F = 64,
  CUBLAS_COMPUTE_16F_PEDANTIC = 65,
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_32F_PEDANTIC = 69,
  CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_64F_PEDANTIC = 71,
  CUBLAS_COMPUTE_32I = 72,
  CUBLAS_COMPUTE_32I_PEDANTIC = 73,
  CUBLAS_COMPUTE_32F_FAST_16F = 74,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75,
  CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
  CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 16395,
  CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 16396,
};
typedef enum cublasComputeType_t cublasComputeType_t;
enum cublasPointerMode_t {
  CUBLAS_POINTER_MODE_HOST = 0,
  CUBLAS_POINTER_MODE_DEVICE = 1,
};
typedef enum cublasPointerMode_t cublasPointerMode_t;
enum cublasFillMode_t {
  CUBLAS_FILL_MODE_LOWER = 0,
  CUBLAS_FILL_MODE_UPPER = 1,
  CUBLAS_FILL_MODE_FULL = 2,
};
typedef enum cublasFillMode_t cublasFillMode_t;
enum cublasDiagType_t {
  CUBLAS_DIAG_NON_UNIT = 0,
  CUBLAS_DIAG_UNIT = 1,
};
typedef enum cublasDiagType_t cublasDiagType_t;
enum cublasSideMode_t {
  CUBLAS_SIDE_LEFT = 0,
  CUBLAS_SIDE_RIGHT = 1,
};
typedef enum cublasSideMode_t cublasSideMode_t;
enum cublasMath_t {
  CUBLAS_DEFAULT_MATH = 0,
  CUBLAS_TENSOR_OP_MATH = 1,
  CUBLAS_PEDANTIC_MATH = 2,
  CUBLAS_TF32_TENSOR_OP_MATH = 3,
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16,
};
typedef enum cublasMath_t cublasMath_t;
enum cublasGemmAlgo_t {
  CUBLAS_GEMM_DEFAULT = -1,
  CUBLAS_GEMM_DFALT = -1,
  CUBLAS_GEMM_ALGO0 = 0,
  CUBLAS_GEMM_ALGO1 = 1,
  CUBLAS_GEMM_ALGO2 = 2,
  CUBLAS_GEMM_ALGO3 = 3,
  CUBLAS_GEMM_ALGO4 = 4,
  CUBLAS_GEMM_ALGO5 = 5,
  CUBLAS_GEMM_ALGO6 = 6,
  CUBLAS_GEMM_ALGO7 = 7,
  CUBLAS_GEMM_ALGO8 = 8,
  CUBLAS_GEMM_ALGO9 = 9,
  CUBLAS_GEMM_ALGO10 = 10,
  CUBLAS_GEMM_ALGO11 = 11,
  CUBLAS_GEMM_ALGO12 = 12,
  CUBLAS_GEMM_ALGO13 = 13,
  CUBLAS_GEMM_ALGO14 = 14,
  CUBLAS_GEMM_ALGO15 = 15,
  CUBLAS_GEMM_ALGO16 = 16,
  CUBLAS_GEMM_ALGO17 = 17,
  CUBLAS_GEMM_ALGO18 = 18,
  CUBLAS_GEMM_ALGO19 = 19,
  CUBLAS_GEMM_ALGO20 = 20,
  CUBLAS_GEMM_ALGO21 = 21,
  CUBLAS_GEMM_ALGO22 = 22,
  CUBLAS_GEMM_ALGO23 = 23,
  CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
  CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
  CUBLAS_GEMM_ALGO0_TENSOR_OP = 100,
  CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
  CUBLAS_GEMM_ALGO2_TENSOR_OP = 102,
  CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
  CUBLAS_GEMM_ALGO4_TENSOR_OP = 104,
  CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
  CUBLAS_GEMM_ALGO6_TENSOR_OP = 106,
  CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
  CUBLAS_GEMM_ALGO8_TENSOR_OP = 108,
  CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
  CUBLAS_GEMM_ALGO10_TENSOR_OP = 110,
  CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
  CUBLAS_GEMM_ALGO12_TENSOR_OP = 112,
  CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
  CUBLAS_GEMM_ALGO14_TENSOR_OP = 114,
  CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,
  CUBLAS_GEMM_AUTOTUNE = 999,
};
typedef enum cublasGemmAlgo_t cublasGemmAlgo_t;
enum cublasAtomicsMode_t {
  CUBLAS_ATOMICS_NOT_ALLOWED = 0,
  CUBLAS_ATOMICS_ALLOWED = 1,
};
typedef enum cublasAtomicsMode_t cublasAtomicsMode_t;
enum {
  CUBLAS_EMULATION_STRATEGY_DEFAULT = 16384,
  CUBLAS_EMULATION_STRATEGY_EAGER = 16385,
  CUBLAS_EMULATION_STRATEGY_PERFORMANT = 16386,
  CUBLAS_FP32_EMULATED_BF16X9_MATH = 16387,
  CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 16388,
};
struct cublasContext;
typedef struct cublasContext cublasContext;
typedef struct cublasContext *cublasHandle_t;
typedef int cublasEmulationStrategy_t;
typedef int cublasMpEmulationStrategy_t;
typedef int cublasMpGridLayout_t;
typedef int cublasMpGrid_t;
typedef struct cublasMpHandle_t_opaque *cublasMpHandle_t;
typedef int cublasMpMatmulAlgoType_t;
typedef int cublasMpMatmulDescriptor_t;
typedef int cublasMpMatmulEpilogue_t;
typedef int cublasMpMatmulMatrixScale_t;
typedef int cublasMpMatrixDescriptor_t;
typedef int cublasMpStatus_t;

#ifdef __cplusplus
extern "C" {
#endif
cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executionType);
cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executionType);
cublasStatus_t cublasCaxpy(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy);
cublasStatus_t cublasCaxpy_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy);
cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
cublasStatus_t cublasCcopy(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy);
cublasStatus_t cublasCcopy_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy);
cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n, const cuComplex *AP, int lda, const cuComplex *x, int incx, cuComplex *CP, int ldc);
cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCdotc(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result);
cublasStatus_t cublasCdotc_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result);
cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result);
cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result);
cublasStatus_t cublasCdotu(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result);
cublasStatus_t cublasCdotu_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result);
cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result);
cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result);
cublasStatus_t cublasCgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasCgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *beta, const cuComplex *BP, int ldb, cuComplex *CP, int ldc);
cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *beta, const cuComplex *BP, int64_t ldb, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, const int m, const int n, const int nrhs, cuComplex *const *A, const int lda, cuComplex *const *B, const int ldb, int *info, int *deviceInfo, const int batchCount);
cublasStatus_t cublasCgemm(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *AP, int lda, const cuComplex *const *BP, int ldb, const cuComplex *beta, cuComplex *const *CP, int ldc, int batchCount);
cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *AP, int64_t lda, const cuComplex *const *BP, int64_t ldb, const cuComplex *beta, cuComplex *const *CP, int64_t ldc, int64_t batchCount);
cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, long long strideA, const cuComplex *BP, int ldb, long long strideB, const cuComplex *beta, cuComplex *CP, int ldc, long long strideC, int batchCount);
cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, long long strideA, const cuComplex *BP, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *CP, int64_t ldc, long long strideC, int64_t batchCount);
cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *AP, int lda, const cuComplex *const *BP, int ldb, const cuComplex *beta, cuComplex *const *CP, int ldc, int batchCount);
cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *AP, int64_t lda, const cuComplex *const *BP, int64_t ldb, const cuComplex *beta, cuComplex *const *CP, int64_t ldc, int64_t batchCount);
cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, long long strideA, const cuComplex *BP, int ldb, long long strideB, const cuComplex *beta, cuComplex *CP, int ldc, long long strideC, int batchCount);
cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, long long strideA, const cuComplex *BP, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *CP, int64_t ldc, long long strideC, int64_t batchCount);
cublasStatus_t cublasCgemm_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *AP, int lda, const cuComplex *const *x, int incx, const cuComplex *beta, cuComplex *const *y, int incy, int batchCount);
cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *AP, int64_t lda, const cuComplex *const *x, int64_t incx, const cuComplex *beta, cuComplex *const *y, int64_t incy, int64_t batchCount);
cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t transA, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, long long int strideA, const cuComplex *x, int incx, long long int stridex, const cuComplex *beta, cuComplex *y, int incy, long long int stridey, int batchCount);
cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, long long int strideA, const cuComplex *x, int64_t incx, long long int stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long int stridey, int64_t batchCount);
cublasStatus_t cublasCgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, const int m, const int n, cuComplex *const *A, const int lda, cuComplex *const *ipiv, int *info, const int batchCount);
cublasStatus_t cublasCgerc(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCgerc_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCgeru(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCgeru_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, const int n, cuComplex *const *A, const int lda, int *ipiv, int *info, const int batchCount);
cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, const int n, cuComplex *const *A, const int lda, int *ipiv, cuComplex *const *C, const int ldc, int *info, const int batchCount);
cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, const cublasOperation_t trans, const int n, const int nrhs, cuComplex *const *A, const int lda, const int *ipiv, cuComplex *const *B, const int ldb, int *info, const int batchCount);
cublasStatus_t cublasChbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasChbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasChemm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasChemm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasChemv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasChemv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCher(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP, int lda);
cublasStatus_t cublasCher2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCher2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCher2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const float *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCher2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const float *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const float *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const float *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCher_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP, int lda);
cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCherk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const cuComplex *AP, int lda, const float *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCherk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const cuComplex *AP, int64_t lda, const float *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const cuComplex *AP, int lda, const float *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const cuComplex *AP, int64_t lda, const float *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const float *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const float *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasChpmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasChpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasChpr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP);
cublasStatus_t cublasChpr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP);
cublasStatus_t cublasChpr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP);
cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP);
cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP);
cublasStatus_t cublasChpr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP);
cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP);
cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP);
cublasStatus_t cublasCreate(cublasHandle_t *handle);
cublasStatus_t cublasCreate_v2(cublasHandle_t *handle);
cublasStatus_t cublasCrot(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s);
cublasStatus_t cublasCrot_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s);
cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s);
cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s);
cublasStatus_t cublasCrotg(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s);
cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s);
cublasStatus_t cublasCscal(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx);
cublasStatus_t cublasCscal_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx);
cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx);
cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx);
cublasStatus_t cublasCsrot(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s);
cublasStatus_t cublasCsrot_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s);
cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s);
cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s);
cublasStatus_t cublasCsscal(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx);
cublasStatus_t cublasCsscal_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx);
cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx);
cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx);
cublasStatus_t cublasCswap(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy);
cublasStatus_t cublasCswap_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy);
cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
cublasStatus_t cublasCsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasCsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy);
cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
cublasStatus_t cublasCsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *AP, int lda);
cublasStatus_t cublasCsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP, int lda);
cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *AP, int lda);
cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *AP, int64_t lda);
cublasStatus_t cublasCsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuComplex *alpha, const cuComplex *AP, int lda, const cuComplex *BP, int ldb, const cuComplex *beta, cuComplex *CP, int ldc);
cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *AP, int64_t lda, const cuComplex *BP, int64_t ldb, const cuComplex *beta, cuComplex *CP, int64_t ldc);
cublasStatus_t cublasCtbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx);
cublasStatus_t cublasCtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx);
cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx);
cublasStatus_t cublasCtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx);
cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc);
cublasStatus_t cublasCtrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc);
cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc);
cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc);
cublasStatus_t cublasCtrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, cuComplex *BP, int ldb);
cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *AP, int lda, cuComplex *const *BP, int ldb, int batchCount);
cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *AP, int64_t lda, cuComplex *const *BP, int64_t ldb, int64_t batchCount);
cublasStatus_t cublasCtrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, cuComplex *BP, int64_t ldb);
cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *AP, int lda, cuComplex *BP, int ldb);
cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *AP, int64_t lda, cuComplex *BP, int64_t ldb);
cublasStatus_t cublasCtrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuComplex *AP, int lda, cuComplex *x, int incx);
cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuComplex *AP, int64_t lda, cuComplex *x, int64_t incx);
cublasStatus_t cublasDasum(cublasHandle_t handle, int n, const double *x, int incx, double *result);
cublasStatus_t cublasDasum_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result);
cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result);
cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result);
cublasStatus_t cublasDaxpy(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy);
cublasStatus_t cublasDaxpy_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy);
cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy);
cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy);
cublasStatus_t cublasDcopy(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy);
cublasStatus_t cublasDcopy_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy);
cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy);
cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy);
cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n, const double *AP, int lda, const double *x, int incx, double *CP, int ldc);
cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n, const double *AP, int64_t lda, const double *x, int64_t incx, double *CP, int64_t ldc);
cublasStatus_t cublasDdot(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result);
cublasStatus_t cublasDdot_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result);
cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result);
cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result);
cublasStatus_t cublasDestroy(cublasHandle_t handle);
cublasStatus_t cublasDestroy_v2(cublasHandle_t handle);
cublasStatus_t cublasDgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, const double *alpha, const double *AP, int lda, const double *beta, const double *BP, int ldb, double *CP, int ldc);
cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *beta, const double *BP, int64_t ldb, double *CP, int64_t ldc);
cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, const int m, const int n, const int nrhs, double *const *A, const int lda, double *const *B, const int ldb, int *info, int *deviceInfo, const int batchCount);
cublasStatus_t cublasDgemm(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const double *alpha, const double *const *AP, int lda, const double *const *BP, int ldb, const double *beta, double *const *CP, int ldc, int batchCount);
cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *AP, int64_t lda, const double *const *BP, int64_t ldb, const double *beta, double *const *CP, int64_t ldc, int64_t batchCount);
cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const double *alpha, const double *AP, int lda, long long strideA, const double *BP, int ldb, long long strideB, const double *beta, double *CP, int ldc, long long strideC, int batchCount);
cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, long long strideA, const double *BP, int64_t ldb, long long strideB, const double *beta, double *CP, int64_t ldc, long long strideC, int64_t batchCount);
cublasStatus_t cublasDgemm_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *AP, int lda, const double *const *x, int incx, const double *beta, double *const *y, int incy, int batchCount);
cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *AP, int64_t lda, const double *const *x, int64_t incx, const double *beta, double *const *y, int64_t incy, int64_t batchCount);
cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t transA, int m, int n, const double *alpha, const double *AP, int lda, long long int strideA, const double *x, int incx, long long int stridex, const double *beta, double *y, int incy, long long int stridey, int batchCount);
cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, long long int strideA, const double *x, int64_t incx, long long int stridex, const double *beta, double *y, int64_t incy, long long int stridey, int64_t batchCount);
cublasStatus_t cublasDgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, const int m, const int n, double *const *A, const int lda, double *const *ipiv, int *info, const int batchCount);
cublasStatus_t cublasDger(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP, int lda);
cublasStatus_t cublasDger_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP, int64_t lda);
cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP, int lda);
cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP, int64_t lda);
cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, const int n, double *const *A, const int lda, int *ipiv, int *info, const int batchCount);
cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, const int n, double *const *A, const int lda, int *ipiv, double *const *C, const int ldc, int *info, const int batchCount);
cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, const cublasOperation_t trans, const int n, const int nrhs, double *const *A, const int lda, const int *ipiv, double *const *B, const int ldb, int *info, const int batchCount);
cublasStatus_t cublasDnrm2(cublasHandle_t handle, int n, const double *x, int incx, double *result);
cublasStatus_t cublasDnrm2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result);
cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result);
cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result);
cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasDrot(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s);
cublasStatus_t cublasDrot_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s);
cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s);
cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s);
cublasStatus_t cublasDrotg(cublasHandle_t handle, double *a, double *b, double *c, double *s);
cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s);
cublasStatus_t cublasDrotm(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param);
cublasStatus_t cublasDrotm_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param);
cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param);
cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param);
cublasStatus_t cublasDrotmg(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param);
cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param);
cublasStatus_t cublasDsbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDsbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDscal(cublasHandle_t handle, int n, const double *alpha, double *x, int incx);
cublasStatus_t cublasDscal_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx);
cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx);
cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx);
cublasStatus_t cublasDspmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDspmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDspr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP);
cublasStatus_t cublasDspr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP);
cublasStatus_t cublasDspr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP);
cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP);
cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP);
cublasStatus_t cublasDspr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP);
cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP);
cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP);
cublasStatus_t cublasDswap(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy);
cublasStatus_t cublasDswap_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy);
cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy);
cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy);
cublasStatus_t cublasDsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, int lda, const double *x, int incx, const double *beta, double *y, int incy);
cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
cublasStatus_t cublasDsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP, int lda);
cublasStatus_t cublasDsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP, int lda);
cublasStatus_t cublasDsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP, int64_t lda);
cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP, int lda);
cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP, int64_t lda);
cublasStatus_t cublasDsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP, int64_t lda);
cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP, int lda);
cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP, int64_t lda);
cublasStatus_t cublasDsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const double *AP, int lda, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const double *AP, int lda, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const double *AP, int lda, const double *BP, int ldb, const double *beta, double *CP, int ldc);
cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const double *AP, int64_t lda, const double *BP, int64_t ldb, const double *beta, double *CP, int64_t ldc);
cublasStatus_t cublasDtbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, double *x, int incx);
cublasStatus_t cublasDtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx);
cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, double *x, int incx);
cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx);
cublasStatus_t cublasDtpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, double *x, int incx);
cublasStatus_t cublasDtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx);
cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, double *x, int incx);
cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx);
cublasStatus_t cublasDtrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc);
cublasStatus_t cublasDtrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc);
cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc);
cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc);
cublasStatus_t cublasDtrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const double *alpha, const double *AP, int lda, double *BP, int ldb);
cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *AP, int lda, double *const *BP, int ldb, int batchCount);
cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *AP, int64_t lda, double *const *BP, int64_t ldb, int64_t batchCount);
cublasStatus_t cublasDtrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, double *BP, int64_t ldb);
cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const double *alpha, const double *AP, int lda, double *BP, int ldb);
cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *AP, int64_t lda, double *BP, int64_t ldb);
cublasStatus_t cublasDtrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const double *AP, int lda, double *x, int incx);
cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const double *AP, int64_t lda, double *x, int64_t incx);
cublasStatus_t cublasDzasum(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result);
cublasStatus_t cublasDzasum_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result);
cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result);
cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result);
cublasStatus_t cublasDznrm2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result);
cublasStatus_t cublasDznrm2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result);
cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result);
cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const void *alpha, const void **A, cudaDataType aType, int lda, const void **B, cudaDataType bType, int ldb, const void *beta, void **C, cudaDataType cType, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const void *alpha, const void **A, cudaDataType aType, int64_t lda, const void **B, cudaDataType bType, int64_t ldb, const void *beta, void **C, cudaDataType cType, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const void *alpha, const void *A, cudaDataType aType, int lda, const void *B, cudaDataType bType, int ldb, const void *beta, void *C, cudaDataType cType, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType aType, int64_t lda, const void *B, cudaDataType bType, int64_t ldb, const void *beta, void *C, cudaDataType cType, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const void *alpha, const void *A, cudaDataType aType, int lda, long long int strideA, const void *B, cudaDataType bType, int ldb, long long int strideB, const void *beta, void *C, cudaDataType cType, int ldc, long long int strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType aType, int64_t lda, long long int strideA, const void *B, cudaDataType bType, int64_t ldb, long long int strideB, const void *beta, void *C, cudaDataType cType, int64_t ldc, long long int strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *atomics_mode);
cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode);
cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *AP, int lda, void *BP, int ldb);
cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *AP, int lda, void *BP, int ldb, cudaStream_t stream);
cublasStatus_t cublasGetPointerMode(cublasHandle_t handle, cublasPointerMode_t *mode);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode);
const char * cublasGetStatusName(cublasStatus_t status);
const char * cublasGetStatusString(cublasStatus_t status);
cublasStatus_t cublasGetStream(cublasHandle_t handle, cudaStream_t *streamId);
cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId);
cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy);
cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *x, int incx, void *y, int incy, cudaStream_t stream);
cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const __half *alpha, const __half *AP, int lda, const __half *BP, int ldb, const __half *beta, __half *CP, int ldc);
cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const __half *alpha, const __half *const *AP, int lda, const __half *const *BP, int ldb, const __half *beta, __half *const *CP, int ldc, int batchCount);
cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *const *AP, int64_t lda, const __half *const *BP, int64_t ldb, const __half *beta, __half *const *CP, int64_t ldc, int64_t batchCount);
cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const __half *alpha, const __half *AP, int lda, long long strideA, const __half *BP, int ldb, long long strideB, const __half *beta, __half *CP, int ldc, long long strideC, int batchCount);
cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *AP, int64_t lda, long long strideA, const __half *BP, int64_t ldb, long long strideB, const __half *beta, __half *CP, int64_t ldc, long long strideC, int64_t batchCount);
cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *AP, int64_t lda, const __half *BP, int64_t ldb, const __half *beta, __half *CP, int64_t ldc);
cublasStatus_t cublasIcamax(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result);
cublasStatus_t cublasIcamax_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result);
cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIcamin(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result);
cublasStatus_t cublasIcamin_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result);
cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIdamax(cublasHandle_t handle, int n, const double *x, int incx, int *result);
cublasStatus_t cublasIdamax_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result);
cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIdamin(cublasHandle_t handle, int n, const double *x, int incx, int *result);
cublasStatus_t cublasIdamin_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result);
cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIsamax(cublasHandle_t handle, int n, const float *x, int incx, int *result);
cublasStatus_t cublasIsamax_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result);
cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIsamin(cublasHandle_t handle, int n, const float *x, int incx, int *result);
cublasStatus_t cublasIsamin_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result);
cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIzamax(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result);
cublasStatus_t cublasIzamax_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result);
cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIzamin(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result);
cublasStatus_t cublasIzamin_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result);
cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result);
cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executionType);
cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executionType);
cublasStatus_t cublasSasum(cublasHandle_t handle, int n, const float *x, int incx, float *result);
cublasStatus_t cublasSasum_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result);
cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result);
cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result);
cublasStatus_t cublasSaxpy(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy);
cublasStatus_t cublasSaxpy_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy);
cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy);
cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy);
cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType);
cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType);
cublasStatus_t cublasScasum(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result);
cublasStatus_t cublasScasum_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result);
cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result);
cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result);
cublasStatus_t cublasScnrm2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result);
cublasStatus_t cublasScnrm2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result);
cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result);
cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result);
cublasStatus_t cublasScopy(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy);
cublasStatus_t cublasScopy_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy);
cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy);
cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy);
cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n, const float *AP, int lda, const float *x, int incx, float *CP, int ldc);
cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n, const float *AP, int64_t lda, const float *x, int64_t incx, float *CP, int64_t ldc);
cublasStatus_t cublasSdot(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result);
cublasStatus_t cublasSdot_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result);
cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result);
cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result);
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t atomics_mode);
cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode);
cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *AP, int lda, void *BP, int ldb);
cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *AP, int lda, void *BP, int ldb, cudaStream_t stream);
cublasStatus_t cublasSetPointerMode(cublasHandle_t handle, cublasPointerMode_t mode);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode);
cublasStatus_t cublasSetStream(cublasHandle_t handle, cudaStream_t streamId);
cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId);
cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *y, int incy);
cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *x, int incx, void *y, int incy, cudaStream_t stream);
cublasStatus_t cublasSetWorkspace(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes);
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes);
cublasStatus_t cublasSgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, const float *alpha, const float *AP, int lda, const float *beta, const float *BP, int ldb, float *CP, int ldc);
cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *beta, const float *BP, int64_t ldb, float *CP, int64_t ldc);
cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, const int m, const int n, const int nrhs, float *const *A, const int lda, float *const *B, const int ldb, int *info, int *deviceInfo, const int batchCount);
cublasStatus_t cublasSgemm(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const float *alpha, const float *const *AP, int lda, const float *const *BP, int ldb, const float *beta, float *const *CP, int ldc, int batchCount);
cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *AP, int64_t lda, const float *const *BP, int64_t ldb, const float *beta, float *const *CP, int64_t ldc, int64_t batchCount);
cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const float *alpha, const float *AP, int lda, long long strideA, const float *BP, int ldb, long long strideB, const float *beta, float *CP, int ldc, long long strideC, int batchCount);
cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, long long strideA, const float *BP, int64_t ldb, long long strideB, const float *beta, float *CP, int64_t ldc, long long strideC, int64_t batchCount);
cublasStatus_t cublasSgemm_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *AP, int lda, const float *const *x, int incx, const float *beta, float *const *y, int incy, int batchCount);
cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *AP, int64_t lda, const float *const *x, int64_t incx, const float *beta, float *const *y, int64_t incy, int64_t batchCount);
cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t transA, int m, int n, const float *alpha, const float *AP, int lda, long long int strideA, const float *x, int incx, long long int stridex, const float *beta, float *y, int incy, long long int stridey, int batchCount);
cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, long long int strideA, const float *x, int64_t incx, long long int stridex, const float *beta, float *y, int64_t incy, long long int stridey, int64_t batchCount);
cublasStatus_t cublasSgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, const int m, const int n, float *const *A, const int lda, float *const *ipiv, int *info, const int batchCount);
cublasStatus_t cublasSger(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP, int lda);
cublasStatus_t cublasSger_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP, int64_t lda);
cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP, int lda);
cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP, int64_t lda);
cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, const int n, float *const *A, const int lda, int *ipiv, int *info, const int batchCount);
cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, const int n, float *const *A, const int lda, int *ipiv, float *const *C, const int ldc, int *info, const int batchCount);
cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, const cublasOperation_t trans, const int n, const int nrhs, float *const *A, const int lda, const int *ipiv, float *const *B, const int ldb, int *info, const int batchCount);
cublasStatus_t cublasSnrm2(cublasHandle_t handle, int n, const float *x, int incx, float *result);
cublasStatus_t cublasSnrm2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result);
cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result);
cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result);
cublasStatus_t cublasSrot(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s);
cublasStatus_t cublasSrot_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s);
cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s);
cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s);
cublasStatus_t cublasSrotg(cublasHandle_t handle, float *a, float *b, float *c, float *s);
cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s);
cublasStatus_t cublasSrotm(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param);
cublasStatus_t cublasSrotm_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param);
cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param);
cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param);
cublasStatus_t cublasSrotmg(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param);
cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param);
cublasStatus_t cublasSsbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSsbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSscal(cublasHandle_t handle, int n, const float *alpha, float *x, int incx);
cublasStatus_t cublasSscal_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx);
cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx);
cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx);
cublasStatus_t cublasSspmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSspmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSspr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP);
cublasStatus_t cublasSspr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP);
cublasStatus_t cublasSspr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP);
cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP);
cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP);
cublasStatus_t cublasSspr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP);
cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP);
cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP);
cublasStatus_t cublasSswap(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy);
cublasStatus_t cublasSswap_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy);
cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy);
cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy);
cublasStatus_t cublasSsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
cublasStatus_t cublasSsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP, int lda);
cublasStatus_t cublasSsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP, int lda);
cublasStatus_t cublasSsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP, int64_t lda);
cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP, int lda);
cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP, int64_t lda);
cublasStatus_t cublasSsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP, int64_t lda);
cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP, int lda);
cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP, int64_t lda);
cublasStatus_t cublasSsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const float *AP, int lda, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const float *AP, int lda, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const float *alpha, const float *AP, int lda, const float *BP, int ldb, const float *beta, float *CP, int ldc);
cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const float *alpha, const float *AP, int64_t lda, const float *BP, int64_t ldb, const float *beta, float *CP, int64_t ldc);
cublasStatus_t cublasStbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, float *x, int incx);
cublasStatus_t cublasStpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx);
cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, float *x, int incx);
cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx);
cublasStatus_t cublasStpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, float *x, int incx);
cublasStatus_t cublasStpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx);
cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, float *x, int incx);
cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx);
cublasStatus_t cublasStrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc);
cublasStatus_t cublasStrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc);
cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc);
cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc);
cublasStatus_t cublasStrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const float *alpha, const float *AP, int lda, float *BP, int ldb);
cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *AP, int lda, float *const *BP, int ldb, int batchCount);
cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *AP, int64_t lda, float *const *BP, int64_t ldb, int64_t batchCount);
cublasStatus_t cublasStrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, float *BP, int64_t ldb);
cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const float *alpha, const float *AP, int lda, float *BP, int ldb);
cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *AP, int64_t lda, float *BP, int64_t ldb);
cublasStatus_t cublasStrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const float *AP, int lda, float *x, int incx);
cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const float *AP, int64_t lda, float *x, int64_t incx);
cublasStatus_t cublasZaxpy(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZaxpy_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZcopy(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZcopy_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZdotc(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotc_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotu(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotu_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result);
cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result);
cublasStatus_t cublasZdrot(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s);
cublasStatus_t cublasZdrot_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s);
cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s);
cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s);
cublasStatus_t cublasZdscal(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZdscal_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *BP, int ldb, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *BP, int64_t ldb, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, const int m, const int n, const int nrhs, cuDoubleComplex *const *A, const int lda, cuDoubleComplex *const *B, const int ldb, int *info, int *deviceInfo, const int batchCount);
cublasStatus_t cublasZgemm(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *AP, int lda, const cuDoubleComplex *const *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *CP, int ldc, int batchCount);
cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *AP, int64_t lda, const cuDoubleComplex *const *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *CP, int64_t ldc, int64_t batchCount);
cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, long long strideA, const cuDoubleComplex *BP, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc, long long strideC, int batchCount);
cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, long long strideA, const cuDoubleComplex *BP, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc, long long strideC, int64_t batchCount);
cublasStatus_t cublasZgemm_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *AP, int lda, const cuDoubleComplex *const *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *y, int incy, int batchCount);
cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *AP, int64_t lda, const cuDoubleComplex *const *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *y, int64_t incy, int64_t batchCount);
cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t transA, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, long long int strideA, const cuDoubleComplex *x, int incx, long long int stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long int stridey, int batchCount);
cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t transA, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, long long int strideA, const cuDoubleComplex *x, int64_t incx, long long int stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long int stridey, int64_t batchCount);
cublasStatus_t cublasZgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, const int m, const int n, cuDoubleComplex *const *A, const int lda, cuDoubleComplex *const *ipiv, int *info, const int batchCount);
cublasStatus_t cublasZgerc(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZgerc_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZgeru(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZgeru_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, const int n, cuDoubleComplex *const *A, const int lda, int *ipiv, int *info, const int batchCount);
cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, const int n, cuDoubleComplex *const *A, const int lda, int *ipiv, cuDoubleComplex *const *C, const int ldc, int *info, const int batchCount);
cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, const cublasOperation_t trans, const int n, const int nrhs, cuDoubleComplex *const *A, const int lda, const int *ipiv, cuDoubleComplex *const *B, const int ldb, int *info, const int batchCount);
cublasStatus_t cublasZhbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZhbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZhemm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZhemm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZhemv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZhemv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZher(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZher2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZher2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZher2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const double *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZher2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const double *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const double *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const double *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZher_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZherk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const cuDoubleComplex *AP, int lda, const double *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZherk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *AP, int64_t lda, const double *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const double *alpha, const cuDoubleComplex *AP, int lda, const double *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *AP, int64_t lda, const double *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const double *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const double *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZhpmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZhpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZhpr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP);
cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP);
cublasStatus_t cublasZrot(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s);
cublasStatus_t cublasZrot_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s);
cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s);
cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s);
cublasStatus_t cublasZrotg(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s);
cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s);
cublasStatus_t cublasZscal(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZscal_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZswap(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZswap_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
cublasStatus_t cublasZsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP, int lda);
cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP, int64_t lda);
cublasStatus_t cublasZsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, const cuDoubleComplex *BP, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int ldc);
cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, const cuDoubleComplex *BP, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *CP, int64_t ldc);
cublasStatus_t cublasZtbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc);
cublasStatus_t cublasZtrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc);
cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc);
cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc);
cublasStatus_t cublasZtrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, cuDoubleComplex *BP, int ldb);
cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *AP, int lda, cuDoubleComplex *const *BP, int ldb, int batchCount);
cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *AP, int64_t lda, cuDoubleComplex *const *BP, int64_t ldb, int64_t batchCount);
cublasStatus_t cublasZtrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *BP, int64_t ldb);
cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int lda, cuDoubleComplex *BP, int ldb);
cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *BP, int64_t ldb);
cublasStatus_t cublasZtrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, int lda, cuDoubleComplex *x, int incx);
cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t transA, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, int64_t lda, cuDoubleComplex *x, int64_t incx);
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> cublasStatus_t cublasAsumEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasAsumEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCgemm3mEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCgemm3mEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCgemmEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCgemmEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCherk3mEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCherk3mEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCherkEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCherkEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCmatinvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCopyEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCopyEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCsyrk3mEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCsyrk3mEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCsyrkEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCsyrkEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCtpttr(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasCtrttp(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasDgemmGroupedBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasDgemmGroupedBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasDmatinvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasDtpttr(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasDtrttp(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGemmGroupedBatchedEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGemmGroupedBatchedEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetCudartVersion(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetEmulationSpecialValuesSupport(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetEmulationStrategy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetFixedPointEmulationMantissaControl(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetLoggerCallback(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetMatrixAsync_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetMatrix_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetProperty(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetSmCountTarget(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetVectorAsync_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetVector_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetVersion(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasGetVersion_v2(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSHgemvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSHgemvBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSHgemvStridedBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSHgemvStridedBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSSgemvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSSgemvBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSSgemvStridedBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasHSSgemvStridedBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasIamaxEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasIamaxEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasIaminEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasIaminEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasLogCallback(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasLoggerConfigure(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMigrateComputeType(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpBufferDeregister(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpBufferRegister(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpCreate(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpDestroy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGeadd(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGeadd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGemm(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGemm_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGemr2D(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGemr2D_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGetStatusString(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGridCreate(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpGridDestroy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatmul(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatmulDescriptorCreate(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatmulDescriptorDestroy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatmulDescriptorSetAttribute(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatmul_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatrixDescriptorCreate(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpMatrixDescriptorDestroy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpNumroc(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSetEmulationStrategy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSymm(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSymm_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSyr2k(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSyr2k_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSyrk(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSyrk_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSyrkx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpSyrkx_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpTradd(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpTradd_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpTrmm(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpTrmm_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpTrsm(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasMpTrsm_bufferSize(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasRotgEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasRotmEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasRotmEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasRotmgEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetEmulationSpecialValuesSupport(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetEmulationStrategy(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetFixedPointEmulationMantissaControl(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetLoggerCallback(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetMatrixAsync_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetMatrix_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetSmCountTarget(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetVectorAsync_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSetVector_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSgemmEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSgemmEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSgemmGroupedBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSgemmGroupedBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSmatinvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasStpttr(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasStrttp(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSwapEx(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasSwapEx_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSSgemvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSSgemvBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSSgemvStridedBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSSgemvStridedBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSTgemvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSTgemvBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSTgemvStridedBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasTSTgemvStridedBatched_64(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasUint8gemmBias(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasXerbla(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasZmatinvBatched(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasZtpttr(Arguments...) { return {}; }
template <class... Arguments> cublasStatus_t cublasZtrttp(Arguments...) { return {}; }
#else
cublasStatus_t cublasAsumEx();
cublasStatus_t cublasAsumEx_64();
cublasStatus_t cublasCgemm3mEx();
cublasStatus_t cublasCgemm3mEx_64();
cublasStatus_t cublasCgemmEx();
cublasStatus_t cublasCgemmEx_64();
cublasStatus_t cublasCherk3mEx();
cublasStatus_t cublasCherk3mEx_64();
cublasStatus_t cublasCherkEx();
cublasStatus_t cublasCherkEx_64();
cublasStatus_t cublasCmatinvBatched();
cublasStatus_t cublasCopyEx();
cublasStatus_t cublasCopyEx_64();
cublasStatus_t cublasCsyrk3mEx();
cublasStatus_t cublasCsyrk3mEx_64();
cublasStatus_t cublasCsyrkEx();
cublasStatus_t cublasCsyrkEx_64();
cublasStatus_t cublasCtpttr();
cublasStatus_t cublasCtrttp();
cublasStatus_t cublasDgemmGroupedBatched();
cublasStatus_t cublasDgemmGroupedBatched_64();
cublasStatus_t cublasDmatinvBatched();
cublasStatus_t cublasDtpttr();
cublasStatus_t cublasDtrttp();
cublasStatus_t cublasGemmGroupedBatchedEx();
cublasStatus_t cublasGemmGroupedBatchedEx_64();
cublasStatus_t cublasGetCudartVersion();
cublasStatus_t cublasGetEmulationSpecialValuesSupport();
cublasStatus_t cublasGetEmulationStrategy();
cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer();
cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset();
cublasStatus_t cublasGetFixedPointEmulationMantissaControl();
cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount();
cublasStatus_t cublasGetLoggerCallback();
cublasStatus_t cublasGetMatrixAsync_64();
cublasStatus_t cublasGetMatrix_64();
cublasStatus_t cublasGetProperty();
cublasStatus_t cublasGetSmCountTarget();
cublasStatus_t cublasGetVectorAsync_64();
cublasStatus_t cublasGetVector_64();
cublasStatus_t cublasGetVersion();
cublasStatus_t cublasGetVersion_v2();
cublasStatus_t cublasHSHgemvBatched();
cublasStatus_t cublasHSHgemvBatched_64();
cublasStatus_t cublasHSHgemvStridedBatched();
cublasStatus_t cublasHSHgemvStridedBatched_64();
cublasStatus_t cublasHSSgemvBatched();
cublasStatus_t cublasHSSgemvBatched_64();
cublasStatus_t cublasHSSgemvStridedBatched();
cublasStatus_t cublasHSSgemvStridedBatched_64();
cublasStatus_t cublasIamaxEx();
cublasStatus_t cublasIamaxEx_64();
cublasStatus_t cublasIaminEx();
cublasStatus_t cublasIaminEx_64();
cublasStatus_t cublasLogCallback();
cublasStatus_t cublasLoggerConfigure();
cublasStatus_t cublasMigrateComputeType();
cublasStatus_t cublasMpBufferDeregister();
cublasStatus_t cublasMpBufferRegister();
cublasStatus_t cublasMpCreate();
cublasStatus_t cublasMpDestroy();
cublasStatus_t cublasMpGeadd();
cublasStatus_t cublasMpGeadd_bufferSize();
cublasStatus_t cublasMpGemm();
cublasStatus_t cublasMpGemm_bufferSize();
cublasStatus_t cublasMpGemr2D();
cublasStatus_t cublasMpGemr2D_bufferSize();
cublasStatus_t cublasMpGetStatusString();
cublasStatus_t cublasMpGridCreate();
cublasStatus_t cublasMpGridDestroy();
cublasStatus_t cublasMpMatmul();
cublasStatus_t cublasMpMatmulDescriptorCreate();
cublasStatus_t cublasMpMatmulDescriptorDestroy();
cublasStatus_t cublasMpMatmulDescriptorSetAttribute();
cublasStatus_t cublasMpMatmul_bufferSize();
cublasStatus_t cublasMpMatrixDescriptorCreate();
cublasStatus_t cublasMpMatrixDescriptorDestroy();
cublasStatus_t cublasMpNumroc();
cublasStatus_t cublasMpSetEmulationStrategy();
cublasStatus_t cublasMpSymm();
cublasStatus_t cublasMpSymm_bufferSize();
cublasStatus_t cublasMpSyr2k();
cublasStatus_t cublasMpSyr2k_bufferSize();
cublasStatus_t cublasMpSyrk();
cublasStatus_t cublasMpSyrk_bufferSize();
cublasStatus_t cublasMpSyrkx();
cublasStatus_t cublasMpSyrkx_bufferSize();
cublasStatus_t cublasMpTradd();
cublasStatus_t cublasMpTradd_bufferSize();
cublasStatus_t cublasMpTrmm();
cublasStatus_t cublasMpTrmm_bufferSize();
cublasStatus_t cublasMpTrsm();
cublasStatus_t cublasMpTrsm_bufferSize();
cublasStatus_t cublasRotgEx();
cublasStatus_t cublasRotmEx();
cublasStatus_t cublasRotmEx_64();
cublasStatus_t cublasRotmgEx();
cublasStatus_t cublasSetEmulationSpecialValuesSupport();
cublasStatus_t cublasSetEmulationStrategy();
cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer();
cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset();
cublasStatus_t cublasSetFixedPointEmulationMantissaControl();
cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount();
cublasStatus_t cublasSetLoggerCallback();
cublasStatus_t cublasSetMatrixAsync_64();
cublasStatus_t cublasSetMatrix_64();
cublasStatus_t cublasSetSmCountTarget();
cublasStatus_t cublasSetVectorAsync_64();
cublasStatus_t cublasSetVector_64();
cublasStatus_t cublasSgemmEx();
cublasStatus_t cublasSgemmEx_64();
cublasStatus_t cublasSgemmGroupedBatched();
cublasStatus_t cublasSgemmGroupedBatched_64();
cublasStatus_t cublasSmatinvBatched();
cublasStatus_t cublasStpttr();
cublasStatus_t cublasStrttp();
cublasStatus_t cublasSwapEx();
cublasStatus_t cublasSwapEx_64();
cublasStatus_t cublasTSSgemvBatched();
cublasStatus_t cublasTSSgemvBatched_64();
cublasStatus_t cublasTSSgemvStridedBatched();
cublasStatus_t cublasTSSgemvStridedBatched_64();
cublasStatus_t cublasTSTgemvBatched();
cublasStatus_t cublasTSTgemvBatched_64();
cublasStatus_t cublasTSTgemvStridedBatched();
cublasStatus_t cublasTSTgemvStridedBatched_64();
cublasStatus_t cublasUint8gemmBias();
cublasStatus_t cublasXerbla();
cublasStatus_t cublasZmatinvBatched();
cublasStatus_t cublasZtpttr();
cublasStatus_t cublasZtrttp();
#endif

