// What the raw text tells: include lines, insertion points, line ends.
#include "FactPrinter.h"

using namespace hipshift;
using testing::Contains;

namespace {

TEST(Text, IncludeGuardIsNoBranch) {
  auto Facts = factsOf("#ifndef H\n#define H\n#include <cuda_runtime.h>\n#endif\n", "t.cuh");
  EXPECT_THAT(Facts, Contains("include cuda_runtime.h angled written branch 0 cuda"));
  EXPECT_THAT(Facts, Contains("file insert 20"));
}

TEST(Text, BranchesAreNumbered) {
  EXPECT_THAT(factsOf("#ifdef A\n#include \"x.h\"\n#else\n#include <cuda_runtime.h>\n#endif\n"),
              Contains("include cuda_runtime.h angled written branch 2 cuda"));
}

TEST(Text, IncludeInBranchNotTaken) {
  EXPECT_THAT(factsOf("#ifdef A\n#include <cuda_runtime.h>\n#endif\n"),
              Contains("include cuda_runtime.h angled inactive branch 1"));
}

TEST(Text, InsertBehindPragmaOnce) {
  EXPECT_THAT(factsOf("#pragma once\nint x;\n", "t.cuh"), Contains("file insert 13"));
}

TEST(Text, InsertBeforeConditionalInclude) {
  EXPECT_THAT(factsOf("// c\n#ifdef A\n#include <cstdio>\n#endif\n"), Contains("file insert 5"));
}

TEST(Text, InsertBeforeMacros) {
  EXPECT_THAT(factsOf("// c\n#define T float\n#include <cstdio>\n"), Contains("file insert 5"));
  EXPECT_THAT(
      factsOf("#ifndef H\n#define H\n#define T float\n#include <cstdio>\n#endif\n", "t.cuh"),
      Contains("file insert 20"));
}

TEST(Text, InsertBehindByteOrderMark) {
  EXPECT_THAT(factsOf("\xEF\xBB\xBF#include <cstdio>\n"), Contains("file insert 3"));
}

TEST(Text, IncludesInsideOfBrackets) {
  auto Facts = factsOf("void f() {\n#include \"x.h\"\n}\n#include <cstdio>\n");
  EXPECT_THAT(Facts, Contains("include x.h quoted written branch 0 missing nested"));
  EXPECT_THAT(Facts, Contains("include cstdio angled written branch 0"));
  EXPECT_THAT(Facts, Contains("file insert 28"));
  EXPECT_THAT(factsOf("#ifdef A\nvoid f() {\n#else\nvoid g() {\n#endif\n}\n#include <cstdio>\n"),
              Contains("include cstdio angled written branch 0"));
}

TEST(Text, IncludeByMacro) {
  EXPECT_THAT(factsOf("#define H <cuda_fp16.h>\n#include H\n"),
              Contains("include cuda_fp16.h quoted body branch 0 cuda"));
}

TEST(Text, Crlf) { EXPECT_THAT(factsOf("int a;\r\nint b;\r\n"), Contains("file insert 0 crlf")); }

TEST(Text, WordsOfHeaderNamesAreNotNames) {
  EXPECT_THAT(factsOf("#include <cub/cub_not_here.cuh>\n"),
              testing::Not(Contains(testing::StartsWith("name"))));
}

TEST(Text, MissingInclude) {
  EXPECT_THAT(factsOf("#include <mpi_not_here.h>\n"),
              Contains("include mpi_not_here.h angled written branch 0 missing"));
}

} // namespace
