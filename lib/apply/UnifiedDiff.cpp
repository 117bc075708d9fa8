#include "apply/Apply.h"

#include "apply/LineDiff.h"

#include <algorithm>

using namespace llvm;

namespace hipshift {
namespace {

using Texts = std::vector<StringRef>;

void addLine(std::string &Out, char Mark, StringRef Line) {
  Out += Mark;
  Out += Line;
  if (!Line.ends_with("\n"))
    Out += "\n\\ No newline at end of file\n";
}

// "12,3", "12" for one line, "11,0" for no line behind line 11.
std::string range(unsigned Begin, unsigned End) {
  if (End - Begin == 1)
    return std::to_string(End);
  return std::to_string(Begin == End ? Begin : Begin + 1) + "," + std::to_string(End - Begin);
}

void addHunk(std::string &Out, const Texts &A, const Texts &B, ArrayRef<LineRun> Runs,
             unsigned Context) {
  const LineRun &First = Runs.front(), &Last = Runs.back();
  const unsigned Before = std::min(Context, First.ABegin);
  const unsigned After = std::min<unsigned>(Context, A.size() - Last.AEnd);
  Out += "@@ -" + range(First.ABegin - Before, Last.AEnd + After) + " +" +
         range(First.BBegin - Before, Last.BEnd + After) + " @@\n";
  unsigned At = First.ABegin - Before;
  for (const LineRun &R : Runs) {
    for (; At < R.ABegin; ++At)
      addLine(Out, ' ', A[At]);
    for (; At < R.AEnd; ++At)
      addLine(Out, '-', A[At]);
    for (unsigned I = R.BBegin; I < R.BEnd; ++I)
      addLine(Out, '+', B[I]);
  }
  for (; At < Last.AEnd + After; ++At)
    addLine(Out, ' ', A[At]);
}

// `patch` ends a name at a blank unless a tab follows it.
std::string headerName(StringRef Prefix, StringRef Path) {
  return (Prefix + Path.ltrim('/') + (Path.contains(' ') ? "\t" : "")).str();
}

std::string renameHeader(StringRef Path, StringRef NewPath) {
  return ("diff --git a/" + Path.ltrim('/') + " b/" + NewPath.ltrim('/') + "\nrename from " +
          Path.ltrim('/') + "\nrename to " + NewPath.ltrim('/') + "\n")
      .str();
}

} // namespace

std::string unifiedDiff(StringRef Path, StringRef Before, StringRef After, unsigned Context,
                        StringRef NewPath) {
  std::string Out;
  if (!NewPath.empty() && NewPath != Path)
    Out = renameHeader(Path, NewPath);
  if (Before == After)
    return Out;
  Out += headerName("--- a/", Path) + "\n";
  Out += headerName("+++ b/", NewPath.empty() ? Path : NewPath) + "\n";
  const Texts A = splitLines(Before), B = splitLines(After);
  const std::vector<LineRun> Runs = diffLines(A, B);
  for (size_t First = 0; First < Runs.size();) {
    size_t End = First + 1;
    while (End < Runs.size() && Runs[End].ABegin - Runs[End - 1].AEnd <= 2 * Context)
      ++End;
    addHunk(Out, A, B, ArrayRef(Runs).slice(First, End - First), Context);
    First = End;
  }
  return Out;
}

} // namespace hipshift
