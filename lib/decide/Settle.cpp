#include "decide/Settle.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace llvm;

namespace hipshift {
namespace {

bool isSame(const Finding &A, const Finding &B) {
  return A.RuleId == B.RuleId && A.Where == B.Where && A.Message == B.Message && A.Sure == B.Sure &&
         A.Edits == B.Edits;
}

std::string wish(const Finding &F) {
  return F.Edits.empty() ? "one expansion is not edited: " + F.Message
                         : "one expansion is edited: " + F.Message;
}

void disagree(Finding &Into, const Finding &Other) {
  if (Into.Notes.empty())
    Into.Notes.push_back({Into.Where, wish(Into)});
  Note Said{Other.Where, wish(Other)};
  if (none_of(Into.Notes, [&](const Note &N) { return N.Message == Said.Message; }))
    Into.Notes.push_back(std::move(Said));
  Into.Message = "expansions of this macro want different text";
  Into.Edits.clear();
  Into.Headers.clear();
  Into.Sure = Confidence::Manual;
}

// The edits that are placed, by file and beginning. Insertions may share a place and touch ranges.
class Placed {
  struct Item {
    const Edit *E;
    const Finding *By;
  };
  std::map<std::string, std::multimap<unsigned, Item>> Files;

  static bool clash(const Span &A, const Span &B) {
    if (A.Begin == A.End)
      return B.Begin < A.Begin && A.Begin < B.End;
    if (B.Begin == B.End)
      return A.Begin < B.Begin && B.Begin < A.End;
    return A.Begin < B.End && B.Begin < A.End;
  }

public:
  const Finding *clashing(const Edit &E) const {
    auto File = Files.find(E.Range.File);
    if (File == Files.end())
      return nullptr;
    // Placed ranges are disjoint: only the last one that begins before E, and those inside, matter.
    auto It = File->second.lower_bound(E.Range.Begin);
    for (auto Before = It; Before != File->second.begin();) {
      --Before;
      if (clash(Before->second.E->Range, E.Range))
        return Before->second.By;
      if (Before->second.E->Range.size())
        break;
    }
    for (; It != File->second.end() && It->first <= E.Range.End; ++It)
      if (clash(It->second.E->Range, E.Range))
        return It->second.By;
    return nullptr;
  }

  void place(const Finding &F) {
    for (const Edit &E : F.Edits)
      Files[E.Range.File].emplace(E.Range.Begin, Item{&E, &F});
  }
};

} // namespace

std::vector<Finding> mergeExpansions(std::vector<Finding> Findings) {
  std::vector<Finding> Out;
  std::map<std::pair<Span, std::string>, std::vector<size_t>> At;
  for (Finding &F : Findings) {
    std::vector<size_t> &Earlier = At[{F.Where, F.RuleId}];
    if (any_of(Earlier, [&](size_t I) { return isSame(Out[I], F); }))
      continue;
    if (F.From == Origin::MacroBody && !Earlier.empty()) {
      Finding &First = Out[Earlier.front()];
      if (!First.Edits.empty() && First.Edits == F.Edits)
        First.Sure = std::max(First.Sure, F.Sure); // the same text, less sure
      else
        disagree(First, F);
      continue;
    }
    Earlier.push_back(Out.size());
    Out.push_back(std::move(F));
  }
  return Out;
}

void dropOverlaps(std::vector<Finding> &Findings) {
  Placed Taken;
  for (Finding &F : Findings) {
    const Finding *Other = nullptr;
    for (const Edit &E : F.Edits)
      if (!Other)
        Other = Taken.clashing(E);
    if (Other) {
      F.Notes.push_back({Other->Where, Other->Message});
      F.Message += ", not edited: overlaps with '" + Other->RuleId + "'";
      F.Sure = Confidence::Manual;
      F.Edits.clear();
      F.Headers.clear();
    }
    Taken.place(F);
  }
}

void sortByPlace(std::vector<Finding> &Findings) {
  llvm::sort(Findings, [](const Finding &A, const Finding &B) {
    return std::tie(A.Where, A.RuleId, A.Message) < std::tie(B.Where, B.RuleId, B.Message);
  });
}

} // namespace hipshift
