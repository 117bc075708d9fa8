// Call and replacement pieces → text around the arguments that stay → edits where it differs.
#include "decide/Patterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

// The replacement for one call: Literals[0] Kept[0] Literals[1] Kept[1] … Literals.back().
struct Layout {
  std::vector<std::string> Literals{""};
  std::vector<size_t> Kept; // indices of arguments
};

// The text in front of an argument that is not there loses its comma.
void dropComma(std::string &Literal) {
  StringRef Text = StringRef(Literal).rtrim();
  if (Text.consume_back(","))
    Literal = Text.rtrim().str();
}

Layout layOut(const CallFact &Call, const PatternRule &Rule,
              const std::vector<ReplacementPiece> &To) {
  Layout Out;
  auto Keep = [&](size_t Arg) {
    Out.Kept.push_back(Arg);
    Out.Literals.emplace_back();
  };
  for (const ReplacementPiece &P : To) {
    if (P.Hole.empty()) {
      Out.Literals.back() += P.Literal;
      continue;
    }
    auto Hole = find_if(Rule.Holes, [&](const HolePattern &H) { return H.Name == P.Hole; });
    size_t First = Hole - Rule.Holes.begin();
    if (First >= Call.Args.size()) {
      if (P.IfAbsent.empty())
        dropComma(Out.Literals.back());
      Out.Literals.back() += P.IfAbsent;
      continue;
    }
    Keep(First);
    for (size_t I = First + 1; Hole->Rest && I < Call.Args.size(); ++I) {
      Out.Literals.back() = ", ";
      Keep(I);
    }
  }
  return Out;
}

class CallEdits {
  const CallFact &Call;
  const Layout &To;
  std::vector<Edit> Out;

public:
  CallEdits(const CallFact &Call, const Layout &To) : Call(Call), To(To) {}

  std::vector<Edit> make() {
    head();
    for (size_t I = 1; I < To.Kept.size(); ++I)
      between(To.Kept[I - 1], To.Kept[I], To.Literals[I]);
    if (!To.Kept.empty())
      tail();
    return std::move(Out);
  }

private:
  unsigned begin(size_t Arg) const { return Call.Args[Arg].Range.Begin; }
  unsigned end(size_t Arg) const { return Call.Args[Arg].Range.End; }

  void replace(unsigned Begin, unsigned End, std::string Text) {
    if (Begin != End || !Text.empty())
      Out.push_back({{Call.Whole.File, Begin, End}, std::move(Text)});
  }

  // The callee alone, its template arguments stay behind it.
  void callee(StringRef NewName) {
    if (Call.TemplateArgs.empty()) {
      if (NewName != Call.Callee || Call.Name.size() != NewName.size())
        replace(Call.Name.Begin, Call.Name.End, NewName.str());
      return;
    }
    const Span &First = Call.TemplateArgs.front().Range;
    if (NewName != Call.Callee && First.File == Call.Name.File)
      replace(Call.Name.Begin, First.Begin, NewName.str() + "<");
  }

  void head() {
    StringRef Literal = To.Literals.front();
    if (To.Kept.empty()) {
      if (Call.Args.empty() && Literal.ends_with("()"))
        callee(Literal.drop_back(2));
      else
        replace(Call.Whole.Begin, Call.Whole.End, Literal.str());
      return;
    }
    size_t First = To.Kept.front();
    auto [NewName, Behind] = Literal.split('(');
    if (Literal.contains('(') && (Behind.empty() || Call.TemplateArgs.empty())) {
      callee(NewName);
      replace(begin(0), begin(First), Behind.str());
      return;
    }
    replace(Call.Whole.Begin, begin(First), Literal.str());
  }

  // The comma as written, with the comments around it, is the last one of the literal.
  void between(size_t Left, size_t Right, StringRef Literal) {
    bool AsWritten = Call.Gaps.size() != Call.Args.size() + 1 || isSeparator(Call.Gaps[Right]);
    size_t Comma = Literal.rfind(',');
    if (!AsWritten || Comma == StringRef::npos) {
      replace(end(Left), begin(Right), Literal.str());
      return;
    }
    replace(end(Left), end(Right - 1), Literal.take_front(Comma).rtrim().str());
    replace(begin(Right), begin(Right), Literal.drop_front(Comma + 1).ltrim().str());
  }

  // So is the closing parenthesis.
  void tail() {
    size_t Last = To.Kept.back();
    StringRef Literal = To.Literals.back();
    if (Literal.consume_back(")"))
      replace(end(Last), end(Call.Args.size() - 1), Literal.rtrim().str());
    else
      replace(end(Last), Call.Whole.End, Literal.str());
  }
};

} // namespace

std::optional<std::vector<Edit>> replaceCall(const CallFact &Call, const PatternRule &Rule,
                                             const std::vector<ReplacementPiece> &To) {
  bool HasPlace = Call.Whole.valid() && Call.Whole.contains(Call.Name) &&
                  all_of(Call.Args, [&](const Text &A) { return Call.Whole.contains(A.Range); });
  if (!HasPlace)
    return std::nullopt;
  return CallEdits(Call, layOut(Call, Rule, To)).make();
}

} // namespace hipshift
