#include "migrate/Regions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <map>

using namespace llvm;

namespace hipshift {

UnitRegions regionsOf(UnitFacts Facts) {
  UnitRegions R;
  R.Unparsed = std::move(Facts.Unparsed);
  for (const Fact &F : Facts.Facts)
    if (const auto *File = std::get_if<FileFact>(&F))
      R.Files.push_back(File->Path);
    else if (const auto *I = std::get_if<IncludeFact>(&F))
      if (I->Kind == HeaderKind::Unknown && StringRef(I->Path).contains("/hipshift/"))
        R.Shims.push_back(I->Path);
  return R;
}

static bool touches(const Span &A, const Span &B) { return A.Begin <= B.End && B.Begin <= A.End; }

std::vector<UnparsedRegion> notAnalysedByAny(ArrayRef<UnitRegions> Units) {
  StringMap<unsigned> Readers;
  for (const UnitRegions &U : Units)
    for (const std::string &File : U.Files)
      ++Readers[File];
  std::map<Span, std::pair<UnparsedRegion, unsigned>> Seen;
  for (const UnitRegions &U : Units)
    for (const UnparsedRegion &R : U.Unparsed)
      if (auto [It, New] = Seen.try_emplace(R.Where, R, 0); true)
        ++It->second.second;
  std::vector<UnparsedRegion> Out;
  for (auto &[Where, Entry] : Seen) {
    auto &[Region, Count] = Entry;
    if (Count < Readers.lookup(Where.File)) {
      // Another unit read the file: is there a region of its own that covers this one?
      unsigned Covered = count_if(Units, [&](const UnitRegions &U) {
        return any_of(U.Unparsed, [&](const UnparsedRegion &R) {
          return R.Where.File == Region.Where.File && touches(R.Where, Region.Where);
        });
      });
      if (Covered < Readers.lookup(Where.File))
        continue;
    }
    Out.push_back(Region);
  }
  return Out;
}

static std::vector<std::string> ofAny(ArrayRef<UnitRegions> Units,
                                      std::vector<std::string> UnitRegions::*Member) {
  std::vector<std::string> Files;
  for (const UnitRegions &U : Units)
    llvm::append_range(Files, U.*Member);
  llvm::sort(Files);
  Files.erase(llvm::unique(Files), Files.end());
  return Files;
}

std::vector<std::string> readByAny(ArrayRef<UnitRegions> Units) {
  return ofAny(Units, &UnitRegions::Files);
}

std::vector<std::string> shimsOfAny(ArrayRef<UnitRegions> Units) {
  return ofAny(Units, &UnitRegions::Shims);
}

} // namespace hipshift
