// PAIN:   P35 sparse generic API
// SOURCE: ROCm/hipSPARSE#387, #389; cupy/cupy#5472
// EXPECT: hipSPARSE wants a non-null row-offset array where cuSPARSE accepts null; buffers and phases
//         differ.

#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>
int multiply(hipsparseHandle_t h, hipsparseSpMatDescr_t A, hipsparseSpMatDescr_t B, int rows, int cols, int* dOff) {
    hipsparseSpMatDescr_t C; float one = 1.f, zero = 0.f; size_t n1 = 0;
    hipsparseCreateCsr(&C, rows, cols, 0, nullptr, nullptr, nullptr, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO, HIP_R_32F); // expect: differs
    hipsparseSpGEMMDescr_t d; hipsparseSpGEMM_createDescr(&d);
    hipsparseStatus_t st = hipsparseSpGEMM_workEstimation(h, HIPSPARSE_OPERATION_NON_TRANSPOSE, HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, A, B, &zero, C, // expect: name
                                  HIP_R_32F, HIPSPARSE_SPGEMM_DEFAULT, d, &n1, nullptr);
    (void)dOff;
    return (int)st;
}
