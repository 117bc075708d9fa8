// The little language of pattern rules: "f($a, $b?)" and "g($a, ${b|32})".
#pragma once

#include "rules/Rule.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"

namespace hipshift {

// Both report with Error, which places the message at the text's beginning.
using PatternError = llvm::function_ref<void(const llvm::Twine &)>;

// Fills Callee and Holes.
void parseMatch(llvm::StringRef Text, PatternRule &Into, PatternError Error);

// Holes of the replacement are those of the match, in its order, each at most once.
std::vector<ReplacementPiece>
parseReplacement(llvm::StringRef Text, const std::vector<HolePattern> &Holes, PatternError Error);

} // namespace hipshift
