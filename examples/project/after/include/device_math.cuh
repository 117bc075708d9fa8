// Helpers for kernels; includes nothing, since nvcc includes the runtime.
#ifndef DEVICE_MATH_CUH
#define DEVICE_MATH_CUH

__host__ __device__ inline float4 scaled(float4 v, float s) {
  return make_float4(v.x * s, v.y * s, v.z * s, v.w);
}

__host__ __device__ inline float squaredLength(float4 v) {
  return v.x * v.x + v.y * v.y + v.z * v.z;
}

#ifdef __HIPCC__
// The sum over the warp, in every lane.
__device__ __forceinline__ double warpTotal(double value) {
  for (int lanes = 16; lanes > 0; lanes /= 2)
    value += __shfl_xor(value, lanes, 32);
  return value;
}
#endif

#endif
