#include "merge/MergeUnits.h"

#include "apply/Apply.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace hipshift;

namespace {

// The file all cases are about, so that places can be given by their text.
const std::string Text = "cudaMalloc(&p, n); copy(to, symbol, 4);";

Span at(const std::string &Part) {
  const unsigned Begin = Text.find(Part);
  return {"/p/a.cuh", Begin, Begin + static_cast<unsigned>(Part.size())};
}
Edit replace(const std::string &Part, const std::string &New) { return {at(Part), New}; }
Edit before(const std::string &Part, const std::string &New) {
  const Span S = at(Part);
  return {{S.File, S.Begin, S.Begin}, New};
}
Edit behind(const std::string &Part, const std::string &New) {
  const Span S = at(Part);
  return {{S.File, S.End, S.End}, New};
}
Finding finding(const std::string &Rule, const std::string &Where, std::vector<Edit> Edits,
                Origin From = Origin::Written) {
  Finding F;
  F.RuleId = Rule;
  F.Message = Rule + " says so";
  F.Where = at(Where);
  F.Edits = std::move(Edits);
  F.From = From;
  return F;
}
UnitDecisions unit(std::vector<Finding> Findings, std::vector<Span> Kept = {}) {
  return {std::move(Findings), std::move(Kept)};
}

std::string result(const Merged &M) {
  return M.Edits.empty() ? Text : applyEdits(Text, M.Edits.front().Edits);
}
std::string conflicts(const Merged &M) {
  std::string Out;
  for (const Conflict &C : M.Conflicts)
    Out += C.FirstRule + ":" + C.First + "|" + C.SecondRule + ":" + C.Second + ";";
  return Out;
}

// In both orders of the units: the same text, the same findings, the same conflicts.
Merged merge(const std::vector<UnitDecisions> &Units) {
  Merged M = mergeUnits(Units), Back = mergeUnits({Units.rbegin(), Units.rend()});
  EXPECT_EQ(result(M), result(Back));
  EXPECT_EQ(conflicts(M), conflicts(Back));
  EXPECT_EQ(M.Findings.size(), Back.Findings.size());
  return M;
}

const Finding Rename = finding("name", "cudaMalloc", {replace("cudaMalloc", "hipMalloc")});

TEST(MergeUnits, nothing) {
  const Merged M = merge({});
  EXPECT_TRUE(M.Edits.empty() && M.Findings.empty() && M.Conflicts.empty());
}

TEST(MergeUnits, equalFindingsAreOne) {
  const Merged M = merge({unit({Rename}), unit({Rename}), unit({Rename})});
  EXPECT_EQ(result(M), "hipMalloc(&p, n); copy(to, symbol, 4);");
  EXPECT_EQ(M.Findings.size(), 1u);
}

TEST(MergeUnits, theMoreCautiousSpeaks) {
  Finding Doubt = Rename;
  Doubt.Sure = Confidence::Review;
  Doubt.Message = "look here";
  Doubt.Headers = {"hipshift/a.h"};
  const Merged M = merge({unit({Rename}), unit({Doubt})});
  ASSERT_EQ(M.Findings.size(), 1u);
  EXPECT_EQ(M.Findings[0].Message, "look here");
  EXPECT_EQ(M.Findings[0].Headers, std::vector<std::string>{"hipshift/a.h"});
}

TEST(MergeUnits, differentTextIsAConflict) {
  const Finding Other = finding("name", "cudaMalloc", {replace("cudaMalloc", "myMalloc")});
  const Merged M = merge({unit({Rename}), unit({Other})});
  EXPECT_EQ(result(M), Text);
  EXPECT_TRUE(M.Findings.empty());
  EXPECT_EQ(conflicts(M), "name:hipMalloc|name:myMalloc;");
}

TEST(MergeUnits, aFindingGoesWholeOrNotAtAll) {
  const Finding Both = finding("cast", "cudaMalloc(&p, n)",
                               {replace("cudaMalloc", "myMalloc"), before("&p", "(void **)")});
  const Finding Copy = finding("name", "copy", {replace("copy", "hipCopy")});
  const Merged M = merge({unit({Rename, Copy}), unit({Both})});
  EXPECT_EQ(result(M), "cudaMalloc(&p, n); hipCopy(to, symbol, 4);");
  EXPECT_EQ(conflicts(M), "name:hipMalloc|cast:myMalloc;");
}

TEST(MergeUnits, oneRuleTwoInsertions) {
  const Finding A = finding("arg", "copy(to, symbol, 4)",
                            {before("symbol", "HIP_SYMBOL("), behind("symbol", ")")});
  const Finding B =
      finding("arg", "copy(to, symbol, 4)", {before("symbol", "cast("), behind("symbol", ")")});
  const Merged M = merge({unit({A}), unit({B})});
  EXPECT_EQ(result(M), Text);
  EXPECT_EQ(conflicts(M), "arg:HIP_SYMBOL(|arg:cast(;");
}

TEST(MergeUnits, insertionInsideAReplacement) {
  const Finding Inside = finding("odd", "Malloc", {before("Malloc", "_")});
  EXPECT_EQ(result(merge({unit({Rename}), unit({Inside})})), Text);
}

TEST(MergeUnits, insertionsNest) {
  const Finding Outer = finding("arg", "copy(to, symbol, 4)",
                                {before("symbol", "HIP_SYMBOL("), behind("symbol", ")")});
  const Finding Inner =
      finding("cast", "symbol", {before("symbol", "static_cast<T>("), behind("symbol", ")")});
  const Finding Name = finding("name", "symbol", {replace("symbol", "hipSymbol")});
  const Merged M = merge({unit({Inner, Name, Outer})});
  EXPECT_EQ(result(M), "cudaMalloc(&p, n); copy(to, HIP_SYMBOL(static_cast<T>(hipSymbol)), 4);");
  EXPECT_TRUE(M.Conflicts.empty());
}

TEST(MergeUnits, neededHeadersComeOnce) {
  const std::string Runtime = "#include <hip/hip_runtime.h>\n",
                    Lanes = "#include \"hipshift/lanes.h\"\n";
  Finding One = finding("include", "", {before("cudaMalloc", Runtime)});
  Finding Two = finding("include", "", {before("cudaMalloc", Lanes)});
  Finding Both = finding("include", "", {before("cudaMalloc", Runtime + Lanes)});
  EXPECT_EQ(result(merge({unit({One, Two}), unit({Both}), unit({One})})), Lanes + Runtime + Text);
}

TEST(MergeUnits, theResolvedBeatsTheGuessed) {
  const Finding Guess =
      finding("name", "cudaMalloc", {replace("cudaMalloc", "guessed")}, Origin::Inactive);
  const Merged M = merge({unit({Guess}), unit({Rename})});
  EXPECT_EQ(result(M), "hipMalloc(&p, n); copy(to, symbol, 4);");
  EXPECT_EQ(M.Findings.size(), 1u);
}

TEST(MergeUnits, aGuessAloneStays) {
  const Finding Guess =
      finding("name", "cudaMalloc", {replace("cudaMalloc", "hipMalloc")}, Origin::Inactive);
  EXPECT_EQ(result(merge({unit({Guess}), unit({Guess}), unit({})})),
            "hipMalloc(&p, n); copy(to, symbol, 4);");
}

TEST(MergeUnits, aGuessBesideAResolvedEditStays) {
  const Finding Guess = finding("name", "copy", {replace("copy", "hipCopy")}, Origin::Inactive);
  EXPECT_EQ(result(merge({unit({Guess}), unit({Rename})})),
            "hipMalloc(&p, n); hipCopy(to, symbol, 4);");
}

TEST(MergeUnits, noGuessOnAUsersName) {
  const Finding Guess =
      finding("name", "cudaMalloc", {replace("cudaMalloc", "hipMalloc")}, Origin::Inactive);
  const Merged M = merge({unit({Guess}), unit({}, {at("cudaMalloc")})});
  EXPECT_EQ(result(M), Text);
  EXPECT_TRUE(M.Findings.empty() && M.Conflicts.empty());
}

TEST(MergeUnits, whatOneUnitKeepsAnotherMayNotEdit) {
  const Merged M = merge({unit({Rename}), unit({}, {at("cudaMalloc")})});
  EXPECT_EQ(result(M), Text);
  EXPECT_EQ(conflicts(M), "name:hipMalloc|kept:;");
}

TEST(MergeUnits, findingsWithoutEdits) {
  Finding Manual = finding("gone", "cudaMalloc", {});
  Manual.Sure = Confidence::Manual;
  Finding Other = Manual;
  Other.Message = "another reason";
  const Merged M = merge({unit({Manual}), unit({Other}), unit({Manual})});
  EXPECT_EQ(M.Findings.size(), 2u);
  EXPECT_TRUE(M.Edits.empty());
}

TEST(MergeUnits, sortedByFileAndPlace) {
  Finding Far = Rename;
  Far.Where.File = Far.Edits[0].Range.File = "/p/b.cuh";
  const Merged M =
      merge({unit({Far, finding("name", "copy", {replace("copy", "x")})}), unit({Rename})});
  ASSERT_EQ(M.Edits.size(), 2u);
  EXPECT_EQ(M.Edits[0].File, "/p/a.cuh");
  EXPECT_EQ(M.Edits[0].Edits.size(), 2u);
  EXPECT_LT(M.Edits[0].Edits[0].Range.Begin, M.Edits[0].Edits[1].Range.Begin);
  EXPECT_TRUE(std::is_sorted(M.Findings.begin(), M.Findings.end(),
                             [](const Finding &A, const Finding &B) { return A.Where < B.Where; }));
}

// A header that 200 units read: each says the same about it.
TEST(MergeUnits, manyUnits) {
  std::vector<UnitDecisions> Units(200);
  for (UnitDecisions &U : Units)
    for (unsigned I = 0; I < 1000; ++I)
      U.Findings.push_back({"name",
                            "m",
                            {"/p/h.cuh", 20 * I, 20 * I + 4},
                            Confidence::Safe,
                            {{{"/p/h.cuh", 20 * I, 20 * I + 4}, "hip"}},
                            {},
                            {},
                            Origin::Written});
  const Merged M = mergeUnits(std::move(Units));
  EXPECT_EQ(M.Findings.size(), 1000u);
  EXPECT_EQ(M.Edits.at(0).Edits.size(), 1000u);
}

} // namespace
