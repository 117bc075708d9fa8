#include "input/CompileDb.h"

#include "clang/Tooling/JSONCompilationDatabase.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipshift {

static std::string absolute(StringRef Path, StringRef Dir) {
  SmallString<256> P = Path;
  if (sys::path::is_relative(P)) {
    P = Dir;
    sys::path::append(P, Path);
  }
  sys::fs::make_absolute(P);
  sys::path::remove_dots(P, /*remove_dot_dot=*/true);
  return std::string(P);
}

Expected<std::vector<CompileCommand>> readCompileDb(StringRef BuildPath) {
  SmallString<256> File = BuildPath;
  if (sys::fs::is_directory(BuildPath))
    sys::path::append(File, "compile_commands.json");
  std::string Message;
  auto Db = clang::tooling::JSONCompilationDatabase::loadFromFile(
      File, Message, clang::tooling::JSONCommandLineSyntax::Gnu);
  if (!Db)
    return createStringError(std::errc::invalid_argument, "%s: %s", File.c_str(), Message.c_str());
  std::vector<CompileCommand> Out;
  for (const clang::tooling::CompileCommand &C : Db->getAllCompileCommands()) {
    CompileCommand Unit;
    Unit.Directory = absolute(C.Directory, sys::path::parent_path(File));
    Unit.File = absolute(C.Filename, Unit.Directory);
    Unit.Args.assign(C.CommandLine.begin() + !C.CommandLine.empty(), C.CommandLine.end());
    Out.push_back(std::move(Unit));
  }
  return Out;
}

std::string findCompileDb(StringRef File) {
  for (StringRef Dir = sys::path::parent_path(File); !Dir.empty();
       Dir = sys::path::parent_path(Dir)) {
    SmallString<256> Candidate = Dir;
    sys::path::append(Candidate, "compile_commands.json");
    if (sys::fs::exists(Candidate))
      return Dir.str();
  }
  return "";
}

CompileCommand defaultCommand(StringRef File) {
  return {File.str(), sys::path::parent_path(File).str(), {}};
}

} // namespace hipshift
