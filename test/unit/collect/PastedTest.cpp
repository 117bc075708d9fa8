// Names that macros paste together, and string literals.
#include "FactPrinter.h"

using namespace hipshift;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

namespace {

const std::string Cuda = "#include <cuda_runtime.h>\n";

TEST(Pasted, EveryExpansionSaysWhatItMakes) {
  auto Facts = factsOf(Cuda + "#define API(x) cuda##x\n"
                              "void f(void *p) { API(Free)(p); API(DeviceSynchronize)(); }\n");
  EXPECT_THAT(Facts, Contains("pasted cuda##x cudaFree first 'cuda'"));
  EXPECT_THAT(Facts, Contains("pasted cuda##x cudaDeviceSynchronize first 'cuda'"));
}

TEST(Pasted, ThroughAnotherMacrosArgument) {
  EXPECT_THAT(factsOf(Cuda + "#define API(x) cuda##x\n#define CHECK(c) c\n"
                             "void f(void *p) { CHECK(API(Free)(p)); }\n"),
              Contains("pasted cuda##x cudaFree first 'cuda'"));
}

TEST(Pasted, ThreeParts) {
  EXPECT_THAT(factsOf(Cuda + "#define TYPE(x) cuda##x##_t\nTYPE(Stream) s;\n"),
              Contains("pasted cuda##x##_t cudaStream_t first 'cuda'"));
}

TEST(Pasted, ParameterInFront) {
  EXPECT_THAT(factsOf(Cuda + "#define API(p, x) p##x\nvoid f(void *p) { API(cuda, Free)(p); }\n"),
              Contains("pasted p##x cudaFree first '?'"));
}

TEST(Pasted, NotExpanded) {
  EXPECT_THAT(factsOf(Cuda + "#define COPY(x) cudaMemcpy##x\n#define OWN(x) own##x\n"),
              testing::AllOf(Contains("pasted cudaMemcpy##x ? first '?'"),
                             Not(Contains(HasSubstr("own")))));
}

TEST(Strings, PiecesTogether) {
  EXPECT_THAT(factsOf("const char *s = \"lib\" \"cuda.so\";\n"), Contains("string libcuda.so"));
}

TEST(Strings, FunctionNamesAndStringisedTextAreNone) {
  EXPECT_THAT(factsOf("#define S(x) #x\nconst char *cudaName() { return __func__; }\n"
                      "const char *t = S(cudaFree);\n"),
              Not(Contains(HasSubstr("string"))));
}

TEST(Members, StaticOnesBelongToTheirRecord) {
  EXPECT_THAT(factsOf("#include <cub/cub.cuh>\nvoid f(size_t n, int *p) {\n"
                      "  cub::DeviceReduce::Sum(nullptr, n, p, p, 1);\n}\n"),
              Not(Contains(testing::MatchesRegex("name cub::DeviceReduce::Sum cuda written @.*"))));
}

} // namespace
