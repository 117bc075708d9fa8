// PAIN:   P12 API calls inside macros
// SOURCE: ROCm/hip#1409, #33, #207; SYCLomatic#198
// EXPECT: Check macros, launch macros, token pasting and stringising.

#include <hip/hip_runtime.h>
#include <cstdio>
#define CHECK(call) do { hipError_t e_ = (call); if (e_ != hipSuccess) std::printf("%s: %s\n", #call, hipGetErrorString(e_)); } while (0)
#define LAUNCH(k, g, b, ...) do { k<<<(g), (b)>>>(__VA_ARGS__); CHECK(hipGetLastError()); } while (0)
#define RT(name) hip##name // expect: pasted-name
#define FREE_BOTH(a, b) do { hipFree(a); hipFree(b); } while (0) // expect: name
#define FLAGS hipEventDisableTiming // expect: name
__global__ void axpy(float a, const float* x, float* y, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] += a * x[i]; }
int main() {
    float *x, *y; hipEvent_t ev;
    CHECK(hipMalloc(&x, 400)); CHECK(RT(Malloc)((void**)&y, 400)); // expect: name
    CHECK(hipEventCreateWithFlags(&ev, FLAGS));
    LAUNCH(axpy, 1, 128, 2.0f, x, y, 100);
    CHECK(RT(DeviceSynchronize)());
    FREE_BOTH(x, y);
}
