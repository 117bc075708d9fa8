#include "decide/Settle.h"

#include <gtest/gtest.h>

using namespace hipshift;

static Finding finding(const char *Rule, std::vector<Edit> Edits, Origin From = Origin::Written) {
  Finding F;
  F.RuleId = Rule;
  F.Message = Rule;
  F.Where = Edits.empty() ? Span{"f", 0, 1} : Edits[0].Range;
  F.Edits = std::move(Edits);
  F.From = From;
  return F;
}

// The rules whose edits survive.
static std::string kept(std::vector<Finding> Findings) {
  dropOverlaps(Findings);
  std::string Out;
  for (const Finding &F : Findings)
    if (!F.Edits.empty())
      Out += F.RuleId;
  return Out;
}

TEST(Settle, Overlaps) {
  auto E = [](unsigned Begin, unsigned End) { return Edit{{"f", Begin, End}, "x"}; };
  EXPECT_EQ(kept({finding("a", {E(0, 4)}), finding("b", {E(4, 8)})}), "ab");
  EXPECT_EQ(kept({finding("a", {E(0, 4)}), finding("b", {E(3, 8)})}), "a");
  EXPECT_EQ(kept({finding("a", {E(3, 8)}), finding("b", {E(0, 4)})}), "a");
  EXPECT_EQ(kept({finding("a", {E(0, 8)}), finding("b", {E(2, 3)})}), "a");
  EXPECT_EQ(kept({finding("a", {E(2, 3)}), finding("b", {E(0, 8)})}), "a");
  EXPECT_EQ(kept({finding("a", {E(2, 4)}), finding("b", {E(2, 4)})}), "a");
}

TEST(Settle, InsertionsTouch) {
  auto E = [](unsigned Begin, unsigned End) { return Edit{{"f", Begin, End}, "x"}; };
  EXPECT_EQ(kept({finding("a", {E(2, 2)}), finding("b", {E(2, 4)}), finding("c", {E(4, 4)})}),
            "abc");
  EXPECT_EQ(kept({finding("a", {E(2, 2)}), finding("b", {E(2, 2)})}), "ab");
  EXPECT_EQ(kept({finding("a", {E(2, 6)}), finding("b", {E(4, 4)})}), "a");
  EXPECT_EQ(kept({finding("a", {E(4, 4)}), finding("b", {E(2, 6)})}), "a");
}

TEST(Settle, AllOrNothing) {
  auto E = [](unsigned Begin, unsigned End) { return Edit{{"f", Begin, End}, "x"}; };
  std::vector<Finding> Two{finding("a", {E(0, 4)}), finding("b", {E(8, 9), E(3, 5)})};
  dropOverlaps(Two);
  EXPECT_TRUE(Two[1].Edits.empty());
  EXPECT_EQ(Two[1].Sure, Confidence::Manual);
  EXPECT_EQ(Two[1].Message, "b, not edited: overlaps with 'a'");
}

TEST(Settle, EqualFindingsBecomeOne) {
  Edit E{{"f", 0, 4}, "x"};
  EXPECT_EQ(mergeExpansions({finding("a", {E}), finding("a", {E})}).size(), 1u);
  EXPECT_EQ(mergeExpansions({finding("a", {E}), finding("b", {E})}).size(), 2u);
}
