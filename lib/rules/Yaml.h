// YAML text → a tree whose every node knows its line and column, or why not.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <optional>
#include <string>
#include <vector>

namespace hipshift {

struct YamlPlace {
  unsigned Line = 0, Column = 0; // from 1
};

struct YamlEntry;

struct YamlNode {
  enum Kind { Null, Scalar, Sequence, Mapping };
  Kind Is = Null;
  YamlPlace At;
  std::string Value;              // Scalar
  std::vector<YamlNode> Items;    // Sequence
  std::vector<YamlEntry> Entries; // Mapping, keys are unique

  const YamlNode *find(llvm::StringRef Key) const;
};

struct YamlEntry {
  std::string Key;
  YamlPlace KeyAt;
  YamlNode Value;
};

// Everything wrong with a set of rule files: "file:line:column: error: message".
struct RuleErrors {
  std::vector<std::string> Messages;

  void add(llvm::StringRef File, YamlPlace At, const llvm::Twine &Message);
  bool empty() const { return Messages.empty(); }
};

// One document. Nothing when the text is no YAML or has duplicate keys; Errors says why.
std::optional<YamlNode> readYaml(llvm::StringRef File, llvm::StringRef Text, RuleErrors &Errors);

} // namespace hipshift
