#include "parse/Pch.h"

#include "parse/Invocation.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Serialization/PCHContainerOperations.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MD5.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace llvm;

namespace hipshift {
namespace {

constexpr llvm::StringLiteral StandardHeaders[] = {
    "algorithm",     "array",         "cassert", "cctype",  "cfloat",     "chrono",
    "climits",       "cmath",         "complex", "cstddef", "cstdint",    "cstdio",
    "cstdlib",       "cstring",       "ctime",   "fstream", "functional", "iomanip",
    "iostream",      "iterator",      "limits",  "list",    "map",        "memory",
    "mutex",         "numeric",       "queue",   "random",  "set",        "sstream",
    "stack",         "stdexcept",     "string",  "thread",  "tuple",      "type_traits",
    "unordered_map", "unordered_set", "utility", "vector",  "sys/time.h", "unistd.h"};

std::string headerText(bool Runtime) {
  std::string Text = Runtime ? "#include <cuda_runtime.h>\n" : "";
  for (StringRef Header : StandardHeaders)
    Text += ("#include <" + Header + ">\n").str();
  return Text;
}

// Changes whenever a bundled declaration changes, another clang or other flags are used, or the
// mode differs.
std::string keyFor(const ParseOptions &Options, StringRef Text, StringRef Standard) {
  MD5 Hash;
  std::vector<std::string> Parts = fixedArguments(Options);
  Parts.insert(Parts.end(), {HIPSHIFT_CLANG_VERSION, Text.str(), Standard.str()});
  for (StringRef Part : Parts) {
    Hash.update(Part);
    Hash.update(StringRef("\0", 1));
  }
  std::vector<std::string> Stamps;
  std::error_code EC;
  for (sys::fs::recursive_directory_iterator It(Options.ShimsDir + "/cuda", EC), End;
       It != End && !EC; It.increment(EC))
    if (ErrorOr<sys::fs::basic_file_status> Status = It->status())
      Stamps.push_back(It->path() + ":" + utostr(Status->getSize()) + ":" +
                       itostr(Status->getLastModificationTime().time_since_epoch().count()));
  llvm::sort(Stamps);
  for (const std::string &Stamp : Stamps)
    Hash.update(Stamp);
  MD5::MD5Result Result;
  Hash.final(Result);
  return std::string(Result.digest());
}

bool writeHeader(const std::string &Path, StringRef Text) {
  int Fd;
  SmallString<256> Temp;
  if (sys::fs::createUniqueFile(Path + "-%%%%%%", Fd, Temp))
    return false;
  raw_fd_ostream(Fd, /*shouldClose=*/true) << Text;
  return !sys::fs::rename(Temp, Path);
}

// Files get their names only when they are whole, so that another process never sees half a one.
bool build(const std::string &Base, StringRef Text, const std::string &Standard, bool Runtime,
           const ParseOptions &Options) {
  std::string Pch = Base + ".pch", Header = Base + (Runtime ? ".cuh" : ".h");
  if (!writeHeader(Header, Text))
    return false;
  CompileCommand Unit{Header, sys::path::parent_path(Header).str(), {"-std=" + Standard}};
  ParseOptions Plain = Options;
  Plain.ExtraArgs.clear(); // the user's flags come with each unit
  std::shared_ptr<CompilerInvocation> Inv = makeInvocation(Unit, Plain);
  if (!Inv)
    return false;
  std::string Partial = Pch + "." + utostr(sys::Process::getProcessId()) + ".tmp";
  Inv->getFrontendOpts().OutputFile = Partial;
  Inv->getFrontendOpts().ProgramAction = frontend::GeneratePCH;
  Inv->getFrontendOpts().Inputs = {
      FrontendInputFile(Header, InputKind(Language::CUDA, InputKind::Source))};
  IgnoringDiagConsumer Silent;
  CompilerInstance CI(Inv, std::make_shared<PCHContainerOperations>());
  CI.setVirtualFileSystem(vfs::createPhysicalFileSystem());
  CI.createDiagnostics(&Silent, false);
  CI.createFileManager();
  CI.createSourceManager();
  GeneratePCHAction Act;
  bool Good = CI.ExecuteAction(Act) && !CI.getDiagnostics().hasErrorOccurred();
  if (!Good || sys::fs::rename(Partial, Pch)) {
    sys::fs::remove(Partial);
    return false;
  }
  return true;
}

} // namespace

std::string PchStore::pathFor(const CompileCommand &Unit, const ParseOptions &Options) {
  bool Runtime = hasImplicitRuntime(Unit.File);
  std::string Standard = languageStandard(userArguments(Unit, Options));
  std::lock_guard<std::mutex> Guard(Lock);
  auto [It, New] = Known.try_emplace(Standard + (Runtime ? "+runtime" : ""));
  if (!New)
    return It->second;
  std::string Text = headerText(Runtime);
  std::string Base = CacheDir + "/pch/" + keyFor(Options, Text, Standard);
  bool Ready = sys::fs::exists(Base + ".pch") || (!sys::fs::create_directories(CacheDir + "/pch") &&
                                                  build(Base, Text, Standard, Runtime, Options));
  if (Ready)
    It->second = Base + ".pch";
  return It->second;
}

void PchStore::use(CompilerInvocation &Inv, const CompileCommand &Unit,
                   const ParseOptions &Options) {
  std::string Pch = pathFor(Unit, Options);
  if (Pch.empty())
    return;
  PreprocessorOptions &PP = Inv.getPreprocessorOpts();
  PP.ImplicitPCHInclude = Pch;
  llvm::erase(PP.Includes, "cuda_runtime.h");
}

} // namespace hipshift
