// AST location → the file text it was written as: follow macro arguments to where they were
// written, take macro bodies at their definition; tokens that were pasted together have no place.
#pragma once

#include "collect/Sources.h"
#include "model/Facts.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceLocation.h"

#include <optional>

namespace hipshift {

// Where the leading token of a construct was written. The other tokens of the construct count as
// editable only if they can be found in the same piece of text.
struct Anchor {
  clang::FileID Level; // the file, or the expansion of the macro body, that holds the token
  Origin From = Origin::Written;
};

class Speller {
public:
  Speller(Sources &Files, const clang::LangOptions &Lang) : Files(Files), Lang(Lang) {}

  // The token at Loc; nothing when it was pasted or stems from the command line.
  std::optional<Span> token(clang::SourceLocation Loc, Origin *From = nullptr);

  // Where the tokens stand, in a macro's body, that were pasted together into the one at Loc.
  std::optional<clang::SourceRange> pasted(clang::SourceLocation Loc) const;

  std::optional<Anchor> anchor(clang::SourceLocation Loc);

  // Loc as seen from the anchor's text: a macro call counts as the text of the call.
  clang::SourceLocation seenFrom(const Anchor &At, clang::SourceLocation Loc, bool WantEnd);

  // From a token to another of the same file, both as written.
  Span spelled(clang::SourceRange Range) { return span(Range.getBegin(), Range.getEnd()); }

  // The token range in the anchor's text; not valid() when it has no one place there.
  Span range(const Anchor &At, clang::SourceRange Range);

  llvm::StringRef text(const Span &Where, const Anchor &At);

private:
  clang::SourceLocation written(clang::SourceLocation Loc) const; // in a file, whatever the macros
  Span span(clang::SourceLocation Begin, clang::SourceLocation LastToken);

  Sources &Files;
  const clang::LangOptions &Lang;
};

} // namespace hipshift
