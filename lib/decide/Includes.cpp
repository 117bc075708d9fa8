// Include lines: mapped, dropped, made unique, added. Text is never moved: a line that has to come
// first is added at FileFact::InsertAt and the later one goes as a duplicate.
#include "decide/Steps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <set>

using namespace llvm;

namespace hipshift {
namespace {

constexpr StringRef Runtime = "hip/hip_runtime.h";

struct FileView {
  const FileFact *File = nullptr;
  std::vector<const IncludeFact *> Includes; // by place
  std::set<std::string> Needed;              // headers that new text wants
  bool UsesCuda = false;
  bool OthersNeedRuntime = false; // main file: the unit's other files use CUDA, none includes it
};

// Headers of ours lie beside the output.
bool isShim(StringRef Header) { return Header.starts_with("hipshift/"); }

std::string spelled(StringRef Header) {
  return (isShim(Header) ? "\"" + Header + "\"" : "<" + Header + ">").str();
}

bool mayBeCuda(const IncludeFact &I) {
  return I.Kind != HeaderKind::Project && I.Kind != HeaderKind::System;
}

class FileIncludes {
  const DecideInput &In;
  const FileView &View;
  std::vector<Finding> &Out;
  std::vector<std::pair<std::string, unsigned>> Present; // header and its branch
  std::set<const IncludeFact *> RuntimeLines;            // those that stay or become the runtime's

public:
  FileIncludes(const DecideInput &In, const FileView &View, std::vector<Finding> &Out)
      : In(In), View(View), Out(Out) {}

  void run() {
    // What the file includes by HIP's name already, wherever it stands outside of branches.
    for (const IncludeFact *I : View.Includes)
      if (!entryFor(*I) && I->Branch == 0)
        Present.emplace_back(I->Name, 0);
    if (wantsRuntimeFirst())
      add(Runtime.str(), View.File->InsertAt);
    for (const IncludeFact *I : View.Includes)
      decide(*I);
    unsigned At = placeForNeeded();
    for (const std::string &Header : View.Needed)
      if (!isPresent(Header, 0))
        add(Header, At);
  }

private:
  const HeaderEntry *entryFor(const IncludeFact &I) const {
    return mayBeCuda(I) ? In.Rules.findHeader(I.Name) : nullptr;
  }

  bool isPresent(StringRef Header, unsigned Branch) const {
    return any_of(Present, [&](const auto &P) {
      return P.first == Header && (P.second == 0 || P.second == Branch);
    });
  }

  // nvcc includes the runtime in front of a .cu file: so must the HIP file before any project
  // header that relies on it.
  bool wantsRuntimeFirst() const {
    if (!View.File || !View.File->IsMain || !View.File->ImplicitRuntime ||
        !(View.UsesCuda || View.OthersNeedRuntime) || isPresent(Runtime, 0))
      return false;
    for (const IncludeFact *I : View.Includes) {
      const HeaderEntry *E = entryFor(*I);
      if (E && E->Hip == Runtime && I->Branch == 0 && I->From != Origin::Inactive)
        return false;
      if (!E && !I->Angled)
        return true;
    }
    return true;
  }

  Finding findingFor(const IncludeFact &I, const Twine &Message) const {
    Finding F;
    F.RuleId = "include";
    F.Message = Message.str();
    F.Where = I.FileName;
    F.From = I.From;
    F.Sure = I.From == Origin::Inactive || I.Kind == HeaderKind::Unknown ? Confidence::Review
                                                                         : Confidence::Safe;
    return F;
  }

  void remove(const IncludeFact &I, const Twine &Message) {
    Finding F = findingFor(I, Message);
    Span Line = I.Line;
    Line.End = std::max(Line.End, I.LineEnd);
    F.Edits.push_back({Line, ""});
    Out.push_back(std::move(F));
  }

  void manual(const IncludeFact &I, const Twine &Message) {
    Finding F = findingFor(I, Message);
    F.Sure = Confidence::Manual;
    Out.push_back(std::move(F));
  }

  void decide(const IncludeFact &I) {
    const HeaderEntry *E = entryFor(I);
    if (!E && I.Name == Runtime)
      RuntimeLines.insert(&I);
    if (!E) {
      if (I.Kind == HeaderKind::Cuda)
        manual(I, "no rule for header '" + I.Name + "'");
      return;
    }
    if (I.From == Origin::MacroBody && E->Hip != I.Name)
      return manual(
          I, "'" + I.Name + "' " +
                 (E->Hip.empty() ? "is not needed in HIP" : "becomes '" + E->Hip.str() + "'") +
                 ", but a macro gives the line its name; change it by hand");
    if (E->Hip.empty() && E->Why.empty())
      return remove(I, "'" + I.Name + "' is not needed in HIP");
    if (E->Hip.empty())
      return manual(I, "'" + I.Name + "' has no HIP counterpart: " + E->Why);
    if (!E->Rocm.contains(In.For.Rocm))
      return manual(I, "'" + I.Name + "' becomes '" + E->Hip +
                           "', which this ROCm version does not have");
    if (isPresent(E->Hip, I.Branch))
      return remove(I, "'" + I.Name + "' becomes '" + E->Hip + "', which is included already");
    Present.emplace_back(E->Hip.str(), I.Branch);
    if (E->Hip == Runtime)
      RuntimeLines.insert(&I);
    if (E->Hip == I.Name) {
      if (!E->Why.empty()) {
        Out.push_back(findingFor(I, "'" + I.Name + "' stays: " + E->Why));
        Out.back().Sure = Confidence::Note;
      }
      return;
    }
    // A reason beside a target says what else there is to do.
    Finding F = findingFor(I, "'" + I.Name + "' becomes '" + E->Hip + "'" +
                                  (E->Why.empty() ? "" : ": " + E->Why.str()));
    if (!E->Why.empty())
      F.Sure = Confidence::Review;
    F.Edits.push_back({I.FileName, spelled(E->Hip)});
    if (isShim(E->Hip))
      F.Headers.push_back(E->Hip.str());
    Out.push_back(std::move(F));
  }

