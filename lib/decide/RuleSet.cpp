#include "decide/RuleSet.h"
#include "rules/Builtin.h"
#include "rules/PackedRules.h"
#include "rules/RuleFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace hipshift {

struct RuleSet::Data {
  BumpPtrAllocator Memory; // the strings of packs
  BuiltinRules Builtin = builtinRules();
  StringMap<NameEntry> PackNames; // new ones and overrides
  StringMap<HeaderEntry> PackHeaders;
  std::vector<PatternRule> Patterns;
  StringMap<SmallVector<unsigned, 2>> ByCallee;
  StringMap<const NameEntry *> RenamedFields;
  StringSet<> Watch;

  void addPack(RuleFile File, Definitions &Known, RuleErrors &Errors);
  void addPattern(PatternRule R, Definitions &Known, RuleErrors &Errors);
  void index(const NameEntry &E);
  void indexAll();
};

namespace {

template <class Entry> const Entry *findSorted(ArrayRef<Entry> Table, StringRef Cuda) {
  auto It = partition_point(Table, [&](const Entry &E) { return E.Cuda < Cuda; });
  return It != Table.end() && It->Cuda == Cuda ? &*It : nullptr;
}

template <class Entry>
const Entry *findIn(const StringMap<Entry> &Pack, ArrayRef<Entry> Builtin, StringRef Cuda) {
  if (!Pack.empty())
    if (auto It = Pack.find(Cuda); It != Pack.end())
      return &It->second;
  return findSorted(Builtin, Cuda);
}

template <class Entry>
std::vector<const Entry *> allOf(const StringMap<Entry> &Pack, ArrayRef<Entry> Builtin) {
  std::vector<const Entry *> Out;
  for (const Entry &E : Builtin)
    if (!Pack.contains(E.Cuda))
      Out.push_back(&E);
  for (const auto &E : Pack)
    Out.push_back(&E.second);
  llvm::sort(Out, [](const Entry *A, const Entry *B) { return A->Cuda < B->Cuda; });
  return Out;
}

template <class Entry>
void addEntries(std::vector<Entry> Entries, StringRef What, StringMap<Entry> &Pack,
                ArrayRef<Entry> Builtin, Definitions &Known, RuleErrors &Errors) {
  for (const Entry &E : Entries) {
    const Entry *Earlier = findIn(Pack, Builtin, E.Cuda);
    if (Known.add(What, E.Cuda, E.DefinedAt, Earlier ? Earlier->DefinedAt : "", E.Override, Errors))
      Pack.insert_or_assign(E.Cuda, E);
  }
}

} // namespace

StringRef lastComponent(StringRef Name) {
  size_t Colon = Name.rfind(':'); // one character: this runs for every name when rules load
  return Colon == StringRef::npos ? Name : Name.drop_front(Colon + 1);
}

void RuleSet::Data::addPattern(PatternRule R, Definitions &Known, RuleErrors &Errors) {
  auto Earlier = find_if(Patterns, [&](const PatternRule &P) { return P.Id == R.Id; });
  bool Replaces = Earlier != Patterns.end();
  if (!Known.add("rule", R.Id, R.DefinedAt, Replaces ? Earlier->DefinedAt : "", R.Override, Errors))
    return;
  if (Replaces)
    *Earlier = std::move(R);
  else
    Patterns.push_back(std::move(R));
}

void RuleSet::Data::addPack(RuleFile File, Definitions &Known, RuleErrors &Errors) {
  Known.nextLayer();
  addEntries(std::move(File.Names), "name", PackNames, Builtin.Names, Known, Errors);
  addEntries(std::move(File.Headers), "header", PackHeaders, Builtin.Headers, Known, Errors);
  for (PatternRule &R : File.Rules)
    addPattern(std::move(R), Known, Errors);
}

void RuleSet::Data::index(const NameEntry &E) {
  StringRef Last = lastComponent(E.Cuda);
  if (E.Kind == "field") {
    if (E.Hip.empty() || lastComponent(E.Hip) == Last) {
      if (E.Hip.empty() || E.Sure != Confidence::Safe)
        Watch.insert(E.Cuda); // "status" alone is anybody's word
      return;
    }
    RenamedFields.try_emplace(Last, &E);
  }
  Watch.insert(Last);
}

void RuleSet::Data::indexAll() {
  for (const NameEntry &E : Builtin.Names)
    if (PackNames.empty() || !PackNames.contains(E.Cuda))
      index(E);
  for (const auto &E : PackNames)
    index(E.second);
  for (auto [I, R] : enumerate(Patterns)) {
    Watch.insert(lastComponent(R.Callee));
    ByCallee[R.Callee].push_back(I);
  }
}

RuleSet::RuleSet() : D(std::make_unique<Data>()) {}
RuleSet::~RuleSet() = default;

Expected<std::shared_ptr<const RuleSet>> RuleSet::load(ArrayRef<std::string> Packs) {
  std::shared_ptr<RuleSet> Out(new RuleSet);
  Data &D = *Out->D;
  D.Patterns = unpackRules(D.Builtin.Patterns);
  RuleErrors Errors;
  Definitions Known;
  for (const std::string &Path : Packs) {
    auto Buffer = MemoryBuffer::getFile(Path);
    if (!Buffer) {
      Errors.Messages.push_back(Path + ": error: " + Buffer.getError().message());
      continue;
    }
    D.addPack(readRuleFile(Path, (*Buffer)->getBuffer(), D.Memory, Errors), Known, Errors);
  }
  if (!Errors.empty())
    return createStringError(join(Errors.Messages, "\n"));
  D.indexAll();
  return Out;
}

const NameEntry *RuleSet::findName(StringRef Cuda) const {
  return findIn(D->PackNames, D->Builtin.Names, Cuda);
}

const HeaderEntry *RuleSet::findHeader(StringRef Cuda) const {
  return findIn(D->PackHeaders, D->Builtin.Headers, Cuda);
}

std::vector<const PatternRule *> RuleSet::patternsFor(StringRef Callee) const {
  std::vector<const PatternRule *> Out;
  auto It = D->ByCallee.find(Callee);
  if (It != D->ByCallee.end())
    for (unsigned I : It->second)
      Out.push_back(&D->Patterns[I]);
  return Out;
}

std::vector<const NameEntry *> RuleSet::names() const {
  return allOf(D->PackNames, D->Builtin.Names);
}

std::vector<const HeaderEntry *> RuleSet::headers() const {
  return allOf(D->PackHeaders, D->Builtin.Headers);
}

const std::vector<PatternRule> &RuleSet::patterns() const { return D->Patterns; }

const StringSet<> &RuleSet::watchList() const { return D->Watch; }

const NameEntry *RuleSet::findRenamedField(StringRef Field) const {
  auto It = D->RenamedFields.find(Field);
  return It == D->RenamedFields.end() ? nullptr : It->second;
}

} // namespace hipshift
