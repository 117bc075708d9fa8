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
  std::string errorOf(const std::string &Path) {
    auto Found = findInputs({Path});
    return Found ? "" : llvm::toString(Found.takeError());
  }
};

TEST_F(InputsTest, WalksForCudaBearingFiles) {
  std::string A = write("a.cu", "int x;");
  std::string B = write("sub/b.cpp", "#include <cuda_runtime.h>\n");
  write("sub/plain.cpp", "int main() {}\n");
  write(".git/c.cu", "");
  write("notes.txt", "cudaMalloc");
  auto Found = findInputs({std::string(Dir)});
  ASSERT_TRUE(bool(Found));
  EXPECT_THAT(Found->Files, ElementsAre(A, B));
  EXPECT_EQ(Found->Root, Dir);
}

TEST_F(InputsTest, NamedFileIsAlwaysTaken) {
  std::string A = write("plain.cpp", "int main() {}\n");
  auto Found = findInputs({A});
  ASSERT_TRUE(bool(Found));
  EXPECT_THAT(Found->Files, ElementsAre(A));
}

TEST_F(InputsTest, RootIsTheCommonFolder) {
  auto Found = findInputs({write("x/a.cu", ""), write("xy/b.cu", "")});
  ASSERT_TRUE(bool(Found));
  EXPECT_EQ(Found->Root, Dir);
}

TEST_F(InputsTest, SaysWhatIsWrong) {
  EXPECT_THAT(errorOf((Dir + "/none.cu").str()), HasSubstr("none.cu: No such file"));
  EXPECT_THAT(errorOf(write("b.cu", llvm::StringRef("a\0b", 3))), HasSubstr("b.cu: not a text"));
}

} // namespace
