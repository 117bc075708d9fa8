// PAIN:   P15 nvcc dialect vs clang
// SOURCE: llvm/llvm-project#60653; ROCm/hip#1572; llnl/axom#1337
// EXPECT: Code that needs nvcc --expt-relaxed-constexpr; clang (HIP) is laxer for constexpr but stricter
//         for other host calls and overloads.
// NVCC:   --expt-relaxed-constexpr --extended-lambda -std=c++17

#include <hip/hip_runtime.h>
#include <algorithm>
#include <limits>
#include <array>
struct Box { int lo, hi; constexpr int size() const { return hi - lo; } };
constexpr int twice(int v) { return 2 * v; }
__device__ int clampi(int v) { return std::min(std::max(v, 0), std::numeric_limits<int>::max()); } // ok: name
__global__ void k(int* p, Box b) {
    std::array<int, 3> a{1, 2, 3};
    p[threadIdx.x] = clampi(twice(p[threadIdx.x]) + b.size() + a[1]); // ok: name
}
template <class F> __global__ void apply(F f, int* p) { p[threadIdx.x] = f(p[threadIdx.x]); }
void run(int* p, int add) { apply<<<1, 32>>>([=] __device__(int v) { return v + add; }, p); }
