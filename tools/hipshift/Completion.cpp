#include "Commands.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipshift {
namespace {

enum class Values { Files, Folders, Other };

Values valuesOf(const Option &O) {
  if (O.Value == "DIR" || O.Value == "BUILD")
    return Values::Folders;
  return O.Value == "FILE" ? Values::Files : Values::Other;
}

std::vector<Command> visible() {
  std::vector<Command> All = allCommands();
  erase_if(All, [](const Command &C) { return C.Hidden; });
  return All;
}

std::string words(const Command &C) {
  std::vector<std::string> Words = C.OperandWords;
  for (const Option &O : C.Options)
    for (StringRef Name : O.names())
      Words.push_back(Name.str());
  Words.push_back("--help");
  return join(Words, " ");
}

// A `case` of the option before the cursor: what its value may be.
std::string bashValues(const Command &C) {
  std::string Out;
  for (const Option &O : C.Options) {
    if (O.Value.empty())
      continue;
    std::string Action = "COMPREPLY=()";
    if (!O.Choices.empty())
      Action = "COMPREPLY=($(compgen -W '" + join(O.Choices, " ") + "' -- \"$cur\"))";
    else if (valuesOf(O) == Values::Folders)
      Action = "COMPREPLY=($(compgen -d -- \"$cur\"))";
    else if (valuesOf(O) == Values::Files)
      Action = "COMPREPLY=($(compgen -f -- \"$cur\"))";
    const auto Names = O.names();
    Out += "        " + join(Names, "|") + ") " + Action + "; return ;;\n";
  }
  return Out;
}

std::string bash() {
  std::string Names, Cases;
  for (const Command &C : visible()) {
    Names += C.Name + " ";
    Cases += "    " + C.Name + ")\n      case $prev in\n" + bashValues(C) +
             "        *) ;;\n      esac\n      words='" + words(C) + "' ;;\n";
  }
  return "# hipshift completion bash > /etc/bash_completion.d/hipshift\n"
         "_hipshift() {\n"
         "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=\n"
         "  COMPREPLY=()\n"
         "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
         "    COMPREPLY=($(compgen -W '" +
         Names +
         "--help --version' -- \"$cur\"))\n    return\n  fi\n"
         "  case ${COMP_WORDS[1]} in\n" +
         Cases +
         "  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
         "}\n"
         "complete -o default -F _hipshift hipshift\n";
}

// The text between quotes and brackets of zsh's _arguments.
std::string zshText(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '[' || C == ']' || C == ':')
      Out += '\\';
    Out += C == '\'' ? '"' : C;
  }
  return Out;
}

std::string zshOption(const Option &O) {
  std::string Out;
  for (StringRef Name : O.names()) {
    Out += " \\\n        '" + Name.str() + "[" + zshText(O.Help) + "]";
    if (!O.Choices.empty())
      Out += ":" + O.Value + ":(" + join(O.Choices, " ") + ")";
    else if (!O.Value.empty())
      Out += ":" + O.Value + ":" +
             (valuesOf(O) == Values::Folders ? "_files -/"
              : valuesOf(O) == Values::Files ? "_files"
                                             : " ");
    Out += "'";
  }
  return Out;
}

std::string zsh() {
  std::string Names, Cases;
  for (const Command &C : visible()) {
    Names += "    '" + C.Name + ":" + zshText(C.Summary) + "'\n";
    Cases += "    " + C.Name + ")\n      _arguments '--help[show the help]'";
    for (const Option &O : C.Options)
      Cases += zshOption(O);
    Cases += " \\\n        '*:" +
             (C.OperandWords.empty() ? "file:_files" : "word:(" + join(C.OperandWords, " ") + ")") +
             "' ;;\n";
  }
  return "#compdef hipshift\n"
         "# hipshift completion zsh > a file _hipshift in a folder of $fpath\n"
         "_hipshift() {\n"
         "  local -a commands=(\n" +
         Names +
         "  )\n"
         "  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n"
         "  local command=$words[2]\n"
         "  shift words; (( CURRENT-- ))\n"
         "  case $command in\n" +
         Cases + "  esac\n}\n_hipshift \"$@\"\n";
}

std::string fishQuoted(StringRef Text) {
  std::string Out = "'";
  for (char C : Text) {
    if (C == '\'' || C == '\\')
      Out += '\\';
    Out += C;
  }
  return Out + "'";
}

std::string fishOption(const Command &C, const Option &O) {
  std::string Out = "complete -c hipshift -n '__fish_seen_subcommand_from " + C.Name + "'";
  for (StringRef Name : O.names())
    Out += Name.starts_with("--") ? " -l " + Name.drop_front(2).str()
                                  : " -s " + Name.drop_front().str();
  if (!O.Choices.empty())
    Out += " -x -a " + fishQuoted(join(O.Choices, " "));
  else if (valuesOf(O) == Values::Folders)
    Out += " -x -a '(__fish_complete_directories)'";
  else if (!O.Value.empty())
    Out += " -r";
  return Out + " -d " + fishQuoted(O.Help) + "\n";
}

std::string fish() {
  std::string Out = "# hipshift completion fish > ~/.config/fish/completions/hipshift.fish\n";
  for (const Command &C : visible()) {
    Out += "complete -c hipshift -n __fish_use_subcommand -f -a " + C.Name + " -d " +
           fishQuoted(C.Summary) + "\n";
    for (const Option &O : C.Options)
      Out += fishOption(C, O);
    if (!C.OperandWords.empty())
      Out += "complete -c hipshift -f -n '__fish_seen_subcommand_from " + C.Name + "' -a " +
             fishQuoted(join(C.OperandWords, " ")) + "\n";
  }
  return Out;
}

} // namespace

Command completionCommand() {
  Command C;
  C.Name = "completion";
  C.Operands = "bash|zsh|fish";
  C.Summary = "print a completion script for a shell";
  C.OperandWords = {"bash", "zsh", "fish"};
  C.Examples = {{"source <(hipshift completion bash)", "completion for this shell"}};
  C.Run = [](const Arguments &Args) -> int {
    const StringRef Shell = Args.Operands.size() == 1 ? StringRef(Args.Operands[0]) : "";
    if (Shell == "bash")
      outs() << bash();
    else if (Shell == "zsh")
      outs() << zsh();
    else if (Shell == "fish")
      outs() << fish();
    else {
      errs() << "hipshift: error: name one shell: bash, zsh or fish\n";
      return WrongUse;
    }
    return Done;
  };
  return C;
}

} // namespace hipshift
