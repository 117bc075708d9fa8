// The functions that half and bfloat16 have alike. Included once for each, with hipshift_scalar and hipshift_pair
// defined as the two types; hence no guard.

#define hipshift_each_1(function, of) hipshift_host_device of function(of a);
#define hipshift_each_2(function, of) hipshift_host_device of function(of a, of b);
#define hipshift_each_3(function, of) hipshift_host_device of function(of a, of b, of c);

// Arithmetic.
hipshift_each_2(__hadd, hipshift_scalar) hipshift_each_2(__hadd_rn, hipshift_scalar) hipshift_each_2(__hadd_sat, hipshift_scalar)
hipshift_each_2(__hsub, hipshift_scalar) hipshift_each_2(__hsub_rn, hipshift_scalar) hipshift_each_2(__hsub_sat, hipshift_scalar)
hipshift_each_2(__hmul, hipshift_scalar) hipshift_each_2(__hmul_rn, hipshift_scalar) hipshift_each_2(__hmul_sat, hipshift_scalar)
hipshift_each_2(__hdiv, hipshift_scalar) hipshift_each_1(__hneg, hipshift_scalar) hipshift_each_1(__habs, hipshift_scalar)
hipshift_each_3(__hfma, hipshift_scalar) hipshift_each_3(__hfma_sat, hipshift_scalar) hipshift_each_3(__hfma_relu,
                hipshift_scalar)
hipshift_each_2(__hadd2, hipshift_pair) hipshift_each_2(__hadd2_rn, hipshift_pair) hipshift_each_2(__hadd2_sat, hipshift_pair)
hipshift_each_2(__hsub2, hipshift_pair) hipshift_each_2(__hsub2_rn, hipshift_pair) hipshift_each_2(__hsub2_sat, hipshift_pair)
hipshift_each_2(__hmul2, hipshift_pair) hipshift_each_2(__hmul2_rn, hipshift_pair) hipshift_each_2(__hmul2_sat, hipshift_pair)
hipshift_each_2(__h2div, hipshift_pair) hipshift_each_1(__hneg2, hipshift_pair) hipshift_each_1(__habs2, hipshift_pair)
hipshift_each_3(__hfma2, hipshift_pair) hipshift_each_3(__hfma2_sat, hipshift_pair) hipshift_each_3(__hfma2_relu, hipshift_pair)
hipshift_each_3(__hcmadd, hipshift_pair)
hipshift_each_2(__hmax, hipshift_scalar) hipshift_each_2(__hmax_nan, hipshift_scalar)
hipshift_each_2(__hmin, hipshift_scalar) hipshift_each_2(__hmin_nan, hipshift_scalar)
hipshift_each_2(__hmax2, hipshift_pair) hipshift_each_2(__hmax2_nan, hipshift_pair)
hipshift_each_2(__hmin2, hipshift_pair) hipshift_each_2(__hmin2_nan, hipshift_pair)
hipshift_each_1(__lowhigh2highlow, hipshift_pair)
#undef hipshift_each_1
#undef hipshift_each_2
#undef hipshift_each_3

// Comparison: scalar, by element, both elements, as a mask.
#define hipshift_compare(how)                                                                                                    \
  hipshift_host_device bool __h##how(hipshift_scalar a, hipshift_scalar b);                                                      \
  hipshift_host_device bool __h##how##u(hipshift_scalar a, hipshift_scalar b);                                                   \
  hipshift_host_device hipshift_pair __h##how##2(hipshift_pair a, hipshift_pair b);                                              \
  hipshift_host_device hipshift_pair __h##how##u2(hipshift_pair a, hipshift_pair b);                                             \
  hipshift_host_device bool __hb##how##2(hipshift_pair a, hipshift_pair b);                                                      \
  hipshift_host_device bool __hb##how##u2(hipshift_pair a, hipshift_pair b);                                                     \
  hipshift_host_device unsigned int __h##how##2_mask(hipshift_pair a, hipshift_pair b);                                          \
  hipshift_host_device unsigned int __h##how##u2_mask(hipshift_pair a, hipshift_pair b);
hipshift_compare(eq) hipshift_compare(ne) hipshift_compare(le) hipshift_compare(ge) hipshift_compare(lt) hipshift_compare(gt)
#undef hipshift_compare
hipshift_host_device bool __hisnan(hipshift_scalar a);
hipshift_host_device hipshift_pair __hisnan2(hipshift_pair a);
hipshift_host_device int __hisinf(hipshift_scalar a);
hipshift_host_device float __low2float(hipshift_pair a);
hipshift_host_device float __high2float(hipshift_pair a);

#ifdef __CUDA__
// Mathematics.
#define hipshift_math(function)                                                                                                  \
  __device__ hipshift_scalar h##function(hipshift_scalar a);                                                                     \
  __device__ hipshift_pair h2##function(hipshift_pair a);
hipshift_math(sqrt) hipshift_math(rsqrt) hipshift_math(rcp) hipshift_math(log) hipshift_math(log2) hipshift_math(log10)
hipshift_math(exp) hipshift_math(exp2) hipshift_math(exp10) hipshift_math(sin) hipshift_math(cos) hipshift_math(tanh)
hipshift_math(tanh_approx) hipshift_math(ceil) hipshift_math(floor) hipshift_math(trunc) hipshift_math(rint)
#undef hipshift_math

// Lanes, memory, atomics.
#define hipshift_memory(of)                                                                                                      \
  __device__ of __shfl(of value, int lane, int width = 32);                                                                      \
  __device__ of __shfl_up(of value, unsigned int delta, int width = 32);                                                         \
  __device__ of __shfl_down(of value, unsigned int delta, int width = 32);                                                       \
  __device__ of __shfl_xor(of value, int mask, int width = 32);                                                                  \
  __device__ of __shfl_sync(unsigned int lanes, of value, int lane, int width = 32);                                             \
  __device__ of __shfl_up_sync(unsigned int lanes, of value, unsigned int delta, int width = 32);                                \
  __device__ of __shfl_down_sync(unsigned int lanes, of value, unsigned int delta, int width = 32);                              \
  __device__ of __shfl_xor_sync(unsigned int lanes, of value, int mask, int width = 32);                                         \
  __device__ of __ldg(const of *address);                                                                                        \
  __device__ of __ldcg(const of *address);                                                                                       \
  __device__ of __ldca(const of *address);                                                                                       \
  __device__ of __ldcs(const of *address);                                                                                       \
  __device__ of __ldlu(const of *address);                                                                                       \
  __device__ of __ldcv(const of *address);                                                                                       \
  __device__ void __stwb(of *address, of value);                                                                                 \
  __device__ void __stcg(of *address, of value);                                                                                 \
  __device__ void __stcs(of *address, of value);                                                                                 \
  __device__ void __stwt(of *address, of value);                                                                                 \
  __device__ of atomicAdd(of *address, of value);                                                                                \
  __device__ of atomicAdd_block(of *address, of value);                                                                          \
  __device__ of atomicAdd_system(of *address, of value);
hipshift_memory(hipshift_scalar)
hipshift_memory(hipshift_pair)
#undef hipshift_memory
__device__ hipshift_scalar atomicCAS(hipshift_scalar *address, hipshift_scalar compare, hipshift_scalar value);
#endif

#undef hipshift_scalar
#undef hipshift_pair
