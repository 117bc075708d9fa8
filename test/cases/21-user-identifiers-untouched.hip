// PAIN:   P48 over-eager renaming
// SOURCE: ROCm/HIPIFY#165; ROCm/pytorch#380; ROCm/legacy-rocm-build#3937
// EXPECT: Identifiers, strings and comments that only look like CUDA must not change; ones that are CUDA
//         must.

#include <hip/hip_runtime.h>
#include <cstring>
// cudaMalloc is slow; see notes // ok: name
class cudaGridField { public: int cudaDepth = 0; void cudaSwap(cudaGridField& o) { int t = cudaDepth; cudaDepth = o.cudaDepth; o.cudaDepth = t; } }; // ok: name
namespace cudatools { struct cudaStream { int id; }; int cudaFree(int); } // ok: name
static const char* kName = "cudaMemcpy"; // ok: cuda-in-string
static int cudaErrorCount = 0; // ok: name
bool is_copy(const char* s) { return std::strcmp(s, kName) == 0; }
int cudatools::cudaFree(int x) { return x; } // ok: name
void f(void* p, cudaGridField& a, cudaGridField& b) {
    a.cudaSwap(b); // ok: name
    if (::hipFree(p) != hipSuccess) ++cudaErrorCount; // expect: name
    cudatools::cudaFree(1); // ok: name
}
