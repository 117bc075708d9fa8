#include "Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

constexpr size_t Column = 26; // where the explanations begin
constexpr size_t Width = 96;

// Left in its column, Right wrapped beside it.
std::string row(StringRef Left, StringRef Right) {
  std::string Out = "  " + Left.str();
  if (Out.size() + 2 > Column)
    Out += "\n" + std::string(Column, ' ');
  else
    Out.append(Column - Out.size(), ' ');
  size_t At = Column;
  SmallVector<StringRef> Words;
  Right.split(Words, ' ');
  for (StringRef Word : Words) {
    if (At + Word.size() > Width && At > Column) {
      Out += "\n" + std::string(Column, ' ');
      At = Column;
    }
    if (At > Column)
      Out += ' ', ++At;
    Out += Word;
    At += Word.size();
  }
  return Out + "\n";
}

std::string left(const Option &O) {
  std::string Value = O.Choices.empty() ? O.Value : join(O.Choices, "|");
  return (StringRef(O.Names).starts_with("--") ? "    " : "") + O.Names +
         (O.Value.empty() ? "" : " " + Value);
}

} // namespace

std::string helpFor(const Command &C) {
  std::string Out = "hipshift " + C.Name + ": " + C.Summary + "\n\nusage: hipshift " + C.Name;
  Out += (C.Operands.empty() ? "" : " " + C.Operands) + (C.Options.empty() ? "" : " [OPTIONS]");
  Out += "\n\noptions:\n";
  for (const Option &O : C.Options)
    Out += row(left(O), O.Help);
  Out += row("-h, --help", "show this help");
  if (!C.More.empty())
    Out += "\n" + C.More;
  if (!C.Examples.empty())
    Out += "\nexamples:\n";
  for (const auto &[Line, What] : C.Examples)
    Out += "  # " + What + "\n  " + Line + "\n";
  return Out;
}

std::string helpForAll(ArrayRef<Command> All) {
  std::string Out = "hipshift: moves CUDA source code to HIP\n\n"
                    "usage: hipshift COMMAND [ARGUMENTS]\n\ncommands:\n";
  for (const Command &C : All)
    if (!C.Hidden)
      Out += row(C.Name, C.Summary);
  Out += "\noptions:\n" + row("-h, --help", "show this help; hipshift COMMAND --help says more") +
         row("    --version", "show the version");
  Out += "\nexamples:\n";
  for (const Command &C : All)
    if (!C.Hidden && !C.Examples.empty())
      Out += "  # " + C.Examples.front().second + "\n  " + C.Examples.front().first + "\n";
  Out += "\nexit codes:\n"
         "  0 done · 1 places are left for a person (--strict) · 2 wrong use\n"
         "  3 some files could not be analysed · 4 an output could not be written\n";
  return Out;
}

} // namespace hipshift
