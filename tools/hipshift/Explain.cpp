// hipshift explain: what the rules know about a CUDA name, a header or a rule.
#include "Commands.h"
#include "Environment.h"
#include "RuleText.h"

#include "decide/NearestNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>

using namespace llvm;

namespace hipshift {
namespace {

void field(StringRef Name, StringRef Value) {
  if (Value.empty())
    return;
  SmallVector<StringRef> Lines;
  Value.rtrim().split(Lines, '\n');
  for (size_t I = 0; I < Lines.size(); ++I)
    outs() << "  " << (I == 0 ? Name : "") << std::string(I == 0 ? 12 - Name.size() : 12, ' ')
           << Lines[I] << "\n";
}

void explainName(const NameEntry &E) {
  if (E.isDropped())
    outs() << E.Cuda << " is dropped: HIP needs no such word\n";
  else if (E.isUnsupported())
    outs() << E.Cuda << " has no HIP counterpart\n";
  else if (E.Hip == E.Cuda)
    outs() << E.Cuda << " has the same name in HIP\n";
  else
    outs() << E.Cuda << " -> " << E.Hip << "\n";
  field("kind", E.Kind);
  field("library", E.Library);
  field("ROCm", versionsText(E.Rocm));
  field("arguments", argumentsText(E));
  field("header", E.Header);
  field("why", E.Why);
  field("differs", E.Differs);
  field("lacks", E.Lacks);
  field("source", E.Source);
  if (E.Sure != Confidence::Safe)
    field("confidence", confidenceText(E.Sure));
  field("rule", E.DefinedAt);
}

void explainHeader(const HeaderEntry &E) {
  if (!E.Hip.empty())
    outs() << "<" << E.Cuda << "> -> <" << E.Hip << ">\n";
  else
    outs() << "<" << E.Cuda << "> "
           << (E.Why.empty() ? "is not needed in HIP" : "has no HIP counterpart") << "\n";
  field("kind", "header");
  field("ROCm", versionsText(E.Rocm));
  field("why", E.Why);
  field("rule", E.DefinedAt);
}

void explainCase(StringRef Title, const PatternCase &C) {
  const std::string To = replacementText(C);
  std::string Text = To.empty() ? "" : "-> " + To + "\n";
  if (!C.Headers.empty())
    Text += "#include \"" + join(C.Headers, "\", \"") + "\"\n";
  Text += confidenceText(To.empty() && C.Sure == Confidence::Safe ? Confidence::Manual : C.Sure);
  if (!C.Say.empty())
    Text += ": " + C.Say;
  field(Title, Text);
}

void explainPattern(const PatternRule &Rule) {
  outs() << Rule.Id << ": " << matchText(Rule) << "\n";
  field("where", placesText(Rule));
  for (const PatternCase &C : Rule.Cases) {
    const std::string When = conditionText(C);
    if (!When.empty())
      field("with", When);
    explainCase(When.empty() ? "becomes" : "", C);
  }
  if (Rule.Otherwise)
    explainCase("otherwise", *Rule.Otherwise);
  for (const RuleTest &T : Rule.Tests)
    if (!T.Same) {
      field("before", T.In);
      field("after", T.Out);
      break;
    }
  field("about", Rule.Doc);
  field("rule", Rule.DefinedAt);
}

void explainEngineRule(const EngineRule &Rule) {
  outs() << Rule.Id << (Rule.Message.empty() ? "" : ": ") << Rule.Message << "\n";
  field("before", Rule.Before);
  field("after", Rule.After);
  field("about", Rule.Doc);
}

// Everything that Word names: a name, the callee of rules, a rule's id, a header, or, when it is
// none of them, the last part of qualified names and HIP names.
class Explainer {
public:
  Explainer(const RuleSet &Rules, StringRef Word) : Rules(Rules), Word(Word) {}

  bool run() {
    if (const NameEntry *E = Rules.findName(Word))
      say([&] { explainName(*E); });
    for (const PatternRule *R : Rules.patternsFor(Word))
      say([&] { explainPattern(*R); });
    for (const PatternRule &R : Rules.patterns())
      if (R.Id == Word)
        say([&] { explainPattern(R); });
    for (const EngineRule &R : engineRules())
      if (R.Id == Word)
        say([&] { explainEngineRule(R); });
    if (const HeaderEntry *E = Rules.findHeader(Word))
      say([&] { explainHeader(*E); });
    if (!Said)
      for (const NameEntry *E : Rules.names())
        if (lastComponent(E->Cuda) == Word || E->Hip == Word)
          say([&] { explainName(*E); });
    return Said;
  }

private:
  template <class F> void say(F Print) {
    if (Said)
      outs() << "\n";
    Said = true;
    Print();
  }

  const RuleSet &Rules;
  StringRef Word;
  bool Said = false;
};

// Rule ids and headers are spelled unlike names, so a word is near to one kind only.
std::vector<std::string> nearTo(const RuleSet &Rules, StringRef Word) {
  std::vector<StringRef> Ids;
  for (const PatternRule &R : Rules.patterns())
    Ids.push_back(R.Id);
  const std::vector<EngineRule> Engine = engineRules();
  for (const EngineRule &R : Engine)
    Ids.push_back(R.Id);
  for (const HeaderEntry *H : Rules.headers())
    Ids.push_back(H->Cuda);
  const StringRef Id = nearest(Word, Ids);
  if (!Id.empty() && (Word.contains('-') || Word.contains('.')))
    return {Id.str()};
  std::vector<std::string> Near = nearestNames(Rules, Word);
  if (Near.empty() && !Id.empty())
    Near.push_back(Id.str());
  return Near;
}

int unknown(const RuleSet &Rules, StringRef Word) {
  const std::vector<std::string> Near = nearTo(Rules, Word);
  std::string Message = "no rule knows '" + Word.str() + "'";
  if (!Near.empty())
    Message += "; did you mean " + join(Near, ", ") + "?";
  printError(Message);
  return WrongUse;
}

int run(ArrayRef<std::string> Words, ArrayRef<std::string> Packs) {
  if (Words.empty()) {
    printError("name what to explain: a CUDA name, a header or a rule",
               "see hipshift explain --help");
    return WrongUse;
  }
  Expected<std::shared_ptr<const RuleSet>> Rules = RuleSet::load(Packs);
  if (!Rules) {
    printError(toString(Rules.takeError()));
    return WrongUse;
  }
  int Code = Done;
  for (const std::string &Word : Words) {
    if (&Word != Words.begin())
      outs() << "\n";
    if (!Explainer(**Rules, Word).run())
      Code = unknown(**Rules, Word);
  }
  return Code;
}

} // namespace

Command explainCommand() {
  auto Packs = std::make_shared<std::vector<std::string>>();
  Command C;
  C.Name = "explain";
  C.Operands = "NAME...";
  C.Summary = "say what a CUDA name, a header or a rule becomes, and why";
  C.Options = {{"--rules", "FILE", "more rules, from a YAML file; may be given several times",
                [Packs](StringRef Text) {
                  Packs->push_back(Text.str());
                  return Error::success();
                }}};
  C.Examples = {{"hipshift explain cudaMallocAsync", "what becomes of a name"},
                {"hipshift explain shuffle-down", "what a rule of the report means"},
                {"hipshift explain cuda_fp16.h", "what becomes of a header"}};
  C.Run = [Packs](const Arguments &Args) { return run(Args.Operands, *Packs); };
  return C;
}

} // namespace hipshift
