// What `hipshift migrate` was asked for: the request to the library and what happens to its result.
#pragma once

#include "Options.h"

#include "model/Request.h"

namespace hipshift {

enum class OutputMode { None, Diff, OutDir, InPlace };

struct MigrateOptions {
  Request Ask;
  OutputMode Mode = OutputMode::None;
  std::string OutDir;
  bool CopyShims = true, HipExtension = false;
  bool Strict = false, Json = false, Quiet = false, Verbose = false;
};

std::vector<Option> migrateOptionTable(MigrateOptions &Into);

} // namespace hipshift
