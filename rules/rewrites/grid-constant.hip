// __grid_constant__ in front of and behind const.
#include <hip/hip_runtime.h>

struct Params {
  int n;
};

__global__ void before(const Params p, int *out) { // expect: grid-constant
  out[0] = p.n;
}

__global__ void behind(const Params p, int *out) { // expect: grid-constant
  out[0] = p.n;
}

__global__ void plain(const Params p, int *out) { // ok: grid-constant
  out[0] = p.n;
}
