// The tests inside pattern rules as whole files, for a runner that parses, decides, applies and
// compares.
#pragma once

#include "decide/RuleSet.h"

namespace hipshift {

struct RuleTestCase {
  std::string RuleId;
  std::string Name;      // "shuffle-down/1", counted from 1
  std::string DefinedAt; // "rules/kernel/warp.yaml:24"
  bool Changes = false;  // the text is to change; else it is to stay
  bool Speaks = false;   // a finding of the rule is to be there; else none
  Target For;            // the default target with the test's policy and version
  std::string Source;    // a complete .cu file
  std::string Expected;  // what the snippet's lines become; compare with snippetOf(output)
  std::string Says;      // part of a finding's message, or empty
};

std::vector<RuleTestCase> ruleTests(const PatternRule &Rule);
std::vector<RuleTestCase> ruleTests(const RuleSet &Rules); // of all rules, in their order

// The snippet of a migrated test file: includes at its top and the wrapping function cut away.
std::string snippetOf(llvm::StringRef File);

} // namespace hipshift
