#include "collect/Collector.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/NestedNameSpecifier.h"

using namespace clang;
using namespace llvm;

namespace hipshift {

std::string qualifiedName(const NamedDecl *D) {
  SmallVector<StringRef, 4> Parts;
  const IdentifierInfo *Own = D->getIdentifier();
  if (!Own)
    return "";
  Parts.push_back(Own->getName());
  const DeclContext *Ctx = D->getDeclContext();
  for (; Ctx && !Ctx->isTranslationUnit(); Ctx = Ctx->getParent()) {
    if (Ctx->isFunctionOrMethod() || isa<LinkageSpecDecl>(Ctx))
      continue;
    if (const auto *NS = dyn_cast<NamespaceDecl>(Ctx))
      if (NS->isInline() || NS->isAnonymousNamespace())
        continue;
    if (const auto *E = dyn_cast<EnumDecl>(Ctx))
      if (!E->isScoped())
        continue;
    if (const auto *N = dyn_cast<NamedDecl>(Ctx))
      if (const IdentifierInfo *Id = N->getIdentifier())
        Parts.push_back(Id->getName());
  }
  return join(reverse(Parts), "::");
}

// The declaration that people mean: the template behind an instantiation, the first of several.
static const Decl *declarationOf(const Decl *D) {
  if (const auto *F = dyn_cast<FunctionDecl>(D))
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      D = Pattern;
  return D->getCanonicalDecl();
}

bool Collector::isCuda(const Decl *D) {
  SourceLocation Loc = declarationOf(D)->getLocation();
  if (Loc.isInvalid())
    return false;
  return Files.expandedAt(Loc).Kind == HeaderKind::Cuda;
}

StringRef Collector::bufferOf(SourceLocation Loc) const {
  const SourceManager &SM = Files.manager();
  return SM.getBufferData(SM.getFileID(SM.getSpellingLoc(Loc)));
}

static unsigned blanksEnd(StringRef Buffer, unsigned TokenEnd) {
  size_t End = Buffer.find_first_not_of(" \t", TokenEnd);
  return End == StringRef::npos ? TokenEnd : End;
}

void Collector::pastedName(SourceRange Parts, const NamedDecl *D) {
  if (!Files.spelledAt(Parts.getBegin()).InScope)
    return;
  PastedFact F;
  F.Where = Spell.spelled(Parts);
  F.First = Spell.spelled(Parts.getBegin());
  if (!F.Where.valid())
    return;
  F.Text = bufferOf(Parts.getBegin()).slice(F.Where.Begin, F.Where.End).str();
  F.Name = qualifiedName(D);
  F.Bound = isCuda(D) ? Binding::Cuda : Binding::User;
  Out.Facts.push_back(std::move(F));
}

// Text is Name, line continuations inside of it left out.
static bool spells(StringRef Text, StringRef Name) {
  while (!Text.empty() && !Name.empty()) {
    if (Text.consume_front("\\\n") || Text.consume_front("\\\r\n"))
      continue;
    if (Text.front() != Name.front())
      return false;
    Text = Text.drop_front();
    Name = Name.drop_front();
  }
  return Text.empty() && Name.empty();
}

bool Collector::isSpelled(SourceLocation Loc, const std::optional<Span> &At, StringRef Name) const {
  return At && (At->size() == Name.size() || spells(bufferOf(Loc).slice(At->Begin, At->End), Name));
}

void Collector::name(SourceLocation Loc, const NamedDecl *D, bool Member,
                     NestedNameSpecifierLoc Qualifier) {
  const IdentifierInfo *Id = D->getIdentifier();
  if (!Id || Loc.isInvalid())
    return;
  if (std::optional<SourceRange> Parts = Spell.pasted(Loc))
    return pastedName(*Parts, D);
  bool Cuda = isCuda(D);
  Member |= Cuda && isa<RecordDecl>(D->getDeclContext());
  bool Watched =
      Watch.contains(Id->getName()) || (Cuda && Member && Watch.contains(qualifiedName(D)));
  if (!Watched && (!Cuda || Member))
    return;
  if (!Files.spelledAt(Loc).InScope)
    return;
  NameFact F;
  std::optional<Span> At = Spell.token(Loc, &F.From);
  if (!isSpelled(Loc, At, Id->getName()))
    return; // from the command line
  F.Where = *At;
  F.BlanksEnd = blanksEnd(bufferOf(Loc), At->End);
  F.Name = qualifiedName(D);
  F.Bound = Cuda ? Binding::Cuda : Binding::User;
  F.Member = Member;
  F.Declares = Loc == D->getLocation();
  if (Qualifier)
    F.Qualifier = Spell.range(*Spell.anchor(Loc), Qualifier.getSourceRange());
  if (Settled[At->File].insert(At->Begin).second)
    Out.Facts.push_back(std::move(F));
}

void Collector::macroName(SourceLocation Loc, StringRef Name, bool Cuda) {
  if (!Cuda && !Watch.contains(Name))
    return;
  if (!Files.spelledAt(Loc).InScope)
    return;
  NameFact F;
  std::optional<Span> At = Spell.token(Loc, &F.From);
  if (!isSpelled(Loc, At, Name))
    return;
  F.Where = *At;
  F.BlanksEnd = blanksEnd(bufferOf(Loc), At->End);
  F.Name = Name.str();
  F.Bound = Cuda ? Binding::Cuda : Binding::User;
  if (Settled[At->File].insert(At->Begin).second)
    Out.Facts.push_back(std::move(F));
}

} // namespace hipshift
