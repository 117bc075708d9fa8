#include "Cases.h"

using namespace hipshift;

static const char Pack[] = R"yaml(
names:
- {cuda: zzSame, hip: zzSame}
- {cuda: zzNew, hip: yyNew}
- {cuda: zzLook, hip: yyLook, confidence: review}
- {cuda: ZZ_WORD, hip: drop, kind: macro}
- {cuda: zzNone, hip: none, why: nobody has it}
- {cuda: zzLate, hip: yyLate, rocm: ">=99.0"}
- {cuda: zzEarly, hip: yyEarly, rocm: "<5.0"}
- {cuda: zzDiffers, hip: yyDiffers, differs: "it waits"}
- {cuda: zzHelp, hip: "hipshift::help", header: hipshift/help.h}
- {cuda: zz, hip: yy, kind: namespace}
- {cuda: "zz::Sum", hip: "yy::Sum", kind: type}
- {cuda: "zz::Old", hip: "yy::New", kind: type}
- {cuda: "nn::mm::Frag", hip: "ww::Frag", kind: type}
- {cuda: "nn::mm::Same", hip: "Other", kind: type}
- {cuda: "zzProp::size", hip: "yyProp_t::bytes", kind: field}
- {cuda: "zzProp::dimX", hip: dim.x, kind: field}
)yaml";

// The text that one NameFact becomes, and what is said.
static std::string renamed(llvm::StringRef Text, llvm::StringRef Token,
                           llvm::StringRef Qualified = "", Binding Bound = Binding::Cuda,
                           void (*Change)(NameFact &) = nullptr) {
  Unit U(Text.str());
  U.Pack = Pack;
  NameFact &N = U.name(Token, Bound, Qualified);
  if (Change)
    Change(N);
  std::string Said = U.said();
  return U.migrated() + (Said.empty() ? "" : " | " + Said);
}

TEST(Names, Rename) {
  EXPECT_EQ(renamed("zzNew(1)", "zzNew"), "yyNew(1) | safe name: 'zzNew' becomes 'yyNew'");
  EXPECT_EQ(renamed("zzLook", "zzLook"), "yyLook | review name: 'zzLook' becomes 'yyLook'");
  EXPECT_EQ(renamed("zzSame", "zzSame"), "zzSame");
  EXPECT_EQ(renamed("p.size", "size", "zzProp::size"),
            "p.bytes | safe name: 'zzProp::size' becomes 'yyProp_t::bytes'");
  EXPECT_EQ(renamed("p.dimX", "dimX", "zzProp::dimX"),
            "p.dim.x | safe name: 'zzProp::dimX' becomes 'dim.x'");
  EXPECT_EQ(renamed("zzHelp(1)", "zzHelp"),
            "hipshift::help(1) | safe name: 'zzHelp' becomes 'hipshift::help'");
}

TEST(Names, Dropped) {
  auto WithBlank = [](NameFact &N) { N.BlanksEnd = N.Where.End + 1; };
  EXPECT_EQ(renamed("void ZZ_WORD f()", "ZZ_WORD", "", Binding::Cuda, WithBlank),
            "void f() | safe name: 'ZZ_WORD' is dropped: HIP needs no such word");
  EXPECT_EQ(renamed("#ifdef ZZ_WORD", "ZZ_WORD", "", Binding::Cuda,
                    [](NameFact &N) { N.InDirective = true; }),
            "#ifdef ZZ_WORD");
}

TEST(Names, Unsupported) {
  EXPECT_EQ(renamed("zzNone", "zzNone"),
            "zzNone | manual unsupported: 'zzNone' has no HIP counterpart: nobody has it");
  EXPECT_EQ(renamed("zzLate", "zzLate"),
            "zzLate | manual unsupported: 'zzLate' becomes 'yyLate', which ROCm has from 99.0 on");
  EXPECT_EQ(renamed("zzEarly", "zzEarly"),
            "zzEarly | manual unsupported: 'zzEarly' becomes 'yyEarly', which ROCm has before 5.0");
}

TEST(Names, Unknown) {
  EXPECT_EQ(renamed("zzWhat", "zzWhat"), "zzWhat | manual unknown-name: no rule for 'zzWhat'");
  EXPECT_EQ(renamed("zzWhat", "zzWhat", "", Binding::Unbound), "zzWhat");
  EXPECT_EQ(renamed("std::max", "std"), "std::max");
  EXPECT_EQ(renamed("std::max", "max", "std::max"), "std::max");
  EXPECT_EQ(renamed("p.what", "what", "zzProp::what", Binding::Cuda,
                    [](NameFact &N) { N.Member = true; }),
            "p.what");
  EXPECT_EQ(
      renamed("f = __shfl_sync", "__shfl_sync"),
      "f = __shfl_sync | manual shuffle: '__shfl_sync' is translated only where it is called");
}

