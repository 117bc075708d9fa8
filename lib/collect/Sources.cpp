#include "collect/Sources.h"

#include "llvm/Support/Path.h"

using namespace clang;
using namespace llvm;

namespace hipshift {

static bool isBelow(StringRef Path, StringRef Dir) {
  return Path.consume_front(Dir) && (Dir.ends_with("/") || Path.starts_with("/"));
}

SourceFile Sources::classify(StringRef Name, bool System) const {
  SourceFile F;
  SmallString<256> Path = Name;
  SM.getFileManager().makeAbsolutePath(Path);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  F.Path = std::string(Path);
  // clang's own CUDA headers declare device functions that NVIDIA's would.
  bool Cuda = sys::path::filename(Path).starts_with("__clang_cuda_");
  for (const std::string &Dir : Policy.CudaDirs)
    Cuda |= isBelow(F.Path, Dir);
  F.InScope = !Cuda && Policy.InScope(F.Path);
  F.Kind = Cuda        ? HeaderKind::Cuda
           : F.InScope ? HeaderKind::Project
           : System    ? HeaderKind::System
                       : HeaderKind::Unknown;
  return F;
}

const SourceFile &Sources::of(FileID Id) {
  static const SourceFile None;
  if (Id.isInvalid())
    return None;
  auto [It, New] = Known.try_emplace(Id);
  if (New)
    if (OptionalFileEntryRef File = SM.getFileEntryRefForID(Id))
      It->second = classify(File->getName(), SM.isInSystemHeader(SM.getLocForStartOfFile(Id)));
  return It->second;
}

bool Sources::looksLikeCuda(FileEntryRef File) {
  if (!Policy.LooksLikeCuda)
    return false;
  auto [It, New] = LookLikeCuda.try_emplace(&File.getFileEntry(), false);
  if (New)
    if (auto Buffer = SM.getFileManager().getBufferForFile(File))
      It->second = Policy.LooksLikeCuda((*Buffer)->getBuffer());
  return It->second;
}

SourceFile Sources::of(FileEntryRef File, bool System) const {
  return classify(File.getName(), System);
}

} // namespace hipshift
