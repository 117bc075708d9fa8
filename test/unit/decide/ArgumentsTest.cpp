#include "Cases.h"

using namespace hipshift;

static const char Pack[] = R"yaml(
names:
- {cuda: zzCopy, hip: yyCopy, args: {0: HIP_SYMBOL}}
- {cuda: zzAttr, hip: yyAttr, args: {1: "reinterpret_cast<const void*>($)"}}
- {cuda: zzAddr, hip: yyAddr, args: {0: "&HIP_SYMBOL($)"}}
- {cuda: zzDrop0, hip: yyDrop, args: {0: drop}}
- {cuda: zzDrop1, hip: yyDrop, args: {1: drop}}
- {cuda: zzDrop01, hip: yyDrop, args: {0: drop, 1: drop}}
- {cuda: zzDrop12, hip: yyDrop, args: {1: drop, 2: drop}}
- {cuda: zzInner, hip: yyInner}
)yaml";

static Unit unitOf(llvm::StringRef Text, Binding Bound = Binding::Cuda) {
  Unit U(Text.str());
  U.Pack = Pack;
  U.call(Text.take_until([](char C) { return C == ';'; }), Bound);
  U.again();
  U.name(Text.take_until([](char C) { return C == '('; }), Bound);
  return U;
}

static std::string migrated(llvm::StringRef Text) { return unitOf(Text).migrated(); }

TEST(Arguments, Wrap) {
  EXPECT_EQ(migrated("zzCopy(table, p);"), "yyCopy(HIP_SYMBOL(table), p);");
  EXPECT_EQ(migrated("zzAttr(p, kernel);"), "yyAttr(p, reinterpret_cast<const void*>(kernel));");
  EXPECT_EQ(migrated("zzAddr(f);"), "yyAddr(&HIP_SYMBOL(f));");
  EXPECT_EQ(migrated("zzAttr(p);"), "yyAttr(p);") << "an argument that is not there";
}

TEST(Arguments, WrappedAlready) {
  EXPECT_EQ(migrated("zzCopy(HIP_SYMBOL(table), p);"), "yyCopy(HIP_SYMBOL(table), p);");
  EXPECT_EQ(migrated("zzAttr(p, reinterpret_cast<const void *>(k));"),
            "yyAttr(p, reinterpret_cast<const void *>(k));");
  EXPECT_EQ(migrated("zzAttr(p, (const void *)k);"), "yyAttr(p, (const void *)k);");
  Unit U("zzAttr(p, k);");
  U.Pack = Pack;
  U.call("zzAttr(p, k)").Args[1].Type = "const void *";
  EXPECT_EQ(U.migrated(), "zzAttr(p, k);");
}

TEST(Arguments, Drop) {
  EXPECT_EQ(migrated("zzDrop0(a, b);"), "yyDrop(b);");
  EXPECT_EQ(migrated("zzDrop0(a);"), "yyDrop();");
  EXPECT_EQ(migrated("zzDrop1(a, b, c);"), "yyDrop(a, c);");
  EXPECT_EQ(migrated("zzDrop1(a, b);"), "yyDrop(a);");
  EXPECT_EQ(migrated("zzDrop01(a, b, c);"), "yyDrop(c);");
  EXPECT_EQ(migrated("zzDrop12(a, b, c);"), "yyDrop(a);");
}

TEST(Arguments, NamesInDroppedTextAreGone) {
  Unit U = unitOf("zzDrop1(a, zzInner, c);");
  U.name("zzInner");
  EXPECT_EQ(U.migrated(), "yyDrop(a, c);");
  EXPECT_EQ(
      U.said(),
      "safe argument: 'zzDrop1': argument 2 is dropped\nsafe name: 'zzDrop1' becomes 'yyDrop'");
}

TEST(Arguments, EditsInsideStay) {
  Unit U = unitOf("zzCopy(zzInner, p);");
  U.name("zzInner");
  EXPECT_EQ(U.migrated(), "yyCopy(HIP_SYMBOL(yyInner), p);");
}

TEST(Arguments, BySpelling) {
  EXPECT_EQ(unitOf("zzCopy(table, p);", Binding::Unbound).said(),
            "review argument: 'zzCopy': argument 1 becomes HIP_SYMBOL($)\n"
            "review name: 'zzCopy' becomes 'yyCopy', renamed by spelling");
}

TEST(Arguments, NoPlace) {
  Unit U("zzCopy(table, p);");
  U.Pack = Pack;
  U.call("zzCopy(table, p)").Args[0].Range = {};
  EXPECT_EQ(U.said(),
            "manual argument: 'zzCopy': argument 1 becomes HIP_SYMBOL($), but its text has no one "
            "place in a file; change it by hand");
}
