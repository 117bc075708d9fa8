#include "MigrateOptions.h"

#include "model/Words.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipshift {
namespace {

Error setMode(MigrateOptions &Into, OutputMode Mode) {
  if (Into.Mode != OutputMode::None && Into.Mode != Mode)
    return wrongUse("only one of --out, --in-place and --diff is possible");
  Into.Mode = Mode;
  return Error::success();
}

Error setRocm(Version &Into, StringRef Text) {
  SmallVector<StringRef> Parts;
  Text.split(Parts, '.');
  if (Parts.size() < 2 || Parts.size() > 3 || Parts[0].getAsInteger(10, Into.Major) ||
      Parts[1].getAsInteger(10, Into.Minor))
    return wrongUse("expected a version like 7.2");
  return Error::success();
}

Error setGfx(std::vector<std::string> &Into, StringRef Text) {
  SmallVector<StringRef> Names;
  Text.split(Names, ',');
  Into.clear();
  for (StringRef Name : Names) {
    StringRef Digits = Name.split(':').first; // "gfx90a:xnack+"
    if (!Digits.consume_front("gfx") || Digits.empty() || !all_of(Digits, isHexDigit))
      return wrongUse("expected targets like gfx90a,gfx1100");
    Into.push_back(Name.str());
  }
  return Error::success();
}

Error setJobs(unsigned &Into, StringRef Text) {
  if (Text.getAsInteger(10, Into) || Into == 0 || Into > 1024)
    return wrongUse("expected a number from 1 to 1024");
  return Error::success();
}

Error setFolder(std::string &Into, StringRef Text) {
  if (!sys::fs::is_directory(Text))
    return wrongUse("no such folder");
  Into = Text.str();
  return Error::success();
}

Error setOutDir(MigrateOptions &Into, StringRef Text) {
  if (Text.empty())
    return wrongUse("the value is empty");
  SmallString<256> Path(Text);
  sys::fs::make_absolute(Path);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  Into.OutDir = Path.str().str();
  Into.Ask.Exclude = {Into.OutDir};
  return setMode(Into, OutputMode::OutDir);
}

template <class Enum> std::vector<std::string> choices() {
  std::vector<std::string> Out;
  for (const Word<Enum> &W : words<Enum>())
    Out.push_back(W.Text.str());
  return Out;
}

template <class Enum> std::function<Error(StringRef)> setWord(Enum &Into) {
  return [&Into](StringRef Text) {
    Into = *fromWord<Enum>(Text);
    return Error::success();
  };
}

void addOutputOptions(MigrateOptions &Into, std::vector<Option> &All) {
  All.push_back({"--diff", "", "print the changes as a patch on stdout, the report on stderr",
                 [&](StringRef) { return setMode(Into, OutputMode::Diff); }});
  All.push_back({"--out", "DIR", "write the migrated tree to DIR; the inputs stay as they are",
                 [&](StringRef Text) { return setOutDir(Into, Text); }});
  All.push_back({"--in-place", "", "write the changes into the inputs",
                 [&](StringRef) { return setMode(Into, OutputMode::InPlace); }});
  All.push_back({"--hip-extension", "",
                 "rename .cu files to .hip (not those that another file includes)",
                 setTo(Into.HipExtension)});
  All.push_back({"--shims",
                 "WHERE",
                 "copy: write the hipshift/ headers that the result includes beside it (default); "
                 "installed: the include path has them",
                 [&](StringRef Text) {
                   Into.CopyShims = Text == "copy";
                   return Error::success();
                 },
                 {"copy", "installed"}});
}

void addTargetOptions(MigrateOptions &Into, std::vector<Option> &All) {
  Target &For = Into.Ask.Target;
  All.push_back({"--rocm", "VERSION", "the ROCm version to write for (default: 7.2)",
                 [&](StringRef Text) { return setRocm(For.Rocm, Text); }});
  All.push_back({"--gfx", "TARGETS", "the GPUs to write for (default: gfx90a,gfx942,gfx1100)",
                 [&](StringRef Text) { return setGfx(For.Gfx, Text); }});
  All.push_back({"--warp", "POLICY",
                 "logical32: warps keep 32 lanes on every GPU (default); native: warps become "
                 "wavefronts, every place is to be reviewed",
                 setWord(For.Warp), choices<WarpPolicy>()});
  All.push_back({"--launch", "STYLE",
                 "chevrons: keep k<<<...>>>(...) (default); ggl: write hipLaunchKernelGGL",
                 setWord(For.Launch), choices<LaunchStyle>()});
}

void addInputOptions(MigrateOptions &Into, std::vector<Option> &All) {
  Request &Ask = Into.Ask;
  All.push_back({"-p, --build", "BUILD",
                 "folder of compile_commands.json (default: looked for at and above the inputs)",
                 [&](StringRef Text) { return setFolder(Ask.BuildPath, Text); }});
  All.push_back({"--cuda-path", "DIR",
                 "a CUDA toolkit to parse with (default: the bundled headers)",
                 [&](StringRef Text) { return setFolder(Ask.CudaPath, Text); }});
  All.push_back({"--rules", "FILE", "more rules, from a YAML file; may be given several times",
                 [&](StringRef Text) {
                   Ask.RulePacks.push_back(Text.str());
                   return Error::success();
                 }});
  All.push_back({"-j, --jobs", "N", "files analysed at once (default: one for each core)",
                 [&](StringRef Text) { return setJobs(Ask.Jobs, Text); }});
}

void addReportOptions(MigrateOptions &Into, std::vector<Option> &All) {
  All.push_back({"--strict", "", "end with exit code 1 when places are left for a person",
                 setTo(Into.Strict)});
  All.push_back({"--format",
                 "FORM",
                 "form of the report on stdout (default: text)",
                 [&](StringRef Text) {
                   Into.Json = Text == "json";
                   return Error::success();
                 },
                 {"text", "json"}});
  All.push_back({"--quiet", "", "no progress, source lines and summary", setTo(Into.Quiet)});
  All.push_back({"--verbose", "", "list every edit and every region that was not analysed",
                 setTo(Into.Verbose)});
}

} // namespace

std::vector<Option> migrateOptionTable(MigrateOptions &Into) {
  std::vector<Option> All;
  addOutputOptions(Into, All);
  addInputOptions(Into, All);
  addTargetOptions(Into, All);
  addReportOptions(Into, All);
  return All;
}

} // namespace hipshift
