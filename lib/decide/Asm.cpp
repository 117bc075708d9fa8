// Inline PTX is said, not translated.
#include "decide/Steps.h"

using namespace llvm;

namespace hipshift {

void decideAsm(const DecideInput &In, std::vector<Finding> &Out) {
  for (const AsmFact *A : In.all<AsmFact>()) {
    StringRef First = StringRef(A->Template).ltrim(" \t\n{").split(';').first.split('\n').first;
    if (First.trim().empty() || A->In == Side::Host)
      continue; // a compiler barrier is one in HIP too; the host has no PTX
    Finding F;
    F.RuleId = "inline-ptx";
    F.Message = ("inline PTX is not translated: " + First.trim()).str();
    F.Where = A->Whole;
    F.Sure = Confidence::Manual;
    F.From = A->From;
    Out.push_back(std::move(F));
  }
}

} // namespace hipshift
