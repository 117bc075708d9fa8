// The rules of this source tree's rules/ folder, checked and compiled by hipshift-rulec.
#pragma once

#include "rules/Rule.h"

namespace hipshift {

struct BuiltinRules {
  llvm::ArrayRef<NameEntry> Names;     // sorted by Cuda
  llvm::ArrayRef<HeaderEntry> Headers; // sorted by Cuda
  llvm::StringRef Patterns;            // see PackedRules.h
};

BuiltinRules builtinRules();

} // namespace hipshift
