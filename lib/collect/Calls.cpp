// Calls of CUDA functions and kernel launches, with their arguments as written.
#include "collect/Collector.h"

#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace llvm;

namespace hipshift {
namespace {

struct Callee {
  const NamedDecl *Decl = nullptr;
  SourceLocation NameLoc;
  SourceRange TemplateArgs; // from < to >
  ArrayRef<TemplateArgumentLoc> Args;
};

Callee calleeOf(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return {Ref->getFoundDecl()->getUnderlyingDecl(),
            Ref->getLocation(),
            {Ref->getLAngleLoc(), Ref->getRAngleLoc()},
            Ref->template_arguments()};
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return {Member->getMemberDecl(),
            Member->getMemberLoc(),
            {Member->getLAngleLoc(), Member->getRAngleLoc()},
            Member->template_arguments()};
  if (const auto *Set = dyn_cast<OverloadExpr>(E))
    if (Set->getNumDecls())
      return {(*Set->decls_begin())->getUnderlyingDecl(),
              Set->getNameLoc(),
              {Set->getLAngleLoc(), Set->getRAngleLoc()},
              Set->template_arguments()};
  return {};
}

Side sideOf(const FunctionDecl *F) {
  if (!F)
    return Side::Unknown;
  bool Device = F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAGlobalAttr>();
  bool Host = F->hasAttr<CUDAHostAttr>();
  if (const auto *M = dyn_cast<CXXMethodDecl>(F); M && M->getParent()->isLambda())
    if (!Device && !Host)
      return Side::Unknown;
  return Device ? (Host ? Side::Both : Side::Device) : Side::Host;
}

std::optional<int64_t> constantOf(const Expr *E, ASTContext &Ctx) {
  if (E->isValueDependent() || E->isTypeDependent() || !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult R;
  if (!E->EvaluateAsInt(R, Ctx, Expr::SE_NoSideEffects))
    return std::nullopt;
  const APSInt &V = R.Val.getInt();
  if (V.getSignificantBits() > 64 && !V.isUnsigned())
    return std::nullopt;
  return static_cast<int64_t>(V.isUnsigned() ? V.getZExtValue() : V.getSExtValue());
}

// Does a part of E come from a parameter of the macro whose body is At's text?
bool usesParameter(const SourceManager &SM, const Anchor &At, const Stmt *E) {
  if (At.From != Origin::MacroBody)
    return false;
  for (SourceLocation Loc = E->getBeginLoc(); Loc.isMacroID() && SM.getFileID(Loc) != At.Level;) {
    SourceLocation Up = SM.getImmediateExpansionRange(Loc).getBegin();
    if (SM.isMacroArgExpansion(Loc) && SM.getFileID(Up) == At.Level)
      return true;
    Loc = Up;
  }
  return any_of(E->children(), [&](const Stmt *S) { return S && usesParameter(SM, At, S); });
}

Text textOf(Collector &To, ASTContext &Ctx, const Anchor &At, const Expr *E) {
  Text T;
  T.Range = To.Spell.range(At, E->getSourceRange());
  T.Spelling = To.Spell.text(T.Range, At).str();
  T.From = At.From;
  const Expr *Bare = E->IgnoreImpCasts();
  if (!Bare->isTypeDependent())
    T.Type = Bare->getType().getCanonicalType().getAsString(Ctx.getPrintingPolicy());
  if (!usesParameter(Ctx.getSourceManager(), At, E)) // else each expansion has a value of its own
    T.Constant = constantOf(Bare, Ctx);
  return T;
}

bool ordered(const std::vector<Text> &Texts, const Span &In) {
  unsigned Last = In.Begin;
  for (const Text &T : Texts) {
    if (!T.Range.valid())
      continue;
    if (T.Range.File != In.File || T.Range.Begin < Last || T.Range.End > In.End)
      return false;
    Last = T.Range.End;
  }
  return true;
}

// Arguments that do not lie in order inside the call have no place that could be edited.
void dropUnorderedRanges(std::vector<Text> &Texts, const Span &In) {
  if (ordered(Texts, In))
    return;
  for (Text &T : Texts)
    T.Range = {};
}

template <class Range>
std::vector<Text> textsOf(Collector &To, ASTContext &Ctx, const Anchor &At, const Range &Args) {
  std::vector<Text> Out;
  for (const Expr *A : Args) {
    if (isa<CXXDefaultArgExpr>(A))
      break;
    Out.push_back(textOf(To, Ctx, At, A));
  }
  return Out;
}

std::vector<std::string> gapsOf(Collector &To, const Anchor &At, const std::vector<Text> &Args,
                                const Span &OpenParen, const Span &Whole) {
  std::vector<std::string> Gaps;
  if (!OpenParen.valid() || !Whole.valid())
    return Gaps;
  unsigned From = OpenParen.End;
  for (const Text &A : Args) {
    if (!A.Range.valid())
      return {};
    Gaps.push_back(To.Spell.text({Whole.File, From, A.Range.Begin}, At).str());
    From = A.Range.End;
  }
  Gaps.push_back(To.Spell.text({Whole.File, From, Whole.End - 1}, At).str());
  return Gaps;
}

// The "(" behind a callee's last token.
Span openParen(Collector &To, const Anchor &At, const Span &Name, const Span &Whole) {
  if (!Name.valid() || !Whole.valid())
    return {};
  StringRef Between = To.Spell.text({Whole.File, Name.End, Whole.End}, At);
  size_t Paren = Between.size() - Between.ltrim().size();
  if (!Between.drop_front(Paren).starts_with("("))
    return {};
  unsigned Begin = Name.End + Paren;
  return {Whole.File, Begin, Begin + 1};
}

bool hasDirectives(StringRef Text) {
  Text = Text.split('\n').second;
  for (; !Text.empty(); Text = Text.split('\n').second)
    if (Text.ltrim(" \t").starts_with("#"))
      return true;
  return false;
}

bool hasComments(Collector &To, const Anchor &At, const LaunchFact &L) {
  auto Between = [&](const Span &A, const Span &B) {
    if (!A.valid() || !B.valid() || A.End > B.Begin)
      return false;
    StringRef Gap = To.Spell.text({A.File, A.End, B.Begin}, At);
    return Gap.find_first_not_of(" \t\r\n\v\f\\") != StringRef::npos;
  };
  if (L.Config.empty())
    return false;
  return Between(L.Kernel.Range, L.Open) || Between(L.Open, L.Config.front().Range) ||
         Between(L.Config.back().Range, L.Close) || Between(L.Close, L.ArgsOpen) ||
         Between(L.ArgsOpen, L.Args.empty() ? L.ArgsClose : L.Args.front().Range);
}

} // namespace

void collectCall(Collector &To, ASTContext &Ctx, const CallExpr *Call, const FunctionDecl *Within) {
  Callee C = calleeOf(Call->getCallee());
  if (!C.Decl || !C.Decl->getIdentifier() || !To.isCuda(C.Decl))
    return;
  // What clang itself calls for threadIdx.x and for launches is not in the source.
  StringRef Name = C.Decl->getName();
  if (Name.starts_with("__fetch_builtin_") || Name.ends_with("PushCallConfiguration") ||
      Name == "cudaConfigureCall")
    return;
  std::optional<Anchor> At = To.Spell.anchor(C.NameLoc);
  if (!At || !To.Files.spelledAt(C.NameLoc).InScope)
    return;
  CallFact F;
  F.Callee = qualifiedName(C.Decl);
  SourceLocation NameEnd = C.TemplateArgs.isValid() ? C.TemplateArgs.getEnd() : C.NameLoc;
  F.Name = To.Spell.range(*At, {Call->getCallee()->getBeginLoc(), NameEnd});
  F.Whole = To.Spell.range(*At, {Call->getBeginLoc(), Call->getRParenLoc()});
  F.Args = textsOf(To, Ctx, *At, Call->arguments());
  dropUnorderedRanges(F.Args, F.Whole);
  F.Gaps = gapsOf(To, *At, F.Args, openParen(To, *At, F.Name, F.Whole), F.Whole);
  for (const TemplateArgumentLoc &A : C.Args) {
    Text T;
    T.Range = To.Spell.range(*At, A.getSourceRange());
    T.Spelling = To.Spell.text(T.Range, *At).str();
    F.TemplateArgs.push_back(std::move(T));
  }
  F.Bound = Binding::Cuda;
  F.From = At->From;
  F.In = sideOf(Within);
  F.Function = Within ? Within->getNameAsString() : "";
  To.Out.Facts.push_back(std::move(F));
}

void collectFailedCall(Collector &To, const RecoveryExpr *Call) {
  if (Call->subExpressions().empty())
    return;
  Callee C = calleeOf(Call->subExpressions().front());
  if (!C.Decl || !C.Decl->getIdentifier() || !To.isCuda(C.Decl))
    return;
  if (std::optional<Span> At = To.Spell.token(C.NameLoc))
    To.FailedCalls[At->File][At->Begin] = qualifiedName(C.Decl);
}

void collectLaunch(Collector &To, ASTContext &Ctx, const CUDAKernelCallExpr *Launch,
                   bool IsStatement) {
  const Expr *Kernel = Launch->getCallee()->IgnoreImpCasts();
  const CallExpr *Config = Launch->getConfig();
  std::optional<Anchor> At = To.Spell.anchor(Kernel->getEndLoc());
  if (!Config || !At || !To.Files.spelledAt(Kernel->getEndLoc()).InScope)
    return;
  LaunchFact L;
  L.From = At->From;
  L.Whole = To.Spell.range(*At, {Launch->getBeginLoc(), Launch->getRParenLoc()});
  L.Kernel = textOf(To, Ctx, *At, Kernel);
  L.KernelIsTemplate = StringRef(L.Kernel.Spelling).contains('<');
  L.Open = To.Spell.range(*At, Config->getBeginLoc());
  L.Close = To.Spell.range(*At, Config->getRParenLoc());
  L.Config = textsOf(To, Ctx, *At, Config->arguments());
  L.Args = textsOf(To, Ctx, *At, Launch->arguments());
  L.ArgsClose = To.Spell.range(*At, Launch->getRParenLoc());
  if (L.Close.valid())
    L.ArgsOpen = openParen(To, *At, L.Close, L.Whole);
  dropUnorderedRanges(L.Config, L.Whole);
  dropUnorderedRanges(L.Args, L.Whole);
  L.IsStatement = IsStatement;
  L.HasComments = hasComments(To, *At, L);
  L.HasDirectives = hasDirectives(To.Spell.text(L.Whole, *At));
  To.Out.Facts.push_back(std::move(L));
}

} // namespace hipshift
