// A compile command → a clang invocation that parses it as CUDA, host side, against the bundled
// declarations or a toolkit.
#pragma once

#include "parse/ParseUnit.h"

#include "clang/Frontend/CompilerInvocation.h"

#include <memory>

namespace hipshift {

// .cu and .cuh files see cuda_runtime.h without including it, as with nvcc.
bool hasImplicitRuntime(llvm::StringRef File);

std::string languageStandard(const std::vector<std::string> &Args); // "c++17"

// The unit's own flags that decide the parse: its command's, then those for every unit.
std::vector<std::string> userArguments(const CompileCommand &Unit, const ParseOptions &Options);

// What every unit is parsed with, before its own flags.
std::vector<std::string> fixedArguments(const ParseOptions &Options);

// Null when clang's driver cannot make sense of the arguments.
std::shared_ptr<clang::CompilerInvocation> makeInvocation(const CompileCommand &Unit,
                                                          const ParseOptions &Options);

} // namespace hipshift
