#include "Cases.h"

using namespace hipshift;

static const char Pack[] = R"yaml(
rules:
- id: zz-down
  match: zz_down($mask, $v, $delta, $width?)
  where: {side: device, mask: full32}
  cases:
  - {when: {warp: logical32, rocm: "<7.0"}, to: "yy_old($v, $delta, ${width|32})", header: hipshift/old.h}
  - {when: {warp: logical32}, to: "yy_down($v, $delta, ${width|32})"}
  otherwise: {say: lane mask chosen at run time}
  tests: [{in: a, out: b}, {same: c}]
- id: zz-cast
  match: zz_cast($a, $b)
  cases: [{to: "yy_cast((void **)($a), $b, 0)", confidence: review, say: look at it}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-rest
  match: zz_rest($a, $rest...)
  cases: [{to: "yy_rest(1, $a, $rest...)"}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-none
  match: zz_none()
  cases: [{to: yy_none()}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-first
  match: zz_first($a, $b, $c)
  cases: [{to: yy_first($a)}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-middle
  match: zz_middle($a, $b, $c?)
  cases: [{to: "yy_middle($a, $c)"}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-native
  match: zz_native($a)
  cases: [{when: {warp: native}, to: yy_native($a)}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-typed
  match: zz_typed($a, $b)
  where: {type: {a: "half *|half2 *"}}
  cases: [{to: "yy_typed($a, $b)"}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-host
  match: zz_host($a)
  where: {side: host}
  cases: [{to: yy_host($a)}]
  tests: [{in: a, out: b}, {same: c}]
- id: zz-width
  match: zz_width($a, $w?)
  cases: [{to: "zz_width($a, ${w|32})"}]
  tests: [{in: a, out: b}, {same: c}]
names:
- {cuda: zz_middle, hip: yy_other}
- {cuda: zzInner, hip: yyInner}
)yaml";

static Unit unitOf(llvm::StringRef Text, void (*Change)(CallFact &) = nullptr) {
  Unit U(Text.str());
  U.Pack = Pack;
  CallFact &C = U.call(Text.take_until([](char Ch) { return Ch == ';'; }));
  C.In = Side::Device;
  if (Change)
    Change(C);
  U.again();
  llvm::StringRef Name = Text.take_until([](char Ch) { return Ch == '('; }).rtrim().ltrim(':');
  U.name(Name, C.Bound, C.Callee);
  return U;
}

static std::string migrated(llvm::StringRef Text) { return unitOf(Text).migrated(); }

TEST(Patterns, Replace) {
  EXPECT_EQ(migrated("zz_down(0xffffffffu, v, 16);"), "yy_down(v, 16, 32);");
  EXPECT_EQ(migrated("zz_down(-1, v, 16, 8);"), "yy_down(v, 16, 8);");
  EXPECT_EQ(migrated("::zz_down(-1, v, 16, 8);"), "yy_down(v, 16, 8);");
  EXPECT_EQ(migrated("zz_cast(&p, n);"), "yy_cast((void **)(&p), n, 0);");
  EXPECT_EQ(migrated("zz_none();"), "yy_none();");
  EXPECT_EQ(migrated("zz_first(a, b, c);"), "yy_first(a);");
}

// Comments around arguments belong to the gaps.
static void trimComments(CallFact &C) {
  for (size_t I = 0; I < C.Args.size(); ++I) {
    Text &A = C.Args[I];
    llvm::StringRef Spelled = A.Spelling, Rest = Spelled;
    if (Rest.starts_with("/*"))
      Rest = Rest.split("*/").second.ltrim();
    llvm::StringRef Bare = Rest.substr(0, Rest.find("/*")).rtrim();
    size_t Front = Bare.begin() - Spelled.begin(), Back = Spelled.end() - Bare.end();
    C.Gaps[I] += Spelled.take_front(Front).str();
    C.Gaps[I + 1] = Spelled.take_back(Back).str() + C.Gaps[I + 1];
    A.Range.Begin += Front;
    A.Range.End -= Back;
    A.Spelling = Bare.str();
  }
}

TEST(Patterns, CommentsStay) {
  auto Migrated = [](llvm::StringRef Text) { return unitOf(Text, trimComments).migrated(); };
  EXPECT_EQ(Migrated("zz_cast(/*p*/ &p /*q*/, /*n*/ n /*end*/);"),
            "yy_cast(/*p*/ (void **)(&p) /*q*/, /*n*/ n, 0 /*end*/);");
  EXPECT_EQ(Migrated("zz_down(-1, v /*v*/, 16 /*d*/);"), "yy_down(v /*v*/, 16, 32 /*d*/);");
  EXPECT_EQ(Migrated("zz_rest(/*a*/ a /*b*/, b);"), "yy_rest(/*a*/ 1, a /*b*/, b);");
}

TEST(Patterns, OptionalAndRest) {
  EXPECT_EQ(migrated("zz_rest(a, b, c);"), "yy_rest(1, a, b, c);");
  EXPECT_EQ(migrated("zz_rest(a);"), "yy_rest(1, a);");
  EXPECT_EQ(migrated("zz_middle(a, b, c);"), "yy_middle(a, c);");
  EXPECT_EQ(migrated("zz_middle(a, b);"), "yy_middle(a);");
}

TEST(Patterns, TextBetweenHolesStays) {
  EXPECT_EQ(migrated("zz_down( -1,\n  v /* value */,\n  16 );"),
            "yy_down( v /* value */,\n  16, 32 );");
  EXPECT_EQ(migrated("zz_middle(a /* one */, b, // two\n c );"),
            "yy_middle(a /* one */, // two\n c );");
}

TEST(Patterns, NothingToChange) {
  EXPECT_EQ(migrated("zz_width(a, 16);"), "zz_width(a, 16);");
  EXPECT_EQ(unitOf("zz_width(a, 16);").said(), "");
  EXPECT_EQ(migrated("zz_width(a);"), "zz_width(a, 32);");
}

TEST(Patterns, NestedEditsApply) {
  Unit U = unitOf("zz_down(-1, zzInner + zz_down(-1, w, 4), 16);");
  U.name("zzInner");
  U.call("zz_down(-1, w, 4)");
  EXPECT_EQ(U.migrated(), "yy_down(yyInner + yy_down(w, 4, 32), 16, 32);");
}

TEST(Patterns, CallsInDroppedTextAreGone) {
  Unit U = unitOf("zz_first(a, zz_first(b, c, d), zzInner);");
  U.call("zz_first(b, c, d)");
  U.name("zzInner");
  EXPECT_EQ(U.migrated(), "yy_first(a);");
  EXPECT_EQ(U.said(), "safe zz-first: 'zz_first' becomes 'yy_first'");
}

TEST(Patterns, Cases) {
  Unit U = unitOf("zz_down(-1, v, 16);");
  U.For.Rocm = {6, 4};
  EXPECT_EQ(U.migrated(), "yy_old(v, 16, 32);");
  EXPECT_EQ(U.decide().Findings[0].Headers, std::vector<std::string>{"hipshift/old.h"});
  U.For.Warp = WarpPolicy::Native;
  EXPECT_EQ(U.said(), "manual zz-down: lane mask chosen at run time");
}

TEST(Patterns, Otherwise) {
  EXPECT_EQ(unitOf("zz_down(mask, v, 16);").said(), "manual zz-down: lane mask chosen at run time");
  EXPECT_EQ(unitOf("zz_down(0xffff, v, 16);").said(),
            "manual zz-down: lane mask chosen at run time");
  EXPECT_EQ(unitOf("zz_native(a);").said(),
            "manual zz-native: no case of rule 'zz-native' applies here");
}

TEST(Patterns, OtherForms) {
  EXPECT_EQ(unitOf("zz_down(-1, v);").said(),
            "manual zz-down: no case of rule 'zz-down' applies here");
  EXPECT_EQ(migrated("zz_middle(a);"), "yy_other(a);") << "the name table takes over";
  EXPECT_EQ(unitOf("zz_down(-1, v, 16);", [](CallFact &C) { C.In = Side::Host; }).said(),
            "review zz-down: 'zz_down' becomes 'yy_down', matched by spelling");
  EXPECT_EQ(unitOf("zz_host(a);").said(), "manual zz-host: no case of rule 'zz-host' applies here");
  EXPECT_EQ(unitOf("zz_down(-1, v, 16);", [](CallFact &C) { C.In = Side::Unknown; }).migrated(),
            "yy_down(v, 16, 32);");
}

TEST(Patterns, Confidence) {
  EXPECT_EQ(unitOf("zz_down(-1, v, 16);").said(), "safe zz-down: 'zz_down' becomes 'yy_down'");
  EXPECT_EQ(unitOf("zz_cast(a, b);").said(), "review zz-cast: look at it");
  EXPECT_EQ(unitOf("zz_down(-1, v, 16);", [](CallFact &C) { C.Bound = Binding::Unbound; }).said(),
            "review zz-down: 'zz_down' becomes 'yy_down', matched by spelling");
}

TEST(Patterns, NoPlace) {
  EXPECT_EQ(unitOf("zz_down(-1, v, 16);", [](CallFact &C) { C.Args[1].Range = {}; }).said(),
            "manual zz-down: 'zz_down' becomes 'yy_down', but its text has no one place in a file; "
            "change it by hand");
}

TEST(Patterns, AnArgumentIsMissing) {
  EXPECT_EQ(unitOf("zz_down(-1, v, 16);",
                   [](CallFact &C) {
                     C.Args.erase(C.Args.begin());
                     C.Gaps.erase(C.Gaps.begin());
                     C.Gaps[0] = "-1, ";
                   })
                .said(),
            "manual zz-down: an argument of 'zz_down' could not be resolved");
}

TEST(Patterns, TemplateArgumentsStay) {
  Unit U("zz_none<int>();");
  U.Pack = Pack;
  CallFact &C = U.call("zz_none<int>()");
  C.Callee = "zz_none";
  C.TemplateArgs.push_back({{C.Whole.File, 8, 11}, "int", "", std::nullopt, Origin::Written});
  EXPECT_EQ(U.migrated(), "yy_none<int>();");
}

TEST(Patterns, ExpansionsDisagree) {
  Unit U("#define M zz_down(K, v, 16)");
  U.Pack = Pack;
  for (bool Full : {true, false}) {
    U.again();
    CallFact &C = U.call("zz_down(K, v, 16)");
    C.From = Origin::MacroBody;
    if (Full)
      C.Args[0].Constant = -1;
  }
  EXPECT_EQ(U.said(), "manual zz-down: expansions of this macro want different text");
  EXPECT_EQ(U.decide().Findings[0].Notes.size(), 2u);
}

static std::string typed(llvm::StringRef Type) {
  Unit U("zz_typed(p, 1);");
  U.Pack = Pack;
  U.call("zz_typed(p, 1)").Args[0].Type = Type.str();
  return U.migrated();
}

TEST(Patterns, TypeOfAnArgument) {
  EXPECT_EQ(typed("half *"), "yy_typed(p, 1);");
  EXPECT_EQ(typed("half2[32]"), "yy_typed(p, 1);");
  EXPECT_EQ(typed("float *"), "zz_typed(p, 1);");
  EXPECT_EQ(typed("half[2][2]"), "zz_typed(p, 1);");
  EXPECT_EQ(typed(""), "zz_typed(p, 1);");
}
