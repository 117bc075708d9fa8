// The report as programs read it. "version" is the version of this form: keys are only added within
// one version. Offsets are bytes from 0; lines and columns count from 1. Text that is not UTF-8 is
// {"base64": "…"}.
#pragma once

#include "model/Report.h"

#include <string>
#include <vector>

namespace hipshift {

struct JsonOptions {
  std::string ToolVersion;
  std::string Mode;                                       // "none", "diff", "out" or "in-place"
  std::vector<std::string> Written;                       // files that were written
  std::vector<std::pair<std::string, std::string>> Diffs; // file, unified diff
};

std::string jsonReport(const Migration &M, const JsonOptions &Options);

} // namespace hipshift
