// The first cuBLAS interface (no handle, no status): overloads beside the functions of cublas_v2.h.
#pragma once
#define CUBLAS_H_
#include "cublas_v2.h"

typedef cublasStatus_t cublasStatus;
#ifdef __cplusplus
extern "C" {
#endif
cublasStatus cublasInit(void);
cublasStatus cublasShutdown(void);
cublasStatus cublasGetError(void);
cublasStatus cublasAlloc(int n, int elemSize, void **devicePtr);
cublasStatus cublasFree(void *devicePtr);
cublasStatus cublasSetKernelStream(cudaStream_t stream);
#ifdef __cplusplus
}
#define hipshift_real(name)                                                                                                      \
  template <class... Arguments> void cublasS##name(int first, Arguments...) {}                                                     \
  template <class... Arguments> void cublasD##name(int first, Arguments...) {}
#define hipshift_complex(name)                                                                                                   \
  template <class... Arguments> void cublasC##name(int first, Arguments...) {}                                                     \
  template <class... Arguments> void cublasZ##name(int first, Arguments...) {}
#define hipshift_all(name) hipshift_real(name) hipshift_complex(name)
#define hipshift_result(result, name) template <class... Arguments> result cublas##name(int first, Arguments...) {}
hipshift_all(axpy) hipshift_all(copy) hipshift_all(swap) hipshift_all(scal) hipshift_all(gemv) hipshift_all(gbmv) hipshift_all(trmv)
hipshift_all(tbmv) hipshift_all(tpmv) hipshift_all(trsv) hipshift_all(tbsv) hipshift_all(tpsv) hipshift_all(gemm) hipshift_all(symm)
hipshift_all(syrk) hipshift_all(syr2k) hipshift_all(trmm) hipshift_all(trsm) hipshift_real(rot) hipshift_real(rotm) hipshift_real(symv)
hipshift_real(sbmv) hipshift_real(spmv) hipshift_real(ger) hipshift_real(syr) hipshift_real(spr) hipshift_real(syr2) hipshift_real(spr2)
hipshift_complex(hemv) hipshift_complex(hbmv) hipshift_complex(hpmv) hipshift_complex(geru) hipshift_complex(gerc)
hipshift_complex(her) hipshift_complex(hpr) hipshift_complex(her2) hipshift_complex(hpr2) hipshift_complex(hemm) hipshift_complex(herk)
hipshift_complex(her2k)
hipshift_result(float, Snrm2) hipshift_result(double, Dnrm2) hipshift_result(float, Scnrm2) hipshift_result(double, Dznrm2)
hipshift_result(float, Sasum) hipshift_result(double, Dasum) hipshift_result(float, Scasum) hipshift_result(double, Dzasum)
hipshift_result(float, Sdot) hipshift_result(double, Ddot) hipshift_result(cuComplex, Cdotu) hipshift_result(cuComplex, Cdotc)
hipshift_result(cuDoubleComplex, Zdotu) hipshift_result(cuDoubleComplex, Zdotc)
hipshift_result(int, Isamax) hipshift_result(int, Idamax) hipshift_result(int, Icamax) hipshift_result(int, Izamax)
hipshift_result(int, Isamin) hipshift_result(int, Idamin) hipshift_result(int, Icamin) hipshift_result(int, Izamin)
#undef hipshift_real
#undef hipshift_complex
#undef hipshift_all
#undef hipshift_result
#endif
