#include "input/CudaArgs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace hipshift {
namespace {

// nvcc's long names and spellings of options that clang knows by another.
StringRef clangSpelling(StringRef Option) {
  return StringSwitch<StringRef>(Option)
      .Case("--include-path", "-I")
      .Case("--system-include", "-isystem")
      .Cases({"--define-macro", "--define"}, "-D")
      .Cases({"--undefine-macro", "--undefine"}, "-U")
      .Cases({"--pre-include", "-include"}, "-include")
      .Cases({"--std", "-std"}, "-std")
      .Cases({"-I", "-isystem", "-iquote", "-idirafter"}, Option)
      .Cases({"-D", "-U", "-imacros"}, Option)
      .Default("");
}

bool isJoined(StringRef Option) { return Option == "-I" || Option == "-D" || Option == "-U"; }

void keep(std::vector<std::string> &Out, StringRef Option, StringRef Value) {
  if (Option == "-std")
    Out.push_back(("-std=" + Value).str());
  else if (isJoined(Option))
    Out.push_back((Option + Value).str());
  else
    Out.insert(Out.end(), {Option.str(), Value.str()});
}

void host(std::vector<std::string> &Out, StringRef List);

// One argument; Next is the one behind it. Returns how many were used.
unsigned argument(std::vector<std::string> &Out, StringRef Arg, StringRef Next) {
  if (StringRef Option = clangSpelling(Arg); !Option.empty()) {
    keep(Out, Option, Next);
    return 2;
  }
  auto [Name, Value] = Arg.split('=');
  if (StringRef Option = clangSpelling(Name); !Option.empty() && Arg.contains('=')) {
    keep(Out, Option, Value);
    return 1;
  }
  for (StringRef Prefix : {"-I", "-D", "-U"})
    if (Arg.starts_with(Prefix)) {
      keep(Out, Prefix, Arg.drop_front(2));
      return 1;
    }
  for (StringRef Prefix : {"-isystem", "-iquote"})
    if (Arg.starts_with(Prefix)) {
      keep(Out, Prefix, Arg.drop_front(Prefix.size()));
      return 1;
    }
  if (Arg == "-Xcompiler" || Arg == "--compiler-options") {
    host(Out, Next);
    return 2;
  }
  if (Name == "-Xcompiler" || Name == "--compiler-options") {
    host(Out, Value);
    return 1;
  }
  return 1;
}

// -Xcompiler takes a list with commas.
void host(std::vector<std::string> &Out, StringRef List) {
  SmallVector<StringRef, 4> Args;
  List.split(Args, ',', -1, false);
  for (size_t I = 0; I < Args.size();)
    I += argument(Out, Args[I].trim("\"'"), I + 1 < Args.size() ? Args[I + 1] : "");
}

} // namespace

std::vector<std::string> parseArgs(const std::vector<std::string> &Argv) {
  std::vector<std::string> Out;
  for (size_t I = 0; I < Argv.size();)
    I += argument(Out, Argv[I], I + 1 < Argv.size() ? StringRef(Argv[I + 1]) : "");
  return Out;
}

} // namespace hipshift
