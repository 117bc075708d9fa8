// __grid_constant__ tells CUDA that a kernel parameter is read only and may be read where it lies.
// HIP has no such attribute and needs none: parameters are read from the kernel argument segment,
// and the parameter is const already.
//
// CUDA: __global__ void k(const __grid_constant__ Params p);
// HIP:  __global__ void k(const Params p);
#include "decide/Rewrite.h"

namespace hipshift {

std::vector<Finding> rewrite_grid_constant(const UnitFacts &Unit, const RuleSet &, const Target &) {
  std::vector<Finding> Out;
  for (const Fact &Any : Unit.Facts) {
    const auto *N = std::get_if<NameFact>(&Any);
    if (!N || N->Name != "__grid_constant__" || N->Bound == Binding::User || N->InDirective)
      continue;
    Finding F;
    F.RuleId = "grid-constant";
    F.Message = "'__grid_constant__' is dropped: HIP reads kernel parameters where they lie";
    F.Where = N->Where;
    F.From = N->From;
    F.Sure = N->Bound == Binding::Cuda ? Confidence::Safe : Confidence::Review;
    F.Edits = {{{N->Where.File, N->Where.Begin, N->BlanksEnd}, ""}};
    Out.push_back(std::move(F));
  }
  return Out;
}

} // namespace hipshift
