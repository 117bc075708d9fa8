// A place in a source file, as spelled: bytes, half-open, no clang types.
#pragma once

#include <string>
#include <tuple>

namespace hipshift {

struct Span {
  std::string File;   // absolute, as the input stage spells it; one file has one spelling
  unsigned Begin = 0; // byte offset of the first byte
  unsigned End = 0;   // byte offset behind the last byte; Begin == End is an insertion point

  bool valid() const { return !File.empty(); }
  unsigned size() const { return End - Begin; }
  bool contains(const Span &Other) const {
    return File == Other.File && Begin <= Other.Begin && Other.End <= End;
  }
  friend bool operator==(const Span &A, const Span &B) {
    return std::tie(A.Begin, A.End, A.File) == std::tie(B.Begin, B.End, B.File);
  }
  friend bool operator<(const Span &A, const Span &B) {
    return std::tie(A.File, A.Begin, A.End) < std::tie(B.File, B.Begin, B.End);
  }
};

} // namespace hipshift
