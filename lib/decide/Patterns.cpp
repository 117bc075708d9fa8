#include "decide/Patterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

enum class Fit { No, Guess, Yes };

// Device functions have no host calls: where clang says so, it could not read the declaration of
// the function around the call.
Fit fitsSide(std::optional<Side> Wanted, Side Have) {
  if (!Wanted || Have == Side::Unknown || Have == Side::Both || Have == *Wanted)
    return Fit::Yes;
  return *Wanted == Side::Device ? Fit::Guess : Fit::No;
}

bool fitsArity(const PatternRule &Rule, size_t Args) {
  size_t Least = count_if(Rule.Holes, [](const HolePattern &H) { return !H.Optional && !H.Rest; });
  bool Open = !Rule.Holes.empty() && Rule.Holes.back().Rest;
  return Args >= Least && (Open || Args <= Rule.Holes.size());
}

const Text *argument(const PatternRule &Rule, const CallFact &Call, StringRef Name) {
  auto Hole = find_if(Rule.Holes, [&](const HolePattern &H) { return H.Name == Name; });
  size_t Index = Hole - Rule.Holes.begin();
  return Index < Call.Args.size() ? &Call.Args[Index] : nullptr;
}

bool fitsMask(MaskCondition Wanted, const PatternRule &Rule, const CallFact &Call) {
  if (Wanted == MaskCondition::Any)
    return true;
  const Text *Mask = argument(Rule, Call, "mask");
  return Mask && Mask->Constant &&
         (Wanted == MaskCondition::Literal ||
          static_cast<uint32_t>(*Mask->Constant) == 0xffffffffu);
}

// "__half[32]" is passed as "__half *".
std::string passedType(StringRef Type) {
  auto [Element, Bound] = Type.split('[');
  return Bound.empty() || Bound.contains('[') ? Type.str() : (Element.rtrim() + " *").str();
}

// Types that are not known fit no condition.
bool fitsTypes(const PatternRule &Rule, const CallFact &Call) {
  return all_of(Rule.Types, [&](const TypeCondition &C) {
    const Text *Argument = argument(Rule, Call, C.Hole);
    return Argument && is_contained(C.Types, passedType(Argument->Type));
  });
}

struct Choice {
  const PatternRule *Rule = nullptr; // null: no rule knows a call of this form
  const PatternCase *Case = nullptr; // null: the rule has no case for it
};

const PatternCase *chooseCase(const PatternRule &Rule, const CallFact &Call, const Target &For) {
  if (fitsMask(Rule.Mask, Rule, Call))
    for (const PatternCase &C : Rule.Cases)
      if ((!C.Warp || *C.Warp == For.Warp) && C.Rocm.contains(For.Rocm) &&
          fitsMask(C.Mask, Rule, Call))
        return &C;
  return Rule.Otherwise ? &*Rule.Otherwise : nullptr;
}

// The first rule with a case for the call, else the first with an `otherwise`, else the first.
Choice choose(ArrayRef<const PatternRule *> Rules, const CallFact &Call, const Target &For) {
  Choice Best;
  for (const PatternRule *Rule : Rules) {
    if (fitsSide(Rule->In, Call.In) == Fit::No || !fitsArity(*Rule, Call.Args.size()) ||
        !fitsTypes(*Rule, Call))
      continue;
    const PatternCase *Case = chooseCase(*Rule, Call, For);
    if (Case && !(Rule->Otherwise && Case == &*Rule->Otherwise))
      return {Rule, Case};
    if (!Best.Rule || (!Best.Case && Case))
      Best = {Rule, Case};
  }
  return Best;
}

std::string calleeOf(const PatternCase &Case) {
  if (Case.To.empty())
    return "";
  StringRef Literal = Case.To.front().Literal;
  return Literal.take_until([](char C) { return C == '('; }).str();
}

// How sure clang's part of the match is.
Binding boundAs(const CallFact &Call, const PatternRule &Rule) {
  return fitsSide(Rule.In, Call.In) == Fit::Guess ? Binding::Unbound : Call.Bound;
}

