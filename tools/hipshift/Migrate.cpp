// hipshift migrate: run the library, write or show its result, report.
#include "Commands.h"
#include "Environment.h"
#include "MigrateOptions.h"
#include "Outputs.h"
#include "Progress.h"

#include "apply/Apply.h"
#include "input/Inputs.h"
#include "migrate/Migrate.h"
#include "report/Counts.h"
#include "report/JsonReport.h"
#include "report/Text.h"

#include "llvm/Support/Threading.h"

#include <memory>

using namespace llvm;

namespace hipshift {
namespace {

constexpr StringLiteral ModeNames[] = {"none", "diff", "out", "in-place"};

class MigrateRun {
public:
  explicit MigrateRun(const MigrateOptions &O) : O(O) {}

  int run() {
    Expected<Inputs> In = findInputs(O.Ask);
    if (!In)
      return fail(In.takeError(), WrongUse);
    Expected<Migration> Result = migrateWithProgress();
    if (!Result)
      return fail(Result.takeError(), WrongUse);
    M = std::move(*Result);
    L = {In->Root, O.OutDir, O.Ask.ShimsDir, In->Files, O.CopyShims, O.HipExtension};
    if (O.Mode == OutputMode::OutDir || O.Mode == OutputMode::InPlace)
      if (int Code = write(); Code != Done)
        return Code;
    show();
    for (const std::string &File : Plan.Outside)
      errs() << "hipshift: warning: not copied, because it is outside of " << L.Root << ": " << File
             << "\n";
    return exitCode();
  }

private:
  static int fail(Error E, int Code) {
    printError(toString(std::move(E)));
    return Code;
  }

  Expected<Migration> migrateWithProgress() const {
    ProgressDisplay Display(O.Quiet);
    return migrate(O.Ask, [&](const Progress &P) { Display.show(P); });
  }

  int write() {
    Expected<OutputPlan> Planned = planOutputs(M, L);
    if (!Planned)
      return fail(Planned.takeError(), NotWritten);
    Plan = std::move(*Planned);
    if (!Plan.Refused.empty()) {
      printError(Plan.Refused);
      return WrongUse;
    }
    if (Error E = writeFiles(Plan.Files))
      return fail(std::move(E), NotWritten);
    return Done;
  }

  // Relative to the current folder where possible, so that `patch -p1` finds the files.
  std::vector<std::pair<std::string, std::string>> diffs() const {
    const NewNames Names(M, L);
    const std::string Here = currentFolder() + "/";
    const auto Short = [&](StringRef Path) {
      Path.consume_front(Here);
      return Path.str();
    };
    std::vector<std::pair<std::string, std::string>> Out;
    for (const FileChange &C : M.Changes)
      Out.push_back(
          {C.File, unifiedDiff(Short(C.File), C.Before, C.After, 3, Short(Names.of(C.File)))});
    return Out;
  }

  void show() const {
    if (O.Json)
      return showJson();
    const bool Diff = O.Mode == OutputMode::Diff;
    if (Diff)
      for (const auto &[File, Text] : diffs())
        outs() << Text;
    outs().flush();
    raw_ostream &Out = Diff ? errs() : outs();
    const TextOptions Text{currentFolder(), wantsColours(Out), O.Verbose, !O.Quiet};
    Out << textReport(M, Text);
    if (!O.Quiet)
      Out << textSummary(M, Text) << outcome();
  }

  void showJson() const {
    JsonOptions Form{HIPSHIFT_VERSION, ModeNames[static_cast<int>(O.Mode)].str(), {}, {}};
    for (const OutputFile &File : Plan.Files)
      Form.Written.push_back(File.Path);
    if (O.Mode == OutputMode::Diff)
      Form.Diffs = diffs();
    outs() << jsonReport(M, Form);
  }

  // The last lines: what was written, and what there is to know about it.
  std::string outcome() const {
    std::string Out;
    if (L.Inputs.empty())
      Out += "no CUDA code was found\n";
    const NewNames Names(M, L);
    for (const std::string &File : Names.stayCu())
      Out += "keeps its name, because another file includes it: " + File + "\n";
    if (!Plan.ShimsAt.empty())
      Out += "the result includes hipshift/ headers: compile it with -I " + Plan.ShimsAt + "\n";
    const std::string Files =
        std::to_string(Plan.Files.size()) + (Plan.Files.size() == 1 ? " file" : " files");
    switch (O.Mode) {
    case OutputMode::None:
      return Out +
             "nothing was written: --diff shows the changes, --out DIR and --in-place write them\n";
    case OutputMode::Diff:
      return Out + "nothing was written\n";
    case OutputMode::OutDir:
      return Out + "wrote " + Files + " to " + O.OutDir + "\n";
    case OutputMode::InPlace:
      return Out + "wrote " + Files + " in place\n";
    }
    return Out;
  }

  int exitCode() const {
    const Counts C = countsOf(M);
    if (C.Failures != 0)
      return NotAllAnalysed;
    return O.Strict && C.leftForAPerson() ? LeftForAPerson : Done;
  }

  const MigrateOptions &O;
  Migration M;
  Layout L;
  OutputPlan Plan;
};

} // namespace

Command migrateCommand() {
  auto Options = std::make_shared<MigrateOptions>();
  Options->Ask.Jobs = hardware_concurrency().compute_thread_count();
  Command C;
  C.Name = "migrate";
  C.Operands = "PATH...";
  C.Summary = "turn CUDA sources into HIP";
  C.Options = migrateOptionTable(*Options);
  C.More =
      "PATH is a file, or a folder that is searched for CUDA code. What follows -- goes to clang\n"
      "for every file: hipshift migrate src -- -Iinclude -DUSE_DOUBLE\n";
  C.Examples = {
      {"hipshift migrate src", "what would change, and what needs a person"},
      {"hipshift migrate src --diff | patch -p1", "see the changes, or apply them"},
      {"hipshift migrate src --out hip", "a migrated copy of src in hip"},
      {"hipshift migrate . -p build --in-place", "a whole project, with its compile commands"}};
  C.Run = [Options](const Arguments &Args) -> int {
    if (Args.Operands.empty()) {
      printError("name the files or folders to migrate", "see hipshift migrate --help");
      return WrongUse;
    }
    Options->Ask.Inputs = Args.Operands;
    Options->Ask.ClangArgs = Args.BehindDashes;
    Options->Ask.ShimsDir = shimsDir();
    Options->Ask.CacheDir = cacheDir();
    return MigrateRun(*Options).run();
  };
  return C;
}

} // namespace hipshift
