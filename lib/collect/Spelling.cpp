#include "collect/Spelling.h"

#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace llvm;

namespace hipshift {

std::optional<Anchor> Speller::anchor(SourceLocation Loc) {
  const SourceManager &SM = Files.manager();
  if (Loc.isInvalid())
    return std::nullopt;
  Anchor At;
  while (SM.isMacroArgExpansion(Loc)) {
    At.From = Origin::MacroArg;
    Loc = SM.getImmediateSpellingLoc(Loc);
  }
  At.Level = SM.getFileID(Loc);
  if (Loc.isMacroID()) {
    At.From = Origin::MacroBody;
    Loc = SM.getImmediateSpellingLoc(Loc);
  }
  if (Loc.isMacroID() || !SM.getFileEntryRefForID(SM.getFileID(Loc)))
    return std::nullopt; // pasted, or from the command line
  return At;
}

std::optional<SourceRange> Speller::pasted(SourceLocation Loc) const {
  const SourceManager &SM = Files.manager();
  while (SM.isMacroArgExpansion(Loc))
    Loc = SM.getImmediateSpellingLoc(Loc);
  if (Loc.isFileID() || !SM.isWrittenInScratchSpace(SM.getSpellingLoc(Loc)))
    return std::nullopt;
  CharSourceRange Parts = SM.getImmediateExpansionRange(Loc);
  return SourceRange(SM.getSpellingLoc(Parts.getBegin()), SM.getSpellingLoc(Parts.getEnd()));
}

std::optional<Span> Speller::token(SourceLocation Loc, Origin *From) {
  std::optional<Anchor> At = anchor(Loc);
  if (!At)
    return std::nullopt;
  if (From)
    *From = At->From;
  SourceLocation Spelled = Files.manager().getSpellingLoc(Loc);
  return span(Spelled, Spelled);
}

SourceLocation Speller::seenFrom(const Anchor &At, SourceLocation Loc, bool WantEnd) {
  const SourceManager &SM = Files.manager();
  if (Loc.isInvalid() || SM.getFileID(Loc) == At.Level)
    return Loc;
  if (Loc.isFileID())
    return {};
  if (SM.isMacroArgExpansion(Loc))
    if (SourceLocation Found = seenFrom(At, SM.getImmediateSpellingLoc(Loc), WantEnd);
        Found.isValid())
      return Found;
  CharSourceRange Call = SM.getImmediateExpansionRange(Loc);
  return seenFrom(At, WantEnd ? Call.getEnd() : Call.getBegin(), WantEnd);
}

Span Speller::range(const Anchor &At, SourceRange Range) {
  SourceLocation Begin = seenFrom(At, Range.getBegin(), false);
  SourceLocation End = seenFrom(At, Range.getEnd(), true);
  if (Begin.isInvalid() || End.isInvalid())
    return {};
  return span(written(Begin), written(End));
}

SourceLocation Speller::written(SourceLocation Loc) const {
  return Files.manager().getSpellingLoc(Loc);
}

Span Speller::span(SourceLocation Begin, SourceLocation LastToken) {
  const SourceManager &SM = Files.manager();
  auto [File, BeginAt] = SM.getDecomposedLoc(Begin);
  auto [EndFile, EndAt] = SM.getDecomposedLoc(LastToken);
  if (File != EndFile || EndAt < BeginAt)
    return {};
  EndAt += Lexer::MeasureTokenLength(LastToken, SM, Lang);
  return {Files.of(File).Path, BeginAt, EndAt};
}

StringRef Speller::text(const Span &Where, const Anchor &At) {
  if (!Where.valid())
    return "";
  const SourceManager &SM = Files.manager();
  FileID File = SM.getFileID(SM.getSpellingLoc(SM.getLocForStartOfFile(At.Level)));
  if (At.From == Origin::MacroBody)
    File =
        SM.getFileID(SM.getSpellingLoc(SM.getSLocEntry(At.Level).getExpansion().getSpellingLoc()));
  StringRef Buffer = SM.getBufferData(File);
  return Where.End <= Buffer.size() ? Buffer.slice(Where.Begin, Where.End) : "";
}

} // namespace hipshift
