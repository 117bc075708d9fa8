#include "Cases.h"

#include "decide/NearestNames.h"
#include "decide/RuleTests.h"
#include "rules/PackedRules.h"

#include <chrono>

using namespace hipshift;

TEST(RuleSet, BuiltinNames) {
  auto Rules = rulesWith("");
  ASSERT_TRUE(Rules->findName("cudaMalloc"));
  EXPECT_EQ(Rules->findName("cudaMalloc")->Hip, "hipMalloc");
  EXPECT_FALSE(Rules->findName("cudaMallok"));
  EXPECT_EQ(Rules->findHeader("cuda_runtime.h")->Hip, "hip/hip_runtime.h");
  EXPECT_TRUE(Rules->watchList().contains("cudaMalloc"));
}

TEST(RuleSet, PackAddsAndOverrides) {
  auto Rules = rulesWith("names:\n- {cuda: cudaMalloc, hip: ourMalloc, override: true}\n- {cuda: "
                         "zz::zzNew, hip: ours}\n");
  EXPECT_EQ(Rules->findName("cudaMalloc")->Hip, "ourMalloc");
  EXPECT_EQ(Rules->findName("zz::zzNew")->Hip, "ours");
  EXPECT_TRUE(Rules->watchList().contains("zzNew"));
  auto Names = Rules->names();
  EXPECT_TRUE(std::is_sorted(Names.begin(), Names.end(),
                             [](auto *A, auto *B) { return A->Cuda < B->Cuda; }));
}

TEST(RuleSet, DuplicatesAreErrors) {
  std::string A = "names:\n- {cuda: zzA, hip: b}\n", B = "names:\n- {cuda: zzA, hip: c}\n";
  EXPECT_EQ(loadErrors({A, B}), "pack2.yaml:2:3: error: name 'zzA' is already defined at "
                                "pack1.yaml:2:3; 'override: true' replaces it");
  EXPECT_EQ(loadErrors({A + "- {cuda: zzA, hip: c, override: true}\n"}),
            "pack1.yaml:3:3: error: name 'zzA' is already defined at pack1.yaml:2:3");
  EXPECT_EQ(loadErrors({"headers:\n- {cuda: zz.h, hip: drop}\n- {cuda: zz.h, hip: drop}\n"}),
            "pack1.yaml:3:3: error: header 'zz.h' is already defined at pack1.yaml:2:3");
  std::string Rule =
      "- id: zz\n  match: zz()\n  cases: [{say: x}]\n  tests: [{same: a, says: x}, {same: b}]\n";
  EXPECT_EQ(loadErrors({"rules:\n" + Rule + Rule}),
            "pack1.yaml:6:3: error: rule 'zz' is already defined at pack1.yaml:2:3");
}

TEST(RuleSet, EveryMistakeIsReported) {
  EXPECT_EQ(
      loadErrors({"names:\n- {cuda: zzA}\n", "names:\n- {hip: b}\n"}),
      "pack1.yaml:2:3: error: key 'hip' is missing\npack2.yaml:2:3: error: key 'cuda' is missing");
}

TEST(RuleSet, PackedRulesComeBackWhole) {
  auto Rules = rulesWith("");
  ASSERT_FALSE(Rules->patterns().empty());
  std::string Packed = packRules(Rules->patterns());
  EXPECT_EQ(packRules(unpackRules(Packed)), Packed);
}

TEST(RuleSet, LoadsFast) {
  double Best = 1e9;
  for (int I = 0; I < 5; ++I) {
    auto Start = std::chrono::steady_clock::now();
    auto Rules = RuleSet::load({});
    ASSERT_TRUE(bool(Rules));
    std::chrono::duration<double, std::milli> Took = std::chrono::steady_clock::now() - Start;
    Best = std::min(Best, Took.count());
  }
  RecordProperty("milliseconds", std::to_string(Best));
  EXPECT_LT(Best, 50) << "5 ms in an optimised build";
}

TEST(RuleSet, NearestNames) {
  auto Rules = rulesWith("");
  EXPECT_EQ(nearestNames(*Rules, "cudaMaloc", 1), std::vector<std::string>{"cudaMalloc"});
  EXPECT_EQ(nearestNames(*Rules, "cudamalloc", 1), std::vector<std::string>{"cudaMalloc"});
  EXPECT_TRUE(nearestNames(*Rules, "somethingElseAltogether").empty());
}

TEST(RuleTests, WrapTheSnippet) {
  auto Rules = rulesWith(
      "rules:\n- id: zz\n  match: zz($a)\n  where: {side: device}\n  cases: [{to: yy($a)}]\n"
      "  prelude: \"int a;\"\n  tests: [{in: zz(a);, out: yy(a);}, {same: x(a);, rocm: "
      "\"6.0\"}]\n");
  std::vector<RuleTestCase> Tests = ruleTests(Rules->patterns().back());
  ASSERT_EQ(Tests.size(), 2u);
  EXPECT_EQ(Tests[0].Name, "zz/1");
  EXPECT_TRUE(Tests[0].Changes);
  EXPECT_EQ(Tests[0].Source,
            "#include <cuda_runtime.h>\nint a;\n__global__ void hipshift_test() {\n"
            "// hipshift-test: begin\nzz(a);\n// hipshift-test: end\n}\n");
  EXPECT_EQ(snippetOf(Tests[0].Source), "zz(a);");
  EXPECT_EQ(Tests[1].For.Rocm, (Version{6, 0}));
  EXPECT_FALSE(Tests[1].Changes);
}
