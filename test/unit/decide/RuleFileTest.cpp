// What is wrong with a rule file, said with its place.
#include "rules/RuleFile.h"

#include "llvm/ADT/StringExtras.h"

#include <gtest/gtest.h>

using namespace hipshift;

static std::string errorsOf(llvm::StringRef Text) {
  llvm::BumpPtrAllocator Memory;
  RuleErrors Errors;
  readRuleFile("a.yaml", Text, Memory, Errors);
  return llvm::join(Errors.Messages, "\n");
}

static std::string nameErrors(const std::string &Line) {
  return errorsOf("names:\n  - " + Line + "\n");
}

static std::string ruleErrors(const std::string &Match, const std::string &Case) {
  return errorsOf("rules:\n"
                  "- id: r\n"
                  "  match: " +
                  Match +
                  "\n"
                  "  cases: [" +
                  Case +
                  "]\n"
                  "  tests: [{in: a, out: b}, {same: c}]\n");
}

TEST(RuleFile, GoodLinesHaveNoErrors) {
  EXPECT_EQ(nameErrors("{cuda: a, hip: b}"), "");
  EXPECT_EQ(nameErrors("{cuda: \"a::b\", hip: \"c::d\", kind: field, rocm: \">=5.2 <7.0\"}"), "");
  EXPECT_EQ(nameErrors("{cuda: \"a::b\", hip: grid.x, kind: field}"), "");
  EXPECT_EQ(nameErrors("{cuda: a, hip: none, why: so}"), "");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, args: {0: HIP_SYMBOL, 1: drop, 2: \"(int)($)\"}}"), "");
  EXPECT_EQ(ruleErrors("f($a, $b?)", "{to: \"g($a, ${b|1})\"}"), "");
  EXPECT_EQ(ruleErrors("f($a, $rest...)", "{to: \"g($a, $rest...)\"}"), "");
  EXPECT_EQ(ruleErrors("f()", "{say: look}"), "");
}

TEST(RuleFile, NotYaml) {
  EXPECT_EQ(errorsOf("names: [\n"), "a.yaml:1:9: error: Could not find closing ]!");
}

TEST(RuleFile, Keys) {
  EXPECT_EQ(errorsOf("nams: []\n"),
            "a.yaml:1:1: error: unknown key 'nams'; known are library, names, headers, rules");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, hpi: c}"),
            "a.yaml:2:23: error: unknown key 'hpi'; known are cuda, hip, kind, rocm, args, header, "
            "why, differs, lacks, source, confidence, override");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, cuda: c}"), "a.yaml:2:23: error: duplicate key 'cuda'");
  EXPECT_EQ(nameErrors("{hip: b}"), "a.yaml:2:5: error: key 'cuda' is missing");
  EXPECT_EQ(nameErrors("{cuda: \"\", hip: b}"), "a.yaml:2:12: error: 'cuda' is empty");
  EXPECT_EQ(nameErrors("a"), "a.yaml:2:5: error: expected keys and values: cuda, hip, kind, rocm, "
                             "args, header, why, differs, lacks, source, confidence, override");
}

TEST(RuleFile, Names) {
  EXPECT_EQ(nameErrors("{cuda: a, hip: none}"), "a.yaml:2:20: error: 'hip: none' needs a 'why'");
  EXPECT_EQ(nameErrors("{cuda: a b, hip: c}"), "a.yaml:2:12: error: 'a b' is no name");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b.c}"), "a.yaml:2:20: error: 'b.c' is no name");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, kind: fun}"),
            "a.yaml:2:29: error: unknown kind 'fun'; known are function, type, enumerator, macro, "
            "field, variable, namespace");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, confidence: manual}"),
            "a.yaml:2:35: error: a name's confidence is safe or review");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, override: perhaps}"),
            "a.yaml:2:33: error: 'override' is true or false");
}

TEST(RuleFile, Versions) {
  std::string Bad = "; write \">=5.2\", \"<7.0\" or both";
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, rocm: \"5\"}"),
            "a.yaml:2:29: error: bad version bound '5'" + Bad);
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, rocm: \">=5.x\"}"),
            "a.yaml:2:29: error: bad version bound '>=5.x'" + Bad);
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, rocm: \">=7.0 <6.0\"}"),
            "a.yaml:2:29: error: bad version bound '>=7.0 <6.0'" + Bad);
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, rocm: \">=5 >=6\"}"),
            "a.yaml:2:29: error: bad version bound '>=5 >=6'" + Bad);
}

TEST(RuleFile, Arguments) {
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, args: {x: HIP_SYMBOL}}"),
            "a.yaml:2:30: error: argument index 'x' is no number from 0");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, args: {0: \"(int)\"}}"),
            "a.yaml:2:33: error: template '(int)' has no '$' for the argument");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, args: {0: \"$ + $\"}}"),
            "a.yaml:2:33: error: template '$ + $' has more than one '$'");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, args: {0: A, 0: B}}"),
            "a.yaml:2:36: error: duplicate key '0'");
  EXPECT_EQ(nameErrors("{cuda: a, hip: b, args: 3}"),
            "a.yaml:2:29: error: 'args' wants {index: treatment}");
  EXPECT_EQ(nameErrors("{cuda: a, hip: none, why: so, args: {0: A}}"),
            "a.yaml:2:41: error: 'args' has no meaning with 'hip: none'");
}

