// curand_kernel.h: the functions, generator by generator.
#pragma once
#define CURAND_KERNEL_H_
#include "states.h"

#ifdef __CUDA__
// Starting a state and moving it on.
__device__ void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                            curandStateXORWOW_t *state);
__device__ void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                            curandStateMRG32k3a_t *state);
__device__ void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                            curandStatePhilox4_32_10_t *state);
__device__ void curand_init(unsigned int *directions, unsigned int offset, curandStateSobol32_t *state);
__device__ void curand_init(unsigned int *directions, unsigned int scramble, unsigned int offset,
                            curandStateScrambledSobol32_t *state);
__device__ void curand_init(unsigned long long *directions, unsigned long long offset, curandStateSobol64_t *state);
__device__ void curand_init(unsigned long long *directions, unsigned long long scramble, unsigned long long offset,
                            curandStateScrambledSobol64_t *state);

__device__ void skipahead(unsigned long long n, curandStateXORWOW_t *state);
__device__ void skipahead(unsigned long long n, curandStateMRG32k3a_t *state);
__device__ void skipahead(unsigned long long n, curandStatePhilox4_32_10_t *state);
template <class State> __device__ void skipahead(unsigned int n, State state) hipshift_body
template <class State> __device__ void skipahead(unsigned long long n, State state) hipshift_body
__device__ void skipahead_sequence(unsigned long long n, curandStateXORWOW_t *state);
__device__ void skipahead_sequence(unsigned long long n, curandStateMRG32k3a_t *state);
__device__ void skipahead_sequence(unsigned long long n, curandStatePhilox4_32_10_t *state);
__device__ void skipahead_subsequence(unsigned long long n, curandStateMRG32k3a_t *state);

// What every generator can do.
#define hipshift_generator(state, word)                                                                                          \
  __device__ word curand(state *generator);                                                                                      \
  __device__ float curand_uniform(state *generator);                                                                             \
  __device__ double curand_uniform_double(state *generator);                                                                     \
  __device__ float curand_normal(state *generator);                                                                              \
  __device__ double curand_normal_double(state *generator);                                                                      \
  __device__ float curand_log_normal(state *generator, float mean, float stddev);                                                \
  __device__ double curand_log_normal_double(state *generator, double mean, double stddev);                                      \
  __device__ unsigned int curand_poisson(state *generator, double lambda);                                                       \
  __device__ unsigned int curand_discrete(state *generator, curandDiscreteDistribution_t distribution);
// Two normal values at once.
#define hipshift_generator2(state)                                                                                               \
  __device__ float2 curand_normal2(state *generator);                                                                            \
  __device__ double2 curand_normal2_double(state *generator);                                                                    \
  __device__ float2 curand_log_normal2(state *generator, float mean, float stddev);                                              \
  __device__ double2 curand_log_normal2_double(state *generator, double mean, double stddev);
hipshift_generator(curandStateXORWOW_t, unsigned int)
hipshift_generator(curandStateMRG32k3a_t, unsigned int)
hipshift_generator(curandStatePhilox4_32_10_t, unsigned int)
hipshift_generator(curandStateMtgp32_t, unsigned int)
hipshift_generator(curandStateSobol32_t, unsigned int)
hipshift_generator(curandStateScrambledSobol32_t, unsigned int)
hipshift_generator(curandStateSobol64_t, unsigned long long)
hipshift_generator(curandStateScrambledSobol64_t, unsigned long long)
hipshift_generator2(curandStateXORWOW_t)
hipshift_generator2(curandStateMRG32k3a_t)
hipshift_generator2(curandStatePhilox4_32_10_t)
#undef hipshift_generator
#undef hipshift_generator2

// Philox makes four words at once.
__device__ uint4 curand4(curandStatePhilox4_32_10_t *state);
__device__ float4 curand_uniform4(curandStatePhilox4_32_10_t *state);
__device__ double2 curand_uniform2_double(curandStatePhilox4_32_10_t *state);
__device__ double4 curand_uniform4_double(curandStatePhilox4_32_10_t *state);
__device__ float4 curand_normal4(curandStatePhilox4_32_10_t *state);
__device__ double4 curand_normal4_double(curandStatePhilox4_32_10_t *state);
__device__ float4 curand_log_normal4(curandStatePhilox4_32_10_t *state, float mean, float stddev);
__device__ double4 curand_log_normal4_double(curandStatePhilox4_32_10_t *state, double mean, double stddev);
__device__ uint4 curand_poisson4(curandStatePhilox4_32_10_t *state, double lambda);
__device__ uint4 curand_discrete4(curandStatePhilox4_32_10_t *state, curandDiscreteDistribution_t distribution);
__device__ uint4 curand_Philox4x32_10(uint4 counter, uint2 key);

// MTGP32 with the threads chosen by hand.
__device__ unsigned int curand_mtgp32_specific(curandStateMtgp32_t *state, unsigned char index, unsigned char n);
__device__ float curand_mtgp32_single(curandStateMtgp32_t *state);
__device__ float curand_mtgp32_single_specific(curandStateMtgp32_t *state, unsigned char index, unsigned char n);

// What the functions above are made of; some programs call them on words of their own.
__device__ float _curand_uniform(unsigned int x);
__device__ float4 _curand_uniform4(uint4 x);
__device__ float _curand_uniform(unsigned long long x);
__device__ double _curand_uniform_double(unsigned int x);
__device__ double _curand_uniform_double(unsigned long long x);
__device__ double _curand_uniform_double_hq(unsigned int x, unsigned int y);
__device__ float2 _curand_box_muller(unsigned int x, unsigned int y);
__device__ double2 _curand_box_muller_double(unsigned int x0, unsigned int x1, unsigned int y0, unsigned int y1);
__device__ float _curand_normal_icdf(unsigned int x);
__device__ double _curand_normal_icdf_double(unsigned int x);
__device__ unsigned int __curand_umul(unsigned int x, unsigned int y);
#endif
