#include "Cases.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipshift {
namespace {

constexpr char Path[] = "/t/a.cu";

std::optional<int64_t> constantOf(StringRef Text) {
  int64_t Signed;
  if (!Text.rtrim("uUlL").getAsInteger(0, Signed))
    return Signed;
  return std::nullopt;
}

// The arguments between the brackets at Source[Open] and its partner, with the gaps around them.
struct Arguments {
  std::vector<Text> Args;
  std::vector<std::string> Gaps;
  unsigned Close = 0;
};

Arguments splitArguments(StringRef Source, unsigned Open) {
  Arguments Out;
  unsigned Depth = 0, Begin = Open + 1, GapFrom = Begin;
  auto Flush = [&](unsigned End) {
    StringRef Raw = Source.slice(Begin, End);
    if (Raw.trim().empty())
      return;
    unsigned First = Begin + (Raw.size() - Raw.ltrim().size()), Last = First + Raw.trim().size();
    Out.Gaps.push_back(Source.slice(GapFrom, First).str());
    Out.Args.push_back(
        {{Path, First, Last}, Raw.trim().str(), "", constantOf(Raw.trim()), Origin::Written});
    GapFrom = Last;
  };
  for (unsigned I = Open; I < Source.size(); ++I) {
    Depth += StringRef("([{").contains(Source[I]);
    Depth -= StringRef(")]}").contains(Source[I]);
    if (Depth == 0 || (Depth == 1 && Source[I] == ',')) {
      Flush(I);
      Begin = I + 1;
    }
    if (Depth == 0) {
      Out.Close = I;
      break;
    }
  }
  Out.Gaps.push_back(Source.slice(GapFrom, Out.Close).str());
  return Out;
}

StringRef word(Confidence C) {
  constexpr StringRef Words[] = {"safe", "review", "manual", "note"};
  return Words[static_cast<int>(C)];
}

// A folder of its own for each set of packs, removed with the object.
struct PackFolder {
  SmallString<128> Path;
  std::vector<std::string> Files;

  explicit PackFolder(ArrayRef<std::string> Packs) {
    sys::fs::createUniqueDirectory("hipshift-decide", Path);
    for (auto [I, Text] : enumerate(Packs)) {
      SmallString<128> File = Path;
      sys::path::append(File, "pack" + Twine(I + 1) + ".yaml");
      std::error_code EC;
      raw_fd_ostream(File, EC) << Text;
      Files.push_back(File.str().str());
    }
  }
  ~PackFolder() { sys::fs::remove_directories(Path); }
};

} // namespace

Unit::Unit(std::string Source) : Source(std::move(Source)) { Facts.MainFile = Path; }

Span Unit::next(StringRef Text) {
  size_t At = StringRef(Source).find(Text, From);
  if (At == StringRef::npos)
    ADD_FAILURE() << "not in the text: " << Text.str();
  From = At + 1;
  return {Path, unsigned(At), unsigned(At + Text.size())};
}

template <class Kind> Kind &Unit::add(Kind F) {
  Facts.Facts.reserve(64); // references stay good
  Facts.Facts.push_back(std::move(F));
  return std::get<Kind>(Facts.Facts.back());
}

NameFact &Unit::name(StringRef Spelled, Binding Bound, StringRef Qualified) {
  NameFact N;
  N.Where = next(Spelled);
  N.Name = Qualified.empty() ? Spelled.str() : Qualified.str();
  N.Bound = Bound;
  return add(std::move(N));
}

CallFact &Unit::call(StringRef Text, Binding Bound) {
  CallFact C;
  C.Whole = next(Text);
  auto Name = Text.take_until([](char Ch) { return Ch == '('; });
  C.Name = {Path, C.Whole.Begin, C.Whole.Begin + unsigned(Name.rtrim().size())};
  C.Callee = Name.rtrim().ltrim(':').str();
  Arguments A = splitArguments(Source, C.Whole.Begin + Name.size());
  C.Args = A.Args;
  C.Gaps = A.Gaps;
  C.Whole.End = A.Close + 1;
  C.Bound = Bound;
  return add(std::move(C));
}

