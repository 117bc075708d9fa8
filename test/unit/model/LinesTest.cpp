#include "model/Lines.h"
#include "model/Words.h"

#include "gtest/gtest.h"

using namespace hipshift;

namespace {

std::string at(llvm::StringRef Text, unsigned Offset) {
  const LineColumn LC = LineIndex(Text).at(Offset);
  return std::to_string(LC.Line) + ":" + std::to_string(LC.Column);
}

TEST(LineIndex, offsets) {
  EXPECT_EQ(at("", 0), "1:1");
  EXPECT_EQ(at("ab\ncd", 0), "1:1");
  EXPECT_EQ(at("ab\ncd", 2), "1:3"); // the line break belongs to its line
  EXPECT_EQ(at("ab\ncd", 3), "2:1");
  EXPECT_EQ(at("ab\ncd", 5), "2:3");
  EXPECT_EQ(at("ab\n", 99), "2:1");
  EXPECT_EQ(at("\xc3\xa9x", 2), "1:3"); // bytes, not characters
}

TEST(LineIndex, byteOrderMarkHasNoColumn) {
  EXPECT_EQ(at("\xef\xbb\xbfxy\nz", 3), "1:1");
  EXPECT_EQ(at("\xef\xbb\xbfxy\nz", 0), "1:1");
  EXPECT_EQ(at("\xef\xbb\xbfxy\nz", 6), "2:1");
}

TEST(LineIndex, lines) {
  const LineIndex Index("\xef\xbb\xbfone\r\n\nthree");
  EXPECT_EQ(Index.line(1), "one");
  EXPECT_EQ(Index.line(2), "");
  EXPECT_EQ(Index.line(3), "three");
  EXPECT_EQ(Index.line(4), "");
}

template <class Enum> void checkWords() {
  for (const Word<Enum> &W : words<Enum>()) {
    EXPECT_EQ(toWord(W.Value), W.Text);
    EXPECT_EQ(fromWord<Enum>(W.Text), W.Value);
  }
  EXPECT_FALSE(fromWord<Enum>("nonsense"));
}

TEST(Words, thereAndBack) {
  checkWords<Origin>();
  checkWords<Side>();
  checkWords<Binding>();
  checkWords<HeaderKind>();
  checkWords<UnparsedRegion::Cause>();
  checkWords<Confidence>();
  checkWords<WarpPolicy>();
  checkWords<LaunchStyle>();
}

} // namespace
