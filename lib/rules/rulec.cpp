// hipshift-rulec OUT.cpp ROOT FILE...: the rule files under ROOT → one C++ file of constant tables.
// Every mistake is printed with file, line and column, and fails the build.
#include "rules/PackedRules.h"
#include "rules/RuleFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace hipshift;

namespace {

void add(RuleFile &All, RuleFile File, Definitions &Known, RuleErrors &Errors) {
  for (const NameEntry &E : File.Names)
    Known.add("name", E.Cuda, E.DefinedAt, "", false, Errors);
  for (const HeaderEntry &E : File.Headers)
    Known.add("header", E.Cuda, E.DefinedAt, "", false, Errors);
  for (const PatternRule &R : File.Rules)
    Known.add("rule", R.Id, R.DefinedAt, "", false, Errors);
  append_range(All.Names, File.Names);
  append_range(All.Headers, File.Headers);
  append_range(All.Rules, File.Rules);
}

// Sorted files merge well and show a missing name.
void checkOrder(const std::vector<NameEntry> &Names, RuleErrors &Errors) {
  for (size_t I = 1; I < Names.size(); ++I)
    if (Names[I].Cuda < Names[I - 1].Cuda)
      return Errors.Messages.push_back((Names[I].DefinedAt + ": error: '" + Names[I].Cuda +
                                        "' is out of order: it belongs before '" +
                                        Names[I - 1].Cuda + "'")
                                           .str());
}

class Emitter {
  raw_ostream &OS;

public:
  explicit Emitter(raw_ostream &OS) : OS(OS) {}

  void emit(const RuleFile &All) {
    OS << "// Made from rules/ by hipshift-rulec.\n#include \"rules/Builtin.h\"\n\n"
          "using namespace llvm;\n\nnamespace hipshift {\nnamespace {\n\nusing S = StringRef;\n\n";
    for (auto [I, E] : enumerate(All.Names))
      args(I, E);
    OS << "constexpr NameEntry Names[] = {\n";
    for (auto [I, E] : enumerate(All.Names))
      name(I, E);
    OS << "{}};\n\nconstexpr HeaderEntry Headers[] = {\n";
    for (const HeaderEntry &E : All.Headers)
      header(E);
    OS << "{}};\n\nconstexpr char Patterns[] =\n";
    std::string Packed = packRules(All.Rules);
    for (size_t At = 0; At < Packed.size(); At += 80) {
      OS << "  ";
      quoted(StringRef(Packed).substr(At, 80));
      OS << "\n";
    }
    OS << "  ;\n\n} // namespace\n\nBuiltinRules builtinRules() {\n  return {ArrayRef(Names, "
       << All.Names.size() << "), ArrayRef(Headers, " << All.Headers.size() << "), S(Patterns, "
       << Packed.size() << ")};\n}\n\n} // namespace hipshift\n";
  }

private:
  void quoted(StringRef Text) {
    OS << '"';
    for (char C : Text) {
      if (C == '"' || C == '\\' || C == '?')
        OS << '\\' << C;
      else if (C < ' ' || C > '~')
        OS << '\\' << char('0' + (C >> 6 & 3)) << char('0' + (C >> 3 & 7)) << char('0' + (C & 7));
      else
        OS << C;
    }
    OS << '"';
  }

  void text(StringRef Text) {
    if (Text.empty()) {
      OS << "S()";
      return;
    }
    OS << "S(";
    quoted(Text);
    OS << "," << Text.size() << ")";
  }

  void rocm(const VersionRange &R) {
    OS << "{{" << R.Min.Major << "," << R.Min.Minor << "},{" << R.End.Major << "u," << R.End.Minor
       << "}}";
  }

  void args(size_t I, const NameEntry &E) {
    if (E.Args.empty())
      return;
    OS << "constexpr ArgEntry Args" << I << "[] = {";
    for (const ArgEntry &A : E.Args) {
      OS << "{" << A.Index << ",";
      text(A.Template);
      OS << "},";
    }
    OS << "};\n";
  }

  void name(size_t I, const NameEntry &E) {
    OS << "{";
    for (StringRef T : {E.Cuda, E.Hip, E.Kind, E.Library}) {
      text(T);
      OS << ",";
    }
    rocm(E.Rocm);
    OS << ",";
    if (E.Args.empty())
      OS << "{},";
    else
      OS << "ArrayRef(Args" << I << "," << E.Args.size() << "),";
    for (StringRef T : {E.Header, E.Why, E.Differs, E.Lacks, E.Source}) {
      text(T);
      OS << ",";
    }
    OS << "Confidence(" << static_cast<int>(E.Sure) << "),";
    text(E.DefinedAt);
    OS << ",false},\n";
  }

  void header(const HeaderEntry &E) {
    OS << "{";
    for (StringRef T : {E.Cuda, E.Hip, E.Why}) {
      text(T);
      OS << ",";
    }
    rocm(E.Rocm);
    OS << ",";
    text(E.DefinedAt);
    OS << ",false},\n";
  }
};

// Reads every file; what is wrong with them is in Errors.
RuleFile readAll(ArrayRef<char *> Files, StringRef Root, BumpPtrAllocator &Memory,
                 RuleErrors &Errors) {
  RuleFile All;
  Definitions Known;
  for (StringRef Path : Files) {
    StringRef Name = Path;
    if (Name.consume_front(Root))
      Name = Name.ltrim('/');
    auto Buffer = MemoryBuffer::getFile(Path);
    if (!Buffer) {
      Errors.Messages.push_back((Name + ": error: " + Buffer.getError().message()).str());
      continue;
    }
    RuleFile File = readRuleFile(Name, (*Buffer)->getBuffer(), Memory, Errors);
    checkOrder(File.Names, Errors);
    add(All, std::move(File), Known, Errors);
  }
  auto ByCuda = [](const auto &A, const auto &B) { return A.Cuda < B.Cuda; };
  llvm::sort(All.Names, ByCuda);
  llvm::sort(All.Headers, ByCuda);
  return All;
}

} // namespace

int main(int Argc, char **Argv) {
  if (Argc < 3) {
    errs() << "usage: hipshift-rulec OUT.cpp ROOT FILE...\n";
    return 2;
  }
  BumpPtrAllocator Memory;
  RuleErrors Errors;
  RuleFile All = readAll(ArrayRef(Argv + 3, Argc - 3), Argv[2], Memory, Errors);
  for (const std::string &M : Errors.Messages)
    errs() << Argv[2] << "/" << M << "\n";
  if (!Errors.empty())
    return 1;
  std::error_code EC;
  ToolOutputFile Out(Argv[1], EC, sys::fs::OF_None);
  if (EC) {
    errs() << Argv[1] << ": error: " << EC.message() << "\n";
    return 1;
  }
  Emitter(Out.os()).emit(All);
  Out.keep();
  return 0;
}
