// What rule files say, as plain data. Form and meaning of every key: docs/adding-a-rule.md.
// The reader (this folder), the rule compiler and lib/decide share these types.
#pragma once

#include "model/Facts.h"
#include "model/Finding.h"
#include "model/Request.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

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
  llvm::StringRef Hip; // empty: HIP has none and Why says more, or the word is dropped
  llvm::StringRef Kind, Library;
  VersionRange Rocm;
  llvm::ArrayRef<ArgEntry> Args;
  llvm::StringRef Header, Why, Differs, Lacks, Source;
  Confidence Sure = Confidence::Safe;
  llvm::StringRef DefinedAt; // "rules/names/runtime.yaml:12:5"
  bool Override = false;     // may replace an entry of an earlier layer

  bool isUnsupported() const { return Hip.empty() && !Why.empty(); }
  bool isDropped() const { return Hip.empty() && Why.empty(); }
};

struct HeaderEntry {
  llvm::StringRef Cuda;
  llvm::StringRef Hip; // empty with Why: none; empty without: the line is dropped
  llvm::StringRef Why;
  VersionRange Rocm;
  llvm::StringRef DefinedAt;
  bool Override = false;
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

// What a case asks of the constant value of hole "mask".
enum class MaskCondition {
  Any,
  Full32,  // all 32 lanes
  Literal, // some constant
};

// What a rule asks of the type of a hole's argument: where: {type: {address: "__half *|__half2 *"}}
struct TypeCondition {
  std::string Hole;
  std::vector<std::string> Types; // one of these, as clang prints them
};

struct PatternCase {
  std::optional<WarpPolicy> Warp;
  VersionRange Rocm;
  MaskCondition Mask = MaskCondition::Any;
  std::vector<ReplacementPiece> To; // empty: only Say
  std::vector<std::string> Headers;
  Confidence Sure = Confidence::Safe;
  std::string Say;
};

struct RuleTest {
  std::string In, Out; // Out is In where the text stays
  bool Same = false;
  std::string Says;    // part of a message that the test wants to see, may be empty
  std::string Prelude; // declarations in front of In, outside the function that wraps it
  std::optional<WarpPolicy> Warp;
  std::optional<Version> Rocm;
  unsigned Line = 0;
};

struct PatternRule {
  std::string Id;
  std::string Callee; // qualified
  std::vector<HolePattern> Holes;
  std::optional<Side> In;                  // where: {side: …}
  MaskCondition Mask = MaskCondition::Any; // where: {mask: …}
  std::vector<TypeCondition> Types;        // where: {type: …}; all of them
  std::vector<PatternCase> Cases;          // the first that applies
  std::optional<PatternCase> Otherwise;
  std::string Doc;
  std::vector<RuleTest> Tests;
  std::string DefinedAt;
  bool Override = false;
};

} // namespace hipshift
