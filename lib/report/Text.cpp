#include "report/Text.h"

#include "report/Counts.h"
#include "report/Places.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <map>

using namespace llvm;

namespace hipshift {
namespace {

enum class Severity { Error, Warning, Note, Safe };

constexpr StringLiteral SeverityNames[] = {"error", "warning", "note", "safe"};
constexpr StringLiteral SeverityColours[] = {"1;31", "1;35", "1;36", "1;32"};

struct Message {
  Span Where;
  Severity Level;
  std::string Text, RuleId;
  std::vector<Note> Notes;
};

Severity severity(Confidence C) {
  switch (C) {
  case Confidence::Safe:
    return Severity::Safe;
  case Confidence::Review:
    return Severity::Warning;
  case Confidence::Manual:
    return Severity::Error;
  case Confidence::Note:
    return Severity::Note;
  }
  return Severity::Note;
}

// Bytes of a source file may be anything; what a terminal gets is UTF-8 without control characters.
std::string printable(StringRef Text) {
  std::string Out = json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
  for (char &C : Out)
    if ((static_cast<unsigned char>(C) < 0x20 && C != '\t') || C == 0x7f)
      C = '?';
  return Out;
}

std::string quoted(StringRef Text) { return "'" + printable(Text.trim()) + "'"; }

Message conflictMessage(const Conflict &C) {
  const bool Kept = C.SecondRule == "kept";
  std::string Text = "one unit wants " + quoted(C.First) + " [" + C.FirstRule + "], ";
  Text += Kept ? "in another the name is your own"
               : "another " + quoted(C.Second) + " [" + C.SecondRule + "]";
  return {C.Where, Severity::Error, Text + "; left as it is", "conflict", {}};
}

std::string causeText(UnparsedRegion::Cause Why) {
  switch (Why) {
  case UnparsedRegion::Cause::Inactive:
    return "inactive branch, migrated by spelling";
  case UnparsedRegion::Cause::Error:
    return "not understood, migrated by spelling";
  case UnparsedRegion::Cause::MissingHeader:
    return "missing header, what needs it was migrated by spelling";
  case UnparsedRegion::Cause::NotRead:
    return "not read, migrated by spelling";
  }
  return "";
}

Message regionMessage(const UnparsedRegion &R) {
  std::string Text = causeText(R.Why);
  if (!R.Message.empty())
    Text += ": " + R.Message;
  return {R.Where, Severity::Note, Text, "not-analysed", {}};
}

// A header that many files miss is told once, at the first place.
void addRegions(std::vector<Message> &Out, const Report &Said, bool Verbose) {
  std::map<std::string, std::pair<size_t, unsigned>> First; // by message: where in Out, how often
  for (const UnparsedRegion &R : Said.Unparsed) {
    if (Verbose) {
      Out.push_back(regionMessage(R));
    } else if (R.Why == UnparsedRegion::Cause::MissingHeader) {
      auto [It, New] = First.try_emplace(R.Message, Out.size(), 0);
      if (New)
        Out.push_back(regionMessage(R));
      ++It->second.second;
    }
  }
  for (const auto &[Text, Entry] : First)
    if (Entry.second > 1)
      Out[Entry.first].Text += formatv(" ({0} places)", Entry.second).str();
}

std::vector<Message> messages(const Migration &M, bool Verbose) {
  std::vector<Message> Out;
  for (const Finding &F : M.Said.Findings)
    if (F.Sure != Confidence::Safe || Verbose)
      Out.push_back({F.Where, severity(F.Sure), F.Message, F.RuleId, F.Notes});
  for (const Conflict &C : M.Said.Conflicts)
    Out.push_back(conflictMessage(C));
  addRegions(Out, M.Said, Verbose);
  llvm::sort(Out, [](const Message &A, const Message &B) {
    return std::tie(A.Where, A.Level, A.RuleId, A.Text) <
           std::tie(B.Where, B.Level, B.RuleId, B.Text);
  });
  return Out;
}

class Printer {
public:
  Printer(const Migration &M, const TextOptions &Options)
      : Options(Options), Where(M, Options.Base) {}

