// The token tier: identifiers spelled like CUDA names that neither the preprocessor nor the parser
// settled, with the calls they head; and what the raw text alone tells of a file.
#include "collect/Collector.h"
#include "collect/Tokens.h"

#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;
using namespace llvm;

namespace hipshift {
namespace {

class FileWalk {
  Collector &To;
  Preprocessor *PP; // null: the file was not preprocessed
  StringRef Text;
  std::string Path;
  FileTokens Raw;
  const DenseSet<unsigned> &Settled;
  const DenseMap<unsigned, std::string> &FailedCalls;
  ArrayRef<std::pair<unsigned, unsigned>> Skipped;
  DenseSet<unsigned> Pasted; // beginnings of "cuda##x"

public:
  FileWalk(Collector &To, Preprocessor *PP, const std::string &Path, StringRef Text)
      : To(To), PP(PP), Text(Text), Path(Path), Raw(lexFile(Path, Text)), Settled(To.Settled[Path]),
        FailedCalls(To.FailedCalls[Path]), Skipped(To.NotAnalysed[Path]) {}

  void file(bool IsMain) {
    FileFact F;
    F.Path = Path;
    F.IsMain = IsMain;
    F.InsertAt = Raw.InsertAt;
    F.NewLine = Raw.NewLine;
    To.Out.Facts.push_back(F);
  }

  void includes() {
    auto &Resolved = To.Resolved[Path];
    for (IncludeFact I : Raw.Includes) {
      if (auto It = Resolved.find(I.Line.Begin); It != Resolved.end()) {
        resolve(I, It->second);
        Resolved.erase(It);
      } else if (PP || I.Branch != 0) {
        I.From = Origin::Inactive;
      }
      To.Out.Facts.push_back(std::move(I));
    }
    for (auto &[Begin, Target] : Resolved)
      if (const RawDirective *D = Raw.directiveAt(Begin); D && D->Begin == Begin) {
        IncludeFact I;
        I.Line = I.FileName = {Path, D->Begin, D->End};
        I.LineEnd = D->End;
        I.Name = Target.Name;
        I.Branch = D->Branch;
        I.From = Origin::MacroBody;
        resolve(I, Target);
        To.Out.Facts.push_back(std::move(I));
      }
  }

  void identifiers() {
    for (size_t I = 0; I < Raw.Tokens.size(); ++I) {
      const RawToken &T = Raw.Tokens[I];
      if (T.Is != RawToken::Identifier)
        continue;
      if (auto Failed = FailedCalls.find(T.Begin); Failed != FailedCalls.end())
        failedCall(I, Failed->second);
      else if (isPasted(I))
        pasted(I);
      else if (!Settled.contains(T.Begin) && To.Watch.contains(word(I)) && !isDirectiveWord(I))
        identifier(I);
    }
  }

  // What an expansion tells of "cuda##x" holds only for a first token that is no parameter.
  void complete(PastedFact &F) {
    Pasted.insert(F.Where.Begin);
    if (isParameter(Text.slice(F.First.Begin, F.First.End), F.First.Begin))
      F.First = {};
  }

  bool isCondition(unsigned Offset) const {
    const RawDirective *D = Raw.directiveAt(Offset);
    return D && D->Keyword != "define" && D->Keyword != "include";
  }

private:
  bool isPaste(size_t I) const { return I < Raw.Tokens.size() && word(I) == "##"; }
  bool isPasted(size_t I) const { return isPaste(I + 1) || (I > 0 && isPaste(I - 1)); }

  // Is Word one of the parameters of the macro that is defined around Offset?
  bool isParameter(StringRef Word, unsigned Offset) const {
    const RawDirective *D = Raw.directiveAt(Offset);
    if (!D || D->Keyword != "define")
      return false;
    size_t I = 0;
    while (I < Raw.Tokens.size() && Raw.Tokens[I].Begin < D->Begin)
      ++I;
    I += 3; // "#" "define" NAME
    if (I >= Raw.Tokens.size() || word(I) != "(" || Raw.Tokens[I].Begin != Raw.Tokens[I - 1].End)
      return false;
    for (; I < Raw.Tokens.size() && Raw.Tokens[I].Is != RawToken::Close; ++I)
      if (word(I) == Word)
        return true;
    return false;
  }

