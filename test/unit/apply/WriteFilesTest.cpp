#include "apply/Apply.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <fstream>

using namespace hipshift;
namespace fs = llvm::sys::fs;

namespace {

class WriteFiles : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(fs::createUniqueDirectory("hipshift-write", Folder)); }
  void TearDown() override { fs::remove_directories(Folder); }

  std::string at(llvm::StringRef Name) const { return (Folder + "/" + Name).str(); }
  void put(llvm::StringRef Name, llvm::StringRef Text) const {
    std::ofstream(at(Name), std::ios::binary).write(Text.data(), Text.size());
  }
  std::string get(llvm::StringRef Name) const {
    auto Buffer = llvm::MemoryBuffer::getFile(at(Name));
    return Buffer ? (*Buffer)->getBuffer().str() : "<none>";
  }
  std::vector<std::string> all() const {
    std::vector<std::string> Names;
    std::error_code EC;
    for (fs::recursive_directory_iterator I(Folder, EC), End; I != End && !EC; I.increment(EC))
      Names.push_back(llvm::StringRef(I->path()).drop_front(Folder.size() + 1).str());
    std::sort(Names.begin(), Names.end());
    return Names;
  }

  llvm::SmallString<128> Folder;
};

using Names = std::vector<std::string>;

TEST_F(WriteFiles, newAndOldFiles) {
  put("old.cu", "before");
  EXPECT_FALSE(
      writeFiles({{at("old.cu"), "after"}, {at("deep/er/new.cu"), std::string("x\0y", 3)}}));
  EXPECT_EQ(get("old.cu"), "after");
  EXPECT_EQ(get("deep/er/new.cu"), std::string("x\0y", 3));
  EXPECT_EQ(all(), (Names{"deep", "deep/er", "deep/er/new.cu", "old.cu"}));
}

TEST_F(WriteFiles, permissionsStay) {
  put("run.cu", "before");
  fs::setPermissions(at("run.cu"), static_cast<fs::perms>(0754));
  EXPECT_FALSE(writeFiles({{at("run.cu"), "after"}}));
  EXPECT_EQ(static_cast<int>(*fs::getPermissions(at("run.cu"))), 0754);
}

TEST_F(WriteFiles, writesThroughSymlinks) {
  put("real.cu", "before");
  fs::create_link("real.cu", at("link.cu"));
  EXPECT_FALSE(writeFiles({{at("link.cu"), "after"}}));
  EXPECT_EQ(get("real.cu"), "after");
  EXPECT_TRUE(fs::is_symlink_file(at("link.cu")));
}

TEST_F(WriteFiles, oneFileUnderTwoNames) {
  put("real.cu", "before");
  fs::create_link("real.cu", at("link.cu"));
  EXPECT_FALSE(writeFiles({{at("link.cu"), "after"}, {at("real.cu"), "after"}}));
  EXPECT_EQ(get("real.cu"), "after");
  llvm::Error E = writeFiles({{at("link.cu"), "one"}, {at("real.cu"), "two"}});
  EXPECT_EQ(toString(std::move(E)),
            "cannot write " + at("real.cu") + ": two different texts for one file");
  EXPECT_EQ(get("real.cu"), "after");
}

TEST_F(WriteFiles, allOrNothing) {
  put("a.cu", "before");
  put("file", "not a folder");
  llvm::Error E =
      writeFiles({{at("a.cu"), "after"}, {at("new/b.cu"), "b"}, {at("file/c.cu"), "c"}});
  EXPECT_EQ(toString(std::move(E)), "cannot write " + at("file/c.cu") + ": not a directory");
  EXPECT_EQ(get("a.cu"), "before");
  EXPECT_EQ(all(), (Names{"a.cu", "file"}));
}

TEST_F(WriteFiles, aFolderIsNoTarget) {
  put("a.cu", "before");
  fs::create_directory(at("b.cu"));
  llvm::Error E = writeFiles({{at("a.cu"), "after"}, {at("b.cu"), "b"}});
  EXPECT_EQ(toString(std::move(E)), "cannot write " + at("b.cu") + ": is a folder");
  EXPECT_EQ(get("a.cu"), "before");
}

TEST_F(WriteFiles, replacedFileGoesAway) {
  put("a.cu", "before");
  EXPECT_FALSE(writeFiles({{at("a.hip"), "after", at("a.cu")}}));
  EXPECT_EQ(all(), Names{"a.hip"});
}

} // namespace
