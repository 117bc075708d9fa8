#include "migrate/Migrate.h"

#include "apply/Apply.h"
#include "decide/Decide.h"
#include "input/CompileDb.h"
#include "input/Inputs.h"
#include "merge/MergeUnits.h"
#include "migrate/Regions.h"
#include "migrate/Shims.h"
#include "parse/ParseUnit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"

#include <chrono>
#include <mutex>

using namespace llvm;

namespace hipshift {
namespace {

bool isHeader(StringRef Path) {
  return StringSwitch<bool>(sys::path::extension(Path))
      .Cases({".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl", ".inc"}, true)
      .Default(false);
}

struct UnitResult {
  UnitDecisions Decisions;
  UnitRegions Regions;
  std::string Failure; // clang crashed: what is known of it
};

// One run's fixed parts; the same for every unit and every thread.
struct Run {
  const Request &Ask;
  const RuleSet &Rules;
  ParseOptions Parse;
  const std::function<void(const Progress &)> &OnProgress;
  std::mutex Lock;
  Progress At;

  UnitResult unit(const CompileCommand &Command) const {
    UnitResult R;
    UnitFacts Facts;
    CrashRecoveryContext Guard;
    if (!Guard.RunSafelyOnThread([&] { Facts = parseUnit(Command, Parse); }, 64u << 20)) {
      R.Failure = "clang crashed on this unit";
      Facts = readUnitAsText(Command, Parse, R.Failure);
    }
    R.Decisions = decide(Facts, Rules, Ask.Target);
    R.Regions = regionsOf(std::move(Facts));
    return R;
  }

  std::vector<UnitResult> units(ArrayRef<CompileCommand> Commands) {
    std::vector<UnitResult> Results(Commands.size());
    DefaultThreadPool Pool(hardware_concurrency(std::max(1u, Ask.Jobs)));
    At.Total += Commands.size();
    for (size_t I = 0; I < Commands.size(); ++I)
      Pool.async([&, I] {
        Results[I] = unit(Commands[I]);
        std::lock_guard<std::mutex> Guard(Lock);
        ++At.Done;
        At.File = Commands[I].File;
        if (OnProgress)
          OnProgress(At);
      });
    Pool.wait();
    return Results;
  }
};

// A unit of the database below a folder that was asked for belongs to the project, CUDA or not.
bool isAskedFor(StringRef File, const Inputs &In) {
  return binary_search(In.Files, File.str()) || any_of(In.Folders, [&](StringRef Folder) {
           return File.starts_with(Folder) && File.substr(Folder.size()).starts_with("/");
         });
}

// The commands of the database that concern the inputs; a default one for every other source file.
Expected<std::vector<CompileCommand>> commandsFor(const Request &Ask, const Inputs &In) {
  std::string BuildPath = Ask.BuildPath;
  if (BuildPath.empty())
    BuildPath = findCompileDb(In.Root + "/x");
  std::vector<CompileCommand> Out;
  StringSet<> Named;
  if (!BuildPath.empty()) {
    Expected<std::vector<CompileCommand>> Db = readCompileDb(BuildPath);
    if (!Db)
      return Db.takeError();
    for (CompileCommand &C : *Db)
      if (isAskedFor(C.File, In)) {
        Named.insert(C.File);
        Out.push_back(std::move(C));
      }
  }
  for (const std::string &File : In.Files)
    if (!isHeader(File) && !Named.contains(File))
      Out.push_back(defaultCommand(File));
  return Out;
}

// Headers that were asked for and that no unit includes are read on their own.
std::vector<CompileCommand> lonelyHeaders(const Inputs &In, ArrayRef<UnitResult> Results) {
  StringSet<> Read;
  for (const UnitResult &R : Results)
    for (const std::string &File : R.Regions.Files)
      Read.insert(File);
  std::vector<CompileCommand> Out;
  for (const std::string &File : In.Files)
    if (isHeader(File) && !Read.contains(File))
      Out.push_back(defaultCommand(File));
  return Out;
}

Error applyTo(Migration &M) {
  for (const FileEdits &F : M.Edits) {
    auto Buffer = MemoryBuffer::getFile(F.File, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!Buffer)
      return createStringError(Buffer.getError(), F.File + ": " + Buffer.getError().message());
    FileChange C{F.File, (*Buffer)->getBuffer().str(), ""};
    C.After = applyEdits(C.Before, F.Edits);
    if (C.After != C.Before)
      M.Changes.push_back(std::move(C));
  }
  return Error::success();
}

ParseOptions parseOptions(const Request &Ask, const Inputs &In, const RuleSet &Rules,
                          PchStore *Pch) {
  ParseOptions O;
  O.ShimsDir = Ask.ShimsDir;
  O.CudaPath = Ask.CudaPath;
  O.ResourceDir = defaultResourceDir();
  O.Pch = Pch;
  O.ExtraArgs = Ask.ClangArgs;
  O.Watch = &Rules.watchList();
  O.InScope = [&](StringRef Path) { return isInScope(Path, In, Ask.ShimsDir); };
  return O;
}

} // namespace

Expected<Migration> migrate(const Request &Ask,
                            const std::function<void(const Progress &)> &OnProgress) {
  auto Start = std::chrono::steady_clock::now();
  Expected<Inputs> In = findInputs(Ask);
  if (!In)
    return In.takeError();
  Expected<std::shared_ptr<const RuleSet>> Rules = RuleSet::load(Ask.RulePacks);
  if (!Rules)
    return Rules.takeError();
  Expected<std::vector<CompileCommand>> Commands = commandsFor(Ask, *In);
  if (!Commands)
    return Commands.takeError();

  std::shared_ptr<PchStore> Pch = Ask.CacheDir.empty() ? nullptr : makePchStore(Ask.CacheDir);
  CrashRecoveryContext::Enable();
  Run Whole{Ask, **Rules, parseOptions(Ask, *In, **Rules, Pch.get()), OnProgress, {}, {}};
  std::vector<UnitResult> Results = Whole.units(*Commands);
  std::vector<CompileCommand> Lonely = lonelyHeaders(*In, Results);
  llvm::append_range(Results, Whole.units(Lonely));
  Commands->insert(Commands->end(), Lonely.begin(), Lonely.end());

  Migration M;
  std::vector<UnitDecisions> Decisions;
  std::vector<UnitRegions> Regions;
  for (size_t I = 0; I < Results.size(); ++I) {
    if (!Results[I].Failure.empty())
      M.Said.Failures.push_back({(*Commands)[I].File, Results[I].Failure});
    Decisions.push_back(std::move(Results[I].Decisions));
    Regions.push_back(std::move(Results[I].Regions));
  }
  Merged All = mergeUnits(std::move(Decisions));
  M.Edits = std::move(All.Edits);
  M.Said.Findings = std::move(All.Findings);
  M.Said.Conflicts = std::move(All.Conflicts);
  M.Said.Unparsed = notAnalysedByAny(Regions);
  M.Said.Read = readByAny(Regions);
  M.Said.Files = M.Said.Read.size();
  for (const std::string &Shim : shimsOfAny(Regions)) // not edited, but to be copied
    if (isShimBelowRoot(Shim, *In, Ask.ShimsDir))
      M.Said.Read.push_back(Shim);
  llvm::sort(M.Said.Read);
  M.Said.Units = Results.size();
  M.Said.ShimHeaders = shimHeaders(M.Said.Findings, Ask.ShimsDir);
  if (Error E = applyTo(M))
    return std::move(E);
  M.Said.Seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - Start).count();
  return M;
}

} // namespace hipshift
