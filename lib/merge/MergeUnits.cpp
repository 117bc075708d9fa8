// Gather (equal findings of several units become one wish) → drop guesses → find conflicts → edits
// of the wishes that are left, in order. The order of the units has no influence.
#include "merge/MergeUnits.h"

#include "merge/Insertions.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>
#include <set>

using namespace llvm;

namespace hipshift {
namespace {

bool isGuess(const Finding &F) { return F.From == Origin::Inactive; }

bool disjoint(const std::vector<unsigned> &A, const std::vector<unsigned> &B) {
  return none_of(A, [&](unsigned Unit) { return is_contained(B, Unit); });
}

bool editsBefore(const std::vector<Edit> &A, const std::vector<Edit> &B) {
  return std::lexicographical_compare(
      A.begin(), A.end(), B.begin(), B.end(), [](const Edit &X, const Edit &Y) {
        return std::tie(X.Range, X.NewText) < std::tie(Y.Range, Y.NewText);
      });
}

bool before(const Finding &A, const Finding &B) {
  const auto Place = [](const Finding &F) {
    return std::tuple<const Span &, const std::string &, bool>(F.Where, F.RuleId, isGuess(F));
  };
  if (Place(A) != Place(B))
    return Place(A) < Place(B);
  if (A.Edits != B.Edits)
    return editsBefore(A.Edits, B.Edits);
  return A.Message < B.Message;
}

// Findings of two units are the same wish by place, rule, and what happens there; or, when nothing
// does, by what is said.
bool sameWish(const Finding &A, const Finding &B) {
  return A.Where == B.Where && A.RuleId == B.RuleId && isGuess(A) == isGuess(B) &&
         A.Edits == B.Edits && (!A.Edits.empty() || A.Message == B.Message);
}

unsigned caution(Confidence C) {
  switch (C) {
  case Confidence::Safe:
    return 0;
  case Confidence::Note:
    return 1;
  case Confidence::Review:
    return 2;
  case Confidence::Manual:
    return 3;
  }
  return 3;
}

void addMissing(std::vector<std::string> &To, const std::vector<std::string> &From) {
  for (const std::string &Item : From)
    if (!is_contained(To, Item))
      To.push_back(Item);
}

// The more cautious one speaks for both.
void join(Finding &Into, Finding &&F) {
  const auto Rank = [](const Finding &X) { return std::pair(caution(X.Sure), X.Message); };
  if (Rank(F) > Rank(Into))
    std::swap(Into, F);
  addMissing(Into.Headers, F.Headers);
  llvm::sort(Into.Headers);
  for (Note &N : F.Notes)
    if (none_of(Into.Notes, [&](const Note &Known) {
          return Known.Where == N.Where && Known.Message == N.Message;
        }))
      Into.Notes.push_back(std::move(N));
  llvm::sort(Into.Notes, [](const Note &A, const Note &B) {
    return std::tie(A.Where, A.Message) < std::tie(B.Where, B.Message);
  });
}

std::vector<Wish> gather(std::vector<UnitDecisions> &Units) {
  std::vector<Wish> All;
  for (auto [Number, Unit] : enumerate(Units))
    for (Finding &F : Unit.Findings)
      All.push_back({std::move(F), {static_cast<unsigned>(Number)}});
  llvm::sort(All, [](const Wish &A, const Wish &B) { return before(A.Said, B.Said); });
  std::vector<Wish> Out; // sorted by place, as the findings of the result are
  for (Wish &W : All) {
    if (Out.empty() || !sameWish(Out.back().Said, W.Said)) {
      Out.push_back(std::move(W));
      continue;
    }
    if (!is_contained(Out.back().Units, W.Units.front()))
      Out.back().Units.push_back(W.Units.front());
    join(Out.back().Said, std::move(W.Said));
  }
  return Out;
}

// A set of spans that answers "does one of them share a byte with this one?".
class Cover {
public:
  void add(const Span &S) {
    if (S.size() != 0)
      Spans[S.File].push_back({S.Begin, S.End});
  }
  void finish() {
    for (auto &[File, Ranges] : Spans) {
      llvm::sort(Ranges);
      for (size_t I = 1; I < Ranges.size(); ++I) // from here on: the end of all up to this one
        Ranges[I].second = std::max(Ranges[I].second, Ranges[I - 1].second);
    }
  }
  bool shares(const Span &S) const {
    auto It = Spans.find(S.File);
    if (It == Spans.end() || S.size() == 0)
      return false;
    auto Next = std::lower_bound(It->second.begin(), It->second.end(), std::pair(S.End, 0u));
    return Next != It->second.begin() && std::prev(Next)->second > S.Begin;
  }

private:
  std::map<std::string, std::vector<std::pair<unsigned, unsigned>>> Spans;
};

Span firstByte(const Span &S) { return S.size() == 0 ? S : Span{S.File, S.Begin, S.Begin + 1}; }

void dropGuesses(std::vector<Wish> &Wishes, const std::vector<UnitDecisions> &Units) {
  Cover Known, Begins;
  for (const UnitDecisions &U : Units)
    for (const Span &S : U.Kept)
      Known.add(S);
  for (const Wish &W : Wishes) {
    if (isGuess(W.Said))
      continue;
    Begins.add(firstByte(W.Said.Where));
    for (const Edit &E : W.Said.Edits)
      Known.add(E.Range);
  }
  Known.finish();
  Begins.finish();
  erase_if(Wishes, [&](const Wish &W) {
    return isGuess(W.Said) &&
           (Begins.shares(firstByte(W.Said.Where)) || Known.shares(firstByte(W.Said.Where)) ||
            any_of(W.Said.Edits, [&](const Edit &E) { return Known.shares(E.Range); }));
  });
}

bool clash(const Edit &A, const Edit &B) {
  if (A == B || A.Range.File != B.Range.File)
    return false;
  return A.Range.Begin < B.Range.End && B.Range.Begin < A.Range.End;
}

class Conflicts {
public:
  Conflicts(std::vector<Wish> &Wishes) : Wishes(Wishes), Lost(Wishes.size(), false) {}

