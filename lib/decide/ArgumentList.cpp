#include "decide/DecideInput.h"

using namespace llvm;

namespace hipshift {
namespace {

// Commas of a text that has only commas, white space and comments; -1 when there is more.
int countCommas(StringRef Gap) {
  int Commas = 0;
  while (!(Gap = Gap.ltrim(" \t\r\n\v\f\\")).empty()) {
    if (Gap.consume_front("//"))
      Gap = Gap.drop_until([](char C) { return C == '\n'; });
    else if (Gap.consume_front("/*"))
      Gap = Gap.split("*/").second;
    else if (Gap.consume_front(","))
      ++Commas;
    else
      return -1;
  }
  return Commas;
}

} // namespace

bool isSeparator(StringRef Gap) { return countCommas(Gap) == 1; }

bool hasAllArguments(const CallFact &Call) {
  size_t N = Call.Gaps.size();
  for (size_t I = 0; I < N; ++I)
    if (countCommas(Call.Gaps[I]) != (I == 0 || I + 1 == N ? 0 : 1))
      return false;
  return true;
}

} // namespace hipshift
