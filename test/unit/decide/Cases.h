// One-line cases for lib/decide: a text with the facts that are to be found in it, and the text
// that the decisions make of it. The facts are made from the text by plain search: no clang here.
#pragma once

#include "decide/Decide.h"

#include <gtest/gtest.h>

namespace hipshift {

class Unit {
  std::string Source;
  UnitFacts Facts;
  size_t From = 0; // texts are looked for from here on

public:
  hipshift::Target For;
  std::string Pack; // rules beside the built-in ones

  explicit Unit(std::string Source);

  // Each adds the next occurrence as a fact and returns it for changes.
  NameFact &name(llvm::StringRef Spelled, Binding Bound = Binding::Cuda,
                 llvm::StringRef Qualified = "");
  CallFact &call(llvm::StringRef Text, Binding Bound = Binding::Cuda);
  LaunchFact &launch(llvm::StringRef Text);
  IncludeFact &include(llvm::StringRef Text, HeaderKind Kind = HeaderKind::Cuda);
  AsmFact &assembly(llvm::StringRef Text, llvm::StringRef Template);
  PastedFact &pasted(llvm::StringRef Text, llvm::StringRef First, llvm::StringRef Name);
  FileFact &file(bool ImplicitRuntime = false);
  void again() { From = 0; }

  UnitDecisions decide() const;
  std::string migrated() const; // the text with all edits
  std::string said() const;     // "safe name: 'a' becomes 'b'" lines of all findings

private:
  Span next(llvm::StringRef Text);
  template <class Kind> Kind &add(Kind F);
};

// Built-in rules and one pack's text. An error fails the test.
std::shared_ptr<const RuleSet> rulesWith(llvm::StringRef Pack);

// The errors of loading the packs, temporary folder cut away, or "".
std::string loadErrors(llvm::ArrayRef<std::string> Packs);

} // namespace hipshift
