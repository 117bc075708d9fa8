// The rules of a run: built-in tables, then the user's packs. Immutable once loaded; shared by all
// threads. Form and meaning of every key: docs/adding-a-rule.md.
#pragma once

#include "rules/Rule.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace hipshift {

class RuleSet {
public:
  // Built-in rules and then Packs (paths of YAML files). An error has one line for each mistake,
  // "file:line:column: error: …".
  static llvm::Expected<std::shared_ptr<const RuleSet>> load(llvm::ArrayRef<std::string> Packs);

  const NameEntry *findName(llvm::StringRef Cuda) const;
  const HeaderEntry *findHeader(llvm::StringRef Cuda) const;
  std::vector<const PatternRule *> patternsFor(llvm::StringRef Callee) const;

  std::vector<const NameEntry *> names() const; // sorted by Cuda
  std::vector<const HeaderEntry *> headers() const;
  const std::vector<PatternRule> &patterns() const;

  // Last components of all names and callees: the identifiers worth a NameFact even when clang
  // could not resolve them. Fields that keep their name are left
  // out; those that HIP lacks, or of confidence review, are listed qualified.
  const llvm::StringSet<> &watchList() const;

  // Fields that have another name in HIP, by last component: for members clang could not resolve.
  const NameEntry *findRenamedField(llvm::StringRef Field) const;

  RuleSet(const RuleSet &) = delete;
  ~RuleSet();

private:
  RuleSet();
  struct Data;
  std::unique_ptr<Data> D;
};

// "a::b::c" → "c"
llvm::StringRef lastComponent(llvm::StringRef Name);

} // namespace hipshift
