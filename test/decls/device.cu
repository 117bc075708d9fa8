// Device functions, atomics, warp intrinsics and math, on the types that programs use.
#include <algorithm>
#include <cassert>
#include <cmath>
#include <complex>
#include <cuda_runtime.h>
#include <math_constants.h>
#include <nvfunctional>

template <class T> __device__ T warpAll(T v) {
  v += __shfl_down_sync(0xffffffff, v, 16);
  v += __shfl_xor_sync(0xffffffff, v, 8, 32);
  v += __shfl_up_sync(~0u, v, 1);
  v = __shfl_sync(0xffffffff, v, 0);
  v += __shfl(v, 0) + __shfl_down(v, 1) + __shfl_up(v, 1, 16) + __shfl_xor(v, 1);
  return __match_any_sync(~0u, v) ? v : __ldg(&v);
}

__device__ int warps(int i, unsigned u, long l, unsigned long ul, long long ll, unsigned long long ull, float f, double d) {
  int same;
  unsigned mask = __ballot_sync(0xffffffff, i > 0) | __activemask() | __ballot(i) | __match_all_sync(~0u, i, &same);
  if (__any_sync(mask, i) || __all_sync(mask, i) || __any(i) || __all(i)) __syncwarp();
  __syncwarp(mask);
  __syncthreads();
  mask += __reduce_add_sync(mask, u) + __reduce_min_sync(mask, i) + __reduce_xor_sync(mask, u) + __fns(mask, 0, 1);
  __threadfence();
  __threadfence_block();
  __threadfence_system();
  __nanosleep(100);
  return warpAll(i) + warpAll(u) + warpAll(l) + warpAll(ul) + warpAll(ll) + warpAll(ull) + warpAll(f) + warpAll(d) +
         __syncthreads_count(i) + __syncthreads_or(i) + __syncthreads_and(i) + warpSize;
}

__device__ void atomics(int *i, unsigned *u, unsigned long long *ull, long long *ll, float *f, double *d, unsigned short *us) {
  atomicAdd(i, 1), atomicAdd(u, 1u), atomicAdd(u, 1), atomicAdd(ull, 1), atomicAdd(f, 1), atomicAdd(f, 1.0f), atomicAdd(d, 1.0);
  atomicSub(i, 1), atomicExch(i, 1), atomicExch(f, 1.f), atomicMin(i, 1), atomicMax(u, 1u), atomicMin(ll, 1ll), atomicMax(ull, 1ull);
  atomicInc(u, 7), atomicDec(u, 7), atomicAnd(u, 1), atomicOr(ull, 1), atomicXor(i, 1);
  atomicCAS(i, 0, 1), atomicCAS(u, 0u, 1u), atomicCAS(ull, 0ull, 1ull), atomicCAS(us, (unsigned short)0, (unsigned short)1);
  atomicCAS((unsigned long long *)d, __double_as_longlong(1.0), __double_as_longlong(2.0));
  atomicAdd_system(i, 1), atomicAdd_block(f, 1.f), atomicCAS_system(i, 0, 1), atomicMax_block(u, 1u), atomicOr_system(u, 1u);
}

__device__ int bits(int i, unsigned u, long long ll, unsigned long long ull, float f, double d) {
  float s, c;
  __sincosf(f, &s, &c);
  s += __sinf(f) + __cosf(f) + __expf(f) + __logf(f) + __log2f(f) + __powf(f, 2) + __fdividef(f, 2) + __frcp_rn(f) + __fsqrt_rz(f) +
       __frsqrt_rn(f) + __fmaf_rn(f, f, f) + __fadd_rd(f, f) + __saturatef(f) + __int_as_float(i) + __uint_as_float(u) + __exp10f(f);
  d += __dadd_rn(d, d) + __fma_rz(d, d, d) + __hiloint2double(i, i) + __longlong_as_double(ll) + __int2double_rn(i) + __ddiv_rn(d, d);
  s += __double2float_rn(d) + __int2float_rz(i) + __uint2float_ru(u) + __ll2float_rd(ll) + __ull2float_rn(ull);
  return __popc(u) + __popcll(ull) + __clz(i) + __clzll(ll) + __ffs(i) + __ffsll(ll) + __brev(u) + (int)__brevll(ull) +
         __byte_perm(u, u, 0x3210) + __funnelshift_l(u, u, 3) + __funnelshift_rc(u, u, 3) + __mulhi(i, i) + __umulhi(u, u) +
         (int)__umul64hi(ull, ull) + __mul24(i, i) + __umul24(u, u) + __sad(i, i, u) + __usad(u, u, u) + __hadd(i, i) + __rhadd(i, i) +
         __float_as_int(f) + __float_as_uint(f) + __float2int_rn(f) + __float2uint_rz(f) + (int)__float2ll_rd(f) + __double2int_rz(d) +
         __double2hiint(d) + __double2loint(d) + __dp4a(i, i, i) + __dp4a(u, u, u) + __dp2a_lo(i, i, i) + __vadd4(u, u) + __vabsdiffu4(u, u) +
         __vcmpgtu2(u, u) + __vmaxs2(u, u) + __vimax3_s32(i, i, i) + (int)clock() + (int)clock64() + __isGlobal(&i) +
         (int)__cvta_generic_to_shared(&i);
}

