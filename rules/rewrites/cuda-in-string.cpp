// String literals that a program hands to something that knows CUDA by name: CUDA source for NVRTC,
// library files, environment variables, NVRTC's options. Text for people stays without a word.
//
// CUDA: void *lib = dlopen("libcudart.so", RTLD_NOW);
// HIP:  the same; said here, since libamdhip64.so has to be opened instead.
#include "decide/Rewrite.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

struct Word {
  StringRef Cuda; // a whole literal; libraries without suffix and version
  StringRef Instead;
  bool StillServes = false;
};

constexpr Word Environment[] = {
    {"CUDA_VISIBLE_DEVICES",
     "HIP reads it too; its own are HIP_VISIBLE_DEVICES and ROCR_VISIBLE_DEVICES", true},
    {"CUDA_LAUNCH_BLOCKING", "HIP's is HIP_LAUNCH_BLOCKING, or AMD_SERIALIZE_KERNEL=3"},
    {"CUDA_DEVICE_ORDER", "HIP numbers devices by their PCI bus and has no such variable"},
    {"CUDA_DEVICE_MAX_CONNECTIONS", "HIP's is GPU_MAX_HW_QUEUES"},
    {"CUDA_CACHE_PATH", "HIP has no such variable"},
    {"CUDA_CACHE_DISABLE", "HIP has no such variable"},
    {"CUDA_MODULE_LOADING", "HIP loads code lazily; HIP_ENABLE_DEFERRED_LOADING=0 switches it off"},
    {"CUDA_MPS_PIPE_DIRECTORY", "AMD GPUs have no MPS"},
    {"CUDA_PATH", "ROCm's folder is in ROCM_PATH"},
    {"CUDA_HOME", "ROCm's folder is in ROCM_PATH"},
    {"CUDA_ROOT", "ROCm's folder is in ROCM_PATH"},
    {"CUDA_TOOLKIT_ROOT_DIR", "ROCm's folder is in ROCM_PATH"},
};

constexpr Word Libraries[] = {
    {"cuda", "libamdhip64.so"},      {"cudart", "libamdhip64.so"},
    {"nvcuda", "amdhip64.dll"},      {"nvrtc", "libhiprtc.so"},
    {"cublas", "libhipblas.so"},     {"cublasLt", "libhipblaslt.so"},
    {"cufft", "libhipfft.so"},       {"cufftw", "libhipfftw.so"},
    {"curand", "libhiprand.so"},     {"cusparse", "libhipsparse.so"},
    {"cusolver", "libhipsolver.so"}, {"cudnn", "libMIOpen.so"},
    {"nccl", "librccl.so"},          {"nvToolsExt", "libroctx64.so"},
    {"nvidia-ml", "libamd_smi.so"},  {"cupti", "librocprofiler-sdk.so"},
};

// "libcudart.so.12", "libcublas.dylib", "cudart64_12.dll" → the name of the library.
StringRef libraryName(StringRef Text) {
  Text = Text.substr(Text.rfind('/') == StringRef::npos ? 0 : Text.rfind('/') + 1);
  if (Text.ends_with(".dll"))
    return Text.drop_back(4).take_until([](char C) { return isDigit(C) || C == '_'; });
  if (!Text.consume_front("lib"))
    return "";
  size_t End = std::min(Text.find(".so"), std::min(Text.find(".dylib"), Text.find(".a")));
  return End == StringRef::npos ? "" : Text.take_front(End);
}

bool isSource(StringRef Text) {
  for (StringRef Mark : {"__global__", "__device__ ", "#include <cuda"})
    if (Text.contains(Mark))
      return true;
  return false;
}

bool isCompilerOption(StringRef Text) {
  Text = Text.ltrim('-');
  if (!Text.consume_front("gpu-architecture=") && !Text.consume_front("arch="))
    return Text == "use_fast_math" || Text == "default-device";
  return Text.starts_with("compute_") || Text.starts_with("sm_") || Text.empty();
}

void judge(StringRef Text, bool UsesRtc, Finding &F) {
  F.Sure = Confidence::Manual;
  if (isSource(Text)) {
    F.Message = "CUDA source in a string is not migrated";
    return;
  }
  for (const Word &W : Environment)
    if (Text == W.Cuda) {
      F.Message = ("the environment variable '" + W.Cuda + "' belongs to CUDA: " + W.Instead).str();
      F.Sure = W.StillServes ? Confidence::Note : Confidence::Manual;
    }
  StringRef Library = libraryName(Text);
  for (const Word &W : Libraries)
    if (!Library.empty() && Library == W.Cuda)
      F.Message = ("'" + Text + "' is a library of CUDA's: the one of ROCm is " + W.Instead).str();
  if (UsesRtc && Text.starts_with("-") && isCompilerOption(Text))
    F.Message = Text.contains("arch")
                    ? "hiprtc takes --offload-arch=gfx…, from hipDeviceProp_t::gcnArchName"
                    : ("hiprtc has no option '" + Text + "'").str();
}

} // namespace

std::vector<Finding> rewrite_cuda_in_string(const UnitFacts &Unit, const RuleSet &,
                                            const Target &) {
  bool UsesRtc = false;
  for (const Fact &Any : Unit.Facts)
    if (const auto *I = std::get_if<IncludeFact>(&Any))
      UsesRtc |= I->Name == "nvrtc.h";
  std::vector<Finding> Out;
  for (const Fact &Any : Unit.Facts) {
    const auto *S = std::get_if<StringFact>(&Any);
    if (!S || !S->Where.valid())
      continue;
    Finding F;
    F.RuleId = "cuda-in-string";
    F.Where = S->Where;
    F.From = S->From;
    judge(S->Value, UsesRtc, F);
    if (!F.Message.empty())
      Out.push_back(std::move(F));
  }
  return Out;
}

} // namespace hipshift
