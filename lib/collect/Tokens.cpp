#include "collect/Tokens.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace llvm;

namespace hipshift {

static RawToken::Kind kindOf(const Token &T) {
  switch (T.getKind()) {
  case tok::raw_identifier:
    return RawToken::Identifier;
  case tok::numeric_constant:
    return RawToken::Number;
  case tok::l_paren:
  case tok::l_brace:
  case tok::l_square:
    return RawToken::Open;
  case tok::r_paren:
  case tok::r_brace:
  case tok::r_square:
    return RawToken::Close;
  case tok::comma:
    return RawToken::Comma;
  case tok::coloncolon:
    return RawToken::Scope;
  case tok::period:
  case tok::arrow:
    return RawToken::Member;
  case tok::hash:
    return RawToken::Hash;
  default:
    return RawToken::Other;
  }
}

static std::vector<RawToken> lexTokens(StringRef Text) {
  static const LangOptions Lang = [] {
    LangOptions L;
    L.CPlusPlus = L.CPlusPlus11 = L.CPlusPlus14 = L.CPlusPlus17 = L.LineComment = true;
    L.RawStringLiterals = L.Digraphs = L.CUDA = true;
    return L;
  }();
  Lexer Lex(SourceLocation(), Lang, Text.begin(), Text.begin(), Text.end());
  std::vector<RawToken> Tokens;
  Tokens.reserve(Text.size() / 5);
  Token T;
  while (!Lex.LexFromRawLexer(T)) {
    unsigned End = Lex.getBufferLocation() - Text.begin();
    Tokens.push_back({kindOf(T), T.isAtStartOfLine(), End - T.getLength(), End});
  }
  return Tokens;
}

// Offset of the newline that ends the (continued) line, or the end of the text.
static unsigned lineEnd(StringRef Text, unsigned At) {
  for (;;) {
    size_t Newline = Text.find('\n', At);
    if (Newline == StringRef::npos)
      return Text.size();
    StringRef Line = Text.slice(At, Newline).rtrim('\r');
    if (!Line.ends_with("\\"))
      return Newline - (Newline > At && Text[Newline - 1] == '\r');
    At = Newline + 1;
  }
}

static unsigned lineStart(StringRef Text, unsigned At) {
  size_t Newline = Text.rfind('\n', At);
  if (At > 0 && (Newline == StringRef::npos || Newline >= At))
    Newline = Text.substr(0, At).rfind('\n');
  return Newline == StringRef::npos ? 0 : Newline + 1;
}

namespace {
// Walks the directives of one file, numbering conditional branches and skipping the include guard.
struct DirectiveWalk {
  StringRef Path, Text;
  FileTokens &Out;
  struct Open {
    bool Guard;
    unsigned Branch, HashAt;
    unsigned Depth; // of brackets, in front of the conditional
  };
  SmallVector<Open, 8> Stack = {};
  unsigned LastBranch = 0;
  std::string GuardName = {};
  unsigned GuardEnd = 0, PragmaOnceEnd = 0;
  std::optional<unsigned> FirstInclude = {};
  bool DefinesFirst = false; // macros that an include line in front of the first would see
  unsigned Depth = 0;        // of brackets

  unsigned branch() const {
    for (const Open &O : reverse(Stack))
      if (!O.Guard)
        return O.Branch;
    return 0;
  }

