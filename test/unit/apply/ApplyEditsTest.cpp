#include "apply/Apply.h"

#include "gtest/gtest.h"

using namespace hipshift;

namespace {

Edit edit(unsigned Begin, unsigned End, std::string Text) { return {{"f.cu", Begin, End}, Text}; }

TEST(ApplyEdits, nothingToDo) { EXPECT_EQ(applyEdits("abc", {}), "abc"); }

TEST(ApplyEdits, replacesInsertsRemoves) {
  EXPECT_EQ(applyEdits("cudaMalloc(p);", {edit(0, 4, "hip"), edit(11, 11, "&"), edit(13, 14, "")}),
            "hipMalloc(&p)");
}

TEST(ApplyEdits, insertionsAtOnePlaceKeepTheirOrder) {
  EXPECT_EQ(applyEdits("x", {edit(0, 0, "a("), edit(0, 0, "b("), edit(1, 1, ")"), edit(1, 1, ")")}),
            "a(b(x))");
}

TEST(ApplyEdits, insertionBeforeReplacement) {
  EXPECT_EQ(applyEdits("xy", {edit(0, 0, "("), edit(0, 1, "X"), edit(1, 1, ")")}), "(X)y");
}

TEST(ApplyEdits, otherBytesStay) {
  const std::string Bytes("\xef\xbb\xbf// \xe9\xff\0\r\ncuda\r\n", 17);
  EXPECT_EQ(applyEdits(Bytes, {edit(11, 15, "hip")}),
            std::string("\xef\xbb\xbf// \xe9\xff\0\r\nhip\r\n", 16));
}

TEST(ApplyEdits, wholeTextAndEmptyText) {
  EXPECT_EQ(applyEdits("abc", {edit(0, 3, "")}), "");
  EXPECT_EQ(applyEdits("", {edit(0, 0, "x")}), "x");
}

} // namespace
