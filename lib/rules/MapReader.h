// One YAML mapping whose keys are known: takes values out by key and reports what does not fit.
#pragma once

#include "rules/Rule.h"
#include "rules/Yaml.h"

#include "llvm/Support/Allocator.h"

namespace hipshift {

// What a reader of one file needs. Strings of name and header entries live in Memory.
struct RuleReader {
  llvm::StringRef File;
  RuleErrors &Errors;
  llvm::BumpPtrAllocator &Memory;

  void error(YamlPlace At, const llvm::Twine &Message) const { Errors.add(File, At, Message); }
  std::string definedAt(YamlPlace At) const;
  llvm::StringRef save(llvm::StringRef Text) const { return Text.copy(Memory); }
};

class MapReader {
  const RuleReader &In;
  const YamlNode &Map;

public:
  // Reports a node that is no mapping, and every key that is not in Known.
  MapReader(const RuleReader &In, const YamlNode &Map, llvm::ArrayRef<llvm::StringRef> Known);

  YamlPlace at() const { return Map.At; }
  YamlPlace at(llvm::StringRef Key) const;
  bool has(llvm::StringRef Key) const { return Map.find(Key); }
  const YamlNode *node(llvm::StringRef Key) const { return Map.find(Key); }
  void error(llvm::StringRef Key, const llvm::Twine &Message) const { In.error(at(Key), Message); }

  std::string text(llvm::StringRef Key) const;     // "" when absent
  std::string required(llvm::StringRef Key) const; // reports when absent or empty
  bool flag(llvm::StringRef Key) const;
  std::vector<std::string> texts(llvm::StringRef Key) const; // one text or a list of them
  VersionRange rocm() const;                                 // key "rocm"
  std::optional<Confidence> confidence() const;              // key "confidence"
  std::optional<WarpPolicy> warp() const;                    // key "warp"
  const std::vector<YamlNode> &list(llvm::StringRef Key) const;
};

std::optional<Version> parseVersion(llvm::StringRef Text);           // "5.2" or "7"
std::optional<VersionRange> parseVersionRange(llvm::StringRef Text); // ">=5.2 <7.0"
bool isQualifiedName(llvm::StringRef Text);                          // "a", "a::b"

} // namespace hipshift
