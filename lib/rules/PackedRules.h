// Pattern rules ↔ one string, so that the program starts without a YAML parser.
// The form is private to one build: the rule compiler writes it, the program reads it.
#pragma once

#include "rules/Rule.h"

namespace hipshift {

std::string packRules(const std::vector<PatternRule> &Rules);
std::vector<PatternRule> unpackRules(llvm::StringRef Packed);

} // namespace hipshift
