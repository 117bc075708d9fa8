// PAIN:   P09 inactive branches
// SOURCE: ROCm/HIPIFY#25, #281, #348, #621, #1131; ROCm/hip#207
// EXPECT: Calls in branches that are not compiled must be migrated too, without parsing both branches at
//         once.

#include <hip/hip_runtime.h>
#ifdef USE_POOL_ALLOC
#include "not_installed_pool.h" // ok: include
static void* get(size_t n) { void* p; pool_cuda_alloc(&p, n, hipMemAttachGlobal); return p; } // expect: name
#else
static void* get(size_t n) { void* p; hipMalloc(&p, n); return p; } // expect: name
#endif
#if 0
int twice;
#else
int twice;
#endif
void work(size_t n) {
    void* p = get(n);
#if defined(DEBUG_SYNC)
    hipDeviceSynchronize(); // expect: name
#elif defined(DEBUG_STREAM)
    hipStreamSynchronize(hipStreamPerThread); // expect: name
#endif
    hipFree(p); // expect: name
}
