// Every device-side shim but lanes.h, called once with each kind of type: compiled for all targets
// by test/names/run.
#include "hipshift/groups.h"
#include "hipshift/half.h"
#include "hipshift/intrinsics.h"
#include "hipshift/loads.h"
#include "hipshift/pipeline.h"
#include "hipshift/rounding.h"
#include "hipshift/simd.h"

namespace cg = cooperative_groups;
namespace hs = hipshift;

struct alignas(16) Sixteen {
  float values[4];
};

__global__ void loads(unsigned *u, float4 *f4, char *c, double2 *d2, __half2 *h2, float *f,
                      __hip_bfloat16 *b, Sixteen *s) {
  u[0] = hs::ldcg(u + 1) + hs::ldca(u + 2) + hs::ldcs(u + 3) + hs::ldlu(u + 4) + hs::ldcv(u + 5);
  hs::stcg(u, 1);
  hs::stcs(f, 1.0);
  hs::stwb(f + 1, 1);
  hs::stwt(f4, hs::ldcs(f4 + 1));
  c[1] = hs::ldcg(c) + hs::ldcs(c + 4);
  hs::stcs(d2 + 3, make_double2(1, 2));
  h2[0] = hs::ldcg(h2 + 1);
  b[0] = hs::ldcs(b + 1);
  hs::stcg(s + 2, hs::ldcv(s));
}

__global__ void simd(unsigned *u, int *i) {
  bool high, low;
  u[0] = hs::vadd4(u[1], u[2]) + hs::vavgs2(u[3], u[4]) + hs::vcmpne4(u[5], u[6]) +
         hs::vsadu4(u[7], u[8]);
  u[1] = hs::viaddmax_s16x2_relu(u[1], u[2], u[3]) + hs::vibmax_s16x2(u[1], u[2], &high, &low) +
         high + low;
  u[2] = hs::dp4a(u[3], u[4], u[5]) + hs::dp2a_hi(u[6], u[7], u[8]);
  i[0] = hs::dp4a(i[1], i[2], i[3]) + hs::dp2a_lo(i[1], i[2], i[3]) +
         hs::dp4a(char4{1, 2, 3, 4}, char4{5, 6, 7, 8}, 9);
}

__global__ void rounding(float *f, double *d) {
  f[0] = hs::fadd_rd(f[1], f[2]) + hs::fdiv_ru(f[3], f[4]) + hs::fsqrt_rz(f[5]) +
         hs::fmaf_rz(f[1], f[2], f[3]) + hs::frcp_rd(f[6]);
  d[0] = hs::dsub_ru(d[1], d[2]) + hs::ddiv_ru(d[3], d[4]) + hs::dsqrt_rz(d[5]) +
         hs::fma_rz(d[1], d[2], d[3]) + hs::dmul_rz(d[6], d[7]);
}

__global__ void intrinsics(unsigned *u, float *f, long long *l) {
  __shared__ float s[64];
  hs::nanosleep(u[3]);
  u[5] = hs::is_shared(s) + hs::is_global(f) + hs::is_local(f) + hs::is_constant(f);
  *static_cast<float *>(hs::cvta_shared_to_generic(hs::cvta_generic_to_shared(s))) = 1;
  u[0] = hs::atomicInc_system(u, 4) + hs::atomicDec_system(u + 1, 5) + hs::mulhi(u[1], 2) +
         hs::umin(u[3], 5);
  l[0] = hs::mul64hi(l[1], l[2]) + hs::llmax(l[3], 4);
  hs::pipeline_memcpy_async(s, f, 16);
  hs::pipeline_commit();
  hs::pipeline_wait_prior(0);
  f[9] = s[1];
}

__global__ void halves(__half *h, __half2 *h2, __hip_bfloat16 *b, __hip_bfloat162 *b2, int *i,
                       unsigned *u, long long *l, float *f) {
  h2[0] = hs::hmax2(h2[1], h2[2]);
  b2[0] = hs::hmin2_nan(b2[1], b2[2]);
  u[0] = hs::heq2_mask(h2[1], h2[2]) | hs::hgtu2_mask(b2[1], b2[2]) | hs::hne2_mask(h2[1], h2[3]);
  h[0] = hs::hfma_relu(h[1], h[2], h[3]);
  b2[3] = hs::hfma2_relu(b2[1], b2[2], b2[4]);
  h2[5] = hs::hcmadd(h2[1], h2[2], h2[3]);
  b2[5] = hs::hcmadd(b2[1], b2[2], b2[3]);
  h[4] = hs::htanh(h[5]);
  b2[6] = hs::h2tanh(b2[7]);
  h[6] = hs::double2half(f[0]);
  i[0] = hs::half2char_rz(h[7]) + hs::bfloat162int_rn(b[8]);
  l[0] = hs::bfloat162ull_rd(b[9]);
  b[10] = hs::ll2bfloat16_ru(l[3]);
  b[11] = hs::float2bfloat16_rz(f[4]);
  b2[8] = hs::make_bfloat162(b[1], b[2]);
}

struct Pair {
  double value;
  int at;
};

__global__ void groups(float *f, int *i, Pair *p) {
  cg::thread_block block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  auto eight = cg::tiled_partition<8>(warp);
  f[0] = hs::reduce(warp, f[1], hs::plus<float>()) + hs::reduce(eight, f[2], hs::greater<float>());
  p[0] = hs::reduce(warp, p[1], [](Pair a, Pair b) { return a.value < b.value ? b : a; });
  i[0] = hs::inclusive_scan(warp, i[1], hs::plus<int>()) + hs::exclusive_scan(eight, i[2]);
  if (threadIdx.x & 1) {
    auto active = cg::coalesced_threads();
    i[4] = hs::reduce(active, i[5], hs::bit_xor<int>());
    i[5] = hs::labeled_partition(active, i[6]).size();
  }
  i[7] = hs::reduce(hs::labeled_partition(warp, i[6]), 1, hs::plus<int>());
  __shared__ float s[64];
  hs::memcpy_async(block, s, f, sizeof(s));
  hs::wait(block);
  f[3] = s[threadIdx.x];
}
