#include "Cases.h"

using namespace hipshift;

static std::string migrated(llvm::StringRef Text, LaunchStyle Style = LaunchStyle::Ggl) {
  Unit U(Text.str());
  U.For.Launch = Style;
  U.launch(Text.take_until([](char C) { return C == ';'; }));
  return U.migrated();
}

TEST(Launches, ChevronsStay) {
  EXPECT_EQ(migrated("k<<<1, 2>>>(a);", LaunchStyle::Chevrons), "k<<<1, 2>>>(a);");
}

TEST(Launches, Ggl) {
  EXPECT_EQ(migrated("k<<<1, 2>>>(a, b);"), "hipLaunchKernelGGL(k, 1, 2, 0, 0, a, b);");
  EXPECT_EQ(migrated("k<<<g,  b, 16>>>(a);"), "hipLaunchKernelGGL(k, g,  b, 16, 0, a);");
  EXPECT_EQ(migrated("k<<<g, b, 16, s>>>();"), "hipLaunchKernelGGL(k, g, b, 16, s);");
  EXPECT_EQ(migrated("k<<<g, b>>>();"), "hipLaunchKernelGGL(k, g, b, 0, 0);");
}

TEST(Launches, Commas) {
  EXPECT_EQ(migrated("k<int, 2><<<g, b>>>(a);"),
            "hipLaunchKernelGGL(HIP_KERNEL_NAME(k<int, 2>), g, b, 0, 0, a);");
  EXPECT_EQ(migrated("k<<<dim3{1, 2}, f(1, 2)>>>(a);"),
            "hipLaunchKernelGGL(k, (dim3{1, 2}), f(1, 2), 0, 0, a);");
  EXPECT_EQ(migrated("k<<<g, dim3{1, 2}>>>();"), "hipLaunchKernelGGL(k, g, (dim3{1, 2}), 0, 0);");
}

TEST(Launches, NoPlace) {
  Unit U("k<<<1, 2>>>(a);");
  U.For.Launch = LaunchStyle::Ggl;
  U.launch("k<<<1, 2>>>(a)").Config[0].Range = {};
  EXPECT_EQ(U.said(),
            "manual launch: the launch of 'k' becomes hipLaunchKernelGGL, but its text has no one "
            "place in a file; change it by hand");
}

TEST(Launches, InExpression) {
  Unit U("a ? k<<<1, 2>>>(a) : f();");
  U.For.Launch = LaunchStyle::Ggl;
  U.launch("k<<<1, 2>>>(a)").IsStatement = false;
  EXPECT_EQ(U.said(), "note launch: the launch of 'k' is part of an expression and stays: "
                      "hipLaunchKernelGGL is a statement");
}

TEST(Launches, CommentsStay) {
  const std::string Text = "k /*k*/ <<<1, dim3{1, 2} /*b*/>>> /*a*/ (a);";
  auto At = [&](llvm::StringRef Part) {
    unsigned Begin = Text.find(Part.str());
    return Span{"/t/a.cu", Begin, Begin + unsigned(Part.size())};
  };
  Unit U(Text);
  U.For.Launch = LaunchStyle::Ggl;
  LaunchFact &L = U.launch("k /*k*/ <<<1, dim3{1, 2} /*b*/>>> /*a*/ (a)");
  L.Kernel = {At("k"), "k", "", {}, Origin::Written};
  L.Config[1] = {At("dim3{1, 2}"), "dim3{1, 2}", "", {}, Origin::Written};
  L.ArgsOpen = At("(");
  L.Args = {{{"/t/a.cu", L.ArgsOpen.End, L.ArgsOpen.End + 1}, "a", "", {}, Origin::Written}};
  L.ArgsClose = At(")");
  L.Whole.End = L.ArgsClose.End;
  L.HasComments = true;
  EXPECT_EQ(U.migrated(), "hipLaunchKernelGGL(k /*k*/ ,1, (dim3{1, 2}), 0, 0 /*b*/ /*a*/ ,a);");
}

TEST(Launches, DirectivesInside) {
  Unit U("k<<<1, 2>>>(a);");
  U.For.Launch = LaunchStyle::Ggl;
  U.launch("k<<<1, 2>>>(a)").HasDirectives = true;
  EXPECT_EQ(U.said(), "note launch: the launch of 'k' stays: the arguments of a macro can hold no "
                      "preprocessor directive");
}
