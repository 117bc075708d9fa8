// Two texts → the runs of lines that differ. Text only; knows nothing of files.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipshift {

// Lines [ABegin, AEnd) became lines [BBegin, BEnd); one of the two may be empty.
struct LineRun {
  unsigned ABegin, AEnd, BBegin, BEnd;
};

// Each with its "\n"; the last line may lack it.
std::vector<llvm::StringRef> splitLines(llvm::StringRef Text);

// In order, with at least one equal line between two runs. Smallest for texts that differ little;
// for very different texts the search is cut short, so that the time stays linear.
std::vector<LineRun> diffLines(const std::vector<llvm::StringRef> &A,
                               const std::vector<llvm::StringRef> &B);

} // namespace hipshift
