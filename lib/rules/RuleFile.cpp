#include "rules/RuleFile.h"
#include "rules/NameTable.h"
#include "rules/PatternFile.h"

using namespace llvm;

namespace hipshift {

RuleFile readRuleFile(StringRef File, StringRef Text, BumpPtrAllocator &Memory,
                      RuleErrors &Errors) {
  RuleFile Out;
  std::optional<YamlNode> Tree = readYaml(File, Text, Errors);
  if (!Tree || Tree->Is == YamlNode::Null)
    return Out;
  RuleReader In{File, Errors, Memory};
  MapReader Map(In, *Tree, {"library", "names", "headers", "rules"});
  std::string Library = Map.text("library");
  for (const YamlNode &Line : Map.list("names"))
    Out.Names.push_back(readName(In, Line, Library));
  for (const YamlNode &Line : Map.list("headers"))
    Out.Headers.push_back(readHeader(In, Line));
  for (const YamlNode &Rule : Map.list("rules"))
    Out.Rules.push_back(readPattern(In, Rule));
  return Out;
}

bool Definitions::add(StringRef What, StringRef Key, StringRef At, StringRef Earlier, bool Override,
                      RuleErrors &Errors) {
  auto [It, New] = InLayer.try_emplace((What + " " + Key).str(), At.str());
  StringRef Other = New ? Earlier : StringRef(It->second);
  if (Other.empty() || (New && Override))
    return true;
  Errors.Messages.push_back((At + ": error: " + What + " '" + Key + "' is already defined at " +
                             Other + (New ? "; 'override: true' replaces it" : ""))
                                .str());
  return false;
}

} // namespace hipshift
