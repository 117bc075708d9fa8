// A matrix product with cuBLAS, and a Fourier transform and its inverse with cuFFT.
#include <hipblas/hipblas.h>
#include <hip/hip_complex.h>
#include <hip/hip_runtime_api.h>
#include <hipfft/hipfft.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void fail(const char *what, int code) {
  std::fprintf(stderr, "%s failed with %d\n", what, code);
  std::exit(1);
}
static void check(hipError_t status, const char *what) {
  if (status != hipSuccess)
    fail(what, status);
}
static void check(hipblasStatus_t status, const char *what) {
  if (status != HIPBLAS_STATUS_SUCCESS)
    fail(what, status);
}
static void check(hipfftResult status, const char *what) {
  if (status != HIPFFT_SUCCESS)
    fail(what, status);
}

template <class T> static T *toDevice(const std::vector<T> &values) {
  void *device;
  check(hipMalloc(&device, values.size() * sizeof(T)), "cudaMalloc");
  check(hipMemcpy(device, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice),
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

  hipblasHandle_t handle;
  check(hipblasCreate(&handle), "cublasCreate");
  check(hipblasSetPointerMode(handle, HIPBLAS_POINTER_MODE_HOST), "cublasSetPointerMode");
  const double one = 1.0, zero = 0.0;
  check(hipblasDgemm(handle, HIPBLAS_OP_T, HIPBLAS_OP_N, n, n, n, &one, deviceA, n, deviceB, n, &zero,
                    deviceC, n),
        "cublasDgemm");
  double norm = 0;
  check(hipblasDnrm2(handle, n * n, deviceC, 1, &norm), "cublasDnrm2");
  check(hipblasGetMatrix(n, n, sizeof(double), deviceC, n, c.data(), n), "cublasGetMatrix");
  check(hipblasDestroy(handle), "cublasDestroy");
  check(hipFree(deviceA), "cudaFree");
  check(hipFree(deviceB), "cudaFree");
  check(hipFree(deviceC), "cudaFree");

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
  std::vector<hipfftComplex> wave(n), spectrum(n), back(n);
  const size_t bytes = n * sizeof(hipfftComplex);
  for (int i = 0; i < n; ++i)
    wave[i] = make_hipFloatComplex(std::cos(2 * pi * cycles * i / n),
                                  std::sin(2 * pi * cycles * i / n));
  hipfftComplex *device = toDevice(wave);

  hipfftHandle plan;
  check(hipfftPlan1d(&plan, n, HIPFFT_C2C, 1), "cufftPlan1d");
  check(hipfftExecC2C(plan, device, device, HIPFFT_FORWARD), "forward");
  check(hipMemcpy(spectrum.data(), device, bytes, hipMemcpyDeviceToHost), "copy");
  check(hipfftExecC2C(plan, device, device, HIPFFT_BACKWARD), "inverse");
  check(hipMemcpy(back.data(), device, bytes, hipMemcpyDeviceToHost), "copy");
  check(hipfftDestroy(plan), "cufftDestroy");
  check(hipFree(device), "cudaFree");

  for (int i = 0; i < n; ++i) {
    if (std::fabs(hipCabsf(spectrum[i]) - (i == cycles ? n : 0)) > 1e-2)
      return false;
    if (hipCabsf(hipCsubf(hipCdivf(back[i], make_hipFloatComplex(n, 0)), wave[i])) > 1e-4)
      return false;
  }
  return true;
}

int main() {
  const bool good = product(60) && transform(1024, 5);
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