  // "cuda##x" where no expansion told what it makes.
  void pasted(size_t I) {
    size_t First = I, Last = I;
    while (First > 1 && isPaste(First - 1))
      First -= 2;
    while (Last + 2 < Raw.Tokens.size() && isPaste(Last + 1))
      Last += 2;
    PastedFact F;
    F.Where = {Path, Raw.Tokens[First].Begin, Raw.Tokens[Last].End};
    if (!To.Watch.contains(word(I)) || isParameter(word(I), F.Where.Begin) ||
        !Pasted.insert(F.Where.Begin).second)
      return;
    F.Text = Text.slice(F.Where.Begin, F.Where.End).str();
    To.Out.Facts.push_back(std::move(F));
  }

  static void resolve(IncludeFact &I, const Collector::ResolvedInclude &Target) {
    I.Kind = Target.Kind;
    I.Path = Target.Path;
    I.LooksLikeCuda = Target.LooksLikeCuda;
  }

  StringRef word(size_t I) const { return Text.slice(Raw.Tokens[I].Begin, Raw.Tokens[I].End); }

  Origin originAt(unsigned Offset) const {
    for (auto [Begin, End] : Skipped)
      if (Begin <= Offset && Offset < End)
        return Origin::Inactive;
    const RawDirective *D = Raw.directiveAt(Offset);
    return D && D->Keyword == "define" ? Origin::MacroBody : Origin::Written;
  }

  // "#if" itself, and the words of a header's name.
  bool isDirectiveWord(size_t I) const {
    if (I > 0 && Raw.Tokens[I - 1].Is == RawToken::Hash)
      return true;
    const RawDirective *D = Raw.directiveAt(Raw.Tokens[I].Begin);
    return D && StringRef(D->Keyword).starts_with("include");
  }

  // "a.cudaFree", "mine::cudaFree": members of something else. "::cudaFree", "cub::Sum" are not.
  bool isQualified(size_t I) const {
    if (I == 0)
      return false;
    if (Raw.Tokens[I - 1].Is == RawToken::Member)
      return true;
    if (Raw.Tokens[I - 1].Is != RawToken::Scope)
      return false;
    return I > 1 && Raw.Tokens[I - 2].Is == RawToken::Identifier && !To.Watch.contains(word(I - 2));
  }

  // The token at which "a::b::" in front of I begins; I itself when nothing stands there.
  size_t qualifierBegin(size_t I) const {
    while (I > 1 && Raw.Tokens[I - 1].Is == RawToken::Scope &&
           Raw.Tokens[I - 2].Is == RawToken::Identifier)
      I -= 2;
    return I;
  }

  void qualify(NameFact &N, size_t I) const {
    size_t First = qualifierBegin(I);
    for (size_t J = First; J < I; J += 2)
      N.Name += (word(J) + "::").str();
    N.Name += word(I);
    if (First != I)
      N.Qualifier = {Path, Raw.Tokens[First].Begin, Raw.Tokens[I - 1].End};
  }

  void identifier(size_t I) {
    const RawToken &T = Raw.Tokens[I];
    NameFact N;
    N.Where = {Path, T.Begin, T.End};
    N.BlanksEnd = std::min(Text.find_first_not_of(" \t", T.End), Text.size());
    qualify(N, I);
    N.BySpelling = true;
    N.From = originAt(T.Begin);
    N.Bound = To.OwnNames.contains(word(I)) ? Binding::User : Binding::Unbound;
    N.InDirective = isCondition(T.Begin);
    N.Qualified = isQualified(I);
    N.Member = I > 0 && Raw.Tokens[I - 1].Is == RawToken::Member;
    if (N.Bound == Binding::Unbound && !N.Qualified && !N.InDirective)
      call(I, N);
    To.Out.Facts.push_back(std::move(N));
  }

  void failedCall(size_t I, const std::string &Callee) {
    NameFact N;
    N.Where = {Path, Raw.Tokens[I].Begin, Raw.Tokens[I].End};
    N.Name = Callee;
    N.From = originAt(N.Where.Begin);
    call(I, N);
  }

  std::optional<int64_t> constantAt(size_t First, size_t Last) const {
    if (First + 1 == Last && Raw.Tokens[First].Is == RawToken::Identifier) {
      const MacroInfo *M = PP ? PP->getMacroInfo(PP->getIdentifierInfo(word(First))) : nullptr;
      if (!M || !M->isObjectLike() || M->getNumTokens() != 1 ||
          !M->getReplacementToken(0).isLiteral())
        return std::nullopt;
      return number(PP->getSpelling(M->getReplacementToken(0)));
    }
    if (First + 1 == Last && Raw.Tokens[First].Is == RawToken::Number)
      return number(word(First));
    return std::nullopt;
  }

