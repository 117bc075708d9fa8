#include "FactPrinter.h"

using namespace hipshift;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

TEST(Names, DeclaredByCudaIsCuda) {
  EXPECT_THAT(factsOf("void f(void *p) { cudaFree(p); }"),
              Contains("name cudaFree cuda written @18"));
}

TEST(Names, MembersOfOwnTypesAreOwn) {
  auto Facts = factsOf("struct L { int cudaFree; }; int f(L l) { return l.cudaFree; }");
  EXPECT_THAT(Facts, Contains("name L::cudaFree user written @15"));
  EXPECT_THAT(Facts, Contains("name L::cudaFree user written member @50"));
}

TEST(Names, OwnFunctionInNamespaceIsOwn) {
  EXPECT_THAT(factsOf("namespace m { int cuInit(int); } int g() { return m::cuInit(1); }"),
              Contains("name m::cuInit user written @53"));
}

TEST(Names, LabelsAreOwn) {
  EXPECT_THAT(factsOf("void f() { goto cudaSuccess; cudaSuccess: ; }"),
              Contains("name cudaSuccess user written @29"));
}

TEST(Names, LocalVariableShadows) {
  EXPECT_THAT(factsOf("int f() { int cudaSuccess = 3; return cudaSuccess; }"),
              Contains("name cudaSuccess user written @38"));
}

TEST(Names, TypeInTemplateIsCuda) {
  EXPECT_THAT(factsOf("template <class T> T f(cudaStream_t s, T t) { cudaFree(t); return t; }"),
              Contains("name cudaStream_t cuda written @23"));
}

TEST(Names, DependentCallIsCuda) {
  EXPECT_THAT(factsOf("template <class T> void f(T *t) { cudaMalloc(&t, 4); }"),
              Contains("call cudaMalloc cuda written host [&t] [4]=4"));
}

TEST(Names, MacroBodyIsTakenAtTheDefinition) {
  auto Facts = factsOf("#define OK(x) ((x) == cudaSuccess)\nbool f() { return OK(cudaFree(0)); }");
  EXPECT_THAT(Facts, Contains("name cudaSuccess cuda body @22"));
  EXPECT_THAT(Facts, Contains("name cudaFree cuda arg @56"));
}

TEST(Names, UnusedMacroBodyIsUnbound) {
  EXPECT_THAT(factsOf("#define DIE cudaFree(0)\n"), Contains("name cudaFree unbound body @12"));
}

TEST(Names, InactiveBranchIsUnbound) {
  auto Facts = factsOf("#ifdef NEVER\nvoid f() { cudaFree(0); }\n#endif\n");
  EXPECT_THAT(Facts, Contains("name cudaFree unbound inactive @24"));
  EXPECT_THAT(Facts, Contains("call cudaFree unbound inactive - [0]=0"));
}

TEST(Names, OwnDeclarationSettlesInactiveText) {
  EXPECT_THAT(factsOf("int cuInit;\n#ifdef NEVER\nint g = cuInit;\n#endif\n"),
              Contains("name cuInit user inactive @33"));
}

TEST(Names, MemberInInactiveTextIsQualified) {
  EXPECT_THAT(factsOf("#ifdef NEVER\nint g = a.cudaFree;\n#endif\n"),
              Contains("name cudaFree unbound inactive qualified member @23"));
}

TEST(Names, ConditionIsMarked) {
  EXPECT_THAT(factsOf("#if defined(CUDART_VERSION) && CUDART_VERSION > 1\n#endif\n"),
              Contains("name CUDART_VERSION cuda written directive @31"));
  EXPECT_THAT(factsOf("#ifdef __CUDA_ARCH__\n#endif\n"),
              Contains("name __CUDA_ARCH__ unbound written directive @7"));
}

TEST(Names, FieldsOfCudaRecordsAreMembers) {
  EXPECT_THAT(factsOf("int f(cudaDeviceProp &p) { return p.l2CacheSize; }"),
              Contains("name cudaDeviceProp::l2CacheSize cuda written member @36"));
}

TEST(Names, ParseErrorKeepsTheRest) {
  auto Facts = factsOf("void a(void *p) { cudaFree(p); }\nvoid b(X::T *t) { cudaFree(t); }\n");
  EXPECT_THAT(Facts, Contains("name cudaFree cuda written @18"));
  EXPECT_THAT(Facts, Contains("name cudaFree cuda written @51"));
  EXPECT_THAT(Facts, Contains(StartsWith("unparsed void b(X::T *t)")));
}

TEST(Names, MissingHeaderIsNoEnd) {
  auto Facts = factsOf("#include \"no/such.h\"\nvoid f(void *p) { cudaFree(p); }\n");
  EXPECT_THAT(Facts, Contains("unparsed \"no/such.h\": no/such.h: not found"));
  EXPECT_THAT(Facts, Contains("name cudaFree cuda written @39"));
}

TEST(Names, CommentsAndStringsAreNotNames) {
  EXPECT_THAT(factsOf("// cudaFree\nconst char *s = \"cudaMalloc\";\n"),
              Not(Contains(HasSubstr("name cuda"))));
}

TEST(Names, LineContinuationInside) {
  EXPECT_THAT(factsOf("void f(void *p) { cuda\\\nFree(p); }"),
              Contains("name cudaFree cuda written @18"));
  EXPECT_THAT(factsOf("void f(void *p) { cuda\\\r\nFree(p); }"),
              Contains("name cudaFree cuda written @18"));
}

} // namespace
