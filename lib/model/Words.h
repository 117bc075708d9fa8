// Enumerators ↔ the words that JSON, rule files and messages use for them.
#pragma once

#include "model/Facts.h"
#include "model/Finding.h"
#include "model/Request.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace hipshift {

template <class Enum> struct Word {
  Enum Value;
  llvm::StringLiteral Text;
};

// All words of an enumeration, in its order. Defined for those of lib/model.
template <class Enum> llvm::ArrayRef<Word<Enum>> words();

template <> llvm::ArrayRef<Word<Origin>> words();
template <> llvm::ArrayRef<Word<Side>> words();
template <> llvm::ArrayRef<Word<Binding>> words();
template <> llvm::ArrayRef<Word<HeaderKind>> words();
template <> llvm::ArrayRef<Word<UnparsedRegion::Cause>> words();
template <> llvm::ArrayRef<Word<Confidence>> words();
template <> llvm::ArrayRef<Word<WarpPolicy>> words();
template <> llvm::ArrayRef<Word<LaunchStyle>> words();

template <class Enum> llvm::StringRef toWord(Enum Value) {
  for (const Word<Enum> &W : words<Enum>())
    if (W.Value == Value)
      return W.Text;
  return "unknown";
}

template <class Enum> std::optional<Enum> fromWord(llvm::StringRef Text) {
  for (const Word<Enum> &W : words<Enum>())
    if (W.Text == Text)
      return W.Value;
  return std::nullopt;
}

} // namespace hipshift
