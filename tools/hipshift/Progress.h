// How far a run is, on stderr: a bar on a terminal, else a line every few seconds.
#pragma once

#include "migrate/Migrate.h"

#include <chrono>

namespace hipshift {

class ProgressDisplay {
public:
  explicit ProgressDisplay(bool Quiet);
  ~ProgressDisplay(); // wipes the bar

  void show(const Progress &P);

private:
  using Clock = std::chrono::steady_clock;

  bool Quiet, Terminal, Drawn = false;
  Clock::time_point Last;
};

} // namespace hipshift
