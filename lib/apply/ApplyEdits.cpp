#include "apply/Apply.h"

#include <cassert>

namespace hipshift {

std::string applyEdits(llvm::StringRef Text, llvm::ArrayRef<Edit> Edits) {
  std::string Out;
  Out.reserve(Text.size() + 64 * Edits.size());
  size_t Copied = 0;
  for (const Edit &E : Edits) {
    assert(Copied <= E.Range.Begin && E.Range.Begin <= E.Range.End && E.Range.End <= Text.size());
    Out += Text.slice(Copied, E.Range.Begin);
    Out += E.NewText;
    Copied = E.Range.End;
  }
  Out += Text.substr(Copied);
  return Out;
}

} // namespace hipshift
