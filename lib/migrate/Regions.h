// Which text no unit analysed: a branch or a line that one unit missed may be clear to another.
#pragma once

#include "model/Facts.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace hipshift {

struct UnitRegions {
  std::vector<std::string> Files; // project files the unit read
  std::vector<std::string>
      Shims; // those of an earlier run that it includes: ".../hipshift/lanes.h"
  std::vector<UnparsedRegion> Unparsed;
};

UnitRegions regionsOf(UnitFacts Facts);

// Sorted by place; a region is left out when a unit read its file and has no such region there.
std::vector<UnparsedRegion> notAnalysedByAny(llvm::ArrayRef<UnitRegions> Units);

std::vector<std::string> readByAny(llvm::ArrayRef<UnitRegions> Units);  // project files, sorted
std::vector<std::string> shimsOfAny(llvm::ArrayRef<UnitRegions> Units); // sorted

} // namespace hipshift
