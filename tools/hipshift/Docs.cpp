// hipshift docs coverage|diagnostics: the pages of docs/ that are made from the rules. For
// tools/dev/update-docs and its test; not shown in the help.
#include "Commands.h"
#include "Environment.h"
#include "RuleText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;

namespace hipshift {
namespace {

constexpr StringLiteral Made =
    "<!-- Made from rules/ by tools/dev/update-docs; not to be edited. -->\n\n";

std::string cell(StringRef Text) {
  std::string Out;
  for (char C : Text)
    Out += C == '|' ? std::string("\\|") : C == '\n' ? std::string(" ") : std::string(1, C);
  return Out;
}

struct LibraryCounts {
  unsigned Names = 0, Renamed = 0, Same = 0, Shim = 0, None = 0;
  void add(const NameEntry &E) {
    ++Names;
    ++(E.isUnsupported() ? None : throughShim(E) ? Shim : E.Hip == E.Cuda ? Same : Renamed);
  }
  void add(const LibraryCounts &L) {
    Names += L.Names, Renamed += L.Renamed, Same += L.Same, Shim += L.Shim, None += L.None;
  }
};

void row(StringRef Title, const LibraryCounts &L) {
  outs() << "| " << Title << " | " << L.Names << " | " << L.Renamed << " | " << L.Same << " | "
         << L.Shim << " | " << L.None << " |\n";
}

// Names are grouped by reason; `rules list` has them all.
void unsupportedNames(const RuleSet &Rules, StringRef Library) {
  std::map<StringRef, std::vector<StringRef>> ByReason;
  for (const NameEntry *E : Rules.names())
    if (E->Library == Library && E->isUnsupported())
      ByReason[E->Why].push_back(E->Cuda);
  outs() << "\n## " << Library << ": names without a HIP counterpart\n\n"
         << "All of them: `hipshift rules list --unsupported --library " << Library << "`.\n\n"
         << "| reason, and what to do | names | among them |\n|---|---|---|\n";
  for (const auto &[Why, Names] : ByReason) {
    outs() << "| " << cell(Why) << " | " << Names.size() << " |";
    for (StringRef Name : ArrayRef(Names).take_front(3))
      outs() << " `" << Name << "`";
    outs() << " |\n";
  }
}

void coverage(const RuleSet &Rules) {
  std::map<StringRef, LibraryCounts> Libraries;
  LibraryCounts All;
  for (const NameEntry *E : Rules.names())
    Libraries[E->Library].add(*E);
  outs()
      << "# Coverage\n\n"
      << Made
      << "Names that the tables know, by library. A name without a HIP counterpart is reported at "
         "every use, with a reason.\n\n"
      << "| library | names | renamed | same name | through a hipshift header | no counterpart |\n"
      << "|---|---|---|---|---|---|\n";
  for (const auto &[Name, L] : Libraries) {
    row(Name, L);
    All.add(L);
  }
  row("all", All);
  outs() << "\nBeside the tables there are " << Rules.patterns().size()
         << " rules for calls that change shape; [diagnostics](diagnostics.md) lists them.\n";
  outs() << "\n## Headers\n\n| CUDA | HIP |\n|---|---|\n";
  for (const HeaderEntry *H : Rules.headers())
    outs() << "| `" << H->Cuda << "` | "
           << (!H->Hip.empty()  ? "`" + H->Hip.str() + "`"
               : H->Why.empty() ? std::string("not needed")
                                : cell(H->Why))
           << " |\n";
  for (const auto &[Name, L] : Libraries)
    if (L.None != 0)
      unsupportedNames(Rules, Name);
}

void caseRow(StringRef When, const PatternCase &C) {
  const std::string To = replacementText(C);
  std::string Becomes = To.empty() ? "" : "`" + cell(To) + "`";
  const Confidence Sure = To.empty() && C.Sure == Confidence::Safe ? Confidence::Manual : C.Sure;
  outs() << "| " << (When.empty() ? "always" : When) << " | " << Becomes << " | "
         << confidenceText(Sure) << (C.Say.empty() ? "" : ": " + cell(C.Say)) << " |\n";
}

void example(StringRef Before, StringRef After) {
  if (Before.empty())
    return;
  outs() << "\n```cpp\n// CUDA\n" << Before.rtrim() << "\n// HIP\n" << After.rtrim() << "\n```\n";
}

void page(const PatternRule &R) {
  outs() << "\n## " << R.Id << "\n\n`" << matchText(R) << "`";
  if (const std::string Where = placesText(R); !Where.empty())
    outs() << " in " << Where;
  outs() << "\n\n| when | becomes | |\n|---|---|---|\n";
  for (const PatternCase &C : R.Cases)
    caseRow(conditionText(C), C);
  if (R.Otherwise)
    caseRow("otherwise", *R.Otherwise);
  for (const RuleTest &T : R.Tests)
    if (!T.Same) {
      example(T.In, T.Out);
      break;
    }
  if (!R.Doc.empty())
    outs() << "\n" << StringRef(R.Doc).rtrim() << "\n";
}

void page(const EngineRule &R) {
  outs() << "\n## " << R.Id << "\n";
  if (!R.Message.empty())
    outs() << "\nMessage: " << R.Message << "\n";
  example(R.Before, R.After);
  outs() << "\n" << R.Doc << "\n";
}

void diagnostics(const RuleSet &Rules) {
  std::map<std::string, std::function<void()>> Pages;
  for (const PatternRule &R : Rules.patterns())
    Pages[R.Id] = [&R] { page(R); };
  const std::vector<EngineRule> Engine = engineRules();
  for (const EngineRule &R : Engine)
    Pages[R.Id] = [&R] { page(R); };
  outs() << "# Diagnostics\n\n"
         << Made
         << "What the word in brackets at the end of a message stands for. `hipshift explain ID` "
            "shows the "
            "same.\n";
  for (const auto &[Id, Print] : Pages)
    Print();
}

} // namespace

Command docsCommand() {
  Command C;
  C.Name = "docs";
  C.Operands = "coverage|diagnostics";
  C.Summary = "print a page of the documentation that is made from the rules";
  C.Hidden = true;
  C.Run = [](const Arguments &Args) -> int {
    const StringRef Page = Args.Operands.size() == 1 ? StringRef(Args.Operands[0]) : "";
    Expected<std::shared_ptr<const RuleSet>> Rules = RuleSet::load({});
    if (!Rules) {
      printError(toString(Rules.takeError()));
      return WrongUse;
    }
    if (Page == "coverage")
      coverage(**Rules);
    else if (Page == "diagnostics")
      diagnostics(**Rules);
    else {
      printError("name a page: coverage or diagnostics");
      return WrongUse;
    }
    return Done;
  };
  return C;
}

} // namespace hipshift
