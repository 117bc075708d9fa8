// The steps of a decision. Each appends to Out; decide() calls them in order, the strongest first.
#pragma once

#include "decide/DecideInput.h"

namespace hipshift {

// Inline PTX: said, not translated.
void decideAsm(const DecideInput &In, std::vector<Finding> &Out);

// Names that macros paste together: one prefix for all, or said.
void decidePasted(const DecideInput &In, std::vector<Finding> &Out);

// Kernel launches: chevrons stay unless hipLaunchKernelGGL is asked for.
void decideLaunches(const DecideInput &In, std::vector<Finding> &Out);

// Name tables over calls: arguments are wrapped or dropped. Callees in Taken belong to a pattern.
void decideArguments(const DecideInput &In, const SpanSet &Taken, std::vector<Finding> &Out);

// Name tables over identifiers. Names in Taken belong to a pattern or a rewrite.
void decideNames(const DecideInput &In, const SpanSet &Taken, std::vector<Finding> &Out,
                 std::vector<Span> &Kept);

// #include lines, and those that the findings so far need.
void decideIncludes(const DecideInput &In, std::vector<Finding> &Out);

} // namespace hipshift