Finding findingFor(const CallFact &Call, const PatternRule &Rule) {
  Finding F;
  F.RuleId = Rule.Id;
  F.Where = Call.Name.valid() ? Call.Name : Call.Whole;
  F.From = originOf(boundAs(Call, Rule), Call.From);
  F.Sure = Confidence::Manual;
  return F;
}

void apply(const CallFact &Call, const PatternRule &Rule, const PatternCase &Case,
           std::vector<Finding> &Out) {
  Finding F = findingFor(Call, Rule);
  if (Case.To.empty()) {
    F.Sure = Case.Sure;
    F.Message = Case.Say;
    Out.push_back(std::move(F));
    return;
  }
  std::optional<std::vector<Edit>> Edits = replaceCall(Call, Rule, Case.To);
  std::string NewName = calleeOf(Case);
  std::string Change = NewName == Call.Callee ? "the arguments of '" + NewName + "' change"
                                              : "'" + Call.Callee + "' becomes '" + NewName + "'";
  if (!Edits) {
    F.Message = Change + ", but its text has no one place in a file; change it by hand";
    Out.push_back(std::move(F));
    return;
  }
  F.Sure = atMost(boundAs(Call, Rule), Case.Sure);
  if (Edits->empty() && Case.Say.empty())
    return;
  F.Message = Case.Say.empty() ? Change : Case.Say;
  if (boundAs(Call, Rule) == Binding::Unbound)
    F.Message += ", matched by spelling";
  F.Edits = std::move(*Edits);
  if (!F.Edits.empty())
    F.Headers = Case.Headers;
  if (F.Edits.empty() && F.Sure == Confidence::Safe)
    F.Sure = Confidence::Note;
  Out.push_back(std::move(F));
}

// Outer calls first, so that a call inside of dropped text is known to be gone.
std::vector<const CallFact *> callsInOrder(const DecideInput &In) {
  std::vector<const CallFact *> Calls = In.all<CallFact>();
  llvm::sort(Calls, [](const CallFact *A, const CallFact *B) {
    return std::tie(A->Whole.File, A->Whole.Begin, B->Whole.End) <
           std::tie(B->Whole.File, B->Whole.Begin, A->Whole.End);
  });
  return Calls;
}

// Rules for this callee exist, but not for this call.
void sayOnly(const CallFact &Call, const PatternRule &Rule, const Twine &Message,
             std::vector<Finding> &Out) {
  Finding F = findingFor(Call, Rule);
  F.Message = Message.str();
  Out.push_back(std::move(F));
}

void decideCall(const DecideInput &In, const CallFact &Call, ArrayRef<const PatternRule *> Rules,
                SpanSet &Taken, std::vector<Finding> &Out) {
  if (!hasAllArguments(Call)) {
    if (In.Rules.findName(Call.Callee) && all_of(Rules, [](auto *R) { return !R->Types.empty(); }))
      return; // whether a rule is meant is not known; the name table has the last word
    Taken.add(Call.Name);
    sayOnly(Call, *Rules.front(), "an argument of '" + Call.Callee + "' could not be resolved",
            Out);
    Out.back().From = Origin::Inactive;
    return;
  }
  Choice Chosen = choose(Rules, Call, In.For);
  if (!Chosen.Rule && In.Rules.findName(Call.Callee))
    return; // the name table has the last word
  Taken.add(Call.Name);
  if (Chosen.Case)
    return apply(Call, *Chosen.Rule, *Chosen.Case, Out);
  const PatternRule &Rule = Chosen.Rule ? *Chosen.Rule : *Rules.front();
  sayOnly(Call, Rule, "no case of rule '" + Rule.Id + "' applies here", Out);
}

} // namespace

void decidePatterns(const DecideInput &In, SpanSet &Taken, std::vector<Finding> &Out) {
  for (const CallFact *Call : callsInOrder(In)) {
    if (Call->Bound == Binding::User || Taken.covers(Call->Whole))
      continue;
    std::vector<const PatternRule *> Rules = In.Rules.patternsFor(Call->Callee);
    if (Rules.empty())
      continue;
    size_t Before = Out.size();
    decideCall(In, *Call, Rules, Taken, Out);
    Taken.addEdits(ArrayRef(Out).drop_front(Before));
  }
}

} // namespace hipshift
