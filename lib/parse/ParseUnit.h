// One translation unit → facts. Never fails: what could not be parsed is listed in the result.
#pragma once

#include "model/Facts.h"
#include "model/Request.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hipshift {

class PchStore; // parse/Pch.h

std::shared_ptr<PchStore> makePchStore(const std::string &CacheDir);

struct ParseOptions {
  std::string ShimsDir;    // runtime-shims; its cuda/ folder stands in for a toolkit
  std::string CudaPath;    // a real toolkit to use instead, or empty
  std::string ResourceDir; // clang's own headers
  PchStore *Pch = nullptr; // precompiled declarations, shared by all units; null: do without
  std::vector<std::string> ExtraArgs;
  std::function<bool(llvm::StringRef)> InScope; // may this file be edited?
  const llvm::StringSet<> *Watch = nullptr;     // RuleSet::watchList()
};

UnitFacts parseUnit(const CompileCommand &Unit, const ParseOptions &Options);

// What the main file's text alone tells, for a unit that brings the parser down. The whole file is
// listed as not read, for the reason in Why.
UnitFacts readUnitAsText(const CompileCommand &Unit, const ParseOptions &Options,
                         const std::string &Why);

// Folder of clang's own headers as found at configure time, or HIPSHIFT_RESOURCE_DIR.
std::string defaultResourceDir();

} // namespace hipshift
