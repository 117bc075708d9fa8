#include "parse/Invocation.h"

#include "input/CudaArgs.h"

#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Driver/CreateInvocationFromArgs.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;
using namespace llvm;

namespace hipshift {

std::string defaultResourceDir() {
  if (std::optional<std::string> Dir = sys::Process::GetEnv("HIPSHIFT_RESOURCE_DIR"))
    return *Dir;
  return HIPSHIFT_CLANG_RESOURCE_DIR;
}

bool hasImplicitRuntime(StringRef File) { return File.ends_with(".cu") || File.ends_with(".cuh"); }

std::string languageStandard(const std::vector<std::string> &Args) {
  StringRef Standard = "c++17";
  for (const std::string &Arg : Args)
    if (StringRef(Arg).starts_with("-std="))
      Standard = StringRef(Arg).drop_front(5);
  // GNU modes and old standards parse as the nearest one that the declarations are written for.
  Standard.consume_front("gnu++") || Standard.consume_front("c++");
  if (Standard == "20" || Standard == "2a" || Standard == "23" || Standard == "2b")
    return "c++20";
  return Standard == "17" || Standard == "1z" ? "c++17" : "c++14";
}

std::vector<std::string> userArguments(const CompileCommand &Unit, const ParseOptions &Options) {
  std::vector<std::string> Args = parseArgs(Unit.Args);
  std::vector<std::string> Extra = parseArgs(Options.ExtraArgs);
  Args.insert(Args.end(), Extra.begin(), Extra.end());
  return Args;
}

std::vector<std::string> fixedArguments(const ParseOptions &Options) {
  std::vector<std::string> Args = {"/usr/bin/clang++",
                                   "-x",
                                   "cuda",
                                   "--cuda-host-only",
                                   "--cuda-gpu-arch=sm_80",
                                   "-nocudalib",
                                   "-resource-dir",
                                   Options.ResourceDir,
                                   "-fsyntax-only",
                                   "-w",
                                   "-ferror-limit=0",
                                   "-fno-spell-checking",
                                   "-Wno-unknown-cuda-version",
                                   "-Wno-register",
                                   "-fgpu-rdc"};
  if (Options.CudaPath.empty())
    Args.insert(Args.end(), {"-nocudainc", "-isystem", Options.ShimsDir + "/cuda"});
  else
    Args.insert(Args.end(), {"--cuda-path=" + Options.CudaPath, "-isystem",
                             Options.CudaPath + "/include/cccl"});
  return Args;
}

static std::vector<std::string> arguments(const CompileCommand &Unit, const ParseOptions &Options) {
  std::vector<std::string> User = userArguments(Unit, Options);
  std::vector<std::string> Args = fixedArguments(Options);
  Args.insert(Args.end(), {"-working-directory", Unit.Directory});
  std::string Standard = languageStandard(User);
  erase_if(User, [](StringRef Arg) { return Arg.starts_with("-std="); });
  Args.insert(Args.end(), User.begin(), User.end());
  Args.push_back("-std=" + Standard);
  if (Options.CudaPath.empty() && hasImplicitRuntime(Unit.File))
    Args.insert(Args.end(), {"-include", "cuda_runtime.h"});
  Args.push_back(Unit.File);
  return Args;
}

std::shared_ptr<CompilerInvocation> makeInvocation(const CompileCommand &Unit,
                                                   const ParseOptions &Options) {
  std::vector<std::string> Args = arguments(Unit, Options);
  std::vector<const char *> Argv;
  for (const std::string &A : Args)
    Argv.push_back(A.c_str());
  DiagnosticOptions DiagOptions;
  CreateInvocationOptions How;
  How.RecoverOnError = true;
  How.VFS =
      vfs::createPhysicalFileSystem(); // the driver's -working-directory must not move the process
  How.Diags = new DiagnosticsEngine(DiagnosticIDs::create(), DiagOptions, new IgnoringDiagConsumer);
  std::shared_ptr<CompilerInvocation> Inv = createInvocation(Argv, How);
  if (!Inv)
    return nullptr;
  Inv->getFrontendOpts().DisableFree = false;
  Inv->getFrontendOpts().SkipFunctionBodies = true;
  Inv->getLangOpts().SpellChecking = false;
  return Inv;
}

} // namespace hipshift
