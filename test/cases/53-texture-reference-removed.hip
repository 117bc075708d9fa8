// compile: no (gfx942 has no textures)
// PAIN:   P26 textures (removed API)
// SOURCE: ROCm/hip#1754; CUDA 12 removed texture references
// EXPECT: Legacy texture references: removed from CUDA 12; old sources still have them. Does not compile
//         with CUDA 13: parse-error tolerance case.
// NOTE:   EXPECTED-FAIL (does not compile with CUDA 13)

#include <hip/hip_runtime.h>
texture<float, 2, hipReadModeElementType> tex_ref; // expect: differs
__global__ void k(float* o) { o[threadIdx.x] = tex2D(tex_ref, threadIdx.x + 0.5f, 0.5f); } // expect: differs
void run(float* o, hipArray_t a) {
    tex_ref.filterMode = hipFilterModePoint;
    hipBindTextureToArray(tex_ref, a); // expect: name
    k<<<1, 32>>>(o);
    hipUnbindTexture(tex_ref);
    hipDeviceSynchronize(); // expect: name
}
