#include "Environment.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace hipshift {

std::string shimsDir() {
  if (auto Given = sys::Process::GetEnv("HIPSHIFT_SHIMS"); Given && !Given->empty()) {
    SmallString<256> Path(*Given);
    sys::fs::make_absolute(Path);
    return Path.str().str();
  }
  SmallString<256> Installed(
      sys::fs::getMainExecutable("hipshift", reinterpret_cast<void *>(&shimsDir)));
  sys::path::remove_filename(Installed);
  sys::path::append(Installed, "..", "share", "hipshift", "runtime-shims");
  sys::path::remove_dots(Installed, /*remove_dot_dot=*/true);
  if (sys::fs::is_directory(Installed))
    return Installed.str().str();
  return HIPSHIFT_SOURCE_DIR "/runtime-shims";
}

std::string cacheDir() {
  SmallString<256> Path;
  if (!sys::path::cache_directory(Path))
    return "";
  sys::path::append(Path, "hipshift");
  return Path.str().str();
}

std::string currentFolder() {
  SmallString<256> Path;
  if (sys::fs::current_path(Path))
    return "";
  return Path.str().str();
}

bool wantsColours(raw_ostream &Stream) {
  const auto Off = sys::Process::GetEnv("NO_COLOR");
  return Stream.is_displayed() && Stream.has_colors() && (!Off || Off->empty());
}

void printError(StringRef Message, StringRef Hint) {
  raw_ostream &Out = errs();
  const bool Colours = wantsColours(Out);
  SmallVector<StringRef> Lines;
  Message.rtrim('\n').split(Lines, '\n');
  for (StringRef Line : Lines)
    Out << "hipshift: " << (Colours ? "\x1b[1;31merror:\x1b[0m " : "error: ") << Line << "\n";
  if (!Hint.empty())
    Out << Hint << "\n";
}

} // namespace hipshift
