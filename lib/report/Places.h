// Span → the file, line and column that a user is told, and the text of the line. Texts are those
// before the migration, also when the files have been written since.
#pragma once

#include "model/Lines.h"
#include "model/Report.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <string>

namespace hipshift {

struct Place {
  std::string File;
  LineColumn At;
  llvm::StringRef Line; // lives as long as the Places
};

class Places {
public:
  // Files below the folder Base are named relative to it; an empty Base keeps all names.
  Places(const Migration &M, llvm::StringRef Base);

  std::string name(llvm::StringRef File) const;
  Place at(const Span &S);

private:
  struct Source {
    std::string Text;
    LineIndex Index;
    explicit Source(llvm::StringRef T) : Text(T), Index(Text) {}
  };
  const Source &source(llvm::StringRef File);

  std::string Base;
  llvm::StringMap<llvm::StringRef> Changed; // text before the migration
  llvm::StringMap<std::unique_ptr<Source>> Known;
};

} // namespace hipshift
