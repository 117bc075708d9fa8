#include "report/Counts.h"
#include "report/JsonReport.h"
#include "report/Text.h"

#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace hipshift;

namespace {

const std::string Source = "#include <x.h>\n\tcudaMalloc(&p, n);\n// \xe9\n";

Span at(const std::string &Part) {
  const unsigned Begin = Source.find(Part);
  return {"/p/src/k.cu", Begin, Begin + static_cast<unsigned>(Part.size())};
}

Migration sample() {
  Migration M;
  M.Changes = {{"/p/src/k.cu", Source, "changed"}};
  M.Edits = {{"/p/src/k.cu", {{at("cudaMalloc"), "hipMalloc"}}}};
  M.Said.Findings = {
      {"name",
       "cudaMalloc becomes hipMalloc",
       at("cudaMalloc"),
       Confidence::Safe,
       {{at("cudaMalloc"), "hipMalloc"}},
       {},
       {},
       Origin::Written},
      {"gone",
       "HIP has no n",
       at("n)"),
       Confidence::Manual,
       {},
       {},
       {{at("&p"), "needed here"}},
       Origin::Written},
      {"look", "is this right", at("&p"), Confidence::Review, {}, {}, {}, Origin::Written}};
  M.Said.Unparsed = {{at("<x.h>"), UnparsedRegion::Cause::MissingHeader, "x.h: not found"},
                     {at("// "), UnparsedRegion::Cause::Inactive, ""}};
  M.Said.Units = 1, M.Said.Files = 2, M.Said.Seconds = 0.5;
  return M;
}

TextOptions plain() {
  TextOptions O;
  O.Base = "/p";
  O.Snippets = false;
  return O;
}

TEST(TextReport, sortedLinesWithoutTheSafeOnes) {
  EXPECT_EQ(textReport(sample(), plain()),
            "src/k.cu:1:10: note: missing header, what needs it was migrated by spelling: "
            "x.h: not found [not-analysed]\n"
            "src/k.cu:2:13: warning: is this right [look]\n"
            "src/k.cu:2:17: error: HIP has no n [gone]\n"
            "src/k.cu:2:13: note: needed here\n");
}

TEST(TextReport, verboseListsAll) {
  TextOptions O = plain();
  O.Verbose = true;
  const std::string Text = textReport(sample(), O);
  EXPECT_NE(Text.find("src/k.cu:2:2: safe: cudaMalloc becomes hipMalloc [name]\n"),
            std::string::npos);
  EXPECT_NE(Text.find("src/k.cu:3:1: note: inactive branch, migrated by spelling [not-analysed]\n"),
            std::string::npos);
}

TEST(TextReport, snippetsKeepTabs) {
  TextOptions O = plain();
  O.Snippets = true;
  EXPECT_NE(textReport(sample(), O).find("[look]\n    \tcudaMalloc(&p, n);\n    \t           ^~\n"),
            std::string::npos);
}

TEST(TextReport, longLinesAreCut) {
  Migration M;
  M.Changes = {{"/p/a.cu", std::string(5000, 'x') + "here" + std::string(5000, 'y'), ""}};
  M.Said.Findings = {
      {"r", "m", {"/p/a.cu", 5000, 5004}, Confidence::Review, {}, {}, {}, Origin::Written}};
  TextOptions O = plain();
  O.Snippets = true;
  const std::string Text = textReport(M, O);
  EXPECT_LT(Text.size(), 400u);
  EXPECT_NE(Text.find("xxhereyy"), std::string::npos);
  EXPECT_NE(Text.find("    " + std::string(60, ' ') + "^~~~\n"), std::string::npos);
}

TEST(TextReport, coloursOnlyWhenAsked) {
  TextOptions O = plain();
  EXPECT_EQ(textReport(sample(), O).find('\x1b'), std::string::npos);
  O.Colours = true;
  EXPECT_NE(textReport(sample(), O).find("\x1b[1;31merror: \x1b[0m"), std::string::npos);
}

TEST(TextReport, sourceBytesCannotSteerTheTerminal) {
  Migration M;
  M.Changes = {{"/p/a.cu", "x\x1b[31m\xff", ""}};
  M.Said.Findings = {
      {"r", "m\x1b[0m", {"/p/a.cu", 0, 1}, Confidence::Review, {}, {}, {}, Origin::Written}};
  TextOptions O = plain();
  O.Snippets = true;
  const std::string Text = textReport(M, O);
  EXPECT_EQ(Text.find('\x1b'), std::string::npos);
  EXPECT_TRUE(llvm::json::isUTF8(Text));
}

TEST(TextReport, conflictsAndFailures) {
  Migration M;
  M.Changes = {{"/p/src/k.cu", Source, ""}};
  M.Said.Conflicts = {{at("cudaMalloc"), "a", "b", "r1", "r2"},
                      {at("n)"), "c", "", "name", "kept"}};
  M.Said.Failures = {{"/p/src/z.cu", "clang crashed"}};
  EXPECT_EQ(
      textReport(M, plain()),
      "src/k.cu:2:2: error: one unit wants 'a' [r1], another 'b' [r2]; left as it is [conflict]\n"
      "src/k.cu:2:17: error: one unit wants 'c' [name], in another the name is your own; left as "
      "it is [conflict]\n"
      "src/z.cu: error: could not be analysed: clang crashed\n");
  EXPECT_TRUE(countsOf(M).leftForAPerson());
}

TEST(TextSummary, numbers) {
  EXPECT_EQ(textSummary(sample(), plain()),
            "1 unit, 2 files read, 1 changed, 1 edit, 0.50 s\n"
            "findings: 1 safe, 1 to review (warning), 1 left for a person (error)\n"
            "migrated by spelling: 1 inactive branch, 1 missing header (--verbose lists them)\n");
  EXPECT_EQ(textSummary({}, plain()), "0 units, 0 files read, 0 changed, 0 edits, 0.00 s\n");
}

TEST(JsonReport, formAndNumbers) {
  auto Parsed = llvm::json::parse(jsonReport(sample(), {"1.2.3", "none", {}, {}}));
  ASSERT_TRUE(bool(Parsed));
  const llvm::json::Object &O = *Parsed->getAsObject();
  EXPECT_EQ(O.getInteger("version"), 1);
  EXPECT_EQ(O.getString("mode"), "none");
  EXPECT_EQ(O.getObject("summary")->getObject("findings")->getInteger("manual"), 1);
  const llvm::json::Object &First = *(*O.getArray("findings"))[0].getAsObject();
  EXPECT_EQ(First.getString("file"), "/p/src/k.cu");
  EXPECT_EQ(First.getInteger("line"), 2);
  EXPECT_EQ(First.getInteger("column"), 2);
  EXPECT_EQ((*First.getArray("edits"))[0].getAsObject()->getString("text"), "hipMalloc");
  EXPECT_EQ(O.getArray("notAnalysed")->size(), 2u);
}

} // namespace