  // Behind the file's own line for the runtime when there is one, else where lines are added.
  unsigned placeForNeeded() const {
    for (const IncludeFact *I : View.Includes)
      if (I->Branch == 0 && !I->Nested && I->LineEnd > I->Line.End && RuntimeLines.contains(I))
        return I->LineEnd;
    return View.File ? View.File->InsertAt : 0;
  }

  void add(const std::string &Header, unsigned At) {
    Present.emplace_back(Header, 0);
    Finding F;
    F.RuleId = "include";
    F.Where = {View.File->Path, At, At};
    F.Message = "'" + Header + "' is added";
    F.Edits.push_back({F.Where, "#include " + spelled(Header) + View.File->NewLine});
    Out.push_back(std::move(F));
  }
};

class UnitIncludes {
  const DecideInput &In;
  std::vector<Finding> &Out;
  std::map<std::string, FileView> Files;
  std::map<std::string, std::string> NestedIn; // file → the one that includes it inside of brackets

public:
  UnitIncludes(const DecideInput &In, std::vector<Finding> &Out) : In(In), Out(Out) {}

  void run() {
    for (const FileFact *F : In.all<FileFact>())
      Files[F->Path].File = F;
    for (const IncludeFact *I : In.all<IncludeFact>()) {
      Files[I->Line.File].Includes.push_back(I);
      if (I->Nested && I->Kind == HeaderKind::Project && I->Path != I->Line.File)
        NestedIn.try_emplace(I->Path, I->Line.File);
    }
    uses();
    runtime();
    needs();
    outside();
    for (auto &[Path, View] : Files) {
      llvm::sort(View.Includes, [](auto *A, auto *B) { return A->Line < B->Line; });
      FileIncludes(In, View, Out).run();
    }
  }

private:
  void use(const Span &At) {
    if (auto It = Files.find(At.File); It != Files.end())
      It->second.UsesCuda = true;
  }

  void uses() {
    for (const NameFact *N : In.all<NameFact>())
      if (N->Bound == Binding::Cuda ||
          (N->Bound == Binding::Unbound && !N->Qualified && In.Rules.findName(N->Name)))
        use(N->Where);
    for (const CallFact *C : In.all<CallFact>())
      use(C->Whole);
    for (const LaunchFact *L : In.all<LaunchFact>())
      use(L->Whole);
    for (const KernelFact *K : In.all<KernelFact>())
      use(K->Whole);
  }

  // Files that main includes rely on the runtime that nvcc includes in front of it.
  void runtime() {
    bool Use = false, Have = false;
    FileView *Main = nullptr;
    for (auto &[Path, View] : Files) {
      if (View.File && View.File->IsMain) {
        Main = &View;
        continue;
      }
      Use |= View.UsesCuda;
      for (const IncludeFact *I : View.Includes) {
        const HeaderEntry *E = mayBeCuda(*I) ? In.Rules.findHeader(I->Name) : nullptr;
        Have |= I->Branch == 0 && (E ? E->Hip == Runtime : I->Name == Runtime);
      }
    }
    if (Main)
      Main->OthersNeedRuntime = Use && !Have;
  }

  // Headers that are read and look like work to do, but that nobody asked for.
  void outside() {
    std::set<std::string> Said;
    for (const IncludeFact *I : In.all<IncludeFact>()) {
      if (!I->LooksLikeCuda || StringRef(I->Name).starts_with("hipshift/") ||
          In.Rules.findHeader(I->Name) || !Said.insert(I->Path).second)
        continue;
      Finding F;
      F.RuleId = "outside";
      F.Message =
          "'" + I->Name + "' uses CUDA and is not edited, because it lies outside of the inputs";
      F.Where = {I->Path, 0, 0}; // the same for every unit
      F.Sure = Confidence::Note;
      Out.push_back(std::move(F));
    }
  }

  void needs() {
    for (Finding &F : Out)
      for (const std::string &Header : F.Headers) {
        if (F.Edits.empty())
          need(F, F.Where, Header); // the line itself is what the finding wants
        for (const Edit &E : F.Edits)
          need(F, E.Range, Header);
      }
  }

  // What is included inside of a function gets its own includes in front of that function.
  const std::string &outermost(const std::string &File) const {
    const std::string *Out = &File;
    for (unsigned Depth = 0; Depth < 32; ++Depth) {
      auto It = NestedIn.find(*Out);
      if (It == NestedIn.end())
        break;
      Out = &It->second;
    }
    return *Out;
  }

  void need(Finding &F, const Span &At, const std::string &Header) {
    FileView &View = Files[outermost(At.File)];
    if (View.File)
      View.Needed.insert(Header);
    else
      F.Notes.push_back({At, "needs #include of '" + Header + "'"});
  }
};

} // namespace

void decideIncludes(const DecideInput &In, std::vector<Finding> &Out) {
  UnitIncludes(In, Out).run();
}

} // namespace hipshift
