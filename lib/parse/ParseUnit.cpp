#include "parse/ParseUnit.h"

#include "collect/Directives.h"
#include "input/Inputs.h"
#include "parse/Invocation.h"
#include "parse/Pch.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Serialization/PCHContainerOperations.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;
using namespace llvm;

namespace hipshift {
namespace {

struct ParseError {
  Span Line;
  std::string Message;
};

// Errors in the project's files, by line; the first of each line.
class Errors : public DiagnosticConsumer {
public:
  Collector *To = nullptr;
  std::vector<ParseError> Seen;
  unsigned Count = 0;

  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    if (Level < DiagnosticsEngine::Error)
      return;
    ++Count;
    SmallString<128> Message;
    Info.FormatDiagnostic(Message);
    if (Seen.size() < 1000)
      Seen.push_back({lineOf(Info), std::string(Message)});
  }

private:
  Span lineOf(const Diagnostic &Info) {
    if (!To || Info.getLocation().isInvalid() || !Info.hasSourceManager())
      return {};
    const SourceManager &SM = Info.getSourceManager();
    auto [File, Offset] = SM.getDecomposedExpansionLoc(Info.getLocation());
    const SourceFile &In = To->Files.of(File);
    bool Invalid = false;
    StringRef Buffer = SM.getBufferData(File, &Invalid);
    if (Invalid || Offset > Buffer.size())
      return {In.Path, 0, 0};
    size_t Begin = Offset ? Buffer.rfind('\n', Offset - 1) : StringRef::npos;
    Begin = Begin == StringRef::npos ? 0 : Begin + 1;
    size_t End = std::min(Buffer.find('\n', Offset), Buffer.size());
    return {In.Path, static_cast<unsigned>(Begin), static_cast<unsigned>(End)};
  }
};

class Consumer : public ASTConsumer {
  Collector &To;
  Preprocessor &PP;
  Errors &Diags;
  std::vector<Decl *> Top;

public:
  Consumer(Collector &To, Preprocessor &PP, Errors &Diags) : To(To), PP(PP), Diags(Diags) {}

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group) {
      const auto *F = dyn_cast<FunctionDecl>(D);
      if (F && F->isTemplateInstantiation())
        continue;
      if (To.Files.expandedAt(D->getLocation()).InScope)
        Top.push_back(D);
    }
    return true;
  }

  // Bodies outside the project are not needed, but for those that decide types.
  bool shouldSkipFunctionBody(Decl *D) override {
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      if (F->isConstexpr() || F->getReturnType()->getContainedDeducedType())
        return false;
    return !To.Files.expandedAt(D->getLocation()).InScope;
  }

  void HandleTranslationUnit(ASTContext &Ctx) override {
    for (const ParseError &E : Diags.Seen) {
      To.Out.Unparsed.push_back({E.Line, UnparsedRegion::Cause::Error, E.Message});
      if (E.Line.valid())
        To.NotAnalysed[E.Line.File].emplace_back(E.Line.Begin, E.Line.End);
    }
    collectDecls(To, Ctx, Top);
    collectUnbound(To, PP);
  }
};

class Action : public ASTFrontendAction {
  const ParseOptions &Options;
  const SourcePolicy &Policy;
  Errors &Diags;
  std::unique_ptr<Collector> To;

public:
  UnitFacts Out;

  Action(const ParseOptions &Options, const SourcePolicy &Policy, Errors &Diags)
      : Options(Options), Policy(Policy), Diags(Diags) {}

  bool BeginSourceFileAction(CompilerInstance &CI) override {
    CI.getPreprocessor().SetSuppressIncludeNotFoundError(true);
    CI.getPreprocessor().addPPCallbacks(collectDirectives(*To, CI.getPreprocessor()));
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI, StringRef) override {
    return std::make_unique<Consumer>(*To, CI.getPreprocessor(), Diags);
  }
  bool PrepareToExecuteAction(CompilerInstance &) override { return true; }
  bool BeginInvocation(CompilerInstance &) override { return true; }

