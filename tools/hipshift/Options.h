// The command line as data. One table of options for each subcommand makes the parser, the help and
// the shell completion.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <string>
#include <vector>

namespace hipshift {

enum ExitCode { Done = 0, LeftForAPerson = 1, WrongUse = 2, NotAllAnalysed = 3, NotWritten = 4 };

struct Option {
  std::string Names; // "--jobs", "-j, --jobs"
  std::string Value; // "N", "DIR", "FILE"; empty for a switch
  std::string Help;
  std::function<llvm::Error(llvm::StringRef)> Set; // called with the value, or with "" for a switch
  std::vector<std::string> Choices = {};           // the values there are, empty: any

  std::vector<llvm::StringRef> names() const;
};

struct Arguments {
  std::vector<std::string> Operands;
  std::vector<std::string> BehindDashes; // what follows "--"
  bool Help = false;
};

struct Command {
  std::string Name;
  std::string Operands; // "PATH...", for the help
  std::string Summary;  // one line
  std::vector<Option> Options;
  std::vector<std::pair<std::string, std::string>> Examples; // command, what it does
  std::function<int(const Arguments &)> Run;
  std::string More = "";                      // help behind the options
  std::vector<std::string> OperandWords = {}; // for the completion: "bash", "zsh", "fish"
  bool Hidden = false;
};

llvm::Error wrongUse(const llvm::Twine &Message);

// Runs the Set of every option, in order. "--name value", "--name=value", "-nvalue" and "-n value".
llvm::Expected<Arguments> parseArguments(const Command &C, llvm::ArrayRef<std::string> Args);

// Of the candidates, the one that Word was most likely meant to be; empty when none is near.
llvm::StringRef nearest(llvm::StringRef Word, llvm::ArrayRef<llvm::StringRef> Candidates);

std::string helpFor(const Command &C);
std::string helpForAll(llvm::ArrayRef<Command> All);

// Ready-made Set functions.
std::function<llvm::Error(llvm::StringRef)> setTo(bool &Target);
std::function<llvm::Error(llvm::StringRef)> setTo(std::string &Target);

} // namespace hipshift
