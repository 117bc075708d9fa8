#include "RuleText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {
namespace {

std::string text(Version V) { return std::to_string(V.Major) + "." + std::to_string(V.Minor); }

std::string maskText(MaskCondition M) {
  switch (M) {
  case MaskCondition::Any:
    return "";
  case MaskCondition::Full32:
    return "a mask of all 32 lanes";
  case MaskCondition::Literal:
    return "a constant mask";
  }
  return "";
}

std::string commas(ArrayRef<std::string> Parts) {
  std::string Out;
  for (const std::string &Part : Parts)
    if (!Part.empty())
      Out += (Out.empty() ? "" : ", ") + Part;
  return Out;
}

} // namespace

std::string versionsText(const VersionRange &R) {
  const VersionRange All;
  const bool HasMin = R.Min != All.Min, HasEnd = R.End != All.End;
  if (HasMin && HasEnd)
    return "from " + text(R.Min) + ", before " + text(R.End);
  if (HasMin)
    return text(R.Min) + " and newer";
  return HasEnd ? "before " + text(R.End) : "";
}

std::string matchText(const PatternRule &Rule) {
  std::vector<std::string> Holes;
  for (const HolePattern &H : Rule.Holes)
    Holes.push_back("$" + H.Name + (H.Optional ? "?" : H.Rest ? "..." : ""));
  return Rule.Callee + "(" + join(Holes, ", ") + ")";
}

std::string placesText(const PatternRule &Rule) {
  std::string Where;
  if (Rule.In == Side::Device)
    Where = "device code";
  else if (Rule.In == Side::Host)
    Where = "host code";
  return commas({Where, maskText(Rule.Mask)});
}

std::string conditionText(const PatternCase &C) {
  std::string Warp;
  if (C.Warp)
    Warp = *C.Warp == WarpPolicy::Native ? "--warp=native" : "--warp=logical32";
  const std::string Rocm = versionsText(C.Rocm);
  return commas({Warp, maskText(C.Mask), Rocm.empty() ? "" : "ROCm " + Rocm});
}

std::string replacementText(const PatternCase &C) {
  std::string Out;
  for (const ReplacementPiece &P : C.To) {
    if (P.Hole.empty())
      Out += P.Literal;
    else
      Out += P.IfAbsent.empty() ? "$" + P.Hole : "${" + P.Hole + "|" + P.IfAbsent + "}";
  }
  return Out;
}

std::string confidenceText(Confidence C) {
  switch (C) {
  case Confidence::Safe:
    return "edited, same meaning";
  case Confidence::Review:
    return "edited, to be reviewed";
  case Confidence::Manual:
    return "left for a person";
  case Confidence::Note:
    return "a note";
  }
  return "";
}

std::string argumentsText(const NameEntry &E) {
  std::vector<std::string> Parts;
  for (const ArgEntry &A : E.Args)
    Parts.push_back(std::to_string(A.Index) + ": " +
                    (A.Template.empty() ? "dropped" : A.Template.str()));
  return commas(Parts);
}

bool throughShim(const NameEntry &E) { return E.Header.starts_with("hipshift/"); }

static std::vector<EngineRule> builtinRules() {
  return {
      {"argument", "argument 1 of 'cudaMemcpyToSymbol' is wrapped in HIP_SYMBOL",
       "cudaMemcpyToSymbol(table, host, n)", "hipMemcpyToSymbol(HIP_SYMBOL(table), host, n)",
       "The HIP function takes an argument in another form: wrapped in a macro or a cast, or not "
       "at "
       "all. The name's line in rules/names/ says how; hipshift explain NAME shows it."},
      {"conflict", "one unit wants 'hipMalloc' [name], in another the name is your own", "", "",
       "A header means different things in the files that include it, so no one text is right for "
       "all. It is left as it is. Split the header, or give the macro or name two names."},
      {"differs", "'cudaX' in HIP: …", "", "",
       "The name exists in HIP, but behaves differently in some respect. Told once for each file."},
      {"include", "'cuda_runtime.h' becomes 'hip/hip_runtime.h'", "#include <cuda_runtime.h>",
       "#include <hip/hip_runtime.h>",
       "Include lines keep their place and order; what is included twice afterwards is removed, "
       "and "
       "what the new code needs is added."},
      {"inline-ptx", "inline PTX has no HIP counterpart", "", "",
       "PTX is NVIDIA's assembly language. The statement is left as it is and has to be written in "
       "C++ or in the GPU's own assembly."},
      {"launch", "the launch becomes hipLaunchKernelGGL", "scale<<<grid, block>>>(p, n)",
       "hipLaunchKernelGGL(scale, grid, block, 0, 0, p, n)",
       "HIP's compiler takes <<<...>>> as it is, so launches stay unless --launch ggl is given."},
      {"name", "'cudaMalloc' becomes 'hipMalloc'", "cudaMalloc(&p, n)", "hipMalloc(&p, n)",
       "A name with a direct counterpart. Only names that CUDA's headers declare are renamed; "
       "where "
       "clang could not resolve a name, it is renamed by spelling and is to be reviewed."},
      {"not-analysed", "inactive branch, migrated by spelling", "", "",
       "Text that clang did not see: another preprocessor branch, code behind an error, or code "
       "that "
       "needs a missing header. Names in it are renamed by their spelling."},
      {"other-name", "'x.count' is a member of something that could not be resolved", "", "",
       "Spelled like a CUDA name, but possibly a member of a type of your own; left as it is."},
      {"outside", "'common.cuh' uses CUDA and is not edited, because it lies outside of the inputs",
       "", "",
       "Only files below the deepest folder that holds all inputs are edited. Name the header's "
       "folder too, or a folder above both, when it belongs to the project."},
      {"pasted-name", "the name 'cuda##x' is pasted together in a macro", "#define API(x) cuda##x",
       "#define API(x) hip##x",
       "The names that expansions of the macro make become by one prefix what they are in HIP, or "
       "they do not, and then the definition stays. Uses in files that were not migrated together "
       "are not known: review it."},
      {"unknown-name", "no rule for 'cudaX'", "", "",
       "A name of CUDA's that the rules do not know. A line in a file given with --rules says what "
       "it becomes."},
      {"unsupported", "'cudaX' has no HIP counterpart: …", "", "",
       "HIP has nothing that does the same, or not in the ROCm version that was asked for. The "
       "message says what to do instead."},
  };
}

// "CUDA:" and "HIP:" begin the lines before and after, the rest is the text.
static EngineRule fromManual(const RewriteManual &Manual) {
  EngineRule R;
  R.Id = Manual.Id.str();
  SmallVector<StringRef> Lines;
  Manual.Text.rtrim().split(Lines, '\n');
  for (StringRef Line : Lines)
    if (Line.consume_front("CUDA:"))
      R.Before += Line.trim().str() + "\n";
    else if (Line.consume_front("HIP:"))
      R.After += Line.trim().str() + "\n";
    else
      R.Doc += Line.str() + "\n";
  R.Doc = StringRef(R.Doc).rtrim().str();
  return R;
}

std::vector<EngineRule> engineRules() {
  std::vector<EngineRule> All = builtinRules();
  for (const RewriteManual &Manual : rewriteManuals())
    All.push_back(fromManual(Manual));
  llvm::sort(All, [](const EngineRule &A, const EngineRule &B) { return A.Id < B.Id; });
  return All;
}

} // namespace hipshift
