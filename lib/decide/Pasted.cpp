// Names that a macro pastes together, "cuda##x": edited at the definition when another first part
// turns every name that the expansions make into its HIP name, else said there.
#include "decide/Steps.h"

#include <set>

using namespace llvm;

namespace hipshift {
namespace {

struct Becomes {
  std::string Hip; // empty: the name alone does not do
  std::string Said;
  std::string Header;
};

Becomes becomes(const DecideInput &In, const PastedFact &F) {
  if (F.Bound == Binding::User)
    return {lastComponent(F.Name).str(), "'" + F.Name + "' stays", ""};
  const NameEntry *E = In.Rules.findName(F.Name);
  if (!In.Rules.patternsFor(F.Name).empty() || (E && !E->Args.empty()))
    return {"", "'" + F.Name + "' changes its arguments", ""};
  if (!E || E->Hip.empty() || !E->Rocm.contains(In.For.Rocm))
    return {"", "'" + F.Name + "' has no HIP name", ""};
  return {E->Hip.str(), ("'" + F.Name + "' becomes '" + E->Hip + "'").str(), E->Header.str()};
}

// What stands in place of First when Name becomes Hip; nothing when the rest of it changes too.
std::optional<std::string> prefixFor(StringRef Name, StringRef First, StringRef Hip) {
  if (First.empty() || !Name.consume_front(First) || !Hip.consume_back(Name))
    return std::nullopt;
  return Hip.str();
}

class Place {
  const PastedFact *Where = nullptr;
  std::map<std::string, Becomes> Names;
  std::set<std::string> Prefixes, Headers;
  bool HasCuda = false, Unclear = false;

public:
  void add(const DecideInput &In, const PastedFact &F) {
    Where = &F;
    HasCuda |= F.Bound == Binding::Cuda;
    if (F.Name.empty())
      return;
    auto [It, New] = Names.try_emplace(F.Name);
    if (!New)
      return;
    It->second = becomes(In, F);
    std::optional<std::string> Prefix =
        It->second.Hip.empty() ? std::nullopt
                               : prefixFor(lastComponent(F.Name), first(), It->second.Hip);
    if (Prefix)
      Prefixes.insert(*Prefix);
    else
      Unclear |= It->second.Hip != lastComponent(F.Name);
    if (!It->second.Header.empty())
      Headers.insert(It->second.Header);
  }

  std::optional<Finding> finding() const {
    Finding F;
    F.RuleId = "pasted-name";
    F.Where = Where->Where;
    F.Sure = Confidence::Manual;
    if (Names.empty()) {
      F.Message =
          "the name '" + Where->Text +
          "' is pasted together in a macro that is not used here: what it makes is not known";
      F.From = Origin::Inactive;
      return F;
    }
    bool Same = Prefixes.empty() || Prefixes == std::set<std::string>{first().str()};
    if (!HasCuda || (Same && !Unclear))
      return std::nullopt; // the user's own, or the same in HIP
    F.From = Origin::MacroBody;
    F.Message = "the name '" + Where->Text + "' is pasted together in a macro: " + list();
    if (!Unclear && Prefixes.size() == 1) {
      F.Sure = Confidence::Review;
      F.Edits.push_back({Where->First, *Prefixes.begin()});
      F.Headers.assign(Headers.begin(), Headers.end());
    }
    return F;
  }

private:
  StringRef first() const { return StringRef(Where->Text).take_front(Where->First.size()); }

  std::string list() const {
    std::string Out;
    unsigned Count = 0;
    for (auto &[Name, B] : Names) {
      if (++Count > 6)
        return Out + ", and " + std::to_string(Names.size() - 6) + " more";
      Out += (Out.empty() ? "" : ", ") + B.Said;
    }
    return Out;
  }
};

} // namespace

void decidePasted(const DecideInput &In, std::vector<Finding> &Out) {
  std::map<Span, Place> Places;
  for (const PastedFact *F : In.all<PastedFact>())
    Places[F->Where].add(In, *F);
  for (auto &[Where, P] : Places)
    if (std::optional<Finding> F = P.finding())
      Out.push_back(std::move(*F));
}

} // namespace hipshift
