// Pattern rules over CallFact: which rule and case apply, and the smallest edits that carry them
// out.
#pragma once

#include "decide/DecideInput.h"

namespace hipshift {

// Appends to Out and adds every callee that a rule has settled to Taken.
void decidePatterns(const DecideInput &In, SpanSet &Taken, std::vector<Finding> &Out);

// Edits that turn Call into To. Argument texts stay in place, so that edits inside them still
// apply; only what differs around them changes. Nothing when an argument has no place in the call's
// file.
std::optional<std::vector<Edit>> replaceCall(const CallFact &Call, const PatternRule &Rule,
                                             const std::vector<ReplacementPiece> &To);

} // namespace hipshift