  // Edits that share bytes, or an insertion in the middle of a replacement.
  void overlaps() {
    struct Placed {
      const Edit *E;
      size_t Wish;
    };
    std::vector<Placed> All;
    for (auto [I, W] : enumerate(Wishes))
      for (const Edit &E : W.Said.Edits)
        All.push_back({&E, I});
    llvm::sort(All, [](const Placed &A, const Placed &B) {
      return std::tie(A.E->Range, A.E->NewText, A.Wish) <
             std::tie(B.E->Range, B.E->NewText, B.Wish);
    });
    std::vector<Placed> Open; // may reach the next edit
    for (const Placed &P : All) {
      erase_if(Open, [&](const Placed &O) {
        return O.E->Range.File != P.E->Range.File || O.E->Range.End <= P.E->Range.Begin;
      });
      for (const Placed &O : Open)
        if (clash(*O.E, *P.E))
          add(O.Wish, *O.E, P.Wish, *P.E);
      if (P.E->Range.size() != 0)
        Open.push_back(P);
    }
  }

  // One rule that wants different things for one place, in units that have no unit in common.
  void disagreements() {
    for (size_t I = 0; I < Wishes.size(); ++I)
      for (size_t J = I + 1; J < Wishes.size() && samePlace(I, J); ++J)
        if (disjoint(Wishes[I].Units, Wishes[J].Units) && !Lost[I] && !Lost[J])
          if (const auto *Pair = firstDifference(I, J))
            add(I, Pair[0], J, Pair[1]);
  }

  // What one unit edits is the user's own in another.
  void keptElsewhere(const std::vector<UnitDecisions> &Units) {
    std::map<Span, std::vector<unsigned>> Keepers;
    for (auto [Number, U] : enumerate(Units))
      for (const Span &S : U.Kept)
        Keepers[S].push_back(Number);
    for (auto [I, W] : enumerate(Wishes))
      for (const Edit &E : W.Said.Edits)
        for (auto It = Keepers.lower_bound({E.Range.File, E.Range.Begin, 0});
             It != Keepers.end() && It->first.File == E.Range.File && It->first.Begin < E.Range.End;
             ++It)
          if (disjoint(W.Units, It->second)) {
            Lost[I] = true;
            Found.insert({E.Range, E.NewText, "", W.Said.RuleId, "kept"});
          }
  }

  std::vector<Conflict> take() {
    std::vector<Conflict> Out;
    for (const auto &[Where, First, Second, FirstRule, SecondRule] : Found)
      Out.push_back({Where, First, Second, FirstRule, SecondRule});
    std::vector<Wish> Kept;
    for (auto [I, W] : enumerate(Wishes))
      if (!Lost[I])
        Kept.push_back(std::move(W));
    Wishes = std::move(Kept);
    return Out;
  }

private:
  void add(size_t I, const Edit &A, size_t J, const Edit &B) {
    Lost[I] = Lost[J] = true;
    const Span Both{A.Range.File, std::min(A.Range.Begin, B.Range.Begin),
                    std::max(A.Range.End, B.Range.End)};
    Found.insert({Both, A.NewText, B.NewText, Wishes[I].Said.RuleId, Wishes[J].Said.RuleId});
  }
  bool samePlace(size_t I, size_t J) const {
    const Finding &A = Wishes[I].Said, &B = Wishes[J].Said;
    return A.Where == B.Where && A.RuleId == B.RuleId && A.Where.size() != 0;
  }
  // Null when one of the two edits nothing.
  const Edit *firstDifference(size_t I, size_t J) {
    const auto &A = Wishes[I].Said.Edits, &B = Wishes[J].Said.Edits;
    if (A.empty() || B.empty())
      return nullptr;
    size_t At = 0;
    while (At < std::min(A.size(), B.size()) && A[At] == B[At])
      ++At;
    Differing[0] = At < A.size() ? A[At] : Edit{B[At].Range, ""};
    Differing[1] = At < B.size() ? B[At] : Edit{A[At].Range, ""};
    return Differing;
  }

  std::vector<Wish> &Wishes;
  std::vector<bool> Lost;
  std::set<std::tuple<Span, std::string, std::string, std::string, std::string>> Found;
  Edit Differing[2];
};

} // namespace

Merged mergeUnits(std::vector<UnitDecisions> Units) {
  std::vector<Wish> Wishes = gather(Units);
  dropGuesses(Wishes, Units);
  Conflicts Clashes(Wishes);
  Clashes.overlaps();
  Clashes.disagreements();
  Clashes.keptElsewhere(Units);
  Merged Out;
  Out.Conflicts = Clashes.take();
  Out.Edits = orderEdits(Wishes);
  for (Wish &W : Wishes)
    Out.Findings.push_back(std::move(W.Said));
  return Out;
}

} // namespace hipshift
