#include "decide/Decide.h"
#include "decide/Patterns.h"
#include "decide/Rewrite.h"
#include "decide/Settle.h"
#include "decide/Steps.h"

#include "llvm/ADT/STLExtras.h"

namespace hipshift {

UnitDecisions decide(const UnitFacts &Unit, const RuleSet &Rules, const Target &For) {
  DecideInput In{Unit, Rules, For};
  UnitDecisions Out;
  std::vector<Finding> Found;
  SpanSet Taken;
  decidePatterns(In, Taken, Found);
  for (const Rewrite &R : rewrites())
    llvm::append_range(Found, R.Run(Unit, Rules, For));
  decideLaunches(In, Found);
  Taken.addEdits(Found);
  for (const IncludeFact *I : In.all<IncludeFact>())
    Taken.add(I->Line); // "cuComplex.h" is no name
  decideArguments(In, Taken, Found);
  Taken.addEdits(Found);
  decideNames(In, Taken, Found, Out.Kept);
  decidePasted(In, Found);
  decideAsm(In, Found);
  Found = mergeExpansions(std::move(Found));
  dropOverlaps(Found);
  decideIncludes(In, Found);
  sortByPlace(Found);
  Out.Findings = std::move(Found);
  llvm::sort(Out.Kept);
  return Out;
}

} // namespace hipshift
