#include "FactPrinter.h"

#include "input/CompileDb.h"
#include "parse/ParseUnit.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipshift {
namespace {

const char *const Watched[] = {"cudaMalloc",
                               "cudaFree",
                               "cudaMemcpyToSymbol",
                               "cudaSuccess",
                               "cudaError_t",
                               "cudaStream_t",
                               "cudaDeviceSynchronize",
                               "cub",
                               "__shfl_down_sync",
                               "__CUDA_ARCH__",
                               "cuInit",
                               "cudaMemcpy",
                               "l2CacheSize",
                               "cudaGetDeviceProperties",
                               "CUDART_VERSION"};

struct Printer {
  StringRef Source;
  std::vector<std::string> Lines;

  std::string text(const Span &S) const {
    return S.valid() && S.End <= Source.size() ? Source.slice(S.Begin, S.End).str() : "?";
  }
  static StringRef word(Binding B) {
    return B == Binding::Cuda ? "cuda" : B == Binding::User ? "user" : "unbound";
  }
  static StringRef word(Origin O) {
    return O == Origin::Written     ? "written"
           : O == Origin::MacroArg  ? "arg"
           : O == Origin::MacroBody ? "body"
                                    : "inactive";
  }
  static StringRef word(Side S) {
    return S == Side::Host ? "host" : S == Side::Device ? "device" : S == Side::Both ? "both" : "-";
  }

  void operator()(const NameFact &F) {
    std::string Line;
    raw_string_ostream(Line) << "name " << F.Name << " " << word(F.Bound) << " " << word(F.From)
                             << (F.InDirective ? " directive" : "")
                             << (F.Qualified ? " qualified" : "") << (F.Member ? " member" : "")
                             << " @" << F.Where.Begin;
    Lines.push_back(Line);
  }
  void operator()(const CallFact &F) {
    std::string Line;
    raw_string_ostream Out(Line);
    Out << "call " << F.Callee << " " << word(F.Bound) << " " << word(F.From) << " " << word(F.In);
    for (const Text &A : F.Args) {
      Out << " [" << text(A.Range) << "]";
      if (A.Constant)
        Out << "=" << *A.Constant;
    }
    Lines.push_back(Line);
  }
  void operator()(const LaunchFact &F) {
    std::string Line;
    raw_string_ostream Out(Line);
    Out << "launch " << text(F.Kernel.Range) << (F.KernelIsTemplate ? " template" : "")
        << (F.IsStatement ? "" : " expression") << (F.HasComments ? " comments" : "")
        << (F.HasDirectives ? " directives" : "");
    for (const Text &A : F.Config)
      Out << " {" << text(A.Range) << "}";
    for (const Text &A : F.Args)
      Out << " [" << text(A.Range) << "]";
    Lines.push_back(Line);
  }
  void operator()(const KernelFact &F) { Lines.push_back("kernel " + F.Name); }
  void operator()(const AsmFact &F) { Lines.push_back("asm " + F.Template); }
  void operator()(const StringFact &F) { Lines.push_back("string " + F.Value); }
  void operator()(const PastedFact &F) {
    Lines.push_back("pasted " + F.Text + " " + (F.Name.empty() ? "?" : F.Name) + " first '" +
                    text(F.First) + "'");
  }
  void operator()(const IncludeFact &F) {
    std::string Line;
    raw_string_ostream(Line) << "include " << F.Name << (F.Angled ? " angled" : " quoted") << " "
                             << word(F.From) << " branch " << F.Branch
                             << (F.Kind == HeaderKind::Cuda      ? " cuda"
                                 : F.Kind == HeaderKind::Missing ? " missing"
                                                                 : "")
                             << (F.Nested ? " nested" : "");
    Lines.push_back(Line);
  }
  void operator()(const FileFact &F) {
    std::string Line;
    raw_string_ostream(Line) << "file insert " << F.InsertAt
                             << (F.NewLine == "\r\n" ? " crlf" : "");
    Lines.push_back(Line);
  }
};

} // namespace

std::vector<std::string> factsOf(const std::string &Source, const std::string &Name,
                                 const std::vector<std::string> &Args) {
  SmallString<128> Dir;
  cantFail(errorCodeToError(sys::fs::createUniqueDirectory("hipshift-facts", Dir)));
  SmallString<128> Path = Dir;
  sys::path::append(Path, Name);
  {
    std::error_code EC;
    raw_fd_ostream(Path, EC) << Source;
  }
  StringSet<> Watch;
  for (const char *Word : Watched)
    Watch.insert(Word);
  ParseOptions Options;
  Options.ShimsDir = HIPSHIFT_SHIMS;
  Options.ResourceDir = defaultResourceDir();
  Options.Watch = &Watch;
  Options.InScope = [&](StringRef File) { return File.starts_with(Dir); };
  CompileCommand Unit = defaultCommand(Path);
  Unit.Args = Args;
  UnitFacts Facts = parseUnit(Unit, Options);
  sys::fs::remove_directories(Dir);
  Printer P{Source, {}};
  for (const Fact &F : Facts.Facts)
    std::visit(P, F);
  for (const UnparsedRegion &R : Facts.Unparsed)
    P.Lines.push_back("unparsed " + P.text(R.Where) + ": " + R.Message);
  return P.Lines;
}

} // namespace hipshift
