// What the user asked for. The front doors fill it in; lib/migrate carries it out.
#pragma once

#include <string>
#include <vector>

namespace hipshift {

enum class WarpPolicy { Logical32, Native };
enum class LaunchStyle { Chevrons, Ggl }; // k<<<…>>>(…) or hipLaunchKernelGGL

// major.minor; compares as a pair
struct Version {
  unsigned Major = 0, Minor = 0;
  friend auto operator<=>(const Version &, const Version &) = default;
};

struct Target {
  Version Rocm{7, 2};
  std::vector<std::string> Gfx{"gfx90a", "gfx942", "gfx1100"};
  WarpPolicy Warp = WarpPolicy::Logical32;
  LaunchStyle Launch = LaunchStyle::Chevrons;
};

// How one translation unit is compiled. Args is an argv for clang or nvcc, without the compiler's
// name.
struct CompileCommand {
  std::string File;      // absolute
  std::string Directory; // absolute; relative paths in Args start here
  std::vector<std::string> Args;
};

struct Request {
  std::vector<std::string> Inputs;    // files and folders
  std::vector<std::string> Exclude;   // folders inside of them that are left out: an earlier output
  std::string BuildPath;              // folder of compile_commands.json, or empty
  std::vector<std::string> ClangArgs; // from behind "--", for every unit
  std::string CudaPath;               // a real toolkit, or empty for the bundled declarations
  std::string ShimsDir;               // folder that holds cuda/ and hip/ of runtime-shims
  std::string CacheDir;               // for precompiled declarations; empty: keep none
  std::vector<std::string> RulePacks; // the user's YAML files, in order
  hipshift::Target Target;
  unsigned Jobs = 1;
};

} // namespace hipshift
