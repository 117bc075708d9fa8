// The `rules:` list of a rule file → checked pattern rules.
#pragma once

#include "rules/MapReader.h"

namespace hipshift {

PatternRule readPattern(const RuleReader &In, const YamlNode &Rule);

} // namespace hipshift
