// Precompiled cuda_runtime.h and common standard headers, one per language mode, kept in the user's
// cache folder and shared by all threads and runs.
#pragma once

#include "parse/ParseUnit.h"

#include "clang/Frontend/CompilerInvocation.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>

namespace hipshift {

class PchStore {
public:
  // CacheDir holds the files; it is made when missing.
  explicit PchStore(std::string CacheDir) : CacheDir(std::move(CacheDir)) {}

  // Makes Inv start from the precompiled headers; leaves it alone when they cannot be made.
  void use(clang::CompilerInvocation &Inv, const CompileCommand &Unit, const ParseOptions &Options);

private:
  std::string pathFor(const CompileCommand &Unit, const ParseOptions &Options);

  std::string CacheDir;
  std::mutex Lock;
  llvm::StringMap<std::string> Known; // by mode; empty: cannot be made, not tried again
};

} // namespace hipshift