TEST(RuleFile, Headers) {
  EXPECT_EQ(errorsOf("headers: [{cuda: a.h, hip: none}]"),
            "a.yaml:1:28: error: 'hip: none' needs a 'why'");
  EXPECT_EQ(errorsOf("headers: [{cuda: a.h, hip: drop, why: so}]"),
            "a.yaml:1:39: error: 'hip: drop' takes no 'why'");
  EXPECT_EQ(errorsOf("headers: {a: b}"), "a.yaml:1:10: error: 'headers' wants a list");
}

TEST(RuleFile, Match) {
  EXPECT_EQ(ruleErrors("f", "{say: x}"),
            "a.yaml:3:10: error: 'match' is a call: name($hole, $hole)");
  EXPECT_EQ(ruleErrors("f(a)", "{say: x}"),
            "a.yaml:3:10: error: 'a' is no hole; arguments of 'match' are $holes");
  EXPECT_EQ(ruleErrors("f($a, $a)", "{say: x}"), "a.yaml:3:10: error: hole '$a' is bound twice");
  EXPECT_EQ(ruleErrors("f($a?, $b)", "{say: x}"),
            "a.yaml:3:10: error: hole '$b' stands behind an optional one");
  EXPECT_EQ(ruleErrors("f($a..., $b)", "{say: x}"),
            "a.yaml:3:10: error: '$a...' must be the last hole");
}

TEST(RuleFile, Replacement) {
  EXPECT_EQ(ruleErrors("f($a)", "{to: g($b)}"), "a.yaml:4:16: error: hole '$b' is not in 'match'");
  EXPECT_EQ(ruleErrors("f($a, $b)", "{to: \"g($b, $a)\"}"),
            "a.yaml:4:16: error: hole '$a' is out of order: text stays where it is");
  EXPECT_EQ(ruleErrors("f($a)", "{to: \"g($a, $a)\"}"),
            "a.yaml:4:16: error: hole '$a' is out of order: text stays where it is");
  EXPECT_EQ(ruleErrors("f($a)", "{to: \"g(${a|1})\"}"),
            "a.yaml:4:16: error: hole '$a' is never absent");
  EXPECT_EQ(ruleErrors("f($a)", "{to: \"g(($a)\"}"), "a.yaml:4:16: error: brackets do not match");
  EXPECT_EQ(ruleErrors("f($a)", "{to: \"g(${a)\"}"), "a.yaml:4:16: error: '${' without '}'\n"
                                                     "a.yaml:4:16: error: brackets do not match");
}

TEST(RuleFile, Cases) {
  EXPECT_EQ(ruleErrors("f($a)", "{when: {warp: native}}"),
            "a.yaml:4:11: error: a case needs 'to' or 'say'");
  EXPECT_EQ(ruleErrors("f($a)", "{say: x, confidence: safe}"),
            "a.yaml:4:11: error: confidence safe and review need 'to'");
  EXPECT_EQ(ruleErrors("f($a)", "{to: g($a), confidence: manual}"),
            "a.yaml:4:11: error: confidence manual and note change no text: leave 'to' out");
  EXPECT_EQ(ruleErrors("f($a)", "{say: x, when: {mask: full32}}"),
            "a.yaml:4:33: error: condition 'mask' needs a hole '$mask'");
  EXPECT_EQ(ruleErrors("f($a)", "{say: x, when: {warp: 64}}"),
            "a.yaml:4:33: error: 'warp' is logical32 or native");
}

TEST(RuleFile, Tests) {
  auto Errors = [](const std::string &Tests) {
    return errorsOf("rules:\n- id: r\n  match: f()\n  cases: [{say: x}]\n  tests: [" + Tests +
                    "]\n");
  };
  std::string Needs =
      "error: rule 'r' needs a test where it applies ('in' and 'out', or 'same' and "
      "'says') and one where it does not ('same')";
  EXPECT_EQ(Errors("{in: a, out: b}"), "a.yaml:5:10: " + Needs);
  EXPECT_EQ(Errors("{same: a}"), "a.yaml:5:10: " + Needs);
  EXPECT_EQ(Errors("{same: a}, {same: b, says: x}"), "");
  EXPECT_EQ(Errors("{in: a, same: b}, {same: b}"),
            "a.yaml:5:11: error: a test has 'in' and 'out', or 'same'\n"
            "a.yaml:5:10: " +
                Needs);
  EXPECT_EQ(Errors("{in: a, out: a}, {same: b}"),
            "a.yaml:5:24: error: 'out' is the same as 'in': write 'same', and 'says' when the rule "
            "is to speak");
}
