// Four steps, each over all files: resolve (where does it go, may it?) → stage (write whole beside
// the target) → commit (keep the old file under a second name, rename the new one over it) → clean
// (remove the second names). Until `clean`, going out of scope takes everything back.
#include "apply/Apply.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <filesystem>

using namespace llvm;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace hipshift {
namespace {

Error cannotWrite(StringRef Path, StringRef Why) {
  return createStringError("cannot write " + Path + ": " + Why);
}
Error cannotWrite(StringRef Path, std::error_code Why) {
  std::string Message = Why.message();
  Message[0] = toLower(Message[0]);
  return cannotWrite(Path, Message);
}

struct Staged {
  std::string Target;  // no symlink
  std::string Fresh;   // the new text, beside the target; empty once it is in place
  std::string Old;     // a second name of the target's file as it was, or empty
  bool Placed = false; // Target is the new file
};

// Follows symlinks, dangling ones too.
Expected<std::string> resolve(StringRef Path) {
  SmallString<256> At(Path);
  for (int Hops = 0; fs::is_symlink_file(At); ++Hops) {
    if (Hops == 40)
      return cannotWrite(Path, "too many levels of symbolic links");
    std::error_code EC;
    const std::string Link = std::filesystem::read_symlink(At.c_str(), EC).string();
    if (EC)
      return cannotWrite(Path, EC);
    if (path::is_relative(Link))
      path::remove_filename(At);
    else
      At.clear();
    path::append(At, Link);
  }
  return At.str().str();
}

class Writing {
public:
  ~Writing() { takeBack(); }

  Error run(ArrayRef<OutputFile> Files) {
    for (const OutputFile &File : Files)
      if (Error E = stage(File))
        return E;
    for (Staged &S : All)
      if (std::error_code EC = place(S))
        return cannotWrite(S.Target, EC);
    clean();
    for (const OutputFile &File : Files)
      if (!File.Replaces.empty() && File.Replaces != File.Path)
        if (std::error_code EC = fs::remove(File.Replaces))
          return createStringError("cannot remove " + File.Replaces + ": " + EC.message());
    return Error::success();
  }

private:
  Error stage(const OutputFile &File) {
    Expected<std::string> Target = resolve(File.Path);
    if (!Target)
      return Target.takeError();
    if (auto [Known, New] = Texts.try_emplace(*Target, File.Text); !New)
      return Known->second == File.Text
                 ? Error::success()
                 : cannotWrite(File.Path, "two different texts for one file");
    if (std::error_code EC = makeFolders(path::parent_path(*Target)))
      return cannotWrite(File.Path, EC);
    fs::file_status Existing;
    const bool Exists = !fs::status(*Target, Existing) && fs::exists(Existing);
    if (Exists && !fs::is_regular_file(Existing))
      return cannotWrite(File.Path, fs::is_directory(Existing) ? "is a folder" : "is no file");
    if (Exists && fs::access(*Target, fs::AccessMode::Write))
      return cannotWrite(File.Path, "permission denied");
    All.push_back({*Target, "", "", false});
    return writeFresh(All.back(), File, Exists ? &Existing : nullptr);
  }

  Error writeFresh(Staged &S, const OutputFile &File, const fs::file_status *Existing) {
    int FD;
    SmallString<256> Fresh;
    if (std::error_code EC = fs::createUniqueFile(besides(S.Target, "new"), FD, Fresh))
      return cannotWrite(File.Path, EC);
    S.Fresh = Fresh.str();
    sys::RemoveFileOnSignal(S.Fresh);
    raw_fd_ostream Out(FD, /*shouldClose=*/true);
    Out << File.Text;
    Out.flush();
    if (Existing && !Out.has_error()) {
      (void)fs::changeFileOwnership(FD, Existing->getUser(), Existing->getGroup());
      (void)fs::setPermissions(FD, Existing->permissions());
    }
    Out.close();
    const std::error_code EC = Out.error();
    Out.clear_error();
    return EC ? cannotWrite(File.Path, EC) : Error::success();
  }

  std::error_code place(Staged &S) {
    if (fs::exists(S.Target)) {
      SmallString<256> Old;
      fs::createUniquePath(besides(S.Target, "old"), Old, /*MakeAbsolute=*/false);
      if (fs::create_hard_link(S.Target, Old)) // not every file system has them
        if (std::error_code EC = fs::copy_file(S.Target, Old)) {
          (void)fs::remove(Old);
          return EC;
        }
      S.Old = Old.str();
    }
    if (std::error_code EC = fs::rename(S.Fresh, S.Target))
      return EC;
    sys::DontRemoveFileOnSignal(S.Fresh);
    S.Fresh.clear();
    S.Placed = true;
    return {};
  }

  void clean() {
    for (Staged &S : All)
      if (!S.Old.empty())
        (void)fs::remove(S.Old);
    All.clear();
    MadeFolders.clear();
  }

  void takeBack() {
    for (Staged &S : All) {
      if (!S.Fresh.empty()) {
        (void)fs::remove(S.Fresh);
        sys::DontRemoveFileOnSignal(S.Fresh);
      }
      if (S.Placed && S.Old.empty())
        (void)fs::remove(S.Target);
      else if (S.Placed)
        (void)fs::rename(S.Old, S.Target);
      else if (!S.Old.empty())
        (void)fs::remove(S.Old);
    }
    while (!MadeFolders.empty())
      (void)fs::remove(MadeFolders.pop_back_val());
  }

  // Outermost first, each remembered.
  std::error_code makeFolders(StringRef Folder) {
    if (Folder.empty() || fs::is_directory(Folder))
      return {};
    if (std::error_code EC = makeFolders(path::parent_path(Folder)))
      return EC;
    const std::error_code EC = fs::create_directory(Folder, /*IgnoreExisting=*/false, fs::all_all);
    if (!EC)
      MadeFolders.push_back(Folder.str());
    else if (EC == std::errc::file_exists)
      return fs::is_directory(Folder) ? std::error_code()
                                      : make_error_code(std::errc::not_a_directory);
    return EC;
  }

  static std::string besides(StringRef Target, StringRef Role) {
    SmallString<256> Model(path::parent_path(Target));
    path::append(Model, "." + path::filename(Target) + "." + Role + "-%%%%%%%%");
    return Model.str().str();
  }

  std::vector<Staged> All;
  StringMap<StringRef> Texts; // by target
  SmallVector<std::string> MadeFolders;
};

} // namespace

Error writeFiles(ArrayRef<OutputFile> Files) { return Writing().run(Files); }

} // namespace hipshift
