#include "input/CudaArgs.h"

#include <gmock/gmock.h>

using hipshift::parseArgs;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

TEST(CudaArgs, KeepsWhatDecidesTheParse) {
  EXPECT_THAT(
      parseArgs({"-Iinc", "-I", "more", "-DA=1", "-D", "B", "-UC", "-isystem", "sys", "-std=c++14",
                 "-c", "x.cu", "-o", "x.o"}),
      ElementsAre("-Iinc", "-Imore", "-DA=1", "-DB", "-UC", "-isystem", "sys", "-std=c++14"));
}

TEST(CudaArgs, DropsCodeGeneration) {
  EXPECT_THAT(
      parseArgs({"-gencode", "arch=compute_80,code=sm_80", "-arch=sm_70", "-O3", "-lineinfo",
                 "--expt-relaxed-constexpr", "-rdc=true", "-ccbin", "g++", "-x", "cu"}),
      IsEmpty());
}

TEST(CudaArgs, NvccLongNames) {
  EXPECT_THAT(parseArgs({"--include-path", "a", "--define-macro=X=2", "--std", "c++17"}),
              ElementsAre("-Ia", "-DX=2", "-std=c++17"));
}

TEST(CudaArgs, HostCompilerLists) {
  EXPECT_THAT(parseArgs({"-Xcompiler", "-fopenmp,-DOMP,-Ihost", "-Xcompiler=-DY"}),
              ElementsAre("-DOMP", "-Ihost", "-DY"));
}

} // namespace
