#include "Cases.h"

using namespace hipshift;

static const char Pack[] = R"yaml(
headers:
- {cuda: zz.h, hip: yy/yy.h}
- {cuda: zz_api.h, hip: yy/yy.h}
- {cuda: zz_gone.h, hip: drop}
- {cuda: zz_none.h, hip: none, why: use a file}
- {cuda: zz_late.h, hip: yy/late.h, rocm: ">=99.0"}
- {cuda: zz_more.h, hip: yy/more.h, why: the functions differ}
- {cuda: zz_same.h, hip: zz_same.h}
- {cuda: zz_shim.h, hip: hipshift/shim.h}
names:
- {cuda: zzHelp, hip: yyHelp, header: hipshift/help.h}
- {cuda: zzVector, hip: yyVector, header: yy/vector.h}
)yaml";

static Unit unitOf(llvm::StringRef Text) {
  Unit U(Text.str());
  U.Pack = Pack;
  U.file();
  llvm::SmallVector<llvm::StringRef> Lines;
  Text.split(Lines, '\n');
  for (llvm::StringRef L : Lines)
    if (L.starts_with("#include"))
      U.include(L, L.contains("zz")  ? HeaderKind::Cuda
                   : L.contains('"') ? HeaderKind::Project
                                     : HeaderKind::System);
  return U;
}

static std::string migrated(llvm::StringRef Text) { return unitOf(Text).migrated(); }

TEST(Includes, Map) {
  EXPECT_EQ(migrated("#include <zz.h>\n"), "#include <yy/yy.h>\n");
  EXPECT_EQ(migrated("#include \"zz.h\"\n"), "#include <yy/yy.h>\n");
  EXPECT_EQ(migrated("#include <zz_same.h>\n"), "#include <zz_same.h>\n");
  EXPECT_EQ(migrated("#include <vector>\n#include \"a.h\"\n"),
            "#include <vector>\n#include \"a.h\"\n");
}

TEST(Includes, ShimHeadersAreOurs) {
  Unit U = unitOf("#include <zz_shim.h>\n");
  EXPECT_EQ(U.migrated(), "#include \"hipshift/shim.h\"\n");
  EXPECT_EQ(U.decide().Findings.front().Headers, std::vector<std::string>{"hipshift/shim.h"});
}

TEST(Includes, WordsInTheFileNameAreNoNames) {
  Unit U = unitOf("#include <zzHelp.h>\n");
  U.again();
  U.name("zzHelp", Binding::Unbound);
  EXPECT_EQ(U.said(), "manual include: no rule for header 'zzHelp.h'");
}

TEST(Includes, DropAndDuplicates) {
  EXPECT_EQ(migrated("#include <zz_gone.h>\nint a;\n"), "int a;\n");
  EXPECT_EQ(migrated("#include <zz.h>\n#include <zz_api.h>\nint a;\n"),
            "#include <yy/yy.h>\nint a;\n");
  EXPECT_EQ(migrated("#include <zz.h>\n#include <yy/yy.h>\n"), "#include <yy/yy.h>\n");
}

TEST(Includes, Branches) {
  auto Two = [](unsigned First, unsigned Second) {
    Unit U("#include <zz.h>\n#include <zz_api.h>\n");
    U.Pack = Pack;
    U.include("#include <zz.h>").Branch = First;
    U.include("#include <zz_api.h>").Branch = Second;
    return U.migrated();
  };
  EXPECT_EQ(Two(0, 1), "#include <yy/yy.h>\n");
  EXPECT_EQ(Two(1, 1), "#include <yy/yy.h>\n");
  EXPECT_EQ(Two(1, 2), "#include <yy/yy.h>\n#include <yy/yy.h>\n");
  EXPECT_EQ(Two(1, 0), "#include <yy/yy.h>\n#include <yy/yy.h>\n");
}

TEST(Includes, Said) {
  EXPECT_EQ(unitOf("#include <zz.h>\n").said(), "safe include: 'zz.h' becomes 'yy/yy.h'");
  EXPECT_EQ(unitOf("#include <zz_none.h>\n").said(),
            "manual include: 'zz_none.h' has no HIP counterpart: use a file");
  EXPECT_EQ(
      unitOf("#include <zz_late.h>\n").said(),
      "manual include: 'zz_late.h' becomes 'yy/late.h', which this ROCm version does not have");
  EXPECT_EQ(unitOf("#include <zz_more.h>\n").said(),
            "review include: 'zz_more.h' becomes 'yy/more.h': the functions differ");
  EXPECT_EQ(unitOf("#include <zz_what.h>\n").said(),
            "manual include: no rule for header 'zz_what.h'");
}

TEST(Includes, KindDecides) {
  Unit Own("#include \"zz.h\"\n"), Guess("#include <zz.h>\n");
  Own.Pack = Guess.Pack = Pack;
  Own.include("#include \"zz.h\"", HeaderKind::Project);
  EXPECT_EQ(Own.said(), "");
  Guess.include("#include <zz.h>", HeaderKind::Unknown).From = Origin::Inactive;
  EXPECT_EQ(Guess.said(), "review include: 'zz.h' becomes 'yy/yy.h'");
}