TEST(Names, UserNamesAreKept) {
  Unit U("mine::zzNew");
  U.Pack = Pack;
  U.name("zzNew", Binding::User);
  EXPECT_EQ(U.said(), "");
  ASSERT_EQ(U.decide().Kept.size(), 1u);
  EXPECT_EQ(U.decide().Kept[0].Begin, 6u);
}

TEST(Names, UnboundIsRenamedBySpelling) {
  EXPECT_EQ(renamed("zzNew", "zzNew", "", Binding::Unbound),
            "yyNew | review name: 'zzNew' becomes 'yyNew', renamed by spelling");
  EXPECT_EQ(
      renamed("a.zzNew", "zzNew", "", Binding::Unbound, [](NameFact &N) { N.Qualified = true; }),
      "a.zzNew | note other-name: 'zzNew' is a member of something that could not be resolved; "
      "left as it is");
  EXPECT_EQ(renamed("p.size", "size", "", Binding::Unbound,
                    [](NameFact &N) { N.Qualified = N.Member = true; }),
            "p.size | note other-name: 'size' could not be resolved; if it is 'zzProp::size', HIP "
            "calls it "
            "'yyProp_t::bytes'");
}

TEST(Names, Scopes) {
  Unit U("zz::Sum a; zz::Old b;");
  U.Pack = Pack;
  U.name("zz");
  U.again();
  U.name("Sum", Binding::Cuda, "zz::Sum");
  U.name("zz");
  U.name("Old", Binding::Cuda, "zz::Old");
  EXPECT_EQ(U.migrated(), "yy::Sum a; yy::New b;");
}

TEST(Names, OtherScope) {
  auto Qualify = [](NameFact &N) {
    N.Qualifier = {N.Where.File, N.Where.Begin - 8, N.Where.Begin};
  };
  EXPECT_EQ(renamed("nn::mm::Frag f;", "Frag", "nn::mm::Frag", Binding::Cuda, Qualify),
            "ww::Frag f; | safe name: 'nn::mm::Frag' becomes 'ww::Frag'");
  EXPECT_EQ(renamed("Frag f;", "Frag", "nn::mm::Frag"),
            "ww::Frag f; | safe name: 'nn::mm::Frag' becomes 'ww::Frag'");
  EXPECT_EQ(renamed("Same f;", "Same", "nn::mm::Same"),
            "Other f; | safe name: 'nn::mm::Same' becomes 'Other'");
}

TEST(Names, QualifierGoesWithItsName) {
  Unit U("nn::mm::Frag f;");
  U.Pack = Pack;
  U.name("nn");
  U.name("mm", Binding::Cuda, "nn::mm");
  NameFact &N = U.name("Frag", Binding::Cuda, "nn::mm::Frag");
  N.Qualifier = {N.Where.File, 0, 8};
  EXPECT_EQ(U.said(), "safe name: 'nn::mm::Frag' becomes 'ww::Frag'");
  EXPECT_EQ(U.migrated(), "ww::Frag f;");
}

TEST(Names, DiffersIsSaidOnce) {
  Unit U("zzDiffers zzDiffers");
  U.Pack = Pack;
  U.name("zzDiffers");
  U.name("zzDiffers");
  EXPECT_EQ(U.said(), "note differs: 'zzDiffers' in HIP: it waits\n"
                      "safe name: 'zzDiffers' becomes 'yyDiffers'\n"
                      "safe name: 'zzDiffers' becomes 'yyDiffers'");
}

TEST(Names, MacroBodyIsEditedOnce) {
  Unit U("#define A zzNew");
  U.Pack = Pack;
  U.name("zzNew").From = Origin::MacroBody;
  U.again();
  U.name("zzNew").From = Origin::MacroBody;
  EXPECT_EQ(U.migrated(), "#define A yyNew");
  EXPECT_EQ(U.decide().Findings.size(), 1u);
}

TEST(Asm, IsSaid) {
  Unit U("asm(\"x\"); asm(\"\"); asm(\"rdtsc\");");
  U.assembly("asm(\"x\")", "{ mov.u32 %0, %laneid; add.u32 }");
  U.assembly("asm(\"\")", "");
  U.assembly("asm(\"rdtsc\")", "rdtsc").In = Side::Host;
  EXPECT_EQ(U.said(), "manual inline-ptx: inline PTX is not translated: mov.u32 %0, %laneid");
}
