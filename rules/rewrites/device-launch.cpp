// A kernel that launches kernels (dynamic parallelism). HIP has no launch from device code.
//
// CUDA: __global__ void parent(int *p) { child<<<1, 64>>>(p); }
// HIP:  the same, which does not compile; said here.
#include "decide/Rewrite.h"

#include "llvm/ADT/STLExtras.h"

namespace hipshift {

std::vector<Finding> rewrite_device_launch(const UnitFacts &Unit, const RuleSet &, const Target &) {
  std::vector<const KernelFact *> Kernels;
  for (const Fact &Any : Unit.Facts)
    if (const auto *K = std::get_if<KernelFact>(&Any); K && K->IsDefinition && K->Whole.valid())
      Kernels.push_back(K);
  std::vector<Finding> Out;
  for (const Fact &Any : Unit.Facts) {
    const auto *L = std::get_if<LaunchFact>(&Any);
    if (!L || !L->Whole.valid())
      continue;
    auto In = llvm::find_if(Kernels, [&](auto *K) { return K->Whole.contains(L->Whole); });
    if (In == Kernels.end())
      continue;
    Finding F;
    F.RuleId = "device-launch";
    F.Message = "kernel '" + (*In)->Name + "' launches a kernel: HIP has no launch from device " +
                "code; move it to the host, or loop over a work queue";
    F.Where = L->Kernel.Range.valid() ? L->Kernel.Range : L->Whole;
    F.From = L->From;
    F.Sure = Confidence::Manual;
    Out.push_back(std::move(F));
  }
  return Out;
}

} // namespace hipshift
