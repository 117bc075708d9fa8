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

// The commas of the configuration stay as written. So do comments, where there are any.
std::vector<Edit> asCall(const LaunchFact &L) {
  std::vector<Edit> Out;
  auto Replace = [&](unsigned Begin, unsigned End, std::string Text) {
    if (Begin != End || !Text.empty())
      Out.push_back({{L.Whole.File, Begin, End}, std::move(Text)});
  };
  auto Insert = [&](unsigned At, std::string Text) { Replace(At, At, std::move(Text)); };
  bool Quote = L.KernelIsTemplate || hasBareComma(L.Kernel.Spelling);
  Insert(L.Whole.Begin, Quote ? "hipLaunchKernelGGL(HIP_KERNEL_NAME(" : "hipLaunchKernelGGL(");
  const Span &First = L.Config.front().Range, &Last = L.Config.back().Range;
  if (Quote)
    Insert(L.Kernel.Range.End, ")");
  if (L.HasComments)
    Replace(L.Open.Begin, L.Open.End, ",");
  else
    Replace(L.Kernel.Range.End, First.Begin, ", ");
  std::string Tail;
  for (const Text &C : L.Config) {
    bool Wrap = hasBareComma(C.Spelling);
    if (Wrap)
      Insert(C.Range.Begin, "(");
    if (Wrap && &C != &L.Config.back())
      Insert(C.Range.End, ")");
    else if (Wrap)
      Tail = ")";
  }
  for (size_t I = L.Config.size(); I < 4; ++I)
    Tail += ", 0";
  StringRef Comma = L.Args.empty() ? "" : ",";
  if (!L.HasComments) {
    Tail += L.Args.empty() ? "" : ", ";
    Replace(Last.End, L.Args.empty() ? L.ArgsOpen.End : L.Args.front().Range.Begin, Tail);
    return Out;
  }
  Insert(Last.End, Tail);
  Replace(L.Close.Begin, L.Close.End, "");
  Replace(L.ArgsOpen.Begin, L.ArgsOpen.End, Comma.str());
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
    if (!L->IsStatement) {
      F.Sure = Confidence::Note;
      F.Message = "the launch of '" + L->Kernel.Spelling +
                  "' is part of an expression and stays: hipLaunchKernelGGL is a statement";
    } else if (L->HasDirectives) {
      F.Sure = Confidence::Note;
      F.Message = "the launch of '" + L->Kernel.Spelling +
                  "' stays: the arguments of a macro can hold no preprocessor directive";
    } else if (hasPlace(*L)) {
      F.Edits = asCall(*L);
    } else {
      F.Sure = Confidence::Manual;
      F.Message += ", but its text has no one place in a file; change it by hand";
    }
    Out.push_back(std::move(F));
  }
}

} // namespace hipshift
