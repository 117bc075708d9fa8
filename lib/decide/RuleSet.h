// The rules of a run: built-in tables, then the user's packs. Immutable once loaded; shared by all threads.
// Form and meaning of every key: docs/adding-a-rule.md.
#pragma once

#include "model/Finding.h"
#include "model/Request.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hipshift {

// [Min, End): the ROCm versions that have a name.
struct VersionRange {
  Version Min{0, 0};
  Version End{~0u, 0};
  constexpr bool contains(Version V) const { return Min <= V && V < End; }
};

struct ArgEntry {
  unsigned Index;
  llvm::StringRef Template; // "HIP_SYMBOL($)", or empty: the argument is dropped
};

// One line of a name table. Built-in entries are compile-time constants made from the YAML.
struct NameEntry {
  llvm::StringRef Cuda;
  llvm::StringRef Hip; // empty: HIP has none, Why says more
  llvm::StringRef Kind, Library;
  VersionRange Rocm;
  llvm::ArrayRef<ArgEntry> Args;
  llvm::StringRef Header, Why, Differs, Source;
  Confidence Sure = Confidence::Safe;
  llvm::StringRef DefinedAt; // "rules/names/runtime.yaml:12"
};

struct HeaderEntry {
  llvm::StringRef Cuda;
  llvm::StringRef Hip; // empty with Why: none; empty without: the line is dropped
  llvm::StringRef Why;
  VersionRange Rocm;
  llvm::StringRef DefinedAt;
};

// match: callee and its holes in order.
struct HolePattern {
  std::string Name;      // without $
  bool Optional = false; // $x?
  bool Rest = false;     // $x...
};

// to: text and holes in turn. Holes appear in the order of the match.
struct ReplacementPiece {
  std::string Literal;  // when Hole is empty
  std::string Hole;     // "v"
  std::string IfAbsent; // ${width|32}
};

struct PatternCase {
  std::optional<WarpPolicy> Warp;
  VersionRange Rocm;
  std::string Mask;               // overrides PatternRule::Mask when not empty
  std::vector<ReplacementPiece> To; // empty: only Say
  std::vector<std::string> Headers;
  Confidence Sure = Confidence::Safe;
  std::string Say;
};

struct RuleTest {
  std::string In, Out; // Out empty and Same: the text stays as it is
  bool Same = false;
  std::string Warp;    // policy the test runs under, empty: logical32
  std::string Prelude; // declarations in front of In, outside the function that wraps it
  unsigned Line = 0;
};

struct PatternRule {
  std::string Id;
  std::string Callee; // qualified
  std::vector<HolePattern> Holes;
  std::optional<Side> In;   // where: {side: …}
  std::string Mask;         // where: {mask: full32 | literal | any}, judged on hole "mask"; empty: any
  std::vector<PatternCase> Cases; // the first that applies
  std::optional<PatternCase> Otherwise;
  std::string Doc;
  std::vector<RuleTest> Tests;
  std::string DefinedAt;
};

class RuleSet {
public:
  // Built-in rules and then Packs (paths of YAML files). An error names file and line.
  static llvm::Expected<std::shared_ptr<const RuleSet>> load(llvm::ArrayRef<std::string> Packs);

  const NameEntry *findName(llvm::StringRef Cuda) const;
  const HeaderEntry *findHeader(llvm::StringRef Cuda) const;
  std::vector<const PatternRule *> patternsFor(llvm::StringRef Callee) const;

  std::vector<const NameEntry *> names() const; // sorted by Cuda
  std::vector<const HeaderEntry *> headers() const;
  const std::vector<PatternRule> &patterns() const;

  // Last components of all names and callees: the identifiers worth a NameFact even when clang
  // could not resolve them.
  const llvm::StringSet<> &watchList() const;

private:
  RuleSet();
  struct Data;
  std::shared_ptr<const Data> D;
};

} // namespace hipshift
