// "did you mean": the known CUDA names that are spelled most like a word.
#pragma once

#include "decide/RuleSet.h"

namespace hipshift {

// At most Count names and callees, the nearest first; none further than a third of the word's
// length.
std::vector<std::string> nearestNames(const RuleSet &Rules, llvm::StringRef Word,
                                      unsigned Count = 3);

} // namespace hipshift
