#include "rules/Yaml.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

using namespace llvm;

namespace hipshift {
namespace {

class TreeBuilder {
  StringRef File;
  const SourceMgr &SM;
  RuleErrors &Errors;

public:
  TreeBuilder(StringRef File, const SourceMgr &SM, RuleErrors &Errors)
      : File(File), SM(SM), Errors(Errors) {}

  YamlNode build(yaml::Node *N) {
    YamlNode Out;
    if (!N)
      return Out;
    Out.At = place(N);
    if (auto *S = dyn_cast<yaml::ScalarNode>(N))
      scalar(*S, Out);
    else if (auto *B = dyn_cast<yaml::BlockScalarNode>(N))
      block(*B, Out);
    else if (auto *L = dyn_cast<yaml::SequenceNode>(N))
      sequence(*L, Out);
    else if (auto *M = dyn_cast<yaml::MappingNode>(N))
      mapping(*M, Out);
    else if (!isa<yaml::NullNode>(N))
      Errors.add(File, Out.At, "aliases have no place in rule files");
    return Out;
  }

private:
  // LLVM lets a "[…]" or "{…}" begin behind its bracket.
  SMLoc withBracket(SMLoc Loc) const {
    unsigned Buffer = SM.FindBufferContainingLoc(Loc);
    const char *Begin = SM.getMemoryBuffer(Buffer)->getBufferStart();
    StringRef Before = StringRef(Begin, Loc.getPointer() - Begin).rtrim();
    return Before.ends_with("{") || Before.ends_with("[") ? SMLoc::getFromPointer(Before.end() - 1)
                                                          : Loc;
  }

  YamlPlace place(const yaml::Node *N) const {
    SMLoc Loc = N->getSourceRange().Start;
    if (!Loc.isValid())
      return {};
    if (isa<yaml::SequenceNode, yaml::MappingNode>(N))
      Loc = withBracket(Loc);
    auto [Line, Column] = SM.getLineAndColumn(Loc);
    return {Line, Column};
  }

  void scalar(const yaml::ScalarNode &S, YamlNode &Out) {
    SmallString<64> Storage;
    Out.Is = YamlNode::Scalar;
    Out.Value = S.getValue(Storage).str();
  }

  void block(const yaml::BlockScalarNode &B, YamlNode &Out) {
    Out.Is = YamlNode::Scalar;
    Out.Value = B.getValue().str();
  }

  void sequence(yaml::SequenceNode &L, YamlNode &Out) {
    Out.Is = YamlNode::Sequence;
    for (yaml::Node &Item : L)
      Out.Items.push_back(build(&Item));
  }

  void mapping(yaml::MappingNode &M, YamlNode &Out) {
    Out.Is = YamlNode::Mapping;
    for (yaml::KeyValueNode &KV : M) {
      YamlNode Key = build(KV.getKey());
      if (Out.find(Key.Value))
        Errors.add(File, Key.At, "duplicate key '" + Key.Value + "'");
      YamlNode Value = build(KV.getValue());
      if (!Value.At.Line)
        Value.At = Key.At;
      Out.Entries.push_back({std::move(Key.Value), Key.At, std::move(Value)});
    }
  }
};

struct Sink {
  StringRef File;
  RuleErrors &Errors;

  static void handle(const SMDiagnostic &D, void *Self) {
    auto &S = *static_cast<Sink *>(Self);
    YamlPlace At{static_cast<unsigned>(std::max(D.getLineNo(), 1)),
                 static_cast<unsigned>(std::max(D.getColumnNo() + 1, 1))};
    S.Errors.add(S.File, At, D.getMessage());
  }
};

} // namespace

const YamlNode *YamlNode::find(StringRef Key) const {
  for (const YamlEntry &E : Entries)
    if (E.Key == Key)
      return &E.Value;
  return nullptr;
}

void RuleErrors::add(StringRef File, YamlPlace At, const Twine &Message) {
  Messages.push_back(
      (File + ":" + Twine(At.Line) + ":" + Twine(At.Column) + ": error: " + Message).str());
}

std::optional<YamlNode> readYaml(StringRef File, StringRef Text, RuleErrors &Errors) {
  SourceMgr SM;
  Sink ToErrors{File, Errors};
  SM.setDiagHandler(Sink::handle, &ToErrors);
  size_t Before = Errors.Messages.size();
  yaml::Stream Stream(Text, SM, /*ShowColors=*/false);
  YamlNode Tree;
  unsigned Documents = 0;
  for (yaml::Document &D : Stream) {
    if (++Documents > 1) {
      Errors.add(File, {1, 1}, "a rule file is one YAML document");
      break;
    }
    Tree = TreeBuilder(File, SM, Errors).build(D.getRoot());
  }
  if (Errors.Messages.size() != Before || Stream.failed()) {
    if (Errors.Messages.size() == Before)
      Errors.add(File, {1, 1}, "this is no YAML");
    return std::nullopt;
  }
  return Tree;
}

} // namespace hipshift
