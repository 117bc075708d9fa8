#include "rules/PatternText.h"
#include "rules/MapReader.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

bool isWord(char C) { return isAlnum(C) || C == '_'; }

void checkHoleOrder(const std::vector<HolePattern> &Holes, PatternError Error) {
  bool SawOptional = false;
  for (size_t I = 0; I < Holes.size(); ++I) {
    const HolePattern &H = Holes[I];
    if (H.Rest && I + 1 != Holes.size())
      Error("'$" + H.Name + "...' must be the last hole");
    if (SawOptional && !H.Optional && !H.Rest)
      Error("hole '$" + H.Name + "' stands behind an optional one");
    SawOptional |= H.Optional;
    for (size_t J = 0; J < I; ++J)
      if (Holes[J].Name == H.Name)
        Error("hole '$" + H.Name + "' is bound twice");
  }
}

// Brackets of the replacement, holes aside, close in order.
bool isBalanced(const std::vector<ReplacementPiece> &Pieces) {
  std::string Open;
  for (const ReplacementPiece &P : Pieces)
    for (char C : P.Literal) {
      if (StringRef("([{").contains(C))
        Open.push_back(C == '(' ? ')' : C == '[' ? ']' : '}');
      else if (StringRef(")]}").contains(C)) {
        if (Open.empty() || Open.back() != C)
          return false;
        Open.pop_back();
      }
    }
  return Open.empty();
}

class ReplacementParser {
  StringRef Rest;
  const std::vector<HolePattern> &Holes;
  PatternError Error;
  std::vector<ReplacementPiece> Out;
  size_t NextHole = 0;

public:
  ReplacementParser(StringRef Text, const std::vector<HolePattern> &Holes, PatternError Error)
      : Rest(Text), Holes(Holes), Error(Error) {}

  std::vector<ReplacementPiece> parse() {
    while (!Rest.empty()) {
      StringRef Literal = Rest.take_until([](char C) { return C == '$'; });
      if (!Literal.empty())
        Out.push_back({Literal.str(), "", ""});
      Rest = Rest.drop_front(Literal.size());
      if (!Rest.empty() && !hole())
        break;
    }
    if (!isBalanced(Out))
      Error("brackets do not match");
    return std::move(Out);
  }

private:
  bool hole() {
    Rest = Rest.drop_front();
    ReplacementPiece P;
    if (Rest.consume_front("{")) {
      size_t Close = Rest.find('}');
      if (Close == StringRef::npos) {
        Error("'${' without '}'");
        return false;
      }
      auto [Name, IfAbsent] = Rest.take_front(Close).split('|');
      P.Hole = Name.str();
      P.IfAbsent = IfAbsent.str();
      Rest = Rest.drop_front(Close + 1);
    } else {
      P.Hole = Rest.take_while(isWord).str();
      Rest = Rest.drop_front(P.Hole.size());
      if (!Rest.consume_front("..."))
        Rest.consume_front("?");
    }
    check(P);
    Out.push_back(std::move(P));
    return true;
  }

  void check(const ReplacementPiece &P) {
    auto It = find_if(Holes, [&](const HolePattern &H) { return H.Name == P.Hole; });
    if (It == Holes.end())
      return Error("hole '$" + P.Hole + "' is not in 'match'");
    size_t Index = It - Holes.begin();
    if (Index < NextHole)
      return Error("hole '$" + P.Hole + "' is out of order: text stays where it is");
    NextHole = Index + 1;
    if (!P.IfAbsent.empty() && !It->Optional)
      Error("hole '$" + P.Hole + "' is never absent");
  }
};

} // namespace

void parseMatch(StringRef Text, PatternRule &Into, PatternError Error) {
  auto [Callee, List] = Text.split('(');
  if (!isQualifiedName(Callee.trim()) || !List.consume_back(")"))
    return Error("'match' is a call: name($hole, $hole)");
  Into.Callee = Callee.trim().str();
  if (List.trim().empty())
    return;
  SmallVector<StringRef, 8> Parts;
  List.split(Parts, ',');
  for (StringRef Part : Parts) {
    Part = Part.trim();
    HolePattern H;
    if (!Part.consume_front("$"))
      return Error("'" + Part + "' is no hole; arguments of 'match' are $holes");
    H.Rest = Part.consume_back("...");
    H.Optional = Part.consume_back("?");
    if (Part.empty() || !all_of(Part, isWord))
      return Error("'$" + Part + "' is no hole name");
    H.Name = Part.str();
    Into.Holes.push_back(std::move(H));
  }
  checkHoleOrder(Into.Holes, Error);
}

std::vector<ReplacementPiece>
parseReplacement(StringRef Text, const std::vector<HolePattern> &Holes, PatternError Error) {
  return ReplacementParser(Text, Holes, Error).parse();
}

} // namespace hipshift
