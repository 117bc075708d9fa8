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

TEST(Calls, MacroParametersHaveNoValueOfTheirOwn) {
  EXPECT_THAT(factsOf("#define DOWN(m, v) __shfl_down_sync(m, v + 1, 16)\n"
                      "__device__ int f(int v) { return DOWN(0xffffffff, 2); }"),
              Contains("call __shfl_down_sync cuda body device [m] [v + 1] [16]=16"));
}

TEST(Calls, LambdasHaveASideOfTheirOwn) {
  EXPECT_THAT(
      factsOf("void f(int v) { auto l = [=] __device__() { __shfl_down_sync(-1, v, 2); }; }"),
      Contains("call __shfl_down_sync cuda written device [-1]=-1 [v] [2]=2"));
  EXPECT_THAT(factsOf("void f(void *p) { auto l = [=] { cudaFree(p); }; }"),
              Contains("call cudaFree cuda written host [p]"));
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
  EXPECT_THAT(
      factsOf("template <class T> __global__ void k(T *p);\n"
              "template <class T> void f(T *p, cudaStream_t s) { k<T><<<1, 2, 0, s>>>(p); }"),
      Contains("launch k<T> template {1} {2} {0} {s} [p]"));
}

TEST(Launches, InMacroArgument) {
  EXPECT_THAT(factsOf("#define RUN(x) x\n__global__ void k(int *p);\n"
                      "void f(int *p) { RUN((k<<<1, 2>>>(p))); }"),
              Contains("launch k expression {1} {2} [p]"));
}

TEST(Launches, Statements) {
  const std::string Head = "__global__ void k(int n);\nvoid f(int n) { ";
  for (const char *Text :
       {"k<<<1, 2>>>(n);", "if (n) k<<<1, 2>>>(n);", "if (n); else k<<<1, 2>>>(n);",
        "for (;;) k<<<1, 2>>>(n);", "while (n) k<<<1, 2>>>(n);", "do k<<<1, 2>>>(n); while (n);",
        "switch (n) case 1: k<<<1, 2>>>(n);", "x: k<<<1, 2>>>(n);", "[&] { k<<<1, 2>>>(n); }();"})
    EXPECT_THAT(factsOf(Head + Text + " }"), Contains("launch k {1} {2} [n]")) << Text;
  for (const char *Text : {"n ? k<<<1, 2>>>(n) : f(n);", "n++, k<<<1, 2>>>(n);",
                           "(k<<<1, 2>>>(n));", "return k<<<1, 2>>>(n);", "void(k<<<1, 2>>>(n));"})
    EXPECT_THAT(factsOf(Head + Text + " }"), Contains("launch k expression {1} {2} [n]")) << Text;
}

TEST(Launches, Comments) {
  const std::string Head = "__global__ void k(int n);\nvoid f(int n) { ";
  EXPECT_THAT(factsOf(Head + "k<<<1, /*b*/ 2>>>(n /*n*/); }"), Contains("launch k {1} {2} [n]"));
  EXPECT_THAT(factsOf(Head + "k<<<1, 2 /*b*/>>>(n); }"), Contains("launch k comments {1} {2} [n]"));
  EXPECT_THAT(factsOf(Head + "k<<<1, 2>>>(// n\n n); }"),
              Contains("launch k comments {1} {2} [n]"));
  EXPECT_THAT(factsOf("#define NOTHING\n" + Head + "k<<<1, 2 NOTHING>>>(n); }"),
              Contains("launch k comments {1} {2} [n]"));
  EXPECT_THAT(factsOf(Head + "k<<<1,\n#ifdef A\n2\n#else\n3\n # endif\n>>>(n); }"),
              Contains("launch k comments directives {1} {3} [n]"));
}

} // namespace
