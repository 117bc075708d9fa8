// compile: no (HIP has a surfaceReference of its own)
// 19 user identifiers that merely look like CUDA names
#include <cstdio>
struct Logger { int cudaMalloc(int n) { return n; } int cudaFree = 0; };        // user's own members // ok: name
namespace mine { enum class textureReference { a }; struct cuda { int int2_ = 0; }; int cuInit(int x) { return x; } } // ok: name
struct surfaceReference { int z; };
enum Mode { cudaSuccess_ = 0, CU_STREAM_NON_BLOCKING = 7 };                     // user's enumerator // ok: name
static int cublasSgemm_calls, cudnnHandle = 3; // ok: name
int cub = 2; // ok: name
template <class T> struct curand { T v; }; // ok: name
int use(Logger l) {
  int cudaMemcpyHostToDevice = 4;                                                // user's local // ok: name
  l.cudaFree = l.cudaMalloc(cudaMemcpyHostToDevice) + mine::cuInit(1); // ok: name
  goto cudaErrorUnknown; // ok: name
cudaErrorUnknown:
  printf("%d cudaSuccess is a word\n", l.cudaFree + CU_STREAM_NON_BLOCKING);
  return cub;
}
