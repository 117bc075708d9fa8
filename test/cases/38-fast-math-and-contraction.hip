// PAIN:   P27 floating point
// SOURCE: ROCm/hip#1717; ollama/ollama#15276; ROCm/hip#3275
// EXPECT: -use_fast_math is not -ffast-math; contraction may cross statements in HIP.
// NVCC:   -use_fast_math

#include <hip/hip_runtime.h>
#include <cmath>
__global__ void k(float* o, const float* x, float a, float b) {
    float s = a * x[0];
    float r = s - b * x[1];              // may become fma across statements
    o[0] = r;
    o[1] = __fdividef(x[2], x[3]) + __expf(x[4]) + __sinf(x[5]) + __frcp_rn(x[6]);
    o[2] = isnan(x[7]) ? 0.0f : x[7];
    o[3] = x[8] == -INFINITY ? 1.0f : expf(x[8]);
    o[4] = x[9] * 1e-39f;                // subnormal
    o[5] = sqrtf(x[10]) / x[11];
    o[6] = __fmaf_rn(x[12], x[13], x[14]);
}
