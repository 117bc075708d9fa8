#include "input/Inputs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipshift {

static Error failure(const Twine &What) {
  return createStringError(std::make_error_code(std::errc::invalid_argument), What);
}

static bool isSource(StringRef Path) {
  return StringSwitch<bool>(sys::path::extension(Path))
      .Cases({".cu", ".cuh", ".h", ".hh", ".hpp", ".hxx"}, true)
      .Cases({".c", ".cc", ".cpp", ".cxx", ".inl", ".inc", ".C"}, true)
      .Default(false);
}

bool looksLikeCuda(StringRef Text) {
  static const StringRef Marks[] = {"cuda",   "<<<",     "__global__", "__device__", "cublas",
                                    "cufft",  "curand",  "cusparse",   "cusolver",   "cudnn",
                                    "nvrtc",  "cub::",   "CUdevice",   "CUmodule",   "nccl",
                                    "thrust", "cuInit(", "<cub/",      "__shared__"};
  return any_of(Marks, [&](StringRef Mark) { return Text.contains(Mark); });
}

static bool isBinary(StringRef Text) { return Text.substr(0, 8192).contains('\0'); }

static Error addFile(const Twine &Path, std::vector<std::string> &Files) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return failure(Path + ": " + Buffer.getError().message());
  if (isBinary((*Buffer)->getBuffer()))
    return failure(Path + ": not a text file");
  Files.push_back(Path.str());
  return Error::success();
}

static bool isBelow(StringRef Path, StringRef Dir) {
  return Path.consume_front(Dir) && (Dir.ends_with("/") || Path.starts_with("/"));
}

// "…/hipshift/lanes.h", where the shims have a header of that name.
static bool isShim(StringRef Path, StringRef ShimsDir) {
  if (isBelow(Path, ShimsDir))
    return true;
  StringRef Dir = sys::path::parent_path(Path);
  return sys::path::filename(Dir) == "hipshift" &&
         sys::fs::exists(ShimsDir + "/hip/hipshift/" + sys::path::filename(Path));
}

static bool isExcluded(StringRef Path, ArrayRef<std::string> Excluded) {
  return any_of(Excluded, [&](StringRef Dir) { return Path == Dir || isBelow(Path, Dir); });
}

bool isInScope(StringRef Path, const Inputs &In, StringRef ShimsDir) {
  return isBelow(Path, In.Root) && !isExcluded(Path, In.Excluded) && !isShim(Path, ShimsDir);
}

bool isShimBelowRoot(StringRef Path, const Inputs &In, StringRef ShimsDir) {
  return isBelow(Path, In.Root) && isShim(Path, ShimsDir) && !isBelow(Path, ShimsDir);
}

namespace {
struct Walk {
  StringRef ShimsDir;
  Inputs &Found;

  Error folder(StringRef Dir) {
    std::error_code EC;
    for (sys::fs::recursive_directory_iterator It(Dir, EC, /*follow_symlinks=*/false), End;
         It != End && !EC; It.increment(EC)) {
      StringRef Path = It->path(), Name = sys::path::filename(Path);
      if (It->type() == sys::fs::file_type::directory_file &&
          (Name.starts_with(".") || isExcluded(Path, Found.Excluded)))
        It.no_push();
      if (It->type() == sys::fs::file_type::regular_file && isSource(Path) &&
          !isShim(Path, ShimsDir))
        if (Error E = file(Path))
          return E;
    }
    return EC ? failure(Dir + ": " + EC.message()) : Error::success();
  }

  Error file(StringRef Path) {
    auto Buffer = MemoryBuffer::getFile(Path);
    if (!Buffer)
      return failure(Path + ": " + Buffer.getError().message());
    StringRef Text = (*Buffer)->getBuffer();
    bool Wanted = Path.ends_with(".cu") || Path.ends_with(".cuh") || looksLikeCuda(Text);
    if (Wanted && !isBinary(Text))
      Found.Files.push_back(Path.str());
    return Error::success();
  }
};
} // namespace

static std::string commonRoot(ArrayRef<std::string> Dirs) {
  std::string Root = Dirs.empty() ? "" : Dirs.front();
  for (const std::string &Dir : Dirs)
    while (!Root.empty() && Dir != Root && !StringRef(Dir).starts_with(Root + "/")) {
      std::string Up = sys::path::parent_path(Root).str();
      if (Up == Root)
        break;
      Root = Up;
    }
  return Root;
}

static std::string absolute(StringRef Given) {
  SmallString<256> Path(Given);
  sys::fs::make_absolute(Path);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return std::string(Path);
}

Expected<Inputs> findInputs(const Request &Ask) {
  Inputs Found;
  for (const std::string &Dir : Ask.Exclude)
    if (any_of(Ask.Inputs,
               [&](StringRef Given) { return isBelow(absolute(Dir), absolute(Given)); }))
      Found.Excluded.push_back(absolute(Dir));
  std::vector<std::string> Dirs;
  for (const std::string &Given : Ask.Inputs) {
    std::string Path = absolute(Given);
    sys::fs::file_status Status;
    if (std::error_code EC = sys::fs::status(Path, Status))
      return failure(Given + ": " + EC.message());
    bool IsDir = Status.type() == sys::fs::file_type::directory_file;
    if (IsDir)
      Found.Folders.push_back(std::string(Path));
    Dirs.push_back(IsDir ? Path : sys::path::parent_path(Path).str());
    if (Error E = IsDir ? Walk{Ask.ShimsDir, Found}.folder(Path) : addFile(Path, Found.Files))
      return std::move(E);
  }
  Found.Root = commonRoot(Dirs);
  llvm::sort(Found.Files);
  Found.Files.erase(llvm::unique(Found.Files), Found.Files.end());
  return Found;
}

} // namespace hipshift
