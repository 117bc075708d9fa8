// Files and folders of the command line → the files to migrate.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace hipshift {

struct Inputs {
  std::vector<std::string> Files; // absolute, sorted, each once
  std::string Root;               // the deepest folder that holds all inputs
};

// A folder is walked for .cu files and for C and C++ files that use CUDA; hidden folders and the
// tool's own output are left out. A file that is named is always taken. An input that does not
// exist, cannot be read or is not text is an error that names it.
llvm::Expected<Inputs> findInputs(const std::vector<std::string> &Paths);

// Includes a CUDA header, or names something of CUDA's: judged by the text alone.
bool looksLikeCuda(llvm::StringRef Text);

} // namespace hipshift
