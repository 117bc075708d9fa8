#include "Progress.h"

#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipshift {

constexpr unsigned BarWidth = 30;
constexpr std::chrono::milliseconds BarStep(100), LineStep(5000);

ProgressDisplay::ProgressDisplay(bool Quiet)
    : Quiet(Quiet), Terminal(errs().is_displayed()), Last(Clock::now()) {}

ProgressDisplay::~ProgressDisplay() {
  if (Drawn)
    errs() << "\r\x1b[K";
}

void ProgressDisplay::show(const Progress &P) {
  const auto Now = Clock::now();
  if (Quiet || P.Total == 0 || Now - Last < (Terminal ? BarStep : LineStep))
    return;
  Last = Now;
  if (!Terminal) {
    errs() << "hipshift: " << P.Done << " of " << P.Total << " files\n";
    return;
  }
  const unsigned Full = BarWidth * P.Done / P.Total;
  errs() << "\r\x1b[K[" << std::string(Full, '#') << std::string(BarWidth - Full, '.') << "] "
         << P.Done << "/" << P.Total << " " << sys::path::filename(P.File).take_front(40);
  Drawn = true;
}

} // namespace hipshift
