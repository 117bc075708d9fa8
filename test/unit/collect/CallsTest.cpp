#include "FactPrinter.h"

using namespace hipshift;
using testing::Contains;

namespace {

TEST(Calls, SideAndConstants) {
  EXPECT_THAT(
      factsOf("__global__ void k(int *p) { *p = __shfl_down_sync(0xffffffff, *p, 16); }"),
      Contains("call __shfl_down_sync cuda written device [0xffffffff]=4294967295 [*p] [16]=16"));
}

TEST(Calls, ConstantBehindNames) {
  EXPECT_THAT(factsOf("#define FULL 0xffffffffu\nconstexpr int W = 8;\n"
                      "__device__ int f(int v) { return __shfl_down_sync(FULL, v, W); }"),
              Contains("call __shfl_down_sync cuda written device [FULL]=4294967295 [v] [W]=8"));
}

TEST(Calls, InMacroArgument) {
  EXPECT_THAT(factsOf("#define CHECK(x) do { x; } while (0)\n__constant__ int c;\n"
                      "void f(int *h) { CHECK(cudaMemcpyToSymbol(c, h, 4)); }"),
              Contains("call cudaMemcpyToSymbol cuda arg host [c] [h] [4]=4"));
}

TEST(Calls, InMacroBodyWithParameter) {
  EXPECT_THAT(factsOf("__constant__ int c;\n#define PUT(p) cudaMemcpyToSymbol(c, p, 4)\n"
                      "void f(int *h) { PUT(h); }"),
              Contains("call cudaMemcpyToSymbol cuda body host [c] [p] [4]=4"));
}

TEST(Calls, MacroAsWholeArgument) {
  EXPECT_THAT(factsOf("__constant__ int c;\n#define N (4 * 1)\n"
                      "void f(int *h) { cudaMemcpyToSymbol(c, h, N); }"),
              Contains("call cudaMemcpyToSymbol cuda written host [c] [h] [N]=4"));
}

TEST(Calls, NestedMacros) {
  EXPECT_THAT(factsOf("__constant__ int c;\n#define OUTER(x) INNER(x)\n#define INNER(x) x\n"
                      "void f(int *h) { OUTER(cudaMemcpyToSymbol(c, h, 4)); }"),
              Contains("call cudaMemcpyToSymbol cuda arg host [c] [h] [4]=4"));
}

TEST(Calls, NoOverloadFits) {
  EXPECT_THAT(factsOf("void f(void *p) { cudaFree(p, 1, 2); }"),
              Contains("call cudaFree unbound inactive - [p] [1]=1 [2]=2"));
}

TEST(Calls, ArgumentThatClangDrops) {
  EXPECT_THAT(factsOf("__device__ int f(int v) { return __shfl_down_sync(NO_SUCH, v, 2); }"),
              Contains("call __shfl_down_sync unbound inactive - [NO_SUCH] [v] [2]=2"));
}

TEST(Calls, UnresolvedByTokens) {
  EXPECT_THAT(factsOf("#ifdef NEVER\nint f() { return __shfl_down_sync(-1, g(a, b), 2); }\n#endif"),
              Contains("call __shfl_down_sync unbound inactive - [-1] [g(a, b)] [2]=2"));
}

TEST(Launches, Plain) {
  EXPECT_THAT(factsOf("__global__ void k(int *p);\nvoid f(int *p) { k<<<1, 32>>>(p); }"),
              Contains("launch k {1} {32} [p]"));
}

TEST(Launches, TemplateInTemplate) {
  EXPECT_THAT(factsOf("template <class T> __global__ void k(T *p);\n"
                      "template <class T> void f(T *p, cudaStream_t s) { k<T><<<1, 2, 0, s>>>(p); }"),
              Contains("launch k<T> template {1} {2} {0} {s} [p]"));
}

TEST(Launches, InMacroArgument) {
  EXPECT_THAT(factsOf("#define RUN(x) x\n__global__ void k(int *p);\n"
                      "void f(int *p) { RUN((k<<<1, 2>>>(p))); }"),
              Contains("launch k {1} {2} [p]"));
}

} // namespace
