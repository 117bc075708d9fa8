// The whole job as one call: parse + collect → decide → merge → apply, for every unit of a request.
// Every front door comes through here.
#pragma once

#include "model/Report.h"
#include "model/Request.h"

#include <functional>
#include <string>

#include "llvm/Support/Error.h"

namespace hipshift {

struct Progress {
  unsigned Done = 0, Total = 0;
  std::string File; // the unit that was finished
};

// An error is wrong use (a missing input, a broken rule pack). A unit that does not parse is no
// error: it is migrated as far as it goes and listed in Report::Unparsed or Report::Failures.
// OnProgress may be empty; it is called from one thread at a time.
llvm::Expected<Migration> migrate(const Request &Ask,
                                  const std::function<void(const Progress &)> &OnProgress = {});

} // namespace hipshift
