// The first cuBLAS interface, whose functions have neither handle nor status.
#include <cublas.h>
#include <cuda_runtime.h>

int legacy(float *a, cuComplex *c, int n) {
  float *p;
  cublasInit();
  cublasAlloc(n, sizeof(float), (void **)&p);
  cublasSetVector(n, sizeof(float), a, 1, p, 1);
  cublasSgemm('N', 'T', n, n, n, 1.0f, p, n, p, n, 0.0f, p, n);
  cublasSgemv('n', n, n, 1.0f, p, n, p, 1, 0.0f, p, 1);
  cublasSaxpy(n, 2.0f, p, 1, p, 1);
  float dot = cublasSdot(n, p, 1, p, 1) + cublasSnrm2(n, p, 1) + cublasIsamax(n, p, 1);
  cublasSscal(n, dot, p, 1);
  cublasFree(p);
  if (cublasGetError() != CUBLAS_STATUS_SUCCESS) return 1;
  return cublasShutdown();
}
