// The outcome of a run: the edits of each file and everything there is to say.
#pragma once

#include "model/Finding.h"

#include <string>
#include <vector>

namespace hipshift {

struct FileEdits {
  std::string File;
  std::vector<Edit> Edits; // sorted by Begin, disjoint; insertions at one place keep their order
};

// One file as it was and as it will be.
struct FileChange {
  std::string File;
  std::string Before, After;
};

struct UnitFailure {
  std::string File;
  std::string Message;
};

struct Report {
  std::vector<Finding> Findings; // sorted by place
  std::vector<Conflict> Conflicts;
  std::vector<UnparsedRegion> Unparsed;
  std::vector<UnitFailure> Failures; // units that could not be analysed at all
  std::vector<std::string>
      ShimHeaders; // runtime-shims/hip headers that the output includes: "hipshift/lanes.h"
  std::vector<std::string>
      Read; // project files that the units read, sorted; --out copies the unchanged ones
  unsigned Units = 0;
  unsigned Files = 0; // project files read
  double Seconds = 0; // wall time of the run
};

struct Migration {
  std::vector<FileEdits> Edits;
  std::vector<FileChange> Changes; // only files whose text differs
  Report Said;
};

} // namespace hipshift