__device__ float loads(const float4 *f4, const int2 *i2, const double *d, const unsigned char *b, float *out, float4 *out4) {
  float4 v = __ldg(f4);
  v = __ldcg(f4), v = __ldcs(f4), v = __ldca(f4), v = __ldcv(f4), v = __ldlu(f4);
  __stcs(out, 1.f), __stcg(out4, v), __stwt(out, 2.f), __stwb(out4, v);
  return __ldg(i2).x + __ldg(d) + __ldg(b) + v.x;
}

template <class T> __host__ __device__ T functions(T x, T y) {
  int e;
  x += sqrt(x) + std::sqrt(x) + pow(x, y) + std::pow(x, y) + sin(x) + std::cos(x) + exp(x) + std::log(x) + fabs(x) + std::abs(x) + floor(x) +
       ceil(x) + round(x) + fmod(x, y) + atan2(x, y) + hypot(x, y) + fma(x, y, x) + fmax(x, y) + fmin(x, y) + cbrt(x) + erf(x) + erfc(x) +
       lgamma(x) + tgamma(x) + log2(x) + log1p(x) + expm1(x) + exp2(x) + ldexp(x, 2) + frexp(x, &e) + copysign(x, y) + trunc(x) + rint(x);
  x += min(x, y) + max(x, y) + rsqrt(x) + (isnan(x) || isinf(x) || std::isfinite(x));
  return x;
}

__host__ __device__ double both(float f, double d) {
  float s, c;
  double ds, dc;
  sincosf(f, &s, &c);
  sincos(d, &ds, &dc);
  sincospi(d, &ds, &dc);
  sincospif(f, &s, &c);
  return rsqrtf(f) + rcbrtf(f) + sinpif(f) + cospi(d) + norm3df(f, f, f) + norm4d(d, d, d, d) + rnorm3d(d, d, d) + normcdf(d) + normcdff(f) +
         normcdfinvf(f) + erfinv(d) + erfcinvf(f) + erfcx(d) + cyl_bessel_i0f(f) + cyl_bessel_i1(d) + exp10f(f) + exp10(d) + rhypotf(f, f) +
         fdividef(f, f) + j0(d) + j1f(f) + y0(d) + jn(2, d) + min(1, 2) + max(1u, 2) + max(f, d) + min(1ull, 2ull) + max(1l, 2l) + min(f, 2.f) +
         std::max(1, 2) + std::min(f, 2.f) + umin(1u, 2u) + llmax(1, 2) + functions(f, f) + functions(d, d) + abs(-1) + abs(f) + abs(d) +
         std::abs(-1l) + sqrtf(f) + fabsf(f) + powf(f, f) + roundf(f) + lroundf(f) + llrint(d) + nearbyintf(f) + fmaf(f, f, f) + nextafter(d, d);
}

__global__ void rest(float *p, double *d, const char *text) {
  __shared__ float tile[32][33];
  extern __shared__ unsigned char dynamic[];
  uint3 t = threadIdx;
  dim3 b = blockDim;
  unsigned index = blockIdx.x * blockDim.x + threadIdx.x + gridDim.y * t.z + b.x;
  assert(index > 0 && "message");
  printf("%d %s\n", index, text);
  float *heap = (float *)malloc(16);
  memcpy(heap, p, 16);
  memset(heap, 0, 16);
  free(heap);
  int *array = new int[4];
  delete[] array;
  std::complex<float> z(p[0], p[1]);
  z = z * z + std::conj(z);
  tile[threadIdx.y][threadIdx.x] = z.real() + CUDART_PI_F + CUDART_INF_F + dynamic[0];
  nvstd::function<int(int)> f = [] __device__(int i) { return i; };
  p[index] = f(1) + int(CUDART_PI) + both(p[0], d[0]);
  if (p[0] < 0) __trap();
  dim3 cluster = __clusterDim();
  p[1] = make_float4(1, 2, 3, 4).x + make_int3(1, 2, 3).z + make_uchar4(1, 2, 3, 4).w + make_double2(1, 2).y + make_longlong2(1, 2).x + cluster.x;
}
