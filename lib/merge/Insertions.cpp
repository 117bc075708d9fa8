#include "merge/Insertions.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <set>

using namespace llvm;

namespace hipshift {
namespace {

// At one place, what ends comes before what begins.
enum class Nesting { Closes, Neither, Opens };

Nesting nesting(StringRef Text) {
  long Depth = 0;
  for (char C : Text)
    Depth += (C == '(' || C == '{' || C == '[') - (C == ')' || C == '}' || C == ']');
  return Depth < 0 ? Nesting::Closes : Depth > 0 ? Nesting::Opens : Nesting::Neither;
}

struct Placed {
  const Edit *E;
  const Wish *From;
  size_t Number; // in the order of the wishes

  bool inserts() const { return E->Range.size() == 0; }
  // Inner closers first, outer openers first.
  auto order() const {
    const Nesting N = inserts() ? nesting(E->NewText) : Nesting::Neither;
    const long Size = From->Said.Where.size();
    return std::tuple(E->Range, N, N == Nesting::Opens ? -Size : Size, Number);
  }
};

bool disjoint(const std::vector<unsigned> &A, const std::vector<unsigned> &B) {
  return none_of(A, [&](unsigned Unit) { return is_contained(B, Unit); });
}

bool sameWish(const Placed &A, const Placed &B) {
  return *A.E == *B.E && (!A.inserts() || disjoint(A.From->Units, B.From->Units));
}

// Text without the #include lines that were inserted at this place before.
std::string onlyNewIncludes(StringRef Text, std::set<std::string> &Known) {
  if (!Text.ends_with("\n"))
    return Text.str();
  std::string Out;
  while (!Text.empty()) {
    const StringRef Line = Text.take_front(Text.find('\n') + 1);
    Text = Text.drop_front(Line.size());
    if (!Line.ltrim().starts_with("#include") || Known.insert(Line.trim().str()).second)
      Out += Line;
  }
  return Out;
}

} // namespace

std::vector<FileEdits> orderEdits(const std::vector<Wish> &Wishes) {
  std::vector<Placed> All;
  for (const Wish &W : Wishes)
    for (const Edit &E : W.Said.Edits)
      All.push_back({&E, &W, All.size()});
  llvm::sort(All, [](const Placed &A, const Placed &B) { return A.order() < B.order(); });

  std::vector<FileEdits> Out;
  std::set<std::string> Includes;
  for (size_t I = 0; I < All.size(); ++I) {
    const Placed &P = All[I];
    if (Out.empty() || Out.back().File != P.E->Range.File)
      Out.push_back({P.E->Range.File, {}});
    size_t First = I; // of those at the same place
    while (First > 0 && All[First - 1].E->Range == P.E->Range)
      --First;
    if (First == I)
      Includes.clear();
    if (any_of(ArrayRef(All).slice(First, I - First),
               [&](const Placed &Other) { return sameWish(Other, P); }))
      continue;
    std::string Text = P.inserts() ? onlyNewIncludes(P.E->NewText, Includes) : P.E->NewText;
    if (P.E->Range.size() != 0 || !Text.empty())
      Out.back().Edits.push_back({P.E->Range, std::move(Text)});
  }
  return Out;
}

} // namespace hipshift
