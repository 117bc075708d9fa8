// Findings of all steps in, a set that can be applied out: one finding for each macro definition,
// no two edits that overlap, sorted by place.
#pragma once

#include "model/Finding.h"

#include <vector>

namespace hipshift {

// Equal findings become one. Expansions of one macro body that want different things become one
// Manual finding that says what each wants.
std::vector<Finding> mergeExpansions(std::vector<Finding> Findings);

// A finding whose edits overlap an earlier one's loses them and becomes Manual. Earlier in the list
// is stronger.
void dropOverlaps(std::vector<Finding> &Findings);

void sortByPlace(std::vector<Finding> &Findings);

} // namespace hipshift
