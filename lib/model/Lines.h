// Byte offset → line and column, both from 1; columns count bytes, and a byte order mark counts
// none.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipshift {

struct LineColumn {
  unsigned Line = 1, Column = 1;
};

class LineIndex {
public:
  explicit LineIndex(llvm::StringRef Text); // Text must outlive the index

  LineColumn at(unsigned Offset) const;      // an offset behind the end is taken as the end
  llvm::StringRef line(unsigned Line) const; // without its line break and byte order mark

private:
  llvm::StringRef Text;
  std::vector<unsigned> Starts; // of lines, without the mark
};

} // namespace hipshift
