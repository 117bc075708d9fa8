#include "Outputs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipshift {
namespace {

Expected<std::string> readFile(const Twine &Path) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return createStringError(Buffer.getError(),
                             "cannot read " + Path + ": " + Buffer.getError().message());
  return (*Buffer)->getBuffer().str();
}

std::vector<std::string> filesOf(const Migration &M, const Layout &L) {
  std::vector<std::string> All = M.Said.Read;
  append_range(All, L.Inputs);
  for (const FileChange &C : M.Changes)
    All.push_back(C.File);
  llvm::sort(All);
  All.erase(llvm::unique(All), All.end());
  return All;
}

// File names, without folders, of the .cu files that some #include line of Text names.
void addIncludedCu(StringRef Text, StringSet<> &Names) {
  for (size_t At = Text.find(".cu"); At != StringRef::npos; At = Text.find(".cu", At + 1)) {
    const StringRef Behind = Text.substr(At + 3, 1);
    if (Behind != "\"" && Behind != ">")
      continue;
    const size_t Begin = Text.rfind('\n', At) + 1; // npos + 1 is the first line
    const StringRef Line = Text.slice(Begin, At + 3).ltrim();
    if (Line.starts_with("#") && Line.contains("include"))
      Names.insert(Line.substr(Line.find_last_of("/\"<") + 1));
  }
}

std::string below(StringRef Root, StringRef File) {
  StringRef Relative = File;
  if (!Relative.consume_front(Root) || !(Root.ends_with("/") || Relative.consume_front("/")))
    return "";
  return Relative.str();
}

std::string joined(StringRef Folder, StringRef Name) {
  SmallString<256> Path(Folder);
  sys::path::append(Path, Name);
  return Path.str().str();
}

class Planner {
public:
  Planner(const Migration &M, const Layout &L) : L(L), M(M), Names(M, L) {
    for (const FileChange &C : M.Changes)
      After[C.File] = C.After;
  }

  Expected<OutputPlan> plan() {
    for (const std::string &File : filesOf(M, L))
      if (Error E = L.OutDir.empty() ? addInPlace(File) : addBelowOutDir(File))
        return std::move(E);
    if (Error E = addShims())
      return std::move(E);
    return std::move(Out);
  }

private:
  Expected<std::string> textOf(StringRef File) {
    if (auto Changed = After.find(File); Changed != After.end())
      return Changed->second.str();
    return readFile(File);
  }

  Error addInPlace(const std::string &File) {
    const std::string New = Names.of(File);
    if (New == File && !After.contains(File))
      return Error::success();
    Expected<std::string> Text = textOf(File);
    if (!Text)
      return Text.takeError();
    if (New != File && sys::fs::exists(New))
      Out.Refused = "cannot rename " + File + ": " + New + " exists";
    Out.Files.push_back({New, std::move(*Text), New == File ? "" : File});
    return Error::success();
  }

  Error addBelowOutDir(const std::string &File) {
    if (!below(L.Root, L.OutDir).empty() && !below(L.OutDir, File).empty())
      return Error::success(); // of an earlier run
    const std::string Relative = below(L.Root, Names.of(File));
    if (Relative.empty()) {
      Out.Outside.push_back(File);
      return Error::success();
    }
    std::string To = joined(L.OutDir, Relative);
    if (sys::fs::equivalent(To, File))
      Out.Refused = "--out " + L.OutDir + " would overwrite the input " + File + "; use --in-place";
    Expected<std::string> Text = textOf(File);
    if (!Text)
      return Text.takeError();
    Out.Files.push_back({std::move(To), std::move(*Text)});
    return Error::success();
  }

  Error addShims() {
    if (!L.CopyShims || M.Said.ShimHeaders.empty())
      return Error::success();
    Out.ShimsAt = L.OutDir.empty() ? L.Root : L.OutDir;
    for (const std::string &Header : M.Said.ShimHeaders) {
      Expected<std::string> Text = readFile(L.ShimsDir + "/hip/" + Header);
      if (!Text)
        return Text.takeError();
      std::string To = joined(Out.ShimsAt, Header);
      erase_if(Out.Files, [&](const OutputFile &F) { return F.Path == To; }); // of an earlier run
      Out.Files.push_back({std::move(To), std::move(*Text)});
    }
    return Error::success();
  }

  const Layout &L;
  const Migration &M;
  NewNames Names;
  StringMap<StringRef> After;
  OutputPlan Out;
};

} // namespace

NewNames::NewNames(const Migration &M, const Layout &L) : HipExtension(L.HipExtension) {
  if (!HipExtension)
    return;
  StringMap<StringRef> After;
  for (const FileChange &C : M.Changes)
    After[C.File] = C.After;
  StringSet<> Included;
  const std::vector<std::string> Files = filesOf(M, L);
  for (const std::string &File : Files)
    if (auto Changed = After.find(File); Changed != After.end())
      addIncludedCu(Changed->second, Included);
    else if (Expected<std::string> Text = readFile(File))
      addIncludedCu(*Text, Included);
    else
      consumeError(Text.takeError()); // said when it is to be copied
  for (const std::string &File : Files)
    if (StringRef(File).ends_with(".cu") && Included.contains(sys::path::filename(File)))
      StayCu.push_back(File);
}

std::string NewNames::of(StringRef File) const {
  if (!HipExtension || !File.ends_with(".cu") ||
      std::binary_search(StayCu.begin(), StayCu.end(), File))
    return File.str();
  return (File.drop_back(3) + ".hip").str();
}

Expected<OutputPlan> planOutputs(const Migration &M, const Layout &L) {
  return Planner(M, L).plan();
}

} // namespace hipshift
