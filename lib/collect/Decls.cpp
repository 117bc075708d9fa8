// The one walk over the AST: every identifier in the project's declarations that refers to
// something.
#include "collect/Collector.h"

#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace hipshift {
namespace {

class Walk : public RecursiveASTVisitor<Walk> {
  using Base = RecursiveASTVisitor<Walk>;
  Collector &To;
  ASTContext &Ctx;
  const FunctionDecl *Within = nullptr;
  llvm::SmallPtrSet<const Expr *, 32> Statements; // expressions that stand alone

public:
  Walk(Collector &To, ASTContext &Ctx) : To(To), Ctx(Ctx) {}

  bool TraverseFunctionDecl(FunctionDecl *F) { return within(F, &Base::TraverseFunctionDecl); }
  bool TraverseCXXMethodDecl(CXXMethodDecl *F) { return within(F, &Base::TraverseCXXMethodDecl); }
  bool TraverseCXXConstructorDecl(CXXConstructorDecl *F) {
    return within(F, &Base::TraverseCXXConstructorDecl);
  }
  bool TraverseCXXDestructorDecl(CXXDestructorDecl *F) {
    return within(F, &Base::TraverseCXXDestructorDecl);
  }

  // A lambda without attributes runs where the function around it does.
  bool TraverseLambdaExpr(LambdaExpr *L) {
    const CXXMethodDecl *Call = L->getCallOperator();
    const FunctionDecl *Outer = Within;
    if (isWritten(Call->getAttr<CUDADeviceAttr>()) || isWritten(Call->getAttr<CUDAHostAttr>()))
      Within = Call;
    bool Go = Base::TraverseLambdaExpr(L);
    Within = Outer;
    return Go;
  }

  bool VisitCompoundStmt(CompoundStmt *S) {
    for (const Stmt *Part : S->body())
      standsAlone(Part);
    return true;
  }
  bool VisitIfStmt(IfStmt *S) { return standsAlone(S->getThen()) && standsAlone(S->getElse()); }
  bool VisitForStmt(ForStmt *S) { return standsAlone(S->getBody()); }
  bool VisitCXXForRangeStmt(CXXForRangeStmt *S) { return standsAlone(S->getBody()); }
  bool VisitWhileStmt(WhileStmt *S) { return standsAlone(S->getBody()); }
  bool VisitDoStmt(DoStmt *S) { return standsAlone(S->getBody()); }
  bool VisitSwitchCase(SwitchCase *S) { return standsAlone(S->getSubStmt()); }
  bool VisitAttributedStmt(AttributedStmt *S) { return standsAlone(S->getSubStmt()); }

  // What is declared here is the project's own, whatever it is called.
  bool VisitNamedDecl(NamedDecl *D) {
    if (const IdentifierInfo *Id = D->getIdentifier(); Id && To.Watch.contains(Id->getName())) {
      if (!isa<UsingDecl, UsingShadowDecl, UsingDirectiveDecl>(D)) {
        if (!To.isCuda(D) && !isa<ParmVarDecl>(D))
          To.OwnNames.insert(Id->getName());
        To.name(D->getLocation(), D);
      }
    }
    return true;
  }
  bool VisitFunctionDecl(FunctionDecl *F) {
    if (F->hasAttr<CUDAGlobalAttr>())
      kernel(F);
    return true;
  }
  bool VisitUsingDecl(UsingDecl *D) {
    for (const UsingShadowDecl *S : D->shadows()) {
      To.name(D->getLocation(), S->getTargetDecl(), false, D->getQualifierLoc());
      break;
    }
    return true;
  }
  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) {
    To.name(D->getIdentLocation(), D->getNominatedNamespaceAsWritten(), false,
            D->getQualifierLoc());
    return true;
  }
  bool VisitNamespaceAliasDecl(NamespaceAliasDecl *D) {
    To.name(D->getTargetNameLoc(), D->getAliasedNamespace(), false, D->getQualifierLoc());
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    To.name(E->getLocation(), E->getFoundDecl()->getUnderlyingDecl(), false, E->getQualifierLoc());
    return true;
  }
  bool VisitOverloadExpr(OverloadExpr *E) {
    if (E->getNumDecls())
      To.name(E->getNameLoc(), (*E->decls_begin())->getUnderlyingDecl(),
              isa<UnresolvedMemberExpr>(E), E->getQualifierLoc());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    To.name(E->getMemberLoc(), E->getMemberDecl(), true);
    return true;
  }
  bool VisitDesignatedInitExpr(DesignatedInitExpr *E) {
    for (const DesignatedInitExpr::Designator &D : E->designators())
      if (D.isFieldDesignator() && D.getFieldDecl())
        To.name(D.getFieldLoc(), D.getFieldDecl(), true);
    return true;
  }
  bool VisitOffsetOfExpr(OffsetOfExpr *E) {
    for (unsigned I = 0; I < E->getNumComponents(); ++I)
      if (E->getComponent(I).getKind() == OffsetOfNode::Field)
        To.name(E->getComponent(I).getEndLoc(), E->getComponent(I).getField(), true);
    return true;
  }
  bool VisitGotoStmt(GotoStmt *S) {
    To.name(S->getLabelLoc(), S->getLabel());
    return true;
  }
  bool VisitLabelStmt(LabelStmt *S) {
    standsAlone(S->getSubStmt());
    To.name(S->getIdentLoc(), S->getDecl());
    return true;
  }
  bool VisitCallExpr(CallExpr *E) {
    if (auto *Launch = dyn_cast<CUDAKernelCallExpr>(E))
      collectLaunch(To, Ctx, Launch, Statements.contains(Launch));
    else
      collectCall(To, Ctx, E, Within);
    return true;
  }
  bool VisitRecoveryExpr(RecoveryExpr *E) {
    collectFailedCall(To, E);
    return true;
  }
  bool VisitGCCAsmStmt(GCCAsmStmt *S) {
    assembly(S);
    return true;
  }

