// Which file is what: FileID → path, kind of header, and whether it belongs to the project.
// Asked once per FileID and remembered; one file has one spelling of its path.
#pragma once

#include "model/Facts.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <string>
#include <vector>

namespace hipshift {

struct SourcePolicy {
  std::vector<std::string> CudaDirs; // bundled declarations or a toolkit's include folders
  std::function<bool(llvm::StringRef)> InScope;       // may this file be edited?
  std::function<bool(llvm::StringRef)> LooksLikeCuda; // asked of a header's text; empty: none does
};

struct SourceFile {
  std::string Path; // absolute, no "..", symlinks kept
  HeaderKind Kind = HeaderKind::Unknown;
  bool InScope = false;
};

class Sources {
public:
  Sources(const clang::SourceManager &SM, const SourcePolicy &Policy) : SM(SM), Policy(Policy) {}

  const SourceFile &of(clang::FileID Id);
  SourceFile of(clang::FileEntryRef File, bool System) const;
  bool looksLikeCuda(clang::FileEntryRef File); // by its text

  // The file a location was written in or expanded into.
  const SourceFile &expandedAt(clang::SourceLocation Loc) {
    return of(SM.getFileID(SM.getExpansionLoc(Loc)));
  }
  const SourceFile &spelledAt(clang::SourceLocation Loc) {
    return of(SM.getFileID(SM.getSpellingLoc(Loc)));
  }

  const clang::SourceManager &manager() const { return SM; }

private:
  SourceFile classify(llvm::StringRef Name, bool System) const;

  const clang::SourceManager &SM;
  const SourcePolicy &Policy;
  llvm::DenseMap<clang::FileID, SourceFile> Known;
  llvm::DenseMap<const clang::FileEntry *, bool> LookLikeCuda;
};

} // namespace hipshift