LaunchFact &Unit::launch(StringRef Text) {
  LaunchFact L;
  L.Whole = next(Text);
  auto At = [&](StringRef Part) {
    unsigned Begin = Source.find(Part.str(), L.Whole.Begin);
    return Span{Path, Begin, Begin + unsigned(Part.size())};
  };
  L.Open = At("<<<");
  L.Close = At(">>>");
  L.Kernel.Range = {Path, L.Whole.Begin, L.Open.Begin};
  L.Kernel.Spelling = Text.split("<<<").first.str();
  L.KernelIsTemplate = StringRef(L.Kernel.Spelling).contains('<');
  std::string Round = Source; // the configuration as a bracketed list
  Round[L.Open.End - 1] = '(';
  Round[L.Close.Begin] = ')';
  L.Config = splitArguments(Round, L.Open.End - 1).Args;
  L.ArgsOpen = {Path, L.Close.End, L.Close.End + 1};
  Arguments A = splitArguments(Source, L.Close.End);
  L.Args = A.Args;
  L.ArgsClose = {Path, A.Close, A.Close + 1};
  return add(std::move(L));
}

IncludeFact &Unit::include(StringRef Text, HeaderKind Kind) {
  IncludeFact I;
  I.Line = next(Text);
  size_t Name = I.Line.Begin + Text.find_first_of("<\"");
  I.FileName = {Path, unsigned(Name), I.Line.End};
  I.Angled = Source[Name] == '<';
  I.Name = Source.substr(Name + 1, I.Line.End - Name - 2);
  I.LineEnd = std::min(Source.find('\n', I.Line.End), Source.size() - 1) + 1;
  I.Kind = Kind;
  return add(std::move(I));
}

AsmFact &Unit::assembly(StringRef Text, StringRef Template) {
  AsmFact A;
  A.Whole = next(Text);
  A.Template = Template.str();
  return add(std::move(A));
}

PastedFact &Unit::pasted(StringRef Text, StringRef First, StringRef Name) {
  PastedFact P;
  P.Where = next(Text);
  if (!First.empty())
    P.First = {P.Where.File, P.Where.Begin, P.Where.Begin + static_cast<unsigned>(First.size())};
  P.Text = Text.str();
  P.Name = Name.str();
  P.Bound = Binding::Cuda;
  again();
  return add(std::move(P));
}

FileFact &Unit::file(bool ImplicitRuntime) {
  FileFact F;
  F.Path = Path;
  F.IsMain = true;
  F.ImplicitRuntime = ImplicitRuntime;
  return add(std::move(F));
}

UnitDecisions Unit::decide() const {
  std::shared_ptr<const RuleSet> Rules = rulesWith(Pack);
  return Rules ? hipshift::decide(Facts, *Rules, For) : UnitDecisions();
}

std::string Unit::migrated() const {
  UnitDecisions D = decide();
  std::vector<Edit> Edits;
  for (const Finding &F : D.Findings)
    append_range(Edits, F.Edits);
  // Insertions at one place keep their order.
  for (size_t I = 1; I < Edits.size(); ++I)
    for (size_t J = I; J > 0 && Edits[J].Range < Edits[J - 1].Range; --J)
      std::swap(Edits[J], Edits[J - 1]);
  std::string Out;
  unsigned Done = 0;
  for (const Edit &E : Edits) {
    if (E.Range.Begin < Done) {
      ADD_FAILURE() << "edits overlap at " << E.Range.Begin;
      continue;
    }
    Out += Source.substr(Done, E.Range.Begin - Done) + E.NewText;
    Done = E.Range.End;
  }
  return Out + Source.substr(Done);
}

std::string Unit::said() const {
  std::vector<std::string> Lines;
  UnitDecisions D = decide();
  for (const Finding &F : D.Findings)
    Lines.push_back((word(F.Sure) + " " + F.RuleId + ": " + F.Message).str());
  return join(Lines, "\n");
}

std::shared_ptr<const RuleSet> rulesWith(StringRef Pack) {
  PackFolder Folder(Pack.empty() ? std::vector<std::string>()
                                 : std::vector<std::string>{Pack.str()});
  auto Rules = RuleSet::load(Folder.Files);
  if (Rules)
    return *Rules;
  ADD_FAILURE() << toString(Rules.takeError());
  return nullptr;
}

std::string loadErrors(ArrayRef<std::string> Packs) {
  PackFolder Folder(Packs);
  auto Rules = RuleSet::load(Folder.Files);
  if (Rules)
    return "";
  std::string Text = toString(Rules.takeError()), Prefix = (Folder.Path + "/").str();
  for (size_t At; (At = Text.find(Prefix)) != std::string::npos;)
    Text.erase(At, Prefix.size());
  return Text;
}

} // namespace hipshift
