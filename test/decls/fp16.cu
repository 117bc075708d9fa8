// Half, bfloat16 and smaller floating-point types, as programs use them.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#include <type_traits>

template <class T> struct is_half : std::integral_constant<bool, std::is_same<T, __half>::value> {};
static_assert(is_half<half>::value && sizeof(half) == 2 && sizeof(half2) == 4 && alignof(half2) == 4, "");
static_assert(std::is_trivially_default_constructible<half>::value, "usable in shared memory");
static_assert(std::is_same<decltype(half() * half()), half>::value, "");
static_assert(std::is_same<decltype(half2() + half2()), half2>::value, "");
static_assert(std::is_same<decltype(__low2half(half2())), half>::value, "");
static_assert(std::is_same<decltype(__hgt(half(), half())), bool>::value, "");
static_assert(std::is_same<decltype(__hgt2(half2(), half2())), half2>::value, "");
static_assert(std::is_same<decltype(__half22float2(half2())), float2>::value, "");
static_assert(sizeof(__nv_fp8x4_e4m3) == 4 && sizeof(__nv_fp4x4_e2m1) == 2 && sizeof(__nv_bfloat162) == 4, "");

template <class Half, class Half2> __device__ Half both(Half a, Half b, Half2 p, Half2 q, Half *out) {
  Half r = __hadd(a, __hmul(a, b));
  r = __hfma(a, b, __hsub(__hneg(a), __habs(b)));
  r = __hmax(r, __hmin(a, __hdiv(a, b)));
  r = hsqrt(hexp(hlog(r))) + hrsqrt(a) * hsin(b) - hcos(a) / hexp2(b);
  r = hceil(hfloor(htrunc(hrint(r))));
  r += __hadd_sat(a, b);
  p = __hfma2(p, q, __hadd2(p, __hmul2(p, q)));
  p = __hmax2(h2exp(p), h2sqrt(q)) * h2rcp(q) + __h2div(p, q);
  p = p - q;
  p *= q;
  if (__heq(a, b) || __hne(a, b) || __hlt(a, b) || __hgeu(a, b) || __hbeq2(p, q) || __hisnan(a) || __hisinf(b))
    r = -r;
  if (a < b || a >= b || a == r)
    ++r;
  unsigned mask = __hne2_mask(p, q);
  r = __shfl_down_sync(0xffffffffu, r, 16);
  r = __shfl_xor_sync(mask, r, 1, 16);
  p = __shfl_sync(0xffffffffu, p, 0);
  p = __shfl_up_sync(0xffffffffu, p, 1);
  r = __ldg(out) + __ldcs(out + 1);
  __stcg(out, r);
  atomicAdd(out, r);
  atomicAdd(reinterpret_cast<Half2 *>(out), p);
  return r;
}

__constant__ __half coefficients[8];

__global__ void halves(half *h, float *f, const half2 *pairs, int n) {
  __shared__ half tile[32][33];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x][0] = h[i];
  half2 a = pairs[i], b = __halves2half2(h[0], h[1]), c = make_half2(h[2], h[3]);
  half x = __float2half(f[i]), y = __float2half_rn(1.0f), z = __double2half(2.0);
  half zero = 0, one = half(1.0f), two = static_cast<half>(2), three(3u);
  x = 1.5f;
  f[i] = __half2float(x) + float(y) + static_cast<float>(z) + __low2float(a) + __high2float(b);
  float2 v = __half22float2(a);
  a = __float22half2_rn(v);
  a = __floats2half2_rn(v.x, v.y);
  a = __float2half2_rn(0.f);
  a = __half2half2(x);
  a.x = __high2half(b);
  a = __lows2half2(a, b), a = __highs2half2(a, b), a = __lowhigh2highlow(a), a = __low2half2(a);
  int rounded = __half2int_rn(x) + __half2uint_rz(x) + __half2short_rd(x) + __half2ll_ru(x);
  x = __int2half_rn(rounded) + __ull2half_rz(3ull) + __ushort_as_half(0x3c00) + __short_as_half(1);
  unsigned short bits = __half_as_ushort(x);
  h[i] = both(x, y, a, c, h) + coefficients[bits & 7] + CUDART_INF_FP16 + zero + one + two + three;
  if (h[i] > __float2half(0.0f) && n)
    h[i] = x > y ? x : y;
}

__global__ void bfloats(nv_bfloat16 *h, float *f, const __nv_bfloat162 *pairs) {
  __shared__ __nv_bfloat16 tile[32];
  tile[threadIdx.x] = h[0];
  __nv_bfloat16 x = __float2bfloat16(f[0]), y = __float2bfloat16_rn(1.f), z = 1.0f;
  nv_bfloat162 a = pairs[0], b = __floats2bfloat162_rn(1.f, 2.f), c = __halves2bfloat162(x, y);
  float2 v = __bfloat1622float2(a);
  c = __float22bfloat162_rn(v);
  c = __bfloat162bfloat162(z);
  f[0] = __bfloat162float(x) + __low2float(a) + __bfloat162float(__high2bfloat16(b)) + static_cast<float>(y);
  h[0] = both(x, y, b, c, h);
  h[1] = __int2bfloat16_rn(3) + __ushort_as_bfloat16(0x3f80);
  h[2] = __nv_bfloat16(__float2half(1.f));
}

__global__ void small(__nv_fp8_e4m3 *e4, __nv_fp8_e5m2 *e5, float *f, half *h) {
  e4[0] = __nv_fp8_e4m3(f[0]);
  e5[0] = static_cast<__nv_fp8_e5m2>(h[0]);
  f[0] = float(e4[1]) + static_cast<float>(e5[1]);
  h[0] = half(e4[0]);
  __nv_fp8_storage_t s = __nv_cvt_float_to_fp8(f[1], __NV_SATFINITE, __NV_E4M3);
  __half_raw raw = __nv_cvt_fp8_to_halfraw(s, __NV_E4M3);
  h[1] = half(raw);
  __nv_fp8x4_e4m3 four(make_float4(1, 2, 3, 4));
  float4 back = static_cast<float4>(four);
  __nv_fp8x2_storage_t two = __nv_cvt_float2_to_fp8x2(make_float2(back.x, back.y), __NV_NOSAT, __NV_E5M2);
  e4[1].__x = static_cast<__nv_fp8_storage_t>(two);
  __nv_fp6_e2m3 six(1.0f);
  __nv_fp4_e2m1 quarter(0.5f);
  __nv_fp4x2_storage_t q = __nv_cvt_float2_to_fp4x2(make_float2(1, 2), __NV_E2M1, cudaRoundNearest);
  f[2] = float(six) + float(quarter) + q;
}

void host() {
  half h = __float2half(1.0f);
  half2 p(h, h);
  __nv_bfloat16 b = __float2bfloat16(2.0f);
  float f = __half2float(h) + __bfloat162float(b) + __low2float(p);
  h = __hadd(h, h) * h;
  halves<<<1, 32>>>(&h, &f, &p, 1);
}
