#include "decide/Steps.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace hipshift {
namespace {

std::string versionText(Version V) {
  return std::to_string(V.Major) + "." + std::to_string(V.Minor);
}

// What stands between a name and its use in HIP, empty when nothing does.
std::string whyUnsupported(const NameEntry &E, Version Rocm) {
  if (E.isUnsupported())
    return ("'" + E.Cuda + "' has no HIP counterpart: " + E.Why).str();
  if (E.Rocm.contains(Rocm))
    return "";
  std::string Bound = Rocm < E.Rocm.Min ? "from " + versionText(E.Rocm.Min) + " on"
                                        : "before " + versionText(E.Rocm.End);
  std::string Why = ("'" + E.Cuda + "' becomes '" + E.Hip + "', which ROCm has " + Bound).str();
  return E.Why.empty() ? Why : Why + ": " + E.Why.str();
}

StringRef scopeOf(StringRef Name) {
  size_t Scope = Name.rfind("::");
  return Scope == StringRef::npos ? "" : Name.take_front(Scope);
}

class NameDecider {
  const DecideInput &In;
  const SpanSet &Taken;
  std::vector<Finding> &Out;
  std::vector<Span> &Kept;
  SpanSet Requalified;     // qualifiers that are replaced with their name
  StringSet<> DiffersSaid; // "file\0name"

public:
  NameDecider(const DecideInput &In, const SpanSet &Taken, std::vector<Finding> &Out,
              std::vector<Span> &Kept)
      : In(In), Taken(Taken), Out(Out), Kept(Kept) {}

  void run() {
    std::vector<const NameFact *> Names = In.all<NameFact>();
    llvm::sort(Names, [](auto *A, auto *B) { return A->Where < B->Where; });
    for (const NameFact *N : Names)
      if (N->Bound == Binding::Cuda && N->Qualifier.valid())
        if (const NameEntry *E = In.Rules.findName(N->Name); E && E->Hip.contains("::"))
          if (!scopeIsRenamed(*E))
            Requalified.add({N->Where.File, N->Qualifier.Begin, N->Where.Begin});
    for (const NameFact *N : Names)
      if (!Taken.covers(N->Where) && !Requalified.covers(N->Where))
        decide(*N);
  }

private:
  // The qualifiers' own names already turn E's scope into that of its HIP name.
  bool scopeIsRenamed(const NameEntry &E) const {
    return E.Kind == "field" || mappedScope(scopeOf(E.Cuda)) == scopeOf(E.Hip);
  }

  std::string mappedScope(StringRef Scope) const {
    if (Scope.empty())
      return "";
    if (const NameEntry *E = In.Rules.findName(Scope); E && !E->Hip.empty())
      return E->Hip.contains("::") || !Scope.contains("::")
                 ? E->Hip.str()
                 : mappedScope(scopeOf(Scope)) + "::" + E->Hip.str();
    StringRef Outer = scopeOf(Scope);
    return (Outer.empty() ? "" : mappedScope(Outer) + "::") + lastComponent(Scope).str();
  }

  void say(const NameFact &N, StringRef Rule, Confidence Sure, const Twine &Message) {
    Finding F;
    F.RuleId = Rule.str();
    F.Message = Message.str();
    F.Where = N.Where;
    F.Sure = Sure;
    F.From = originOf(N.Bound, N.From);
    Out.push_back(std::move(F));
  }

  void decide(const NameFact &N) {
    if (N.Bound == Binding::User) {
      Kept.push_back(N.Where);
      return;
    }
    const NameEntry *E = In.Rules.findName(N.Name);
    if (!E)
      return withoutEntry(N);
    bool Same = !E->Hip.empty() && lastComponent(E->Hip) == lastComponent(E->Cuda) &&
                (!E->Hip.contains("::") || scopeIsRenamed(*E));
    if (N.Bound == Binding::Unbound && N.Qualified) {
      if (!Same)
        say(N, "other-name", Confidence::Note,
            "'" + N.Name + "' is a member of something that could not be resolved; left as it is");
      return;
    }
    if (std::string Why = whyUnsupported(*E, In.For.Rocm); !Why.empty())
      return say(N, "unsupported", Confidence::Manual, Why);
    if (E->isDropped())
      return drop(N, *E);
    differs(N, *E);
    if (!Same)
      rename(N, *E);
  }

  void withoutEntry(const NameFact &N) {
    if (N.Bound == Binding::Unbound && N.Qualified) {
      const NameEntry *Field = In.Rules.findRenamedField(lastComponent(N.Name));
      if (N.Member && Field)
        say(N, "other-name", Confidence::Note,
            "'" + N.Name + "' could not be resolved; if it is '" + Field->Cuda +
                "', HIP calls it '" + Field->Hip + "'");
      return;
    }
    if (N.Name == "std" || StringRef(N.Name).starts_with("std::"))
      return; // the standard library's, even where a CUDA header declares it
    std::vector<const PatternRule *> Rules = In.Rules.patternsFor(N.Name);
    if (!Rules.empty())
      say(N, Rules.front()->Id, Confidence::Manual,
          "'" + N.Name + "' is translated only where it is called");
    else if (N.Bound == Binding::Cuda && !N.Member)
      say(N, "unknown-name", Confidence::Manual, "no rule for '" + N.Name + "'");
  }

  void differs(const NameFact &N, const NameEntry &E) {
    if (!E.Differs.empty() && DiffersSaid.insert(N.Where.File + '\0' + N.Name).second)
      say(N, "differs", Confidence::Note, "'" + N.Name + "' in HIP: " + E.Differs);
  }

  void drop(const NameFact &N, const NameEntry &E) {
    if (N.InDirective)
      return; // a test whether it is defined keeps its meaning
    say(N, "name", atMost(N.Bound, E.Sure), "'" + N.Name + "' is dropped: HIP needs no such word");
    Out.back().Edits.push_back({{N.Where.File, N.Where.Begin, N.BlanksEnd}, ""});
  }

  void rename(const NameFact &N, const NameEntry &E) {
    bool LastOnly = !E.Hip.contains("::") || scopeIsRenamed(E);
    Edit Change{N.Where, LastOnly ? lastComponent(E.Hip).str() : E.Hip.str()};
    if (!LastOnly && N.Qualifier.valid())
      Change.Range.Begin = N.Qualifier.Begin;
    say(N, "name", atMost(N.Bound, E.Sure),
        "'" + N.Name + "' becomes '" + E.Hip + "'" +
            (N.Bound == Binding::Unbound ? ", renamed by spelling" : ""));
    Out.back().Edits.push_back(std::move(Change));
    if (!E.Header.empty())
      Out.back().Headers.push_back(E.Header.str());
  }
};

} // namespace

void decideNames(const DecideInput &In, const SpanSet &Taken, std::vector<Finding> &Out,
                 std::vector<Span> &Kept) {
  NameDecider(In, Taken, Out, Kept).run();
}

} // namespace hipshift