TEST(Includes, NeededHeadersAreAdded) {
  Unit U = unitOf("int a = zzVector + zzHelp + zzHelp;\n");
  U.name("zzVector");
  U.name("zzHelp");
  U.name("zzHelp");
  EXPECT_EQ(U.migrated(), "#include \"hipshift/help.h\"\n#include <yy/vector.h>\n"
                          "int a = yyVector + yyHelp + yyHelp;\n");
  Unit Has = unitOf("#include \"hipshift/help.h\"\nzzHelp\n");
  Has.name("zzHelp");
  EXPECT_EQ(Has.migrated(), "#include \"hipshift/help.h\"\nyyHelp\n");
}

TEST(Includes, NeededHeadersFollowTheRuntime) {
  Unit U = unitOf("#include \"a.h\"\n#include <zz.h>\n#include <zz_rt.h>\nzzHelp\n");
  U.Pack = "names:\n- {cuda: zzHelp, hip: yyHelp, header: hipshift/help.h}\nheaders:\n"
           "- {cuda: zz.h, hip: yy/yy.h}\n- {cuda: zz_rt.h, hip: hip/hip_runtime.h}\n";
  U.name("zzHelp");
  EXPECT_EQ(U.migrated(), "#include \"a.h\"\n#include <yy/yy.h>\n#include <hip/hip_runtime.h>\n"
                          "#include \"hipshift/help.h\"\nyyHelp\n");
}

static std::string withRuntime(llvm::StringRef Text, bool Uses = true) {
  Unit U(Text.str());
  U.file(true);
  llvm::SmallVector<llvm::StringRef> Lines;
  Text.split(Lines, '\n');
  for (llvm::StringRef L : Lines)
    if (L.starts_with("#include"))
      U.include(L, L.contains("cuda") ? HeaderKind::Cuda : HeaderKind::Project);
  if (Uses)
    U.name("cudaMalloc");
  return U.migrated();
}

TEST(Includes, ImplicitRuntime) {
  std::string Runtime = "#include <hip/hip_runtime.h>\n";
  EXPECT_EQ(withRuntime("cudaMalloc;\n"), Runtime + "hipMalloc;\n");
  EXPECT_EQ(withRuntime("int a;\n", false), "int a;\n");
  EXPECT_EQ(withRuntime("#include <cuda_runtime.h>\ncudaMalloc;\n"), Runtime + "hipMalloc;\n");
  EXPECT_EQ(withRuntime(Runtime + "cudaMalloc;\n"), Runtime + "hipMalloc;\n");
  EXPECT_EQ(withRuntime("#include \"a.h\"\n#include <cuda_runtime.h>\ncudaMalloc;\n"),
            Runtime + "#include \"a.h\"\nhipMalloc;\n");
}

// A file that another one includes, with what it needs.
struct Part {
  Unit U{"#include \"part.cuh\"\nzzHelp\n"};
  IncludeFact *Line;

  explicit Part(bool ImplicitRuntime) {
    U.Pack = Pack;
    U.file(ImplicitRuntime);
    Line = &U.include("#include \"part.cuh\"", HeaderKind::Project);
    Line->Path = "/t/part.cuh";
    FileFact &F = U.file();
    F.Path = "/t/part.cuh";
    F.IsMain = false;
    NameFact &N = U.name("zzHelp");
    N.Where.File = "/t/part.cuh";
  }
};

TEST(Includes, RuntimeForIncludedFiles) {
  Part P(/*ImplicitRuntime=*/true);
  EXPECT_NE(P.U.said().find("'hip/hip_runtime.h' is added"), std::string::npos);
  P.U.again();
  IncludeFact &Own = P.U.include("#include \"part.cuh\"");
  Own.Line.File = Own.FileName.File = "/t/part.cuh";
  Own.Name = "cuda_runtime.h";
  EXPECT_EQ(P.U.said().find("'hip/hip_runtime.h' is added"), std::string::npos);
}

TEST(Includes, NeedsOfNestedFilesGoToTheIncluder) {
  auto PlaceOfHelp = [](const Part &P) -> std::string {
    UnitDecisions D = P.U.decide();
    for (const Finding &F : D.Findings)
      if (F.Message == "'hipshift/help.h' is added")
        return F.Where.File;
    return "";
  };
  Part P(/*ImplicitRuntime=*/false);
  EXPECT_EQ(PlaceOfHelp(P), "/t/part.cuh");
  P.Line->Nested = true;
  EXPECT_EQ(PlaceOfHelp(P), "/t/a.cu");
}

TEST(Includes, NameFromMacro) {
  Unit U("#include <zz.h>\n");
  U.Pack = Pack;
  U.file();
  U.include("#include <zz.h>").From = Origin::MacroBody;
  EXPECT_EQ(U.said(), "manual include: 'zz.h' becomes 'yy/yy.h', but a macro gives the line its "
                      "name; change it by hand");
}

TEST(Includes, Outside) {
  Unit U("#include <far.h>\n#include <far.h>\n");
  U.Pack = Pack;
  U.file();
  for (int I = 0; I < 2; ++I) {
    IncludeFact &Line = U.include("#include <far.h>", HeaderKind::Unknown);
    Line.Path = "/far/far.h";
    Line.LooksLikeCuda = true;
  }
  EXPECT_EQ(U.said(), "note outside: 'far.h' uses CUDA and is not edited, because it lies outside "
                      "of the inputs");
}
