// The report as people read it, one line a place:
//   src/kernel.cu:12:9: warning: lane mask has 64 bits in HIP [lane-mask]
// error: a person must act; warning: edited, a person should look; note: worth knowing. What was
// edited without a doubt is only counted, unless Verbose lists it as "safe".
#pragma once

#include "model/Report.h"

#include <string>

namespace hipshift {

struct TextOptions {
  std::string Base; // files below this folder are named relative to it
  bool Colours = false;
  bool Verbose = false;
  bool Snippets = true; // the source line and a caret below each message
};

// Findings, conflicts, missing headers and failed units, sorted by place.
std::string textReport(const Migration &M, const TextOptions &Options);

// The numbers: a few lines, without what is zero.
std::string textSummary(const Migration &M, const TextOptions &Options);

} // namespace hipshift
