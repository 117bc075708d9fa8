// What the collectors of one unit share: where facts go, and which identifiers are settled.
#pragma once

#include "collect/Sources.h"
#include "collect/Spelling.h"
#include "model/Facts.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <map>

namespace clang {
class CallExpr;
class CUDAKernelCallExpr;
class RecoveryExpr;
class Preprocessor;
} // namespace clang

namespace hipshift {

struct Collector {
  Collector(const clang::SourceManager &SM, const clang::LangOptions &Lang,
            const SourcePolicy &Policy, const llvm::StringSet<> &Watch)
      : Files(SM, Policy), Spell(Files, Lang), Watch(Watch) {}

  Sources Files;
  Speller Spell;
  const llvm::StringSet<> &Watch; // identifiers worth a fact even when nothing is known of them
  UnitFacts Out;

  // Identifiers whose meaning is known, by file and offset; the token tier leaves them alone.
  llvm::StringMap<llvm::DenseSet<unsigned>> Settled;
  // Preprocessor branches not taken and lines with errors, by file.
  llvm::StringMap<std::vector<std::pair<unsigned, unsigned>>> NotAnalysed;
  // Include lines as the preprocessor resolved them, by file and offset of "#".
  struct ResolvedInclude {
    HeaderKind Kind = HeaderKind::Unknown;
    std::string Name, Path;
    bool LooksLikeCuda = false;
  };
  llvm::StringMap<std::map<unsigned, ResolvedInclude>> Resolved;
  // Callee names of calls that clang gave up on, by file and offset.
  llvm::StringMap<llvm::DenseMap<unsigned, std::string>> FailedCalls;
  // Spellings that the project itself declares.
  llvm::StringSet<> OwnNames;
  // Files of the project that the unit read.
  llvm::DenseSet<clang::FileID> Read;

  bool isCuda(const clang::Decl *D);

  // Records what the identifier at Loc is. Names that are neither CUDA's nor watched are skipped.
  void name(clang::SourceLocation Loc, const clang::NamedDecl *D, bool Member = false,
            clang::NestedNameSpecifierLoc Qualifier = {});
  void pastedName(clang::SourceRange Parts, const clang::NamedDecl *D);
  void macroName(clang::SourceLocation Loc, llvm::StringRef Name, bool Cuda);
  bool isSpelled(clang::SourceLocation Loc, const std::optional<Span> &At,
                 llvm::StringRef Name) const;
  llvm::StringRef bufferOf(clang::SourceLocation Loc) const; // the text it was written in
};

// Without inline and anonymous namespaces and unnamed records.
std::string qualifiedName(const clang::NamedDecl *D);

// Decls.cpp: one walk over the project's declarations.
void collectDecls(Collector &To, clang::ASTContext &Ctx, llvm::ArrayRef<clang::Decl *> Top);

// Calls.cpp
void collectCall(Collector &To, clang::ASTContext &Ctx, const clang::CallExpr *Call,
                 const clang::FunctionDecl *Within);
// A call that clang gave up on: its arguments are left to the token tier.
void collectFailedCall(Collector &To, const clang::RecoveryExpr *Call);
void collectLaunch(Collector &To, clang::ASTContext &Ctx, const clang::CUDAKernelCallExpr *Launch,
                   bool IsStatement);

// Unbound.cpp: include lines, files, and identifiers that nobody settled.
void collectUnbound(Collector &To, clang::Preprocessor &PP);
// The same for one file that clang could not read at all.
UnitFacts collectFromText(const std::string &Path, llvm::StringRef Text,
                          const llvm::StringSet<> &Watch, const std::string &Why);

} // namespace hipshift
