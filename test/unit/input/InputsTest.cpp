#include "input/Inputs.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gmock/gmock.h>

using namespace hipshift;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

class InputsTest : public testing::Test {
protected:
  llvm::SmallString<128> Dir;
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("hipshift-inputs", Dir));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(Dir); }

  std::string write(const std::string &Name, llvm::StringRef Text) {
    std::string Path = (Dir + "/" + Name).str();
    llvm::sys::fs::create_directories(llvm::sys::path::parent_path(Path));
    std::error_code EC;
    llvm::raw_fd_ostream(Path, EC) << Text;
    return Path;
  }
  llvm::Expected<Inputs> find(std::vector<std::string> Paths,
                              std::vector<std::string> Exclude = {}) {
    Request Ask;
    Ask.Inputs = std::move(Paths);
    Ask.Exclude = std::move(Exclude);
    Ask.ShimsDir = HIPSHIFT_SHIMS;
    return findInputs(Ask);
  }
  std::string errorOf(const std::string &Path) {
    auto Found = find({Path});
    return Found ? "" : llvm::toString(Found.takeError());
  }
};

TEST_F(InputsTest, WalksForCudaBearingFiles) {
  std::string A = write("a.cu", "int x;");
  std::string B = write("sub/b.cpp", "#include <cuda_runtime.h>\n");
  write("sub/plain.cpp", "int main() {}\n");
  write(".git/c.cu", "");
  write("notes.txt", "cudaMalloc");
  auto Found = find({std::string(Dir)});
  ASSERT_TRUE(bool(Found));
  EXPECT_THAT(Found->Files, ElementsAre(A, B));
  EXPECT_EQ(Found->Root, Dir);
}

TEST_F(InputsTest, ExcludedFoldersAndShimsAreLeftOut) {
  std::string A = write("a.cu", "");
  std::string Own = write("hipshift/own.h", "cudaMalloc");
  std::string Out = (Dir + "/out").str();
  write("out/a.cu", "");
  write("hipshift/lanes.h", "cudaMalloc");
  auto Found = find({std::string(Dir)}, {Out});
  ASSERT_TRUE(bool(Found));
  EXPECT_THAT(Found->Files, ElementsAre(A, Own));
  EXPECT_TRUE(isInScope(Own, *Found, HIPSHIFT_SHIMS));
  EXPECT_FALSE(isInScope(Out + "/a.cu", *Found, HIPSHIFT_SHIMS));
  EXPECT_FALSE(isInScope((Dir + "/hipshift/lanes.h").str(), *Found, HIPSHIFT_SHIMS));
  EXPECT_FALSE(isInScope("/usr/include/cudaMalloc.h", *Found, HIPSHIFT_SHIMS));
}

TEST_F(InputsTest, AnInputIsNotExcluded) {
  std::string A = write("out/a.cu", "");
  std::string Out = (Dir + "/out").str();
  auto Found = find({Out}, {Out});
  ASSERT_TRUE(bool(Found));
  EXPECT_THAT(Found->Files, ElementsAre(A));
}

TEST_F(InputsTest, NamedFileIsAlwaysTaken) {
  std::string A = write("plain.cpp", "int main() {}\n");
  auto Found = find({A});
  ASSERT_TRUE(bool(Found));
  EXPECT_THAT(Found->Files, ElementsAre(A));
}

TEST_F(InputsTest, RootIsTheCommonFolder) {
  auto Found = find({write("x/a.cu", ""), write("xy/b.cu", "")});
  ASSERT_TRUE(bool(Found));
  EXPECT_EQ(Found->Root, Dir);
}

TEST_F(InputsTest, SaysWhatIsWrong) {
  EXPECT_THAT(errorOf((Dir + "/none.cu").str()), HasSubstr("none.cu: No such file"));
  EXPECT_THAT(errorOf(write("b.cu", llvm::StringRef("a\0b", 3))), HasSubstr("b.cu: not a text"));
}

} // namespace
