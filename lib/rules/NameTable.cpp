#include "rules/NameTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

constexpr StringRef NameKeys[] = {"cuda", "hip",     "kind",  "rocm",   "args",       "header",
                                  "why",  "differs", "lacks", "source", "confidence", "override"};
constexpr StringRef HeaderKeys[] = {"cuda", "hip", "rocm", "why", "override"};
constexpr StringRef Kinds[] = {"function", "type",     "enumerator", "macro",
                               "field",    "variable", "namespace"};

// "HIP_SYMBOL" → "HIP_SYMBOL($)", "drop" → "", a text with one $ stays; anything else is reported.
std::string argTemplate(const RuleReader &In, const YamlNode &How) {
  StringRef Text = How.Value;
  if (How.Is != YamlNode::Scalar || Text.empty())
    In.error(How.At, "an argument wants a name that wraps it, a template with '$', or 'drop'");
  else if (Text == "drop")
    return "";
  else if (isQualifiedName(Text))
    return (Text + "($)").str();
  else if (Text.count('$') == 0)
    In.error(How.At, "template '" + Text + "' has no '$' for the argument");
  else if (Text.count('$') > 1)
    In.error(How.At, "template '" + Text + "' has more than one '$'");
  return Text.str();
}

ArrayRef<ArgEntry> readArgs(const RuleReader &In, const YamlNode *Args) {
  if (!Args)
    return {};
  if (Args->Is != YamlNode::Mapping || Args->Entries.empty()) {
    In.error(Args->At, "'args' wants {index: treatment}");
    return {};
  }
  SmallVector<ArgEntry, 4> Out;
  for (const YamlEntry &E : Args->Entries) {
    unsigned Index;
    if (StringRef(E.Key).getAsInteger(10, Index))
      In.error(E.KeyAt, "argument index '" + E.Key + "' is no number from 0");
    else
      Out.push_back({Index, In.save(argTemplate(In, E.Value))});
  }
  llvm::sort(Out, [](const ArgEntry &A, const ArgEntry &B) { return A.Index < B.Index; });
  return ArrayRef<ArgEntry>(Out).copy(In.Memory);
}

// A field may become a field of a field: "gridDim.x".
bool isName(StringRef Text, bool IsFieldPath) {
  SmallVector<StringRef, 2> Parts;
  Text.split(Parts, '.', IsFieldPath ? -1 : 0);
  return all_of(Parts, isQualifiedName);
}

// The target's text, empty for "none" (which has a reason) and for "drop" (which has none).
std::string target(const MapReader &Map) {
  std::string Hip = Map.required("hip");
  if (Hip == "none" && Map.text("why").empty())
    Map.error("hip", "'hip: none' needs a 'why'");
  if (Hip == "drop" && Map.has("why"))
    Map.error("why", "'hip: drop' takes no 'why'");
  return Hip == "none" || Hip == "drop" ? "" : Hip;
}

} // namespace

NameEntry readName(const RuleReader &In, const YamlNode &Line, StringRef Library) {
  MapReader Map(In, Line, NameKeys);
  auto Text = [&](StringRef Key) { return In.save(Map.text(Key)); };
  NameEntry E;
  E.Cuda = In.save(Map.required("cuda"));
  E.Hip = In.save(target(Map));
  E.Kind = Text("kind");
  for (StringRef Key : {"cuda", "hip"})
    if (!Map.text(Key).empty() && !isName(Map.text(Key), Key == "hip" && E.Kind == "field"))
      Map.error(Key, "'" + Map.text(Key) + "' is no name");
  if (Map.has("kind") && !is_contained(Kinds, E.Kind))
    Map.error("kind", "unknown kind '" + E.Kind + "'; known are " + join(ArrayRef(Kinds), ", "));
  E.Library = In.save(Library);
  E.Rocm = Map.rocm();
  E.Args = readArgs(In, Map.node("args"));
  if (!E.Args.empty() && E.Hip.empty())
    Map.error("args", "'args' has no meaning with 'hip: none'");
  E.Header = Text("header");
  E.Why = Text("why");
  E.Differs = Text("differs");
  E.Lacks = Text("lacks");
  E.Source = Text("source");
  E.Sure = Map.confidence().value_or(Confidence::Safe);
  if (E.Sure != Confidence::Safe && E.Sure != Confidence::Review)
    Map.error("confidence", "a name's confidence is safe or review");
  E.Override = Map.flag("override");
  E.DefinedAt = In.save(In.definedAt(Line.At));
  return E;
}

HeaderEntry readHeader(const RuleReader &In, const YamlNode &Line) {
  MapReader Map(In, Line, HeaderKeys);
  HeaderEntry E;
  E.Cuda = In.save(Map.required("cuda"));
  E.Hip = In.save(target(Map));
  E.Why = In.save(Map.text("why"));
  E.Rocm = Map.rocm();
  E.Override = Map.flag("override");
  E.DefinedAt = In.save(In.definedAt(Line.At));
  return E;
}

} // namespace hipshift
