// One file's text as raw tokens: what can be known of it without preprocessing. Serves the token
// tier (text that clang did not analyse), include lines, and the place for new include lines.
#pragma once

#include "model/Facts.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipshift {

struct RawToken {
  enum Kind : unsigned char { Identifier, Number, Open, Close, Comma, Scope, Member, Hash, Other };
  Kind Is;
  bool AtLineStart;
  unsigned Begin, End;
};

struct RawDirective {
  std::string Keyword; // "if", "define", …
  unsigned Begin, End; // from "#" to the end of the (continued) line, newline not included
  unsigned Branch = 0; // 0: outside every conditional but the include guard
};

struct FileTokens {
  std::vector<RawToken> Tokens; // comments and white space left out; directives' tokens included
  std::vector<RawDirective> Directives;
  std::vector<IncludeFact> Includes; // Kind and Path are left open
  unsigned InsertAt = 0;             // see FileFact
  std::string NewLine = "\n";

  const RawDirective *directiveAt(unsigned Offset) const;
};

FileTokens lexFile(llvm::StringRef Path, llvm::StringRef Text);

} // namespace hipshift
