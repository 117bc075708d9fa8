#include "model/Json.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace hipshift;

namespace {

template <class T> std::string write(const T &X) { return llvm::formatv("{0}", toJSON(X)); }

// Written, read and written again gives the same text, with nothing lost on the way.
template <class T> std::string roundTrip(const T &X) {
  const std::string Text = write(X);
  auto Back = llvm::json::parse<T>(Text);
  if (!Back)
    return toString(Back.takeError());
  EXPECT_EQ(write(*Back), Text);
  return Text;
}

bool has(const std::string &Text, const char *Part) { return Text.find(Part) != std::string::npos; }

const Span Here{"/p/k.cu", 10, 20};
const hipshift::Text Arg{Here, "p + 1", "float *", 7, Origin::MacroArg};

TEST(Json, everyKindOfFact) {
  UnitFacts Unit;
  Unit.MainFile = "/p/k.cu";
  Unit.Facts = {
      NameFact{Here, "cudaMalloc", Binding::Cuda, Origin::MacroBody, Side::Both, true, true, true,
               Here},
      CallFact{"cudaFree",
               Here,
               Here,
               {Arg},
               {Arg, Arg},
               {"", ", ", ""},
               Binding::User,
               Origin::Inactive,
               Side::Host,
               "main"},
      LaunchFact{Here, Arg, Here, Here, {Arg}, {Arg}, Here, Here, true, Origin::Written},
      KernelFact{"k", Here, Here, {Arg}, true},
      IncludeFact{Here, 30, Here, "cuda.h", true, HeaderKind::Missing, "", Origin::Written, 3},
      AsmFact{Here, "mov.u32 %0, %laneid;", Side::Device, Origin::Written},
      StringFact{Here, "libcudart.so", Origin::MacroArg},
      PastedFact{Here, Here, "cuda##x", "cudaFree", Binding::Cuda},
      FileFact{"/p/k.cu", true, true, 12, "\r\n"}};
  Unit.Unparsed = {{Here, UnparsedRegion::Cause::MissingHeader, "x.h: not found"}};
  const std::string Text = roundTrip(Unit);
  for (const char *Part :
       {"\"kind\":\"name\"", "\"kind\":\"call\"", "\"kind\":\"launch\"", "\"kind\":\"kernel\"",
        "\"kind\":\"include\"", "\"kind\":\"asm\"", "\"kind\":\"file\"", "\"macro-body\"",
        "\"missing-header\"", "\"\\r\\n\"", "\"constant\":7", "\"float *\""})
    EXPECT_TRUE(has(Text, Part)) << Part;
}

TEST(Json, report) {
  Report R;
  R.Findings = {{"name",
                 "gone",
                 Here,
                 Confidence::Manual,
                 {{Here, "hip"}},
                 {"hipshift/lanes.h"},
                 {{Here, "see"}},
                 Origin::MacroArg}};
  R.Conflicts = {{Here, "a", "b", "r1", "r2"}};
  R.Failures = {{"/p/k.cu", "no such file"}};
  R.Units = 3, R.Files = 4, R.Seconds = 0.25;
  const std::string Text = roundTrip(R);
  EXPECT_TRUE(has(Text, "\"confidence\":\"manual\""));
  EXPECT_TRUE(has(Text, "\"seconds\":0.25"));
}

TEST(Json, largeAndNegativeConstants) {
  CallFact Call;
  Call.Args = {Arg, Arg, Arg};
  Call.Args[0].Constant = INT64_MIN;
  Call.Args[1].Constant = 0xffffffff;
  Call.Args[2].Constant.reset();
  const std::string Text = roundTrip(Fact(Call));
  EXPECT_TRUE(has(Text, "-9223372036854775808"));
  EXPECT_TRUE(has(Text, "4294967295"));
}

TEST(Json, bytesThatAreNotUtf8) {
  const Edit Latin{Here, "/* \xe9 */"};
  auto Back = llvm::json::parse<Edit>(write(Latin));
  ASSERT_TRUE(bool(Back));
  EXPECT_EQ(*Back, Latin);
}

TEST(Json, errorsSayWhereAndWhat) {
  auto Message = [](llvm::StringRef Text) {
    return toString(llvm::json::parse<Finding>(Text).takeError());
  };
  EXPECT_TRUE(has(Message(R"({"confidence": "sure"})"), "unknown word"));
  EXPECT_TRUE(has(Message(R"({"where": {"begin": -1}})"), "expected a number from 0"));
  EXPECT_TRUE(has(Message(R"({"colour": 1})"), "unknown key at (root).colour"));
  EXPECT_TRUE(has(Message(R"([])"), "expected an object"));
}

} // namespace