  static std::optional<int64_t> number(StringRef Digits) {
    uint64_t V;
    if (Digits.rtrim("uUlL").getAsInteger(0, V))
      return std::nullopt;
    return static_cast<int64_t>(V);
  }

  // NAME ( … ): arguments split at the commas outside of all brackets.
  void call(size_t I, const NameFact &N) {
    size_t Open = I + 1;
    if (Open >= Raw.Tokens.size() || Text[Raw.Tokens[Open].Begin] != '(')
      return;
    CallFact C;
    unsigned Depth = 0, GapFrom = Raw.Tokens[Open].End;
    size_t First = Open + 1;
    auto Argument = [&](size_t Last) {
      if (First == Last)
        return;
      hipshift::Text A;
      A.Range = {Path, Raw.Tokens[First].Begin, Raw.Tokens[Last - 1].End};
      A.Spelling = Text.slice(A.Range.Begin, A.Range.End).str();
      A.Constant = constantAt(First, Last);
      A.From = N.From;
      C.Gaps.push_back(Text.slice(GapFrom, A.Range.Begin).str());
      GapFrom = A.Range.End;
      C.Args.push_back(std::move(A));
    };
    for (size_t J = Open; J < Raw.Tokens.size(); ++J) {
      RawToken::Kind Is = Raw.Tokens[J].Is;
      Depth += Is == RawToken::Open;
      Depth -= Is == RawToken::Close;
      if (Depth == 0) {
        Argument(J);
        C.Gaps.push_back(Text.slice(GapFrom, Raw.Tokens[J].Begin).str());
        C.Whole = {Path, N.Where.Begin, Raw.Tokens[J].End};
        C.Callee = N.Name;
        C.Name = N.Where;
        C.From = N.From;
        To.Out.Facts.push_back(std::move(C));
        return;
      }
      if (Depth == 1 && Is == RawToken::Comma) {
        Argument(J);
        First = J + 1;
      }
    }
  }
};

} // namespace

void collectUnbound(Collector &To, Preprocessor &PP) {
  const SourceManager &SM = PP.getSourceManager();
  std::vector<std::pair<std::string, FileID>> Files;
  for (FileID Id : To.Read)
    Files.emplace_back(To.Files.of(Id).Path, Id);
  llvm::sort(Files);
  Files.erase(
      std::unique(Files.begin(), Files.end(), [](auto &A, auto &B) { return A.first == B.first; }),
      Files.end());
  // Names in conditions were settled by the preprocessor; only the text tells where they stand.
  StringMap<std::vector<NameFact *>> Names;
  StringMap<std::vector<PastedFact *>> Pasted;
  for (Fact &F : To.Out.Facts)
    if (auto *N = std::get_if<NameFact>(&F))
      Names[N->Where.File].push_back(N);
    else if (auto *P = std::get_if<PastedFact>(&F))
      Pasted[P->Where.File].push_back(P);
  std::vector<FileWalk> Walks;
  for (auto &[Path, Id] : Files) {
    FileWalk &Walk = Walks.emplace_back(To, &PP, Path, SM.getBufferData(Id));
    for (NameFact *N : Names[Path])
      N->InDirective = Walk.isCondition(N->Where.Begin);
    for (PastedFact *P : Pasted[Path])
      Walk.complete(*P);
  }
  for (size_t I = 0; I < Walks.size(); ++I) {
    Walks[I].file(Files[I].second == SM.getMainFileID());
    Walks[I].includes();
    Walks[I].identifiers();
  }
}

UnitFacts collectFromText(const std::string &Path, StringRef Text, const StringSet<> &Watch,
                          const std::string &Why) {
  // Nothing asks clang's part of the collector.
  DiagnosticOptions Options;
  DiagnosticsEngine Diags(DiagnosticIDs::create(), Options, new IgnoringDiagConsumer);
  FileManager Files({});
  SourceManager SM(Diags, Files);
  LangOptions Lang;
  SourcePolicy Policy;
  Collector To(SM, Lang, Policy, Watch);
  FileWalk Walk(To, nullptr, Path, Text);
  Walk.file(/*IsMain=*/true);
  Walk.includes();
  Walk.identifiers();
  To.Out.Unparsed.push_back(
      {{Path, 0, static_cast<unsigned>(Text.size())}, UnparsedRegion::Cause::NotRead, Why});
  return std::move(To.Out);
}

} // namespace hipshift
