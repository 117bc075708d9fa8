// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#include "../runtime.h"
#include "../math_library.h"

enum curandStatus {
  CURAND_STATUS_SUCCESS = 0,
  CURAND_STATUS_VERSION_MISMATCH = 100,
  CURAND_STATUS_NOT_INITIALIZED = 101,
  CURAND_STATUS_ALLOCATION_FAILED = 102,
  CURAND_STATUS_TYPE_ERROR = 103,
  CURAND_STATUS_OUT_OF_RANGE = 104,
  CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105,
  CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106,
  CURAND_STATUS_LAUNCH_FAILURE = 201,
  CURAND_STATUS_PREEXISTING_FAILURE = 202,
  CURAND_STATUS_INITIALIZATION_FAILED = 203,
  CURAND_STATUS_ARCH_MISMATCH = 204,
  CURAND_STATUS_INTERNAL_ERROR = 999,
};
typedef enum curandStatus curandStatus;
typedef enum curandStatus curandStatus_t;
enum curandRngType {
  CURAND_RNG_TEST = 0,
  CURAND_RNG_PSEUDO_DEFAULT = 100,
  CURAND_RNG_PSEUDO_XORWOW = 101,
  CURAND_RNG_PSEUDO_MRG32K3A = 121,
  CURAND_RNG_PSEUDO_MTGP32 = 141,
  CURAND_RNG_PSEUDO_MT19937 = 142,
  CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161,
  CURAND_RNG_QUASI_DEFAULT = 200,
  CURAND_RNG_QUASI_SOBOL32 = 201,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202,
  CURAND_RNG_QUASI_SOBOL64 = 203,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204,
};
typedef enum curandRngType curandRngType;
typedef enum curandRngType curandRngType_t;
enum curandOrdering {
  CURAND_ORDERING_PSEUDO_BEST = 100,
  CURAND_ORDERING_PSEUDO_DEFAULT = 101,
  CURAND_ORDERING_PSEUDO_SEEDED = 102,
  CURAND_ORDERING_PSEUDO_LEGACY = 103,
  CURAND_ORDERING_PSEUDO_DYNAMIC = 104,
  CURAND_ORDERING_QUASI_DEFAULT = 201,
};
typedef enum curandOrdering curandOrdering;
typedef enum curandOrdering curandOrdering_t;
enum curandDirectionVectorSet {
  CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102,
  CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104,
};
typedef enum curandDirectionVectorSet curandDirectionVectorSet;
typedef enum curandDirectionVectorSet curandDirectionVectorSet_t;
enum {
  CURAND_3RD = 16384,
  CURAND_BINARY_SEARCH = 16385,
  CURAND_CHOOSE_BEST = 16386,
  CURAND_DEFINITION = 16387,
  CURAND_DEVICE_API = 16388,
  CURAND_DISCRETE_GAUSS = 16389,
  CURAND_FAST_REJECTION = 16390,
  CURAND_HITR = 16391,
  CURAND_ITR = 16392,
  CURAND_KNUTH = 16393,
  CURAND_M1 = 16394,
  CURAND_M2 = 16395,
  CURAND_POISSON = 16396,
  CURAND_REJECTION = 16397,
};
struct curandDistribution_st;
typedef struct curandDistribution_st curandDistribution_st;
struct curandDiscreteDistribution_st {
  unsigned int size;
  unsigned int offset;
  unsigned int *alias;
  double *probability;
  double *cdf;
};
typedef struct curandDiscreteDistribution_st curandDiscreteDistribution_st;
struct curandGenerator_st;
typedef struct curandGenerator_st curandGenerator_st;
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
typedef curandGenerator_st *curandGenerator_t;
typedef curandDiscreteDistribution_st *curandDiscreteDistribution_t;
typedef int curandDistributionShift_st;
typedef int curandDistributionShift_t;
typedef struct curandDistribution_t_opaque *curandDistribution_t;
typedef int curandHistogramM2K_st;
typedef int curandHistogramM2K_t;
typedef int curandHistogramM2V_st;
typedef int curandHistogramM2V_t;
typedef int curandHistogramM2_st;
typedef int curandHistogramM2_t;
typedef int curandMethod;
typedef int curandMethod_t;

#ifdef __cplusplus
extern "C" {
#endif
curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type);
curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type);
curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t *discrete_distribution);
curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution);
curandStatus_t curandDestroyGenerator(curandGenerator_t generator);
curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *output_data, size_t n);
curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *output_data, size_t n, float mean, float stddev);
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *output_data, size_t n, double mean, double stddev);
curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *output_data, size_t n);
curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *output_data, size_t n, float mean, float stddev);
curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *output_data, size_t n, double mean, double stddev);
curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *output_data, size_t n, double lambda);
curandStatus_t curandGenerateSeeds(curandGenerator_t generator);
curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *output_data, size_t n);
curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *output_data, size_t n);
curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set);
curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set);
curandStatus_t curandGetScrambleConstants32(const unsigned int **constants);
curandStatus_t curandGetScrambleConstants64(const unsigned long long **constants);
curandStatus_t curandGetVersion(int *version);
curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset);
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order);
curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed);
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int dimensions);
curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream);
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> curandStatus_t curandGenerateBinomial(Arguments...) { return {}; }
template <class... Arguments> curandStatus_t curandGenerateBinomialMethod(Arguments...) { return {}; }
template <class... Arguments> curandStatus_t curandGeneratePoissonMethod(Arguments...) { return {}; }
template <class... Arguments> curandStatus_t curandGetProperty(Arguments...) { return {}; }
#else
curandStatus_t curandGenerateBinomial();
curandStatus_t curandGenerateBinomialMethod();
curandStatus_t curandGeneratePoissonMethod();
curandStatus_t curandGetProperty();
#endif

