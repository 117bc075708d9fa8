// Files and folders of the command line → the files to migrate.
#pragma once

#include "model/Request.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace hipshift {

struct Inputs {
  std::vector<std::string> Files;    // absolute, sorted, each once
  std::vector<std::string> Folders;  // the inputs that are folders
  std::string Root;                  // the deepest folder that holds all inputs
  std::vector<std::string> Excluded; // absolute; those of Request::Exclude that lie inside an input
};

// A folder is walked for .cu files and for C and C++ files that use CUDA; hidden folders, excluded
// ones and the shims of an earlier run are left out. A file that is named is always taken. An input
// that does not exist, cannot be read or is not text is an error that names it.
llvm::Expected<Inputs> findInputs(const Request &Ask);

// May the file be edited? Files below the root are, unless they are excluded or shims: the
// hipshift/ headers that a run copies beside its output are no part of the project.
bool isInScope(llvm::StringRef Path, const Inputs &In, llvm::StringRef ShimsDir);
bool isShimBelowRoot(llvm::StringRef Path, const Inputs &In, llvm::StringRef ShimsDir);

// Includes a CUDA header, or names something of CUDA's: judged by the text alone.
bool looksLikeCuda(llvm::StringRef Text);

} // namespace hipshift
