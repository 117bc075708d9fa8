// Which files a migration leaves behind, and where. Decides; lib/apply writes.
#pragma once

#include "apply/Apply.h"
#include "model/Report.h"

#include <string>
#include <vector>

namespace hipshift {

struct Layout {
  std::string Root;   // the folder that holds all inputs
  std::string OutDir; // absolute; empty: in place
  std::string ShimsDir;
  std::vector<std::string> Inputs; // files that were asked for
  bool CopyShims = true;
  bool HipExtension = false; // .cu becomes .hip
};

struct OutputPlan {
  std::vector<OutputFile> Files;    // what is to be written
  std::vector<std::string> Outside; // needed, but not below Root: they have no place in OutDir
  std::string Refused; // why nothing may be written: the user's mistake; empty: all is well
  std::string ShimsAt; // folder to put on the include path, empty when no shim is written
};

// The name of a file after the migration.
class NewNames {
public:
  NewNames(const Migration &M, const Layout &L);
  std::string of(llvm::StringRef File) const;
  // Sources that keep their name, because another file includes them.
  const std::vector<std::string> &stayCu() const { return StayCu; }

private:
  bool HipExtension;
  std::vector<std::string> StayCu; // sorted
};

// An error when a file cannot be read.
llvm::Expected<OutputPlan> planOutputs(const Migration &M, const Layout &L);

} // namespace hipshift
