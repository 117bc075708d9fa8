// The compute capability tells what an NVIDIA GPU can do. HIP's fields and attributes of the same
// name hold the numbers of the gfx target (9 and 4 for gfx942), so that every test of them compiles
// and takes a branch that nobody chose.
//
// CUDA: if (prop.major < 7) return false;
// HIP:  the same; said here.
#include "decide/Rewrite.h"

#include "llvm/ADT/StringSwitch.h"

namespace hipshift {

static bool isCapability(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases({"cudaDeviceProp::major", "cudaDeviceProp::minor"}, true)
      .Cases({"cudaDevAttrComputeCapabilityMajor", "cudaDevAttrComputeCapabilityMinor"}, true)
      .Cases({"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR",
              "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR"},
             true)
      .Case("cuDeviceComputeCapability", true)
      .Default(false);
}

std::vector<Finding> rewrite_compute_capability(const UnitFacts &Unit, const RuleSet &,
                                                const Target &) {
  std::vector<Finding> Out;
  for (const Fact &Any : Unit.Facts) {
    const auto *N = std::get_if<NameFact>(&Any);
    if (!N || N->Bound == Binding::User || N->Qualified || !isCapability(N->Name))
      continue;
    Finding F;
    F.RuleId = "compute-capability";
    F.Message = "AMD's numbers are those of the gfx target (9 and 4 for gfx942), not of CUDA's "
                "compute capability: check what is made of them";
    F.Where = N->Where;
    F.From = N->From;
    F.Sure = Confidence::Review;
    Out.push_back(std::move(F));
  }
  return Out;
}

} // namespace hipshift
