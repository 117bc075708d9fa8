// The shim headers that a migrated program includes, with those that they include in turn.
#pragma once

#include "model/Finding.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipshift {

// Names below ShimsDir/hip, sorted: "hipshift/lanes.h".
std::vector<std::string> shimHeaders(llvm::ArrayRef<Finding> Findings, llvm::StringRef ShimsDir);

} // namespace hipshift
