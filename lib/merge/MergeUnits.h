// Findings of all units in, one edit set per file out.
#pragma once

#include "decide/Decide.h"
#include "model/Report.h"

#include <vector>

namespace hipshift {

// Equal findings of several units become one. What a unit resolved beats what another only guessed
// by spelling (Origin::Inactive), and a guess on a name that some unit knows as the user's own is
// dropped. Different text for one place is a Conflict: neither edit is applied.
struct Merged {
  std::vector<FileEdits> Edits;
  std::vector<Finding> Findings;
  std::vector<Conflict> Conflicts;
};

Merged mergeUnits(std::vector<UnitDecisions> Units);

} // namespace hipshift
