// What the steps of a decision share: the unit's facts by kind, the rules, and spans that are
// taken.
#pragma once

#include "decide/RuleSet.h"
#include "model/Facts.h"
#include "model/Finding.h"
#include "model/Request.h"

#include <map>

namespace hipshift {

struct DecideInput {
  const UnitFacts &Unit;
  const RuleSet &Rules;
  const Target &For;

  template <class Kind> std::vector<const Kind *> all() const {
    std::vector<const Kind *> Out;
    for (const Fact &F : Unit.Facts)
      if (const auto *K = std::get_if<Kind>(&F))
        Out.push_back(K);
    return Out;
  }
};

// Places that one rule has settled and that weaker rules leave alone.
class SpanSet {
  std::map<std::string, std::map<unsigned, unsigned>> Ends; // file → begin → end

public:
  void add(const Span &S) {
    if (!S.valid())
      return;
    unsigned &End = Ends[S.File][S.Begin];
    End = std::max(End, S.End);
  }

  // The text that findings replace; what they insert takes no place.
  void addEdits(llvm::ArrayRef<Finding> Findings) {
    for (const Finding &F : Findings)
      for (const Edit &E : F.Edits)
        if (E.Range.size())
          add(E.Range);
  }

  // Spans nest at most in template arguments: looking at the nearest beginning is enough.
  bool covers(const Span &S) const {
    auto File = Ends.find(S.File);
    if (File == Ends.end())
      return false;
    auto It = File->second.upper_bound(S.Begin);
    return It != File->second.begin() && S.End <= std::prev(It)->second;
  }
};

// Text between two arguments: one comma, white space and comments.
bool isSeparator(llvm::StringRef Gap);

// The listed arguments are all that is written: clang leaves out those it could not make sense of.
bool hasAllArguments(const CallFact &Call);

// A guess by spelling is never better than Review.
inline Confidence atMost(Binding Bound, Confidence Sure) {
  return Bound != Binding::Cuda && Sure == Confidence::Safe ? Confidence::Review : Sure;
}

// What clang did not resolve counts as not analysed: merging lets another unit's answer win.
inline Origin originOf(Binding Bound, Origin From) {
  return Bound == Binding::Cuda ? From : Origin::Inactive;
}

} // namespace hipshift