  void attach(CompilerInstance &CI) {
    To = std::make_unique<Collector>(CI.getSourceManager(), CI.getLangOpts(), Policy,
                                     *Options.Watch);
    Diags.To = To.get();
  }
  void EndSourceFileAction() override {
    Out = std::move(To->Out);
    Diags.To = nullptr;
  }
};

struct Attempt {
  UnitFacts Facts;
  unsigned Errors = 0;
  bool MissingHeader = false;
};

} // namespace

std::shared_ptr<PchStore> makePchStore(const std::string &CacheDir) {
  return std::make_shared<PchStore>(CacheDir);
}

static SourcePolicy policyFor(const ParseOptions &Options) {
  SourcePolicy Policy;
  Policy.InScope = Options.InScope;
  Policy.LooksLikeCuda = looksLikeCuda;
  Policy.CudaDirs.push_back(Options.ShimsDir + "/cuda");
  if (!Options.CudaPath.empty())
    Policy.CudaDirs.push_back(Options.CudaPath);
  return Policy;
}

// A header that is read on its own gets the runtime from the sources that include it.
static void markImplicitRuntime(UnitFacts &Facts) {
  for (Fact &F : Facts.Facts)
    if (auto *File = std::get_if<FileFact>(&F); File && File->IsMain)
      File->ImplicitRuntime = StringRef(File->Path).ends_with(".cu");
}

static Attempt attempt(const CompileCommand &Unit, const ParseOptions &Options, bool WithPch) {
  Attempt Result;
  Result.Facts.MainFile = Unit.File;
  std::shared_ptr<CompilerInvocation> Inv = makeInvocation(Unit, Options);
  if (!Inv) {
    Result.Facts.Unparsed.push_back({{Unit.File, 0, 0},
                                     UnparsedRegion::Cause::NotRead,
                                     "clang's driver does not accept the compile command"});
    return Result;
  }
  if (WithPch)
    Options.Pch->use(*Inv, Unit, Options);
  SourcePolicy Policy = policyFor(Options);
  Errors Diags;
  CompilerInstance CI(Inv, std::make_shared<PCHContainerOperations>());
  CI.setVirtualFileSystem(vfs::createPhysicalFileSystem());
  CI.createDiagnostics(&Diags, /*ShouldOwnClient=*/false);
  CI.createFileManager();
  CI.createSourceManager();
  Action Act(Options, Policy, Diags);
  Act.attach(CI);
  CI.ExecuteAction(Act);
  Result.Facts = std::move(Act.Out);
  Result.Facts.MainFile = Unit.File;
  Result.Errors = Diags.Count;
  for (const UnparsedRegion &R : Result.Facts.Unparsed)
    Result.MissingHeader |= R.Why == UnparsedRegion::Cause::MissingHeader;
  markImplicitRuntime(Result.Facts);
  return Result;
}

// The precompiled declarations hold more than a unit may include. Where that could be the reason of
// an error, the unit is parsed again with exactly what it includes.
UnitFacts parseUnit(const CompileCommand &Unit, const ParseOptions &Options) {
  bool WithPch = Options.Pch && Options.CudaPath.empty();
  Attempt First = attempt(Unit, Options, WithPch);
  if (WithPch && First.Errors && !First.MissingHeader)
    return attempt(Unit, Options, false).Facts;
  return std::move(First.Facts);
}

UnitFacts readUnitAsText(const CompileCommand &Unit, const ParseOptions &Options,
                         const std::string &Why) {
  UnitFacts Facts;
  if (auto Buffer = MemoryBuffer::getFile(Unit.File))
    Facts = collectFromText(Unit.File, (*Buffer)->getBuffer(), *Options.Watch, Why);
  Facts.MainFile = Unit.File;
  markImplicitRuntime(Facts);
  return Facts;
}

} // namespace hipshift
