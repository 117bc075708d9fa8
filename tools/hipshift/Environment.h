// What the program finds around itself: its own files, the user's cache, the terminal.
#pragma once

#include "llvm/Support/raw_ostream.h"

#include <string>

namespace hipshift {

// $HIPSHIFT_SHIMS, or share/hipshift beside the program's folder, or the source tree.
std::string shimsDir();

std::string cacheDir();      // hipshift's own, may not exist; empty without a home
std::string currentFolder(); // as other programs see it

bool wantsColours(llvm::raw_ostream &Stream); // a terminal, and NO_COLOR is not set

// "hipshift: error: …", every line of it; then the hint.
void printError(llvm::StringRef Message, llvm::StringRef Hint = "");

} // namespace hipshift
