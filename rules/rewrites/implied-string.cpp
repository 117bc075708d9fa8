// nvcc's cuda_runtime.h brings the C string functions; hip_runtime.h does not. A unit that uses
// them without including <cstring> anywhere gets the line.
//
// CUDA: memset(&params, 0, sizeof params); // nothing included
// HIP:  the same, below #include <cstring>
#include "decide/Rewrite.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

#include <map>

using namespace llvm;

namespace hipshift {

static bool isStringFunction(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases({"memcpy", "memset", "memcmp", "memmove", "strlen", "strcmp", "strncmp"}, true)
      .Cases({"strcpy", "strncpy", "strcat", "strchr", "strrchr", "strstr"}, true)
      .Default(false);
}

std::vector<Finding> rewrite_implied_string(const UnitFacts &Unit, const RuleSet &,
                                            const Target &) {
  bool Runtime = false;
  std::map<std::string, const NameFact *> First; // by file
  StringSet<> Own;                               // what the project declares itself
  for (const Fact &Any : Unit.Facts) {
    if (const auto *I = std::get_if<IncludeFact>(&Any)) {
      StringRef Name = I->Name;
      if (Name == "cstring" || Name == "string.h" || Name == "memory.h" || Name == "bits/stdc++.h")
        return {};
      Runtime |= I->Kind == HeaderKind::Cuda;
    } else if (const auto *F = std::get_if<FileFact>(&Any)) {
      Runtime |= F->ImplicitRuntime;
    } else if (const auto *N = std::get_if<NameFact>(&Any)) {
      if (N->Declares)
        Own.insert(N->Name);
      else if (N->Bound != Binding::Unbound && !N->BySpelling && !N->Member &&
               isStringFunction(N->Name))
        if (auto [It, New] = First.try_emplace(N->Where.File, N);
            !New && N->Where < It->second->Where)
          It->second = N;
    }
  }
  if (!Runtime)
    return {};
  std::vector<Finding> Out;
  for (auto &[File, N] : First) {
    if (Own.contains(N->Name))
      continue;
    Finding F;
    F.RuleId = "implied-string";
    F.Message = "'" + N->Name + "' needs <cstring>, which CUDA's headers include and HIP's do not";
    F.Where = N->Where;
    F.From = N->From;
    F.Headers = {"cstring"};
    Out.push_back(std::move(F));
  }
  return Out;
}

} // namespace hipshift
