// Runs the tests inside pattern rules through the whole tool.
#pragma once

#include "decide/RuleSet.h"
#include "model/Request.h"

#include <string>
#include <vector>

namespace hipshift {

struct RuleTestResult {
  std::string Name;      // "shuffle-down/1"
  std::string DefinedAt; // "rules/kernel/warp.yaml:24"
  std::string Failure;   // empty: passed
  bool Changes = false;  // the rule changes the text
  Target For;            // what the test was migrated for
  std::string Output;    // the migrated file
};

// Each test is migrated with all rules. It passes when its text comes out as the rule says, the
// rule itself spoke (or, for `same`, kept silent), and a second run changes nothing. Like supplies
// folders, packs and clang arguments; inputs and target come from the tests.
std::vector<RuleTestResult> runRuleTests(const RuleSet &Rules, const Request &Like);

} // namespace hipshift
