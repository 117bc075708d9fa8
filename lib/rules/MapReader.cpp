#include "rules/MapReader.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/YAMLParser.h"

using namespace llvm;

namespace hipshift {

std::string RuleReader::definedAt(YamlPlace At) const {
  return (File + ":" + Twine(At.Line) + ":" + Twine(At.Column)).str();
}

MapReader::MapReader(const RuleReader &In, const YamlNode &Map, ArrayRef<StringRef> Known)
    : In(In), Map(Map) {
  if (Map.Is != YamlNode::Mapping) {
    In.error(Map.At, "expected keys and values: " + join(Known, ", "));
    return;
  }
  for (const YamlEntry &E : Map.Entries)
    if (!is_contained(Known, E.Key))
      In.error(E.KeyAt, "unknown key '" + E.Key + "'; known are " + join(Known, ", "));
}

YamlPlace MapReader::at(StringRef Key) const {
  const YamlNode *N = Map.find(Key);
  return N ? N->At : Map.At;
}

std::string MapReader::text(StringRef Key) const {
  const YamlNode *N = Map.find(Key);
  if (!N)
    return "";
  if (N->Is != YamlNode::Scalar) {
    In.error(N->At, "'" + Key + "' wants one text");
    return "";
  }
  return N->Value;
}

std::string MapReader::required(StringRef Key) const {
  if (Map.Is == YamlNode::Mapping && !has(Key))
    In.error(Map.At, "key '" + Key + "' is missing");
  std::string Value = text(Key);
  if (has(Key) && Value.empty() && node(Key)->Is == YamlNode::Scalar)
    error(Key, "'" + Key + "' is empty");
  return Value;
}

bool MapReader::flag(StringRef Key) const {
  if (!has(Key))
    return false;
  std::optional<bool> Value = yaml::parseBool(text(Key));
  if (!Value)
    error(Key, "'" + Key + "' is true or false");
  return Value.value_or(false);
}

std::vector<std::string> MapReader::texts(StringRef Key) const {
  const YamlNode *N = Map.find(Key);
  if (!N)
    return {};
  if (N->Is != YamlNode::Sequence)
    return {text(Key)};
  std::vector<std::string> Out;
  for (const YamlNode &Item : N->Items) {
    if (Item.Is != YamlNode::Scalar)
      In.error(Item.At, "'" + Key + "' wants a list of texts");
    Out.push_back(Item.Value);
  }
  return Out;
}

VersionRange MapReader::rocm() const {
  if (!has("rocm"))
    return {};
  std::optional<VersionRange> Range = parseVersionRange(text("rocm"));
  if (!Range)
    error("rocm", "bad version bound '" + text("rocm") + "'; write \">=5.2\", \"<7.0\" or both");
  return Range.value_or(VersionRange());
}

std::optional<Confidence> MapReader::confidence() const {
  if (!has("confidence"))
    return std::nullopt;
  auto Value = StringSwitch<std::optional<Confidence>>(text("confidence"))
                   .Case("safe", Confidence::Safe)
                   .Case("review", Confidence::Review)
                   .Case("manual", Confidence::Manual)
                   .Case("note", Confidence::Note)
                   .Default(std::nullopt);
  if (!Value)
    error("confidence", "'confidence' is safe, review, manual or note");
  return Value;
}

std::optional<WarpPolicy> MapReader::warp() const {
  if (!has("warp"))
    return std::nullopt;
  auto Value = StringSwitch<std::optional<WarpPolicy>>(text("warp"))
                   .Case("logical32", WarpPolicy::Logical32)
                   .Case("native", WarpPolicy::Native)
                   .Default(std::nullopt);
  if (!Value)
    error("warp", "'warp' is logical32 or native");
  return Value;
}

const std::vector<YamlNode> &MapReader::list(StringRef Key) const {
  static const std::vector<YamlNode> None;
  const YamlNode *N = Map.find(Key);
  if (!N || N->Is == YamlNode::Null)
    return None;
  if (N->Is != YamlNode::Sequence)
    In.error(N->At, "'" + Key + "' wants a list");
  return N->Items;
}

std::optional<Version> parseVersion(StringRef Text) {
  auto [Major, Minor] = Text.split('.');
  Version V;
  if (Major.getAsInteger(10, V.Major) || (Text.contains('.') && Minor.getAsInteger(10, V.Minor)))
    return std::nullopt;
  return V;
}

std::optional<VersionRange> parseVersionRange(StringRef Text) {
  VersionRange Range;
  bool HasMin = false, HasEnd = false;
  SmallVector<StringRef, 2> Bounds;
  Text.split(Bounds, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef Bound : Bounds) {
    bool IsMin = Bound.consume_front(">=");
    if (!IsMin && !Bound.consume_front("<"))
      return std::nullopt;
    std::optional<Version> V = parseVersion(Bound);
    bool &Has = IsMin ? HasMin : HasEnd;
    if (!V || Has)
      return std::nullopt;
    Has = true;
    (IsMin ? Range.Min : Range.End) = *V;
  }
  if (Bounds.empty() || !(Range.Min < Range.End))
    return std::nullopt;
  return Range;
}

bool isQualifiedName(StringRef Text) {
  SmallVector<StringRef, 4> Parts;
  Text.split(Parts, "::");
  return all_of(Parts, [](StringRef P) {
    return !P.empty() && !isDigit(P[0]) && all_of(P, [](char C) { return isAlnum(C) || C == '_'; });
  });
}

} // namespace hipshift