  void directive(size_t HashIndex);
  void include(unsigned HashAt, const RawToken &Keyword);
  bool isGuard(size_t HashIndex) const;
  StringRef word(size_t I) const {
    return I < Out.Tokens.size() ? Text.slice(Out.Tokens[I].Begin, Out.Tokens[I].End) : "";
  }
};
} // namespace

// "#ifndef X" / "#define X" as the first two directives of a file, nothing before them.
bool DirectiveWalk::isGuard(size_t I) const {
  return I == 0 && word(1) == "ifndef" && word(3) == "#" && word(4) == "define" &&
         word(5) == word(2);
}

void DirectiveWalk::include(unsigned HashAt, const RawToken &Keyword) {
  StringRef Rest = Text.substr(Keyword.End);
  StringRef Name = Rest.ltrim(" \t");
  unsigned NameAt = Keyword.End + (Rest.size() - Name.size());
  if (Name.empty() || (Name[0] != '<' && Name[0] != '"'))
    return; // a macro names the file
  size_t Close = Name.find(Name[0] == '<' ? '>' : '"', 1);
  if (Close == StringRef::npos || Name.substr(0, Close).contains('\n'))
    return;
  IncludeFact I;
  unsigned NameEnd = NameAt + Close + 1;
  I.Line = {Path.str(), HashAt, NameEnd};
  I.FileName = {Path.str(), NameAt, NameEnd};
  I.Name = Name.slice(1, Close).str();
  I.Angled = Name[0] == '<';
  I.Branch = branch();
  I.Nested = Depth > 0;
  unsigned End = lineEnd(Text, NameEnd);
  size_t Newline = Text.find('\n', End);
  I.LineEnd = Newline == StringRef::npos ? Text.size() : Newline + 1;
  if (!FirstInclude && !I.Nested) {
    FirstInclude = HashAt;
    for (const Open &O : reverse(Stack))
      if (!O.Guard)
        FirstInclude = O.HashAt;
  }
  Out.Includes.push_back(std::move(I));
}

void DirectiveWalk::directive(size_t I) {
  const RawToken &Hash = Out.Tokens[I];
  if (I + 1 >= Out.Tokens.size() || Out.Tokens[I + 1].AtLineStart)
    return;
  const RawToken &Keyword = Out.Tokens[I + 1];
  StringRef Word = word(I + 1);
  unsigned End = lineEnd(Text, Hash.Begin);
  if (Word == "elif" || Word == "else" || Word == "elifdef" || Word == "elifndef") {
    if (!Stack.empty()) {
      Stack.back() = {false, ++LastBranch, Stack.back().HashAt, Stack.back().Depth};
      Depth = Stack.back().Depth;
    }
  } else if (Word == "endif") {
    if (!Stack.empty())
      Stack.pop_back();
  }
  Out.Directives.push_back({Word.str(), Hash.Begin, End, branch()});
  if (Word == "if" || Word == "ifdef" || Word == "ifndef") {
    bool Guard = isGuard(I);
    Stack.push_back({Guard, Guard ? 0 : ++LastBranch, Hash.Begin, Depth});
    if (Guard)
      GuardName = word(I + 2).str();
  } else if (Word == "define" && !GuardName.empty() && word(I + 2) == GuardName) {
    GuardEnd = End;
  } else if (Word == "define" && !FirstInclude) {
    DefinesFirst = true;
  } else if (Word == "pragma" && word(I + 2) == "once") {
    PragmaOnceEnd = End;
  } else if (Word == "include" || Word == "include_next" || Word == "import") {
    include(Hash.Begin, Keyword);
  }
}

// Before the first include, unless macros are defined in front of it: nvcc includes the runtime
// before they are seen. Else behind the guard; else in front of the first token.
static unsigned insertionPoint(const DirectiveWalk &W, const FileTokens &Out) {
  if (W.FirstInclude && !W.DefinesFirst)
    return lineStart(W.Text, *W.FirstInclude);
  unsigned After = std::max(W.GuardEnd, W.PragmaOnceEnd);
  if (After) {
    size_t Newline = W.Text.find('\n', After);
    return Newline == StringRef::npos ? W.Text.size() : Newline + 1;
  }
  return Out.Tokens.empty() ? W.Text.size() : lineStart(W.Text, Out.Tokens.front().Begin);
}

const RawDirective *FileTokens::directiveAt(unsigned Offset) const {
  auto It = upper_bound(Directives, Offset,
                        [](unsigned At, const RawDirective &D) { return At < D.Begin; });
  if (It == Directives.begin())
    return nullptr;
  --It;
  return Offset < It->End ? &*It : nullptr;
}

FileTokens lexFile(StringRef Path, StringRef Text) {
  FileTokens Out;
  Out.Tokens = lexTokens(Text);
  size_t Newline = Text.find('\n');
  if (Newline != StringRef::npos && Newline > 0 && Text[Newline - 1] == '\r')
    Out.NewLine = "\r\n";
  DirectiveWalk Walk{Path, Text, Out};
  unsigned DirectiveEnd = 0;
  for (size_t I = 0; I < Out.Tokens.size(); ++I) {
    const RawToken &T = Out.Tokens[I];
    if (T.Is == RawToken::Hash && T.AtLineStart) {
      Walk.directive(I);
      DirectiveEnd = lineEnd(Text, T.Begin);
    } else if (T.Begin >= DirectiveEnd) {
      Walk.Depth += T.Is == RawToken::Open;
      Walk.Depth -= T.Is == RawToken::Close && Walk.Depth > 0;
    }
  }
  Out.InsertAt = std::max(insertionPoint(Walk, Out), Text.starts_with("\xEF\xBB\xBF") ? 3u : 0u);
  return Out;
}

} // namespace hipshift
