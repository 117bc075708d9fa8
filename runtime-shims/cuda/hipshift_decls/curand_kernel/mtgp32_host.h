// curand_mtgp32_host.h and curand_mtgp32dc_p_11213.h: parameters of MTGP32, set up by the host.
#pragma once
#include "functions.h"

extern mtgp32_params_fast_t mtgp32dc_params_fast_11213[CURAND_NUM_MTGP32_PARAMS];
curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t params[], mtgp32_kernel_params_t *p);
curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *s, mtgp32_params_fast_t params[], mtgp32_kernel_params_t *k,
                                           int n,
                                           unsigned long long seed);
