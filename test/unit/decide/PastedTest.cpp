#include "Cases.h"

using namespace hipshift;

// The definition after all names were pasted there, and what is said.
static std::string pasted(llvm::StringRef First, std::vector<const char *> Names,
                          llvm::StringRef Text = "cuda##x") {
  Unit U(Text.str());
  for (const char *Name : Names)
    U.pasted(Text, First, Name);
  return U.migrated() + " | " + U.said();
}

TEST(Pasted, OnePrefixForAll) {
  EXPECT_EQ(pasted("cuda", {"cudaFree", "cudaMalloc", "cudaFree"}),
            "hip##x | review pasted-name: the name 'cuda##x' is pasted together in a macro: "
            "'cudaFree' becomes 'hipFree', 'cudaMalloc' becomes 'hipMalloc'");
}

TEST(Pasted, OneThatDoesNotFit) {
  EXPECT_EQ(pasted("cuda", {"cudaFree", "cudaThreadSynchronize"}),
            "cuda##x | manual pasted-name: the name 'cuda##x' is pasted together in a macro: "
            "'cudaFree' becomes 'hipFree', 'cudaThreadSynchronize' becomes 'hipDeviceSynchronize'");
  EXPECT_EQ(pasted("cuda", {"cudaMemcpyToSymbol"}),
            "cuda##x | manual pasted-name: the name 'cuda##x' is pasted together in a macro: "
            "'cudaMemcpyToSymbol' changes its arguments");
}

TEST(Pasted, ParameterInFront) {
  EXPECT_EQ(pasted("", {"cudaFree"}, "p##x"),
            "p##x | manual pasted-name: the name 'p##x' is pasted together in a macro: "
            "'cudaFree' becomes 'hipFree'");
}

TEST(Pasted, NotExpanded) {
  EXPECT_EQ(
      pasted("", {""}),
      "cuda##x | manual pasted-name: the name 'cuda##x' is pasted together in a macro that is "
      "not used here: what it makes is not known");
}

TEST(Pasted, TheSameInHip) { EXPECT_EQ(pasted("__", {"__syncthreads"}, "__##x"), "__##x | "); }

TEST(Pasted, OwnNamesStay) {
  Unit U("cuda##x");
  U.pasted("cuda##x", "cuda", "cudaMine").Bound = Binding::User;
  EXPECT_EQ(U.said(), "");
  U.pasted("cuda##x", "cuda", "cudaFree");
  EXPECT_EQ(U.migrated(), "cuda##x");
}
