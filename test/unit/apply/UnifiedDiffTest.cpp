#include "apply/Apply.h"
#include "apply/LineDiff.h"

#include "gtest/gtest.h"

#include <random>

using namespace hipshift;

namespace {

std::string lines(int From, int To) {
  std::string Out;
  for (int I = From; I <= To; ++I)
    Out += std::to_string(I) + "\n";
  return Out;
}

TEST(UnifiedDiff, emptyWhenEqual) { EXPECT_EQ(unifiedDiff("a.cu", "x\n", "x\n"), ""); }

TEST(UnifiedDiff, oneLine) {
  EXPECT_EQ(unifiedDiff("src/a.cu", lines(1, 9), lines(1, 4) + "five\n" + lines(6, 9)),
            "--- a/src/a.cu\n+++ b/src/a.cu\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, insertionAtBeginAndRemovalAtEnd) {
  EXPECT_EQ(unifiedDiff("a", "1\n2\n", "0\n1\n", 0),
            "--- a/a\n+++ b/a\n@@ -0,0 +1 @@\n+0\n@@ -2 +2,0 @@\n-2\n");
}

TEST(UnifiedDiff, closeHunksAreOne) {
  const std::string Before = lines(1, 20);
  std::string After = lines(1, 20);
  After.replace(After.find("5\n"), 1, "V");
  After.replace(After.find("12\n"), 2, "XII"); // six lines between
  const std::string Diff = unifiedDiff("a", Before, After);
  EXPECT_EQ(Diff.find("@@ -2,14 +2,14 @@"), Diff.find("@@"));
  EXPECT_EQ(Diff.find("@@ -", Diff.find("@@") + 5), std::string::npos);
}

TEST(UnifiedDiff, missingNewlineAtEnd) {
  EXPECT_EQ(unifiedDiff("a", "x\ny", "x\nz"),
            "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+z\n"
            "\\ No newline at end of file\n");
  EXPECT_EQ(unifiedDiff("a", "x", "x\n"), "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n"
                                          "\\ No newline at end of file\n+x\n");
}

TEST(UnifiedDiff, carriageReturnsStay) {
  EXPECT_EQ(unifiedDiff("a", "x\r\ny\r\n", "x\r\nz\r\n"),
            "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\r\n-y\r\n+z\r\n");
}

TEST(UnifiedDiff, emptyTexts) {
  EXPECT_EQ(unifiedDiff("a", "", "x\n"), "--- a/a\n+++ b/a\n@@ -0,0 +1 @@\n+x\n");
  EXPECT_EQ(unifiedDiff("a", "x\n", ""), "--- a/a\n+++ b/a\n@@ -1 +0,0 @@\n-x\n");
}

TEST(UnifiedDiff, names) {
  EXPECT_EQ(
      unifiedDiff("my file.cu", "x\n", "y\n").find("--- a/my file.cu\t\n+++ b/my file.cu\t\n"), 0u);
  EXPECT_EQ(unifiedDiff("a.cu", "x\n", "x\n", 3, "a.hip"),
            "diff --git a/a.cu b/a.hip\nrename from a.cu\nrename to a.hip\n");
}

// The runs turn A into B: checked by doing so.
void checkRuns(const std::string &A, const std::string &B) {
  const auto LinesA = splitLines(A), LinesB = splitLines(B);
  std::string Out;
  unsigned At = 0, AtB = 0;
  for (const LineRun &R : diffLines(LinesA, LinesB)) {
    ASSERT_EQ(R.ABegin - At, R.BBegin - AtB);
    ASSERT_TRUE(R.AEnd > R.ABegin || R.BEnd > R.BBegin);
    for (; At < R.ABegin; ++At)
      Out += LinesA[At];
    for (unsigned I = R.BBegin; I < R.BEnd; ++I)
      Out += LinesB[I];
    At = R.AEnd, AtB = R.BEnd;
  }
  for (; At < LinesA.size(); ++At)
    Out += LinesA[At];
  ASSERT_EQ(Out, B);
}

std::string randomLines(std::mt19937 &Random, unsigned Count, unsigned Kinds) {
  std::string Out;
  for (unsigned I = 0; I < Count; ++I)
    Out += std::string(1, 'a' + Random() % Kinds) + "\n";
  return Out;
}

TEST(DiffLines, randomTexts) {
  std::mt19937 Random(7);
  for (int Round = 0; Round < 3000; ++Round) {
    const unsigned Kinds = 1 + Random() % 5;
    checkRuns(randomLines(Random, Random() % 20, Kinds), randomLines(Random, Random() % 20, Kinds));
  }
}

TEST(DiffLines, smallest) {
  const auto A = splitLines("a\nb\nc\na\nb\nb\na\n"), B = splitLines("c\nb\na\nb\na\nc\n");
  unsigned Changed = 0;
  for (const LineRun &R : diffLines(A, B))
    Changed += R.AEnd - R.ABegin + R.BEnd - R.BBegin;
  EXPECT_EQ(Changed, 5u); // the example of Myers' paper
}

TEST(DiffLines, largeAndVeryDifferent) {
  std::mt19937 Random(7);
  checkRuns(randomLines(Random, 20000, 26), randomLines(Random, 20000, 26));
  checkRuns(lines(1, 50000), lines(100000, 150000));
}

} // namespace
