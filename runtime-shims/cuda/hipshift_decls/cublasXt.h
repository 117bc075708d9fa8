// cuBLAS-XT: matrices in host memory over several GPUs. HIP has no counterpart.
#pragma once
#include "cublas_v2.h"

typedef struct cublasXtContext *cublasXtHandle_t;
typedef enum { CUBLASXT_PINNING_DISABLED = 0, CUBLASXT_PINNING_ENABLED = 1 } cublasXtPinnedMemMode_t;
typedef enum { CUBLASXT_FLOAT = 0, CUBLASXT_DOUBLE = 1, CUBLASXT_COMPLEX = 2, CUBLASXT_DOUBLECOMPLEX = 3 } cublasXtOpType_t;
typedef enum {
  CUBLASXT_GEMM = 0,
  CUBLASXT_SYRK = 1,
  CUBLASXT_HERK = 2,
  CUBLASXT_SYMM = 3,
  CUBLASXT_HEMM = 4,
  CUBLASXT_TRSM = 5,
  CUBLASXT_SYR2K = 6,
  CUBLASXT_HER2K = 7,
  CUBLASXT_SPMM = 8,
  CUBLASXT_SYRKX = 9,
  CUBLASXT_HERKX = 10,
  CUBLASXT_TRMM = 11,
  CUBLASXT_ROUTINE_MAX = 12
} cublasXtBlasOp_t;
#ifdef __cplusplus
#define hipshift_xt(name) template <class... Arguments> cublasStatus_t cublasXt##name(Arguments...) { return CUBLAS_STATUS_SUCCESS; }
#else
#define hipshift_xt(name) cublasStatus_t cublasXt##name();
#endif
#define hipshift_xt4(name) hipshift_xt(S##name) hipshift_xt(D##name) hipshift_xt(C##name) hipshift_xt(Z##name)
hipshift_xt(Create) hipshift_xt(Destroy) hipshift_xt(GetNumBoards) hipshift_xt(MaxBoards) hipshift_xt(DeviceSelect)
hipshift_xt(SetBlockDim) hipshift_xt(GetBlockDim) hipshift_xt(SetPinningMemMode) hipshift_xt(GetPinningMemMode)
hipshift_xt(SetCpuRoutine) hipshift_xt(SetCpuRatio)
hipshift_xt4(gemm) hipshift_xt4(symm) hipshift_xt4(syrk) hipshift_xt4(syr2k) hipshift_xt4(syrkx) hipshift_xt4(trsm) hipshift_xt4(trmm)
hipshift_xt4(spmm) hipshift_xt(Chemm) hipshift_xt(Zhemm) hipshift_xt(Cherk) hipshift_xt(Zherk) hipshift_xt(Cher2k)
hipshift_xt(Zher2k) hipshift_xt(Cherkx) hipshift_xt(Zherkx)
#undef hipshift_xt
#undef hipshift_xt4
