#include "decide/RuleTests.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

constexpr StringRef Begin = "// hipshift-test: begin\n";
constexpr StringRef End = "// hipshift-test: end\n";

std::string wrap(const PatternRule &Rule, const RuleTest &T) {
  bool Device = Rule.In == Side::Device;
  std::string Out = "#include <cuda_runtime.h>\n";
  if (!T.Prelude.empty())
    Out += StringRef(T.Prelude).rtrim().str() + "\n";
  Out += Device ? "__global__ void hipshift_test() {\n" : "void hipshift_test() {\n";
  return Out + Begin.str() + StringRef(T.In).rtrim().str() + "\n" + End.str() + "}\n";
}

} // namespace

std::vector<RuleTestCase> ruleTests(const PatternRule &Rule) {
  std::vector<RuleTestCase> Out;
  StringRef File = StringRef(Rule.DefinedAt).rsplit(':').first.rsplit(':').first;
  for (auto [I, T] : enumerate(Rule.Tests)) {
    RuleTestCase C;
    C.RuleId = Rule.Id;
    C.Name = Rule.Id + "/" + std::to_string(I + 1);
    C.DefinedAt = (File + ":" + Twine(T.Line)).str();
    C.Changes = !T.Same;
    C.Speaks = C.Changes || !T.Says.empty();
    C.For.Warp = T.Warp.value_or(C.For.Warp);
    C.For.Rocm = T.Rocm.value_or(C.For.Rocm);
    C.Source = wrap(Rule, T);
    C.Expected = StringRef(T.Out).rtrim().str();
    C.Says = T.Says;
    Out.push_back(std::move(C));
  }
  return Out;
}

std::vector<RuleTestCase> ruleTests(const RuleSet &Rules) {
  std::vector<RuleTestCase> Out;
  for (const PatternRule &R : Rules.patterns())
    append_range(Out, ruleTests(R));
  return Out;
}

std::string snippetOf(StringRef File) {
  StringRef Behind = File.split(Begin).second;
  return Behind.split(End).first.rtrim().str();
}

} // namespace hipshift
