// The contract of a C++ rewrite: a pure function over facts, for what needs data flow.
//
// rules/rewrites/lane-mask.cpp defines
//   std::vector<Finding> rewrite_lane_mask(const UnitFacts &, const RuleSet &, const Target &);
// and is called because the file is there: the build makes the list. Its findings win over name
// tables where they edit the same text, and yield to pattern rules.
#pragma once

#include "decide/RuleSet.h"
#include "model/Facts.h"
#include "model/Finding.h"
#include "model/Request.h"

namespace hipshift {

struct Rewrite {
  llvm::StringRef Name; // "lane-mask"
  std::vector<Finding> (*Run)(const UnitFacts &, const RuleSet &, const Target &);
};

llvm::ArrayRef<Rewrite> rewrites(); // sorted by name; made by rules/CMakeLists.txt

} // namespace hipshift
