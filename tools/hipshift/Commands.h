// The subcommands, one function and one file each.
#pragma once

#include "Options.h"

namespace hipshift {

Command migrateCommand();
Command explainCommand();
Command rulesCommand();
Command doctorCommand();
Command completionCommand();
Command docsCommand();

std::vector<Command> allCommands();

} // namespace hipshift
