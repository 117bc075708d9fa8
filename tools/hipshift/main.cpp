// hipshift COMMAND ARGUMENTS: find the command, parse its options, run it.
#include "Commands.h"
#include "Environment.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace hipshift;

std::vector<Command> hipshift::allCommands() {
  return {migrateCommand(), explainCommand(),    rulesCommand(),
          doctorCommand(),  completionCommand(), docsCommand()};
}

static int unknownCommand(ArrayRef<Command> All, StringRef Given) {
  std::vector<StringRef> Names;
  for (const Command &C : All)
    Names.push_back(C.Name);
  const StringRef Near = nearest(Given, Names);
  std::string Message = Given.starts_with("-") ? "unknown option '" : "unknown command '";
  Message += Given.str() + "'";
  if (!Near.empty())
    Message += "; did you mean '" + Near.str() + "'?";
  printError(Message, "see hipshift --help");
  return WrongUse;
}

static int runCommand(const Command &C, ArrayRef<std::string> Args) {
  Expected<Arguments> Parsed = parseArguments(C, Args);
  if (!Parsed) {
    printError(toString(Parsed.takeError()), "see hipshift " + C.Name + " --help");
    return WrongUse;
  }
  if (Parsed->Help) {
    outs() << helpFor(C);
    return Done;
  }
  return C.Run(*Parsed);
}

static int run(ArrayRef<std::string> Args) {
  const std::vector<Command> All = allCommands();
  if (Args.empty()) {
    errs() << helpForAll(All);
    return WrongUse;
  }
  const StringRef First = Args.front();
  if (First == "--help" || First == "-h" || (First == "help" && Args.size() == 1)) {
    outs() << helpForAll(All);
    return Done;
  }
  if (First == "--version") {
    outs() << "hipshift " HIPSHIFT_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
    return Done;
  }
  for (const Command &C : All)
    if (C.Name == First)
      return runCommand(C, Args.drop_front());
    else if (First == "help" && C.Name == Args[1])
      return runCommand(C, {"--help"});
  return unknownCommand(All, First == "help" ? StringRef(Args[1]) : First);
}

int main(int Argc, char **Argv) {
  int Code = run(std::vector<std::string>(Argv + 1, Argv + Argc));
  outs().flush();
  if (outs().has_error()) {
    printError("cannot write the output: " + outs().error().message());
    outs().clear_error();
    Code = NotWritten;
  }
  return Code;
}
