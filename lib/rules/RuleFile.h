// One YAML file of rules → its names, headers and pattern rules, checked one by one.
#pragma once

#include "rules/Rule.h"
#include "rules/Yaml.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace hipshift {

struct RuleFile {
  std::vector<NameEntry> Names;
  std::vector<HeaderEntry> Headers;
  std::vector<PatternRule> Rules;
};

// File is what messages call the file. Strings of names and headers live in Memory.
RuleFile readRuleFile(llvm::StringRef File, llvm::StringRef Text, llvm::BumpPtrAllocator &Memory,
                      RuleErrors &Errors);

// Reports keys that one layer defines twice, and those that an earlier layer has already unless
// the entry says `override: true`.
class Definitions {
  llvm::StringMap<std::string> InLayer; // "name cudaMalloc" → "file:line:column"

public:
  void nextLayer() { InLayer.clear(); }

  // Earlier: where an earlier layer defines the key, or empty. True when the entry may come in.
  bool add(llvm::StringRef What, llvm::StringRef Key, llvm::StringRef At, llvm::StringRef Earlier,
           bool Override, RuleErrors &Errors);
};

} // namespace hipshift
