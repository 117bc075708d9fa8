#include "collect/Directives.h"

#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;
using namespace llvm;

namespace hipshift {
namespace {

class Watcher : public PPCallbacks {
  Collector &To;
  const SourceManager &SM;

public:
  Watcher(Collector &To, Preprocessor &PP) : To(To), SM(PP.getSourceManager()) {}

  void LexedFileChanged(FileID Id, LexedFileChangeReason Reason, SrcMgr::CharacteristicKind, FileID,
                        SourceLocation) override {
    if (Reason == LexedFileChangeReason::EnterFile && To.Files.of(Id).InScope)
      To.Read.insert(Id);
  }

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name, bool,
                          CharSourceRange NameRange, OptionalFileEntryRef File, StringRef,
                          StringRef, const clang::Module *, bool,
                          SrcMgr::CharacteristicKind Kind) override {
    const SourceFile &In = To.Files.of(SM.getFileID(Hash));
    if (!In.InScope)
      return;
    Collector::ResolvedInclude &Slot = To.Resolved[In.Path][SM.getFileOffset(Hash)];
    Slot.Name = Name.str();
    if (File) {
      SourceFile Target = To.Files.of(*File, Kind != SrcMgr::C_User);
      Slot.Kind = Target.Kind;
      Slot.Path = Target.Path;
      Slot.LooksLikeCuda = Target.Kind == HeaderKind::Unknown && To.Files.looksLikeCuda(*File);
      return;
    }
    Slot.Kind = HeaderKind::Missing;
    if (std::optional<Span> At = To.Spell.token(NameRange.getBegin())) {
      At->End = At->Begin + Name.size() + 2;
      To.Out.Unparsed.push_back(
          {*At, UnparsedRegion::Cause::MissingHeader, (Name + ": not found").str()});
    }
  }

  void MacroExpands(const Token &Name, const MacroDefinition &MD, SourceRange,
                    const MacroArgs *) override {
    used(Name, MD);
  }
  void Defined(const Token &Name, const MacroDefinition &MD, SourceRange) override {
    used(Name, MD);
  }
  void Ifdef(SourceLocation, const Token &Name, const MacroDefinition &MD) override {
    used(Name, MD);
  }
  void Ifndef(SourceLocation, const Token &Name, const MacroDefinition &MD) override {
    used(Name, MD);
  }
  void MacroUndefined(const Token &Name, const MacroDefinition &MD,
                      const MacroDirective *) override {
    used(Name, MD);
  }
  void MacroDefined(const Token &Name, const MacroDirective *MD) override {
    StringRef Word = Name.getIdentifierInfo()->getName();
    if (!To.Watch.contains(Word) || !To.Files.spelledAt(Name.getLocation()).InScope)
      return;
    To.OwnNames.insert(Word);
    To.macroName(Name.getLocation(), Word, false);
  }

  void SourceRangeSkipped(SourceRange Range, SourceLocation) override {
    const SourceFile &In = To.Files.of(SM.getFileID(Range.getBegin()));
    if (!In.InScope)
      return;
    unsigned Begin = SM.getFileOffset(Range.getBegin()), End = SM.getFileOffset(Range.getEnd());
    // The directive that opens the branch was read; the branch itself was not.
    StringRef Buffer = SM.getBufferData(SM.getFileID(Range.getBegin()));
    size_t Line = Buffer.find('\n', Begin);
    Begin = Line < End ? Line + 1 : Begin;
    size_t LastLine = Buffer.rfind('\n', End);
    End = LastLine == StringRef::npos ? End : LastLine + 1;
    if (Begin >= End)
      return;
    To.NotAnalysed[In.Path].emplace_back(Begin, End);
    To.Out.Unparsed.push_back(
        {{In.Path, Begin, End}, UnparsedRegion::Cause::Inactive, "preprocessor branch not taken"});
  }

private:
  void used(const Token &Name, const MacroDefinition &MD) {
    const MacroInfo *Info = MD.getMacroInfo();
    if (!Info || Info->isBuiltinMacro())
      return;
    SourceLocation Def = Info->getDefinitionLoc();
    bool Cuda = Def.isValid() &&
                To.Files.of(SM.getFileID(SM.getExpansionLoc(Def))).Kind == HeaderKind::Cuda;
    if (!Cuda && !SM.getFileEntryRefForID(SM.getFileID(SM.getExpansionLoc(Def))))
      return; // from the command line: the project's, but spelled like CUDA's it is CUDA's
    To.macroName(Name.getLocation(), Name.getIdentifierInfo()->getName(), Cuda);
  }
};

} // namespace

std::unique_ptr<PPCallbacks> collectDirectives(Collector &To, Preprocessor &PP) {
  return std::make_unique<Watcher>(To, PP);
}

} // namespace hipshift
