// A compile command of nvcc, clang or gcc → the clang arguments that decide how the source parses.
#pragma once

#include "model/Request.h"

#include <string>
#include <vector>

namespace hipshift {

// Keeps -I -isystem -iquote -idirafter -include -D -U -std (and what nvcc hands on with
// -Xcompiler), drops everything that only concerns code generation, warnings, linking and outputs.
std::vector<std::string> parseArgs(const std::vector<std::string> &Argv);

} // namespace hipshift
