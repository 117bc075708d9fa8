// cuRAND in kernels.
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
#include <curand_mtgp32dc_p_11213.h>

__global__ void setup(curandState *states, curandStatePhilox4_32_10_t *philox, curandStateMRG32k3a *mrg, unsigned long long seed) {
  int id = threadIdx.x + blockIdx.x * blockDim.x;
  curand_init(seed, id, 0, &states[id]);
  curand_init(1234, id, 0, &philox[id]);
  curand_init(0, id, 0, &mrg[id]);
  skipahead(5, &states[id]);
  skipahead_sequence(2ull, mrg);
}

template <class State> __device__ double draw(State *state) {
  State local = *state;
  double sum = curand(&local) + curand_uniform(&local) + curand_uniform_double(&local) + curand_normal(&local);
  sum += curand_normal_double(&local) + curand_log_normal(&local, 0.f, 1.f) + curand_log_normal_double(&local, 0., 1.);
  sum += curand_poisson(&local, 3.0);
  *state = local;
  return sum;
}

__global__ void use(curandState_t *states, curandStateXORWOW_t *same, curandStatePhilox4_32_10_t *philox, curandStateMRG32k3a_t *mrg,
                    curandStateMtgp32 *mtgp, curandStateSobol32 *sobol, curandStateScrambledSobol64_t *sobol64,
                    curandDirectionVectors32_t *directions, curandDirectionVectors64_t *directions64,
                    curandDiscreteDistribution_t distribution, double *out) {
  curand_init(directions[threadIdx.x], 0, sobol);
  curand_init(directions64[threadIdx.x], 1ull, 0ull, sobol64);
  out[0] = draw(states) + draw(same) + draw(philox) + draw(mrg) + draw(mtgp) + draw(sobol) + draw(sobol64);
  float4 u = curand_uniform4(philox), n = curand_normal4(philox);
  uint4 bits = curand4(philox), p = curand_poisson4(philox, 2.0);
  double2 d = curand_uniform2_double(philox);
  float2 pair = curand_normal2(states), log = curand_log_normal2(mrg, 0.f, 1.f);
  out[1] = u.x + n.w + bits.y + p.z + d.x + pair.y + log.x + curand_discrete(states, distribution);
}

void host(curandStateMtgp32 *states, mtgp32_kernel_params *params) {
  curandMakeMTGP32Constants(mtgp32dc_params_fast_11213, params);
  curandStatus_t status = curandMakeMTGP32KernelState(states, mtgp32dc_params_fast_11213, params, 64, 1234);
  if (status != CURAND_STATUS_SUCCESS)
    return;
  curandState *array;
  cudaMalloc(&array, 10 * sizeof(curandState));
}
