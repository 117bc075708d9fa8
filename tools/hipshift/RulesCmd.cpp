// hipshift rules list | test
#include "Commands.h"
#include "Environment.h"
#include "RuleText.h"

#include "apply/Apply.h"
#include "migrate/RuleRunner.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <memory>

using namespace llvm;

namespace hipshift {
namespace {

struct RulesOptions {
  std::vector<std::string> Packs;
  std::string Library;
  std::string OutDir; // test: where the migrated tests go, or empty
  bool Unsupported = false;
  unsigned Jobs = 1;
};

std::string padded(StringRef Text, size_t Width) {
  return Text.str() + std::string(Text.size() < Width ? Width - Text.size() : 0, ' ');
}

int listNames(const RuleSet &Rules, const RulesOptions &O) {
  unsigned Count = 0;
  std::vector<StringRef> Libraries;
  for (const NameEntry *E : Rules.names()) {
    if (!is_contained(Libraries, E->Library))
      Libraries.push_back(E->Library);
    if ((!O.Library.empty() && E->Library != O.Library) || (O.Unsupported && !E->isUnsupported()))
      continue;
    ++Count;
    outs() << padded(E->Cuda, 48) << "  ";
    if (E->isUnsupported())
      outs() << "none: " << E->Why << "\n";
    else if (E->isDropped())
      outs() << "dropped\n";
    else
      outs() << E->Hip << "\n";
  }
  if (Count != 0 || O.Library.empty() || is_contained(Libraries, O.Library))
    return Done;
  const StringRef Near = nearest(O.Library, Libraries);
  printError("no library '" + O.Library + "' in the rules" +
             (Near.empty() ? "" : "; did you mean '" + Near.str() + "'?"));
  return WrongUse;
}

int list(const RuleSet &Rules, const RulesOptions &O) {
  if (!O.Library.empty() || O.Unsupported)
    return listNames(Rules, O);
  std::map<StringRef, std::pair<unsigned, unsigned>> Libraries;
  for (const NameEntry *E : Rules.names()) {
    ++Libraries[E->Library].first;
    Libraries[E->Library].second += E->isUnsupported();
  }
  outs() << "names (hipshift rules list --library NAME shows them):\n";
  for (const auto &[Library, Counts] : Libraries)
    outs() << "  " << padded(Library, 24) << Counts.first << " names, " << Counts.second
           << " without a HIP counterpart\n";
  outs() << "headers: " << Rules.headers().size() << "\nrules (hipshift explain ID says more):\n";
  for (const PatternRule &R : Rules.patterns())
    outs() << "  " << padded(R.Id, 32) << matchText(R) << "\n";
  for (const EngineRule &R : engineRules())
    outs() << "  " << padded(R.Id, 32)
           << (R.Message.empty() ? StringRef(R.Doc).split('\n').first : R.Message) << "\n";
  return Done;
}

// For a compiler to judge: the outputs that changed and are meant for the newest ROCm.
Error writeOutputs(ArrayRef<RuleTestResult> Results, StringRef OutDir) {
  SmallString<256> Folder(OutDir);
  sys::fs::make_absolute(Folder);
  std::vector<OutputFile> Files;
  for (const RuleTestResult &R : Results)
    if (R.Changes && R.For.Rocm == Target().Rocm) {
      std::string Name = R.Name + ".hip";
      std::replace(Name.begin(), Name.end(), '/', '-');
      Files.push_back({(Folder + "/" + Name).str(), R.Output, ""});
    }
  return writeFiles(Files);
}

int test(const RuleSet &Rules, const RulesOptions &O) {
  Request Ask;
  Ask.ShimsDir = shimsDir();
  Ask.CacheDir = cacheDir();
  Ask.Jobs = O.Jobs;
  Ask.RulePacks = O.Packs;
  unsigned Failed = 0;
  const std::vector<RuleTestResult> Results = runRuleTests(Rules, Ask);
  for (const RuleTestResult &R : Results) {
    if (R.Failure.empty()) {
      outs() << "PASS: " << R.Name << "\n";
      continue;
    }
    ++Failed;
    SmallVector<StringRef> Lines;
    StringRef(R.Failure).rtrim().split(Lines, '\n');
    for (StringRef Line : Lines)
      outs() << "  | " << Line << "\n";
    outs() << "FAIL: " << R.Name << " (" << R.DefinedAt << ")\n";
  }
  if (Error E = O.OutDir.empty() ? Error::success() : writeOutputs(Results, O.OutDir)) {
    printError(toString(std::move(E)));
    return NotWritten;
  }
  outs() << "rule tests: " << Results.size() - Failed << " passed, " << Failed << " failed\n";
  return Failed == 0 ? Done : LeftForAPerson;
}

int run(const Arguments &Args, const RulesOptions &O) {
  const StringRef What = Args.Operands.size() == 1 ? StringRef(Args.Operands[0]) : "";
  if (What != "list" && What != "test") {
    printError("say what to do with the rules: list or test", "see hipshift rules --help");
    return WrongUse;
  }
  Expected<std::shared_ptr<const RuleSet>> Rules = RuleSet::load(O.Packs);
  if (!Rules) {
    printError(toString(Rules.takeError()));
    return WrongUse;
  }
  return What == "list" ? list(**Rules, O) : test(**Rules, O);
}

} // namespace

Command rulesCommand() {
  auto O = std::make_shared<RulesOptions>();
  O->Jobs = hardware_concurrency().compute_thread_count();
  Command C;
  C.Name = "rules";
  C.Operands = "list|test";
  C.OperandWords = {"list", "test"};
  C.Summary = "list the rules, or run the tests inside them";
  C.Options = {
      {"--library", "NAME", "list: the names of one library", setTo(O->Library)},
      {"--unsupported", "", "list: only names without a HIP counterpart", setTo(O->Unsupported)},
      {"--out", "DIR", "test: write the migrated tests to DIR", setTo(O->OutDir)},
      {"--rules", "FILE", "more rules, from a YAML file; may be given several times",
       [O](StringRef Text) {
         O->Packs.push_back(Text.str());
         return Error::success();
       }}};
  C.Examples = {{"hipshift rules list --unsupported", "which names HIP does not have"},
                {"hipshift rules test --rules mine.yaml", "check rules of your own"}};
  C.Run = [O](const Arguments &Args) { return run(Args, *O); };
  return C;
}

} // namespace hipshift