  void add(const Message &M) {
    addLine(M.Where, M.Level, M.Text, M.RuleId);
    for (const Note &N : M.Notes)
      addLine(N.Where.valid() ? N.Where : M.Where, Severity::Note, N.Message, "");
  }
  void add(const UnitFailure &F) {
    Out += paint("1", printable(Where.name(F.File)) + ": ") + label(Severity::Error) +
           "could not be analysed: " + printable(F.Message) + "\n";
  }
  std::string take() { return std::move(Out); }

private:
  std::string paint(StringRef Code, std::string Text) const {
    if (!Options.Colours)
      return Text;
    return ("\x1b[" + Code + "m" + Text + "\x1b[0m").str();
  }
  std::string label(Severity Level) const {
    const auto I = static_cast<size_t>(Level);
    return paint(SeverityColours[I], (SeverityNames[I] + ": ").str());
  }
  void addLine(const Span &S, Severity Level, StringRef Text, StringRef RuleId) {
    const Place P = Where.at(S);
    Out += paint("1", formatv("{0}:{1}:{2}: ", printable(P.File), P.At.Line, P.At.Column)) +
           label(Level) + printable(Text);
    if (!RuleId.empty())
      Out += paint("2", (" [" + RuleId + "]").str());
    Out += '\n';
    if (Options.Snippets && !P.Line.trim().empty())
      addSnippet(P, S);
  }
  // Very long lines are cut to the part around the place.
  void addSnippet(const Place &P, const Span &S) {
    constexpr unsigned Widest = 160, Ahead = 60;
    const unsigned At = P.At.Column - 1;
    const unsigned From = P.Line.size() <= Widest || At <= Ahead ? 0 : At - Ahead;
    const StringRef Shown = P.Line.substr(From, Widest);
    const std::string Before = printable(Shown.take_front(At - From));
    const StringRef Marked = Shown.substr(At - From, std::max(1u, S.size()));
    std::string Under;
    for (char C : Before)
      if ((C & 0xc0) != 0x80) // one column for each character, whatever its bytes
        Under += C == '\t' ? '\t' : ' ';
    Out += "    " + Before + printable(Shown.drop_front(Before.empty() ? 0 : At - From)) +
           "\n    " + Under + paint("1;32", "^" + std::string(width(Marked) - 1, '~')) + "\n";
  }
  static size_t width(StringRef Text) {
    const std::string Shown = printable(Text);
    return std::max<size_t>(1, count_if(Shown, [](char C) { return (C & 0xc0) != 0x80; }));
  }

  const TextOptions &Options;
  Places Where;
  std::string Out;
};

std::string plural(unsigned N, StringRef One, StringRef Many) {
  return std::to_string(N) + " " + (N == 1 ? One : Many).str();
}

class Items {
public:
  void add(unsigned N, StringRef One, StringRef Many) {
    if (N != 0)
      All.push_back(plural(N, One, Many));
  }
  void add(unsigned N, StringRef Same) { add(N, Same, Same); }
  std::string line(StringRef Title, StringRef Hint = "") const {
    return All.empty() ? "" : (Title + join(All, ", ") + Hint + "\n").str();
  }

private:
  std::vector<std::string> All;
};

} // namespace

std::string textReport(const Migration &M, const TextOptions &Options) {
  Printer P(M, Options);
  for (const Message &Text : messages(M, Options.Verbose))
    P.add(Text);
  for (const UnitFailure &F : M.Said.Failures)
    P.add(F);
  return P.take();
}

std::string textSummary(const Migration &M, const TextOptions &Options) {
  const Counts C = countsOf(M);
  std::string Out = plural(M.Said.Units, "unit", "units") + ", " +
                    plural(M.Said.Files, "file", "files") + " read, " + std::to_string(C.Changed) +
                    " changed, " + plural(C.Edits, "edit", "edits") +
                    formatv(", {0:f2} s\n", M.Said.Seconds).str();
  Items Findings, Regions, Troubles;
  Findings.add(C.Safe, "safe");
  Findings.add(C.Review, "to review (warning)");
  Findings.add(C.Manual, "left for a person (error)");
  Findings.add(C.Notes, "note", "notes");
  Out += Findings.line("findings: ");
  Troubles.add(C.Conflicts, "conflict", "conflicts");
  Troubles.add(C.Failures, "unit could not be analysed", "units could not be analysed");
  Out += Troubles.line("trouble: ");
  Regions.add(C.Inactive, "inactive branch", "inactive branches");
  Regions.add(C.Errors, "place not understood", "places not understood");
  Regions.add(C.MissingHeaders, "missing header", "missing headers");
  Regions.add(C.NotRead, "place not read", "places not read");
  Out += Regions.line("migrated by spelling: ", Options.Verbose ? "" : " (--verbose lists them)");
  return Out;
}

} // namespace hipshift
