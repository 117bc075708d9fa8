// The `names:` and `headers:` lists of a rule file → checked entries.
#pragma once

#include "rules/MapReader.h"

namespace hipshift {

NameEntry readName(const RuleReader &In, const YamlNode &Line, llvm::StringRef Library);
HeaderEntry readHeader(const RuleReader &In, const YamlNode &Line);

} // namespace hipshift
