#include "model/Lines.h"

#include <algorithm>

namespace hipshift {

LineIndex::LineIndex(llvm::StringRef Text) : Text(Text) {
  Starts.push_back(Text.starts_with("\xef\xbb\xbf") ? 3 : 0);
  for (size_t At = Text.find('\n'); At != llvm::StringRef::npos; At = Text.find('\n', At + 1))
    Starts.push_back(static_cast<unsigned>(At + 1));
}

LineColumn LineIndex::at(unsigned Offset) const {
  Offset = std::clamp<unsigned>(Offset, Starts.front(), Text.size());
  auto Next = std::upper_bound(Starts.begin(), Starts.end(), Offset);
  return {static_cast<unsigned>(Next - Starts.begin()), Offset - *(Next - 1) + 1};
}

llvm::StringRef LineIndex::line(unsigned Line) const {
  if (Line == 0 || Line > Starts.size())
    return {};
  llvm::StringRef Rest = Text.drop_front(Starts[Line - 1]);
  return Rest.take_until([](char C) { return C == '\n'; }).rtrim('\r');
}

} // namespace hipshift
