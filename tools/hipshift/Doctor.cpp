// hipshift doctor: what is there to work with. Looks only; a missing part is no error.
#include "Commands.h"
#include "Environment.h"

#include "decide/RuleSet.h"
#include "parse/ParseUnit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace llvm;

namespace hipshift {
namespace {

void line(StringRef What, StringRef Found) {
  outs() << What << std::string(What.size() < 22 ? 22 - What.size() : 1, ' ') << Found << "\n";
}

// The folder when it holds Proof, else nothing.
std::string folderWith(const Twine &Folder, StringRef Proof) {
  SmallString<256> Path;
  Folder.toVector(Path);
  if (Path.empty() || !sys::fs::exists(Path + "/" + Proof))
    return "";
  return Path.str().str();
}

void folderLine(StringRef What, const Twine &Folder, StringRef Proof) {
  const std::string Found = folderWith(Folder, Proof);
  line(What, Found.empty() ? "not found (" + Folder.str() + ")" : Found);
}

void rulesLine() {
  Expected<std::shared_ptr<const RuleSet>> Rules = RuleSet::load({});
  if (!Rules)
    return line("rules", "broken: " + toString(Rules.takeError()));
  line("rules", std::to_string((*Rules)->names().size()) + " names, " +
                    std::to_string((*Rules)->headers().size()) + " headers, " +
                    std::to_string((*Rules)->patterns().size()) + " pattern rules");
}

// All of the folders that hold Proof, each under its real path once.
void toolkitLines(StringRef What, ArrayRef<std::string> Folders, StringRef Proof) {
  std::set<std::string> Seen;
  for (const std::string &Folder : Folders) {
    const std::string Found = folderWith(Folder, Proof);
    SmallString<256> Real;
    if (Found.empty() || sys::fs::real_path(Found, Real) || !Seen.insert(Real.str().str()).second)
      continue;
    line(What, Found == Real.str() ? Found : Found + " -> " + Real.str().str());
  }
  if (Seen.empty())
    line(What, "not found");
}

std::vector<std::string> fromEnvironment(ArrayRef<StringRef> Variables) {
  std::vector<std::string> Out;
  for (StringRef Name : Variables)
    if (auto Value = sys::Process::GetEnv(Name))
      Out.push_back(*Value);
  return Out;
}

std::vector<std::string> cudaFolders() {
  std::vector<std::string> Out = fromEnvironment({"CUDA_PATH", "CUDA_HOME"});
  std::error_code EC;
  for (sys::fs::directory_iterator I("/usr/local", EC), End; I != End && !EC; I.increment(EC))
    if (sys::path::filename(I->path()).starts_with("cuda"))
      Out.push_back(I->path());
  llvm::sort(Out);
  Out.push_back("/opt/cuda");
  Out.push_back("/usr/lib/cuda");
  return Out;
}

std::vector<std::string> rocmFolders() {
  std::vector<std::string> Out = fromEnvironment({"ROCM_PATH", "HIP_PATH"});
  Out.push_back("/opt/rocm");
  Out.push_back("/usr");
  if (!cacheDir().empty())
    Out.push_back(cacheDir() + "/rocm/usr");
  return Out;
}

void programLine(StringRef Name) {
  const ErrorOr<std::string> Path = sys::findProgramByName(Name);
  line(Name, Path ? *Path : "not found");
}

int run() {
  line("hipshift", HIPSHIFT_VERSION " (LLVM " LLVM_VERSION_STRING ")");
  folderLine("clang's own headers", defaultResourceDir(), "include/stddef.h");
  folderLine("CUDA declarations", shimsDir() + "/cuda", "cuda_runtime.h");
  folderLine("HIP shim headers", shimsDir() + "/hip", "hipshift/lanes.h");
  rulesLine();
  line("cache", cacheDir().empty() ? "none (no home folder)" : cacheDir());
  toolkitLines("CUDA toolkit", cudaFolders(), "include/cuda_runtime.h");
  toolkitLines("ROCm headers", rocmFolders(), "include/hip/hip_runtime.h");
  programLine("clang++-22");
  programLine("hipcc");
  return Done;
}

} // namespace

Command doctorCommand() {
  Command C;
  C.Name = "doctor";
  C.Summary = "list the parts and toolchains that are found on this machine";
  C.Examples = {{"hipshift doctor", "is all there?"}};
  C.Run = [](const Arguments &) { return run(); };
  return C;
}

} // namespace hipshift
