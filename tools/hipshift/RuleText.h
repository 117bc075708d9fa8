// Rules in words, for `explain`, `rules list` and the generated pages.
#pragma once

#include "decide/RuleSet.h"

#include <string>
#include <vector>

namespace hipshift {

std::string versionsText(const VersionRange &R); // "7.0 and newer", empty for all
std::string matchText(const PatternRule &Rule);  // "__shfl_sync($mask, $v, $lane, $width?)"
std::string placesText(const PatternRule &Rule); // "device code, full 32-lane mask", empty for all
std::string
conditionText(const PatternCase &C); // "--warp=native, ROCm 7.0 and newer", empty for always
std::string
replacementText(const PatternCase &C); // "__shfl($v, $lane, ${width|32})", empty: no edit

std::string confidenceText(Confidence C);      // "to be reviewed"
std::string argumentsText(const NameEntry &E); // "0: HIP_SYMBOL($), 2: dropped"
bool throughShim(const NameEntry &E);          // the HIP name is one of ours

// A rule that is no pattern: one of the engine's ("launch", "include", …), or a C++ rewrite.
struct EngineRule {
  std::string Id;
  std::string Message; // an example, may be empty
  std::string Before, After, Doc;
};
std::vector<EngineRule> engineRules(); // sorted by Id

// The comment at the top of rules/rewrites/<Id>.cpp, without the slashes.
struct RewriteManual {
  llvm::StringRef Id, Text;
};
llvm::ArrayRef<RewriteManual> rewriteManuals(); // made by CMakeLists.txt

} // namespace hipshift
