#include "rules/PatternFile.h"
#include "rules/PatternText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace hipshift {
namespace {

constexpr StringRef RuleKeys[] = {"id",  "match",   "where", "cases",   "otherwise",
                                  "doc", "prelude", "tests", "override"};
constexpr StringRef CaseKeys[] = {"when", "to", "header", "confidence", "say"};
constexpr StringRef OtherwiseKeys[] = {"to", "header", "confidence", "say"};
constexpr StringRef TestKeys[] = {"in", "out", "same", "says", "prelude", "warp", "rocm"};

class PatternReader {
  const RuleReader &In;
  PatternRule R;

public:
  explicit PatternReader(const RuleReader &In) : In(In) {}

  PatternRule read(const YamlNode &Rule) {
    MapReader Map(In, Rule, RuleKeys);
    R.DefinedAt = In.definedAt(Rule.At);
    R.Id = Map.required("id");
    if (!isId(R.Id))
      Map.error("id", "'" + R.Id + "' is no id: lower-case letters, digits and '-'");
    R.Override = Map.flag("override");
    R.Doc = Map.text("doc");
    if (std::string Match = Map.required("match"); !Match.empty())
      parseMatch(Match, R, [&](const Twine &M) { Map.error("match", M); });
    if (const YamlNode *Where = Map.node("where"))
      where(*Where);
    if (Map.list("cases").empty() && !Map.has("otherwise"))
      Map.error("cases", "a rule needs 'cases' or 'otherwise'");
    for (const YamlNode &Case : Map.list("cases"))
      R.Cases.push_back(readCase(Case, CaseKeys));
    if (const YamlNode *Otherwise = Map.node("otherwise"))
      R.Otherwise = readCase(*Otherwise, OtherwiseKeys);
    tests(Map);
    return std::move(R);
  }

private:
  static bool isId(StringRef Id) {
    return all_of(Id, [](char C) { return isLower(C) || isDigit(C) || C == '-'; });
  }

  void where(const YamlNode &Where) {
    MapReader Map(In, Where, {"side", "mask", "type"});
    R.Mask = mask(Map);
    if (const YamlNode *Types = Map.node("type"))
      types(*Types);
    if (!Map.has("side"))
      return;
    R.In = StringSwitch<std::optional<Side>>(Map.text("side"))
               .Case("device", Side::Device)
               .Case("host", Side::Host)
               .Default(std::nullopt);
    if (!R.In)
      Map.error("side", "'side' is device or host");
  }

  void types(const YamlNode &ByHole) {
    std::vector<StringRef> Names;
    for (const HolePattern &H : R.Holes)
      Names.push_back(H.Name);
    MapReader Map(In, ByHole, Names);
    for (StringRef Name : Names) {
      if (!Map.has(Name))
        continue;
      TypeCondition C{Name.str(), {}};
      std::string Types = Map.required(Name);
      for (StringRef Type : split(Types, '|'))
        C.Types.push_back(Type.trim().str());
      R.Types.push_back(std::move(C));
    }
  }

  MaskCondition mask(const MapReader &Map) {
    if (!Map.has("mask"))
      return MaskCondition::Any;
    if (none_of(R.Holes, [](const HolePattern &H) { return H.Name == "mask"; }))
      Map.error("mask", "condition 'mask' needs a hole '$mask'");
    auto Value = StringSwitch<std::optional<MaskCondition>>(Map.text("mask"))
                     .Case("any", MaskCondition::Any)
                     .Case("full32", MaskCondition::Full32)
                     .Case("literal", MaskCondition::Literal)
                     .Default(std::nullopt);
    if (!Value)
      Map.error("mask", "'mask' is full32, literal or any");
    return Value.value_or(MaskCondition::Any);
  }

  PatternCase readCase(const YamlNode &Case, ArrayRef<StringRef> Keys) {
    MapReader Map(In, Case, Keys);
    PatternCase C;
    if (const YamlNode *When = Map.node("when")) {
      MapReader Conditions(In, *When, {"warp", "rocm", "mask"});
      C.Warp = Conditions.warp();
      C.Rocm = Conditions.rocm();
      C.Mask = mask(Conditions);
    }
    if (Map.has("to"))
      C.To = parseReplacement(Map.required("to"), R.Holes,
                              [&](const Twine &M) { Map.error("to", M); });
    C.Headers = Map.texts("header");
    C.Say = Map.text("say");
    C.Sure = Map.confidence().value_or(C.To.empty() ? Confidence::Manual : Confidence::Safe);
    bool Edits = C.Sure == Confidence::Safe || C.Sure == Confidence::Review;
    if (C.To.empty() && C.Say.empty())
      In.error(Case.At, "a case needs 'to' or 'say'");
    else if (C.To.empty() == Edits)
      In.error(Case.At, Edits ? "confidence safe and review need 'to'"
                              : "confidence manual and note change no text: leave 'to' out");
    return C;
  }

  void tests(const MapReader &Rule) {
    std::string Prelude = Rule.text("prelude");
    bool Positive = false, Negative = false;
    for (const YamlNode &Test : Rule.list("tests")) {
      R.Tests.push_back(readTest(Test, Prelude));
      const RuleTest &T = R.Tests.back();
      (T.Same && T.Says.empty() ? Negative : Positive) = true;
    }
    if (!Positive || !Negative)
      Rule.error("tests",
                 "rule '" + R.Id +
                     "' needs a test where it applies ('in' and 'out', or 'same' and 'says') and "
                     "one where it does not ('same')");
  }

  RuleTest readTest(const YamlNode &Test, StringRef Prelude) {
    MapReader Map(In, Test, TestKeys);
    RuleTest T;
    T.Line = Test.At.Line;
    T.Same = Map.has("same");
    if (T.Same == (Map.has("in") || Map.has("out")))
      In.error(Test.At, "a test has 'in' and 'out', or 'same'");
    T.In = Map.required(T.Same ? "same" : "in");
    T.Out = T.Same ? T.In : Map.required("out");
    if (!T.Same && T.In == T.Out)
      Map.error("out",
                "'out' is the same as 'in': write 'same', and 'says' when the rule is to speak");
    T.Says = Map.text("says");
    T.Prelude = Map.has("prelude") ? Map.text("prelude") : Prelude.str();
    T.Warp = Map.warp();
    if (Map.has("rocm") && !(T.Rocm = parseVersion(Map.text("rocm"))))
      Map.error("rocm", "a test's 'rocm' is one version: \"6.0\"");
    return T;
  }
};

} // namespace

PatternRule readPattern(const RuleReader &In, const YamlNode &Rule) {
  return PatternReader(In).read(Rule);
}

} // namespace hipshift
