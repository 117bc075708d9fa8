// Units of a run: the commands of compile_commands.json for the inputs, and a default command for
// every input that no database names.
#pragma once

#include "model/Request.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace hipshift {

// Every command of BuildPath/compile_commands.json, paths made absolute. A file with several
// commands appears several times. Errors name the file.
llvm::Expected<std::vector<CompileCommand>> readCompileDb(llvm::StringRef BuildPath);

// The folder at or above File that holds a compile_commands.json, or empty.
std::string findCompileDb(llvm::StringRef File);

CompileCommand defaultCommand(llvm::StringRef File);

} // namespace hipshift
