// CUDA: k<<<grid, block>>>(n)
// HIP:  hipLaunchKernelGGL(k, grid, block, 0, 0, n)
#include "decide/Steps.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

// A comma that would split a macro argument: outside of every parenthesis.
bool hasBareComma(StringRef Text) {
  int Depth = 0;
  for (char C : Text) {
    Depth += C == '(';
    Depth -= C == ')';
    if (C == ',' && Depth == 0)
      return true;
  }
  return false;
}

bool hasPlace(const LaunchFact &L) {
  auto Inside = [&](const Span &S) { return L.Whole.contains(S); };
  auto TextInside = [&](const Text &T) { return Inside(T.Range); };
  return L.Whole.valid() && TextInside(L.Kernel) && Inside(L.Open) && Inside(L.Close) &&
         Inside(L.ArgsOpen) && Inside(L.ArgsClose) && L.Config.size() >= 2 &&
         all_of(L.Config, TextInside) && all_of(L.Args, TextInside);
}

std::vector<Edit> asCall(const LaunchFact &L) {
  std::vector<Edit> Out;
  auto Replace = [&](unsigned Begin, unsigned End, std::string Text) {
    Out.push_back({{L.Whole.File, Begin, End}, std::move(Text)});
  };
  bool Quote = L.KernelIsTemplate || hasBareComma(L.Kernel.Spelling);
  Replace(L.Whole.Begin, L.Whole.Begin,
          Quote ? "hipLaunchKernelGGL(HIP_KERNEL_NAME(" : "hipLaunchKernelGGL(");
  std::string Before = Quote ? "), " : ", ";
  unsigned From = L.Kernel.Range.End;
  for (size_t I = 0; I < L.Config.size(); ++I) {
    const Text &C = L.Config[I];
    bool Wrap = hasBareComma(C.Spelling);
    if (I == 0 || Wrap || Before != ", ")
      Replace(From, C.Range.Begin, Before + (Wrap ? "(" : ""));
    Before = Wrap ? "), " : ", ";
    From = C.Range.End;
  }
  std::string Tail = Before == ", " ? "" : ")";
  for (size_t I = L.Config.size(); I < 4; ++I)
    Tail += ", 0";
  if (L.Args.empty())
    Replace(From, L.ArgsOpen.End, Tail);
  else
    Replace(From, L.Args.front().Range.Begin, Tail + ", ");
  return Out;
}

} // namespace

void decideLaunches(const DecideInput &In, std::vector<Finding> &Out) {
  if (In.For.Launch == LaunchStyle::Chevrons)
    return;
  for (const LaunchFact *L : In.all<LaunchFact>()) {
    Finding F;
    F.RuleId = "launch";
    F.Where = L->Kernel.Range.valid() ? L->Kernel.Range : L->Whole;
    F.From = L->From;
    F.Message = "the launch of '" + L->Kernel.Spelling + "' becomes hipLaunchKernelGGL";
    if (hasPlace(*L)) {
      F.Edits = asCall(*L);
    } else {
      F.Sure = Confidence::Manual;
      F.Message += ", but its text has no one place in a file; change it by hand";
    }
    Out.push_back(std::move(F));
  }
}

} // namespace hipshift
