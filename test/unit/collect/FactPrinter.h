// Source text in, facts as short lines out: "name cudaMalloc cuda written @cudaMalloc".
#pragma once

#include "model/Facts.h"

#include <gmock/gmock.h>
#include <string>
#include <vector>

namespace hipshift {

// Parses Source as a .cu file (Name says otherwise) and prints each fact and each unparsed region.
std::vector<std::string> factsOf(const std::string &Source, const std::string &Name = "t.cu",
                                 const std::vector<std::string> &Args = {});

} // namespace hipshift
