// The numbers of a run, for every form of report and for the exit code.
#pragma once

#include "model/Report.h"

namespace hipshift {

struct Counts {
  unsigned Safe = 0, Review = 0, Manual = 0, Notes = 0;
  unsigned Inactive = 0, Errors = 0, MissingHeaders = 0, NotRead = 0; // regions not analysed
  unsigned Edits = 0, Changed = 0, Conflicts = 0, Failures = 0;

  bool leftForAPerson() const { return Review + Manual + Conflicts != 0; }
};

Counts countsOf(const Migration &M);

} // namespace hipshift
