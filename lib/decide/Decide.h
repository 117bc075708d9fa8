// Facts and rules in, findings out. Knows no clang and reads no files.
#pragma once

#include "decide/RuleSet.h"
#include "model/Facts.h"
#include "model/Finding.h"
#include "model/Request.h"

#include <vector>

namespace hipshift {

struct UnitDecisions {
  std::vector<Finding>
      Findings; // edits of different findings may touch; they never overlap within one unit
  std::vector<Span> Kept; // identifiers that look like CUDA names and are the user's own
};

UnitDecisions decide(const UnitFacts &Unit, const RuleSet &Rules, const Target &For);

} // namespace hipshift
