// The only folder that changes text and the only one that writes the user's files. Knows no clang.
#pragma once

#include "model/Report.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace hipshift {

// Edits are sorted and disjoint and lie inside Text. Bytes outside of them are kept as they are.
std::string applyEdits(llvm::StringRef Text, llvm::ArrayRef<Edit> Edits);

// As `diff -u` prints it, with a/ and b/ in front of the path; empty when equal. With another
// NewPath it is a rename as git writes it.
std::string unifiedDiff(llvm::StringRef Path, llvm::StringRef Before, llvm::StringRef After,
                        unsigned Context = 3, llvm::StringRef NewPath = "");

struct OutputFile {
  std::string Path; // absolute; folders are made as needed
  std::string Text;
  std::string Replaces = {}; // a file that goes away once all are in place, or empty
};

// All or nothing as far as a file system allows: every file is first written whole beside its
// target, then all are renamed into place; on an error the new ones are removed and no target
// changed. The permissions of an existing target are kept; a symlink stays, and its target is
// written.
llvm::Error writeFiles(llvm::ArrayRef<OutputFile> Files);

} // namespace hipshift
