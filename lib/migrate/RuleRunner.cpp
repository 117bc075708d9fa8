#include "migrate/RuleRunner.h"

#include "decide/RuleTests.h"
#include "migrate/Migrate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;

namespace hipshift {
namespace {

struct Outcome {
  std::string Text;
  std::vector<Finding> Said;
};

// Files by name, migrated in a folder of their own; the result by the same names.
Expected<StringMap<Outcome>> migrateTexts(const std::map<std::string, std::string> &Files,
                                          const Request &Like, const Target &For) {
  SmallString<128> Dir;
  if (std::error_code EC = sys::fs::createUniqueDirectory("hipshift-rules", Dir))
    return createStringError(EC, "no temporary folder: " + EC.message());
  Request Ask = Like;
  Ask.Inputs.clear();
  Ask.BuildPath.clear();
  Ask.Target = For;
  for (const auto &[Name, Text] : Files) {
    Ask.Inputs.push_back((Dir + "/" + Name).str());
    std::error_code EC;
    raw_fd_ostream(Ask.Inputs.back(), EC) << Text;
  }
  Expected<Migration> M = migrate(Ask);
  sys::fs::remove_directories(Dir);
  if (!M)
    return M.takeError();
  StringMap<Outcome> Out;
  for (const auto &[Name, Text] : Files)
    Out[Name].Text = Text;
  for (const FileChange &C : M->Changes)
    Out[sys::path::filename(C.File)].Text = C.After;
  for (const Finding &F : M->Said.Findings)
    Out[sys::path::filename(F.Where.File)].Said.push_back(F);
  return Out;
}

std::string judge(const RuleTestCase &Test, const Outcome &First, const Outcome &Second) {
  std::string Got = snippetOf(First.Text);
  if (Got != Test.Expected)
    return "expected: " + Test.Expected + "\n     got: " + Got;
  bool Spoke = any_of(First.Said, [&](const Finding &F) { return F.RuleId == Test.RuleId; });
  if (Spoke != (Test.Changes || !Test.Says.empty()))
    return Spoke ? "the rule spoke where it should not" : "the rule did not speak";
  bool Said = Test.Says.empty() || any_of(First.Said, [&](const Finding &F) {
                return StringRef(F.Message).contains(Test.Says);
              });
  if (!Said)
    return "no finding says: " + Test.Says;
  if (Second.Text != First.Text)
    return "a second run changes it again: " + snippetOf(Second.Text);
  return "";
}

std::string targetKey(const Target &T) {
  return utostr(unsigned(T.Warp)) + ":" + utostr(T.Rocm.Major) + "." + utostr(T.Rocm.Minor);
}

} // namespace

std::vector<RuleTestResult> runRuleTests(const RuleSet &Rules, const Request &Like) {
  std::vector<RuleTestCase> Tests = ruleTests(Rules);
  std::map<std::string, std::map<std::string, std::string>> Groups;
  auto FileName = [](size_t I) { return "rule-" + utostr(I) + ".cu"; };
  for (size_t I = 0; I < Tests.size(); ++I)
    Groups[targetKey(Tests[I].For)][FileName(I)] = Tests[I].Source;
  std::vector<RuleTestResult> Results(Tests.size());
  for (size_t I = 0; I < Tests.size(); ++I)
    Results[I] = {Tests[I].Name, Tests[I].DefinedAt, "not run", Tests[I].Changes, Tests[I].For, ""};
  for (auto &[Key, Files] : Groups) {
    auto IsOurs = [&](const RuleTestCase &T) { return targetKey(T.For) == Key; };
    const Target &For = find_if(Tests, IsOurs)->For;
    Expected<StringMap<Outcome>> First = migrateTexts(Files, Like, For);
    std::map<std::string, std::string> Again;
    if (First)
      for (auto &Entry : *First)
        Again[Entry.first().str()] = Entry.second.Text;
    Expected<StringMap<Outcome>> Second =
        First ? migrateTexts(Again, Like, For) : Expected<StringMap<Outcome>>(First.takeError());
    if (!Second) {
      std::string Why = toString(Second.takeError());
      for (size_t I = 0; I < Tests.size(); ++I)
        if (IsOurs(Tests[I]))
          Results[I].Failure = Why;
      continue;
    }
    for (size_t I = 0; I < Tests.size(); ++I)
      if (IsOurs(Tests[I])) {
        Results[I].Output = (*First)[FileName(I)].Text;
        Results[I].Failure = judge(Tests[I], (*First)[FileName(I)], (*Second)[FileName(I)]);
      }
  }
  return Results;
}

} // namespace hipshift
