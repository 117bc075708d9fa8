// Every function of hipshift/lanes.h on every kind of type; `run` compiles it for all targets.
// The kernels whose name begins with plain_ must not branch (`run` looks at their instructions).
#include "hipshift/lanes.h"
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

struct Pair {
  float value;
  int index;
};
struct Byte {
  unsigned char b;
};
struct Odd {
  short s[3];
};
struct NoDefault {
  double d;
  long long n;
  __device__ NoDefault(double d, long long n) : d(d), n(n) {}
};
enum Colour { Red, Green };

template <class T, class U> struct same {
  static constexpr bool value = false;
};
template <class T> struct same<T, T> {
  static constexpr bool value = true;
};

template <class T, class Result = T> __device__ void shuffleAll(T *data, unsigned mask, int w) {
  using namespace hipshift;
  const T v = data[threadIdx.x];
  static_assert(same<decltype(shfl_sync(mask, v, 0)), Result>::value, "CUDA's result type");
  T *out = data + 64;
  out[0] = static_cast<T>(shfl_sync(mask, v, 3));
  out[1] = static_cast<T>(shfl_sync(mask, v, 3, w));
  out[2] = static_cast<T>(shfl_up_sync(mask, v, 1));
  out[3] = static_cast<T>(shfl_up_sync(mask, v, 1, w));
  out[4] = static_cast<T>(shfl_down_sync(mask, v, 1));
  out[5] = static_cast<T>(shfl_down_sync(mask, v, 1, w));
  out[6] = static_cast<T>(shfl_xor_sync(mask, v, 16));
  out[7] = static_cast<T>(shfl_xor_sync(mask, v, 16, w));
  out[8] = static_cast<T>(shfl(v, 3, 8));
  out[9] = static_cast<T>(shfl_up(v, 3, 8));
  out[10] = static_cast<T>(shfl_down(v, 3, 8));
  out[11] = static_cast<T>(shfl_xor(v, 3, 8));
}

__global__ void shuffles(char *c, bool *b, short *s, int *i, unsigned *u, long *l,
                         unsigned long *ul, long long *ll, unsigned long long *ull, float *f,
                         double *d, unsigned m, int w) {
  shuffleAll<char, int>(c, m, w);
  shuffleAll<bool, int>(b, m, w);
  shuffleAll<short, int>(s, m, w);
  shuffleAll(i, m, w);
  shuffleAll(u, m, w);
  shuffleAll(l, m, w);
  shuffleAll(ul, m, w);
  shuffleAll(ll, m, w);
  shuffleAll(ull, m, w);
  shuffleAll(f, m, w);
  shuffleAll(d, m, w);
}

__global__ void shuffleClasses(__half *h, __half2 *h2, __hip_bfloat16 *b, __hip_bfloat162 *b2,
                               float4 *f4, double2 *d2, uchar3 *c3, Pair *p, Byte *y, Odd *o,
                               NoDefault *n, Colour *e, unsigned m, int w) {
  shuffleAll(h, m, w);
  shuffleAll(h2, m, w);
  shuffleAll(b, m, w);
  shuffleAll(b2, m, w);
  shuffleAll(f4, m, w);
  shuffleAll(d2, m, w);
  shuffleAll(c3, m, w);
  shuffleAll(p, m, w);
  shuffleAll(y, m, w);
  shuffleAll(o, m, w);
  shuffleAll(n, m, w);
  shuffleAll<Colour, int>(e, m, w);
}

template <class T> __device__ unsigned matchBoth(T value, unsigned mask) {
  int all = 0;
  const unsigned any = hipshift::match_any_sync(mask, value);
  return any + hipshift::match_all_sync(mask, value, &all) + static_cast<unsigned>(all);
}

__global__ void votes(unsigned *out, const int *in, unsigned m) {
  using namespace hipshift;
  const int p = in[threadIdx.x];
  static_assert(warp_size == 32, "");
  __shared__ int tail[warp_size];
  tail[lane_id()] = p;
  syncwarp();
  syncwarp(m);
  out[0] = ballot(p) + ballot_sync(m, p) + activemask();
  out[1] = static_cast<unsigned>(any(p) + all(p) + any_sync(m, p) + all_sync(m, p));
  out[2] = lanemask_eq() + lanemask_lt() + lanemask_le() + lanemask_gt() + lanemask_ge();
  out[3] = matchBoth(p, m) + matchBoth(1u, m) + matchBoth(1l, m) + matchBoth(1ul, m);
  out[4] = matchBoth(1ll, m) + matchBoth(1ull, m) + matchBoth(1.0f * p, m) + matchBoth(1.0 * p, m);
  out[5] = matchBoth(static_cast<short>(p), m) + static_cast<unsigned>(tail[lane_id() ^ 1]);
}

__global__ void reductions(int *out, unsigned *uout, const int *in, unsigned m) {
  using namespace hipshift;
  const int v = in[threadIdx.x];
  const unsigned u = static_cast<unsigned>(v);
  out[0] = reduce_add_sync(m, v) + reduce_min_sync(m, v) + reduce_max_sync(m, v);
  uout[0] = reduce_add_sync(m, u) + reduce_min_sync(m, u) + reduce_max_sync(m, u);
  uout[1] = reduce_and_sync(m, u) + reduce_or_sync(m, u) + reduce_xor_sync(m, u);
}

extern "C" {
__global__ void plain_shfl(float *p, int lane) {
  p[threadIdx.x] = hipshift::shfl_sync(hipshift::full_mask, p[threadIdx.x], lane);
}
__global__ void plain_shfl_up(float *p) {
  p[threadIdx.x] = hipshift::shfl_up_sync(hipshift::full_mask, p[threadIdx.x], 4);
}
__global__ void plain_shfl_down(float *p) {
  p[threadIdx.x] = hipshift::shfl_down_sync(hipshift::full_mask, p[threadIdx.x], 4);
}
__global__ void plain_shfl_xor(float *p) {
  p[threadIdx.x] = hipshift::shfl_xor_sync(hipshift::full_mask, p[threadIdx.x], 4);
}
__global__ void plain_ballot(unsigned *p) {
  p[threadIdx.x] = hipshift::ballot_sync(hipshift::full_mask, p[threadIdx.x] > 3);
}
__global__ void plain_any(unsigned *p) {
  p[threadIdx.x] =
      static_cast<unsigned>(hipshift::any_sync(hipshift::full_mask, p[threadIdx.x] > 3));
}
__global__ void plain_lanemask(unsigned *p) { p[threadIdx.x] = hipshift::lanemask_lt(); }
__global__ void plain_syncwarp(unsigned *p) {
  __shared__ unsigned s[64];
  s[threadIdx.x] = p[threadIdx.x];
  hipshift::syncwarp();
  p[threadIdx.x] = s[threadIdx.x ^ 1];
}
}
