// curand_kernel.h: the states of the generators. A program keeps them in arrays and copies them; nothing more.
#pragma once
#include "../body.h"
#include "../runtime.h"
#if __has_include("../../curand.h")
#include "../../curand.h"
#endif

#define CURAND_2POW32_INV (2.3283064e-10f)
#define CURAND_2POW32_INV_DOUBLE (2.3283064365386963e-10)
#define CURAND_2POW53_INV_DOUBLE (1.1102230246251565e-16)
#define CURAND_2PI (6.2831855f)
#define CURAND_PI_DOUBLE (3.1415926535897932)
#define CURAND_SQRT2 (-1.4142135f)
#define QUALIFIERS static __forceinline__ __device__

typedef struct curandStateXORWOW {
  unsigned int d, v[5];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
} curandStateXORWOW, curandStateXORWOW_t, curandState, curandState_t;

typedef struct curandStateMRG32k3a {
  unsigned int s1[3], s2[3];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
} curandStateMRG32k3a, curandStateMRG32k3a_t;

typedef struct curandStatePhilox4_32_10 {
  uint4 ctr, output;
  uint2 key;
  unsigned int STATE;
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
} curandStatePhilox4_32_10, curandStatePhilox4_32_10_t;

#define hipshift_sobol(name, word, bits)                                                                                   \
  typedef struct curandState##name {                                                                                             \
    word i, x, c, direction_vectors[bits];                                                                                       \
  } curandState##name, curandState##name##_t;
hipshift_sobol(Sobol32, unsigned int, 32)
hipshift_sobol(ScrambledSobol32, unsigned int, 32)
hipshift_sobol(Sobol64, unsigned long long, 64)
hipshift_sobol(ScrambledSobol64, unsigned long long, 64)
#undef hipshift_sobol

#define MTGP32_MEXP 11213
#define MTGP32_N 351
#define MTGP32_FLOOR_2P 256
#define MTGP32_CEIL_2P 512
#define MTGP32_TN MTGP32_FLOOR_2P
#define MTGP32_LS (MTGP32_TN * 3)
#define MTGP32_STATE_SIZE 1024
#define MTGP32_STATE_MASK 1023
#define CURAND_NUM_MTGP32_PARAMS 200
#define TBL_SIZE 16
typedef struct mtgp32_params_fast {
  int mexp, pos, sh1, sh2;
  unsigned int tbl[16], tmp_tbl[16], flt_tmp_tbl[16], mask;
  unsigned char poly_sha1[21];
} mtgp32_params_fast_t;
typedef struct mtgp32_kernel_params {
  unsigned int pos_tbl[CURAND_NUM_MTGP32_PARAMS];
  unsigned int param_tbl[CURAND_NUM_MTGP32_PARAMS][TBL_SIZE];
  unsigned int temper_tbl[CURAND_NUM_MTGP32_PARAMS][TBL_SIZE];
  unsigned int single_temper_tbl[CURAND_NUM_MTGP32_PARAMS][TBL_SIZE];
  unsigned int sh1_tbl[CURAND_NUM_MTGP32_PARAMS], sh2_tbl[CURAND_NUM_MTGP32_PARAMS], mask[1];
} mtgp32_kernel_params_t;
typedef struct curandStateMtgp32 {
  unsigned int s[MTGP32_STATE_SIZE];
  int offset, pIdx;
  mtgp32_kernel_params_t *k;
} curandStateMtgp32, curandStateMtgp32_t;
