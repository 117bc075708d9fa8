#include "decide/NearestNames.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace hipshift {

std::vector<std::string> nearestNames(const RuleSet &Rules, StringRef Word, unsigned Count) {
  unsigned Limit = std::max<size_t>(1, Word.size() / 3);
  std::vector<std::pair<unsigned, StringRef>> Near;
  auto Try = [&](StringRef Name) {
    // A word without scope is compared with last components: "Sum" finds "cub::BlockReduce::Sum".
    StringRef Compared = Word.contains("::") ? Name : lastComponent(Name);
    unsigned Distance = Word.edit_distance_insensitive(Compared, true, Limit);
    if (Distance <= Limit)
      Near.emplace_back(Distance, Name);
  };
  for (const NameEntry *E : Rules.names())
    Try(E->Cuda);
  for (const PatternRule &R : Rules.patterns())
    Try(R.Callee);
  llvm::sort(Near);
  Near.erase(llvm::unique(Near), Near.end());
  std::vector<std::string> Out;
  for (const auto &[Distance, Name] : Near)
    if (Out.size() < Count)
      Out.push_back(Name.str());
  return Out;
}

} // namespace hipshift
