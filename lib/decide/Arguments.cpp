// The `args` of name tables: wrap or drop arguments of a call.
#include "decide/Steps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

std::string withoutSpace(StringRef Text) {
  std::string Out;
  copy_if(Text, std::back_inserter(Out), [](char C) { return !isSpace(C); });
  return Out;
}

// The template's work is done: the text has it already, or the type is what its cast would give.
bool isDone(const Text &Arg, StringRef Before, StringRef After) {
  std::string Have = withoutSpace(Arg.Spelling), Type = withoutSpace(Arg.Type);
  std::string Open = withoutSpace(Before), Close = withoutSpace(After);
  StringRef H = Have;
  if (H.starts_with(Open) && H.ends_with(Close))
    return true;
  StringRef Cast = Open;
  if (!Cast.consume_front("reinterpret_cast<") && !Cast.consume_front("static_cast<"))
    return false;
  Cast.consume_back(">(");
  return Type == Cast || H.starts_with(("(" + Cast + ")").str());
}

struct ArgumentEdits {
  const CallFact &Call;
  Finding F = {};
  bool NoPlace = !hasAllArguments(Call);

  void wrap(const ArgEntry &A) {
    auto [Before, After] = A.Template.split('$');
    const Text &Arg = Call.Args[A.Index];
    if (isDone(Arg, Before, After))
      return;
    if (!Arg.Range.valid()) {
      NoPlace = true;
      return;
    }
    const Span &R = Arg.Range;
    if (!Before.empty())
      F.Edits.push_back({{R.File, R.Begin, R.Begin}, Before.str()});
    if (!After.empty())
      F.Edits.push_back({{R.File, R.End, R.End}, After.str()});
  }

  // Arguments [First, Last) go, with the commas that are left over.
  void drop(size_t First, size_t Last) {
    bool Known = all_of(Call.Args, [](const Text &T) { return T.Range.valid(); });
    if (!Known) {
      NoPlace = true;
      return;
    }
    Span Gone = Call.Args[First].Range;
    Gone.End = Call.Args[Last - 1].Range.End;
    if (First > 0)
      Gone.Begin = Call.Args[First - 1].Range.End;
    else if (Last < Call.Args.size())
      Gone.End = Call.Args[Last].Range.Begin;
    F.Edits.push_back({Gone, ""});
  }
};

std::string describe(const CallFact &Call, const NameEntry &E) {
  std::string Out;
  for (const ArgEntry &A : E.Args)
    if (A.Index < Call.Args.size())
      Out += (Out.empty() ? "" : ", ") + std::string("argument ") + std::to_string(A.Index + 1) +
             (A.Template.empty() ? " is dropped" : " becomes " + A.Template.str());
  return "'" + Call.Callee + "': " + Out;
}

void decideCall(const CallFact &Call, const NameEntry &E, std::vector<Finding> &Out) {
  ArgumentEdits To{Call};
  SmallVector<const ArgEntry *, 4> Args;
  for (const ArgEntry &A : E.Args)
    if (A.Index < Call.Args.size())
      Args.push_back(&A);
  for (size_t I = 0; I < Args.size(); ++I) {
    if (!Args[I]->Template.empty()) {
      To.wrap(*Args[I]);
      continue;
    }
    size_t First = Args[I]->Index, Last = First + 1;
    while (I + 1 < Args.size() && Args[I + 1]->Index == Last && Args[I + 1]->Template.empty())
      ++I, ++Last;
    To.drop(First, Last);
  }
  if (To.F.Edits.empty() && !To.NoPlace)
    return;
  To.F.RuleId = "argument";
  To.F.Message = describe(Call, E);
  To.F.Where = Call.Name.valid() ? Call.Name : Call.Whole;
  To.F.From = originOf(Call.Bound, Call.From);
  To.F.Sure = atMost(Call.Bound, Confidence::Safe);
  if (To.NoPlace) {
    To.F.Edits.clear();
    To.F.Sure = Confidence::Manual;
    To.F.Message += ", but its text has no one place in a file; change it by hand";
  }
  Out.push_back(std::move(To.F));
}

} // namespace

void decideArguments(const DecideInput &In, const SpanSet &Taken, std::vector<Finding> &Out) {
  for (const CallFact *Call : In.all<CallFact>()) {
    if (Call->Bound == Binding::User || Taken.covers(Call->Name) || Taken.covers(Call->Whole))
      continue;
    const NameEntry *E = In.Rules.findName(Call->Callee);
    if (E && !E->Hip.empty() && !E->Args.empty() && E->Rocm.contains(In.For.Rocm))
      decideCall(*Call, *E, Out);
  }
}

} // namespace hipshift
