// What the preprocessor tells while it runs: includes, macros used and defined, branches not taken.
#pragma once

#include "collect/Collector.h"

#include "clang/Lex/PPCallbacks.h"

#include <memory>

namespace hipshift {

std::unique_ptr<clang::PPCallbacks> collectDirectives(Collector &To, clang::Preprocessor &PP);

} // namespace hipshift
