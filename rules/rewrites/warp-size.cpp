// warpSize under --warp=logical32: the warps of the program keep 32 lanes on every wavefront, so
// the built-in variable, 64 on CDNA, becomes the shim's constant. (From ROCm 7 on HIP's warpSize is
// no constant any more, so array bounds and template arguments need this too.)
//
// CUDA: int lane = threadIdx.x % warpSize;
// HIP:  int lane = threadIdx.x % hipshift::warp_size;
#include "decide/Rewrite.h"

namespace hipshift {

static Finding replaced(const NameFact &N) {
  Finding F;
  F.RuleId = "warp-size";
  F.Message = "'warpSize' becomes 'hipshift::warp_size', 32 on every wavefront";
  F.Where = N.Where;
  F.From = N.From;
  F.Sure = N.Bound == Binding::Cuda ? Confidence::Safe : Confidence::Review;
  F.Edits = {{N.Where, "hipshift::warp_size"}};
  F.Headers = {"hipshift/lanes.h"};
  return F;
}

static Finding said(const NameFact &N, std::string Message) {
  Finding F;
  F.RuleId = "warp-size";
  F.Message = std::move(Message);
  F.Where = N.Where;
  F.From = N.From;
  F.Sure = Confidence::Note;
  return F;
}

std::vector<Finding> rewrite_warp_size(const UnitFacts &Unit, const RuleSet &, const Target &For) {
  std::vector<Finding> Out;
  for (const Fact &Any : Unit.Facts) {
    const auto *N = std::get_if<NameFact>(&Any);
    if (!N || N->Bound == Binding::User || N->Qualified)
      continue;
    if (N->Name == "warpSize")
      Out.push_back(For.Warp == WarpPolicy::Logical32
                        ? replaced(*N)
                        : said(*N, "'warpSize' is 64 on CDNA, and no constant from ROCm 7 on"));
    else if (N->Name == "cudaDeviceProp::warpSize" && For.Warp == WarpPolicy::Logical32)
      Out.push_back(said(*N, "HIP reports the wavefront here, 64 on CDNA; the migrated kernels "
                             "work in warps of 32 lanes"));
  }
  return Out;
}

} // namespace hipshift