  bool VisitStringLiteral(StringLiteral *S) {
    if (S->getCharByteWidth() == 1 && !S->isUnevaluated())
      string(S);
    return true;
  }

  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    return typeName(T.getNameLoc(), T.getDecl(), T.getQualifierLoc());
  }
  bool VisitTagTypeLoc(TagTypeLoc T) {
    return typeName(T.getNameLoc(), T.getDecl(), T.getQualifierLoc());
  }
  bool VisitUsingTypeLoc(UsingTypeLoc T) {
    return typeName(T.getNameLoc(), T.getDecl()->getTargetDecl(), T.getQualifierLoc());
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) {
    return templateName(T.getTemplateNameLoc(), T.getTypePtr()->getTemplateName(),
                        T.getQualifierLoc());
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(DeducedTemplateSpecializationTypeLoc T) {
    return templateName(T.getTemplateNameLoc(), T.getTypePtr()->getTemplateName(),
                        T.getQualifierLoc());
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) {
    if (A.getArgument().getKind() == TemplateArgument::Template)
      templateName(A.getTemplateNameLoc(), A.getArgument().getAsTemplate(),
                   A.getTemplateQualifierLoc());
    return Base::TraverseTemplateArgumentLoc(A);
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc Q) {
    if (Q && Q.getNestedNameSpecifier().getKind() == NestedNameSpecifier::Kind::Namespace)
      To.name(Q.getLocalBeginLoc(), Q.castAsNamespaceAndPrefix().Namespace, false,
              Q.castAsNamespaceAndPrefix().Prefix);
    return Base::TraverseNestedNameSpecifierLoc(Q);
  }

private:
  static bool isWritten(const Attr *A) { return A && !A->isImplicit(); }
  bool standsAlone(const Stmt *S) {
    if (const auto *E = dyn_cast_or_null<Expr>(S))
      Statements.insert(E->IgnoreImplicit());
    return true;
  }
  template <class F> bool within(F *Fn, bool (Base::*Traverse)(F *)) {
    const FunctionDecl *Outer = Within;
    Within = Fn;
    bool Go = (this->*Traverse)(Fn);
    Within = Outer;
    return Go;
  }
  bool typeName(SourceLocation Loc, const NamedDecl *D, NestedNameSpecifierLoc Qualifier) {
    To.name(Loc, D, false, Qualifier);
    return true;
  }
  bool templateName(SourceLocation Loc, TemplateName Name, NestedNameSpecifierLoc Qualifier) {
    if (const TemplateDecl *D = Name.getAsTemplateDecl())
      To.name(Loc, D, false, Qualifier);
    return true;
  }

  void kernel(FunctionDecl *F) {
    std::optional<Anchor> At = To.Spell.anchor(F->getLocation());
    if (!At || !To.Files.spelledAt(F->getLocation()).InScope)
      return;
    KernelFact K;
    K.Name = F->getNameAsString();
    K.NameAt = To.Spell.range(*At, F->getLocation());
    K.Whole = To.Spell.range(*At, F->getSourceRange());
    K.IsDefinition = F->isThisDeclarationADefinition();
    for (const ParmVarDecl *P : F->parameters()) {
      Text T;
      T.Spelling = P->getNameAsString();
      T.Type = P->getType().getAsString(Ctx.getPrintingPolicy());
      T.Range = To.Spell.range(*At, P->getSourceRange());
      K.Params.push_back(std::move(T));
    }
    To.Out.Facts.push_back(std::move(K));
  }

  void string(StringLiteral *S) {
    std::optional<Anchor> At = To.Spell.anchor(S->getBeginLoc());
    if (!At || !To.Files.spelledAt(S->getBeginLoc()).InScope)
      return; // made by '#', or from the command line
    StringFact F;
    F.Where = To.Spell.range(*At, S->getSourceRange());
    F.Value = S->getString().str();
    F.From = At->From;
    if (To.Spell.text(F.Where, *At).contains('"')) // not __func__
      To.Out.Facts.push_back(std::move(F));
  }

  void assembly(GCCAsmStmt *S) {
    std::optional<Anchor> At = To.Spell.anchor(S->getAsmLoc());
    if (!At || !To.Files.spelledAt(S->getAsmLoc()).InScope)
      return;
    AsmFact A;
    A.Whole = To.Spell.range(*At, {S->getAsmLoc(), S->getRParenLoc()});
    A.Template = S->getAsmString();
    A.From = At->From;
    A.In = Within && (Within->hasAttr<CUDADeviceAttr>() || Within->hasAttr<CUDAGlobalAttr>())
               ? Side::Device
               : Side::Host;
    To.Out.Facts.push_back(std::move(A));
  }
};

} // namespace

void collectDecls(Collector &To, ASTContext &Ctx, llvm::ArrayRef<Decl *> Top) {
  Walk W(To, Ctx);
  for (Decl *D : Top)
    W.TraverseDecl(D);
}

} // namespace hipshift
