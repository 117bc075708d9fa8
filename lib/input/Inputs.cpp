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

static Error walk(StringRef Dir, std::vector<std::string> &Files) {
  std::error_code EC;
  for (sys::fs::recursive_directory_iterator It(Dir, EC, /*follow_symlinks=*/false), End;
       It != End && !EC; It.increment(EC)) {
    StringRef Name = sys::path::filename(It->path());
    if (It->type() == sys::fs::file_type::directory_file && Name.starts_with("."))
      It.no_push();
    if (It->type() != sys::fs::file_type::regular_file || !isSource(It->path()))
      continue;
    auto Buffer = MemoryBuffer::getFile(It->path());
    if (!Buffer)
      return failure(It->path() + ": " + Buffer.getError().message());
    StringRef Text = (*Buffer)->getBuffer();
    bool Wanted = Name.ends_with(".cu") || Name.ends_with(".cuh") || looksLikeCuda(Text);
    if (Wanted && !isBinary(Text))
      Files.push_back(It->path());
  }
  return EC ? failure(Dir + ": " + EC.message()) : Error::success();
}

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

Expected<Inputs> findInputs(const std::vector<std::string> &Paths) {
  Inputs Found;
  std::vector<std::string> Dirs;
  for (const std::string &Given : Paths) {
    SmallString<256> Path(Given);
    sys::fs::make_absolute(Path);
    sys::path::remove_dots(Path, true);
    sys::fs::file_status Status;
    if (std::error_code EC = sys::fs::status(Path, Status))
      return failure(Given + ": " + EC.message());
    bool IsDir = Status.type() == sys::fs::file_type::directory_file;
    Dirs.push_back(IsDir ? std::string(Path) : sys::path::parent_path(Path).str());
    if (Error E = IsDir ? walk(Path, Found.Files) : addFile(Path, Found.Files))
      return std::move(E);
  }
  Found.Root = commonRoot(Dirs);
  llvm::sort(Found.Files);
  Found.Files.erase(llvm::unique(Found.Files), Found.Files.end());
  return Found;
}

} // namespace hipshift
