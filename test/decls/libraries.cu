// The host libraries.
#include <cuComplex.h>
#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cudnn.h>
#include <cufft.h>
#include <cufftXt.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <nccl.h>
#include <nvToolsExt.h>
#include <nvml.h>
#include <nvtx3/nvToolsExt.h>

int blas(float *a, double *d, cuComplex *c, int n) {
  cublasHandle_t handle;
  float one = 1, result;
  cublasStatus_t status = cublasCreate(&handle);
  cublasSetStream(handle, 0);
  cublasSetMathMode(handle, CUBLAS_TENSOR_OP_MATH);
  cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, a, n, &one, a, n);
  cublasSgemm_v2(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, a, n, &one, a, n);
  cublasCgemm(handle, CUBLAS_OP_N, CUBLAS_OP_C, n, n, n, c, c, n, c, n, c, c, n);
  cublasSgemmStridedBatched(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, n, 16, a, n, 16, &one, a, n, 16, 2);
  cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_16F, n, a, CUDA_R_16F, n, &one, a, CUDA_R_32F, n, CUBLAS_COMPUTE_32F,
               CUBLAS_GEMM_DEFAULT_TENSOR_OP);
  cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_32F, n, a, CUDA_R_32F, n, &one, a, CUDA_R_32F, n, CUDA_R_32F,
               CUBLAS_GEMM_DFALT);
  cublasSaxpy(handle, n, &one, a, 1, a, 1);
  cublasSdot(handle, n, a, 1, a, 1, &result);
  cublasDnrm2(handle, n, d, 1, d);
  cublasIsamax(handle, n, a, 1, &n);
  cublasSetMatrix(n, n, sizeof(float), a, n, a, n);
  cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_DEVICE);
  cublasLtHandle_t lt;
  cublasLtMatmulDesc_t matmul;
  cublasLtMatrixLayout_t layout;
  cublasLtMatmulPreference_t preference;
  cublasLtMatmulHeuristicResult_t heuristic = {};
  cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_RELU_BIAS;
  cublasLtCreate(&lt);
  cublasLtMatmulDescCreate(&matmul, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof epilogue);
  cublasLtMatrixLayoutCreate(&layout, CUDA_R_32F, n, n, n);
  cublasLtMatmulAlgoGetHeuristic(lt, matmul, layout, layout, layout, layout, preference, 1, &heuristic, &n);
  cublasLtMatmul(lt, matmul, &one, a, layout, a, layout, &one, a, layout, a, layout, &heuristic.algo, a, 0, 0);
  return status != CUBLAS_STATUS_SUCCESS || cublasDestroy(handle);
}

int fft(cufftComplex *c, cufftReal *r, cufftDoubleComplex *z) {
  cufftHandle plan;
  int n[] = {16};
  size_t size;
  cufftPlan1d(&plan, 16, CUFFT_C2C, 1);
  cufftPlan2d(&plan, 16, 16, CUFFT_R2C);
  cufftPlanMany(&plan, 1, n, NULL, 1, 16, NULL, 1, 16, CUFFT_Z2Z, 4);
  cufftCreate(&plan);
  cufftMakePlan1d(plan, 16, CUFFT_C2C, 1, &size);
  cufftExecC2C(plan, c, c, CUFFT_FORWARD);
  cufftExecR2C(plan, r, c);
  cufftExecZ2Z(plan, z, z, CUFFT_INVERSE);
  cufftSetStream(plan, 0);
  return cufftDestroy(plan) == CUFFT_SUCCESS;
}

int rand(float *f, unsigned *u) {
  curandGenerator_t generator;
  curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
  curandGenerateUniform(generator, f, 16);
  curandGenerateNormal(generator, f, 16, 0.f, 1.f);
  curandGenerate(generator, u, 16);
  curandSetStream(generator, 0);
  return curandDestroyGenerator(generator) == CURAND_STATUS_SUCCESS;
}

int sparse(float *f, int *i) {
  cusparseHandle_t handle;
  cusparseSpMatDescr_t matrix;
  cusparseDnVecDescr_t x, y;
  cusparseMatDescr_t description;
  float one = 1;
  size_t size;
  cusparseCreate(&handle);
  cusparseCreateMatDescr(&description);
  cusparseSetMatType(description, CUSPARSE_MATRIX_TYPE_GENERAL);
  cusparseCreateCsr(&matrix, 4, 4, 4, i, i, f, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
  cusparseCreateDnVec(&x, 4, f, CUDA_R_32F);
  cusparseSpMV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, x, &one, y, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size);
  cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, x, &one, y, CUDA_R_32F, CUSPARSE_SPMV_CSR_ALG1, f);
  cusparseScsrmv(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, 4, 4, 4, &one, description, f, i, i, f, &one, f);
  cusparseDestroySpMat(matrix);
  return cusparseDestroy(handle) == CUSPARSE_STATUS_SUCCESS;
}

int solver(float *f, int *i) {
  cusolverDnHandle_t handle;
  cusolverDnCreate(&handle);
  cusolverDnSgetrf_bufferSize(handle, 4, 4, f, 4, i);
  cusolverDnSgetrf(handle, 4, 4, f, 4, f, i, i);
  cusolverDnSpotrf(handle, CUBLAS_FILL_MODE_LOWER, 4, f, 4, f, 4, i);
  cusolverDnSsyevd(handle, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_UPPER, 4, f, 4, f, f, 4, i);
  return cusolverDnDestroy(handle) == CUSOLVER_STATUS_SUCCESS;
}

int others(float *f) {
  ncclComm_t comm;
  ncclUniqueId id;
  ncclGetUniqueId(&id);
  ncclCommInitRank(&comm, 2, id, 0);
  ncclGroupStart();
  ncclAllReduce(f, f, 4, ncclFloat, ncclSum, comm, 0);
  ncclGroupEnd();
  if (ncclCommDestroy(comm) != ncclSuccess) return 1;
  cudnnHandle_t dnn;
  cudnnTensorDescriptor_t tensor;
  cudnnCreate(&dnn);
  cudnnCreateTensorDescriptor(&tensor);
  cudnnSetTensor4dDescriptor(tensor, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1, 1, 4, 4);
  cudnnConvolutionFwdAlgoPerf_t perf;
  if (cudnnDestroy(dnn) != CUDNN_STATUS_SUCCESS) return perf.algo;
  nvtxRangePushA("range");
  nvtxEventAttributes_t event = {0};
  event.version = NVTX_VERSION;
  event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
  event.message.ascii = "text";
  nvtxRangePushEx(&event);
  nvtxRangePop();
  nvmlDevice_t device;
  unsigned power;
  nvmlInit();
  nvmlDeviceGetHandleByIndex(0, &device);
  if (nvmlDeviceGetPowerUsage(device, &power) != NVML_SUCCESS) return 1;
  return nvmlShutdown();
}

__host__ __device__ cuDoubleComplex complex(cuDoubleComplex a, cuFloatComplex b) {
  a = cuCadd(a, cuCmul(a, cuConj(a)));
  b = cuCdivf(b, make_cuFloatComplex(1, 2));
  return cuCfma(a, a, make_cuDoubleComplex(cuCabs(a) + cuCrealf(b), cuCimag(a)));
}
