// A matrix product with cuBLAS, and a Fourier transform and its inverse with cuFFT.
#include <cublas_v2.h>
#include <cuComplex.h>
#include <cuda_runtime_api.h>
#include <cufft.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void fail(const char *what, int code) {
  std::fprintf(stderr, "%s failed with %d\n", what, code);
  std::exit(1);
}
static void check(cudaError_t status, const char *what) {
  if (status != cudaSuccess)
    fail(what, status);
}
static void check(cublasStatus_t status, const char *what) {
  if (status != CUBLAS_STATUS_SUCCESS)
    fail(what, status);
}
static void check(cufftResult status, const char *what) {
  if (status != CUFFT_SUCCESS)
    fail(what, status);
}

template <class T> static T *toDevice(const std::vector<T> &values) {
  void *device;
  check(cudaMalloc(&device, values.size() * sizeof(T)), "cudaMalloc");
  check(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice),
        "copy");
  return static_cast<T *>(device);
}

// C = A^T * B, column by column, n by n.
static bool product(int n) {
  std::vector<double> a(n * n), b(n * n), c(n * n);
  for (int i = 0; i < n * n; ++i) {
    a[i] = i % 9 - 4;
    b[i] = i % 6 - 2;
  }
  double *deviceA = toDevice(a), *deviceB = toDevice(b), *deviceC = toDevice(c);

  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");
  check(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST), "cublasSetPointerMode");
  const double one = 1.0, zero = 0.0;
  check(cublasDgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, n, n, n, &one, deviceA, n, deviceB, n, &zero,
                    deviceC, n),
        "cublasDgemm");
  double norm = 0;
  check(cublasDnrm2(handle, n * n, deviceC, 1, &norm), "cublasDnrm2");
  check(cublasGetMatrix(n, n, sizeof(double), deviceC, n, c.data(), n), "cublasGetMatrix");
  check(cublasDestroy(handle), "cublasDestroy");
  check(cudaFree(deviceA), "cudaFree");
  check(cudaFree(deviceB), "cudaFree");
  check(cudaFree(deviceC), "cudaFree");

  double squares = 0;
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < n; ++row) {
      double expected = 0;
      for (int k = 0; k < n; ++k)
        expected += a[row * n + k] * b[column * n + k];
      if (std::fabs(c[column * n + row] - expected) > 1e-9)
        return false;
      squares += expected * expected;
    }
  return std::fabs(norm - std::sqrt(squares)) < 1e-6 * norm;
}

// A wave with `cycles` cycles has all its weight in one coefficient, and comes back as it was.
static bool transform(int n, int cycles) {
  const double pi = std::acos(-1.0);
  std::vector<cufftComplex> wave(n), spectrum(n), back(n);
  const size_t bytes = n * sizeof(cufftComplex);
  for (int i = 0; i < n; ++i)
    wave[i] = make_cuFloatComplex(std::cos(2 * pi * cycles * i / n),
                                  std::sin(2 * pi * cycles * i / n));
  cufftComplex *device = toDevice(wave);

  cufftHandle plan;
  check(cufftPlan1d(&plan, n, CUFFT_C2C, 1), "cufftPlan1d");
  check(cufftExecC2C(plan, device, device, CUFFT_FORWARD), "forward");
  check(cudaMemcpy(spectrum.data(), device, bytes, cudaMemcpyDeviceToHost), "copy");
  check(cufftExecC2C(plan, device, device, CUFFT_INVERSE), "inverse");
  check(cudaMemcpy(back.data(), device, bytes, cudaMemcpyDeviceToHost), "copy");
  check(cufftDestroy(plan), "cufftDestroy");
  check(cudaFree(device), "cudaFree");

  for (int i = 0; i < n; ++i) {
    if (std::fabs(cuCabsf(spectrum[i]) - (i == cycles ? n : 0)) > 1e-2)
      return false;
    if (cuCabsf(cuCsubf(cuCdivf(back[i], make_cuFloatComplex(n, 0)), wave[i])) > 1e-4)
      return false;
  }
  return true;
}

int main() {
  const bool good = product(60) && transform(1024, 5);
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
