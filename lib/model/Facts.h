// What the collectors found in one translation unit. Plain data: no clang, no rules.
// A new kind of fact is a struct here, a member of Fact, and a file in lib/collect.
#pragma once

#include "model/Span.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hipshift {

// Can the text be edited in place, and how sure is the tool of its meaning?
enum class Origin {
  Written,   // ordinary file text
  MacroArg,  // written as an argument of a macro call
  MacroBody, // written in a macro definition; an edit there changes every expansion
  Inactive,  // in a preprocessor branch that this unit does not take, or in text clang did not
             // analyse
};

enum class Side { Unknown, Host, Device, Both };

// What a spelled identifier turned out to mean.
enum class Binding {
  Cuda,    // its declaration, or its macro definition, comes from a CUDA header
  User,    // it is declared by the project or a third party: never renamed
  Unbound, // clang did not say (inactive branch, parse error, missing header, unused macro body)
};

// A piece of source text. Range is empty (not valid()) where the text has no one place in a file.
struct Text {
  Span Range;
  std::string Spelling;
  std::string Type; // canonical type as clang prints it, empty when unknown or dependent
  std::optional<int64_t> Constant;
  Origin From = Origin::Written;
};

// One identifier that names something of CUDA's, or is spelled like it.
struct NameFact {
  Span Where;       // the identifier token alone
  std::string Name; // qualified without inline namespaces: "cudaMalloc", "cub",
                    // "cudaDeviceProp::l2CacheSize"
  Binding Bound = Binding::Unbound;
  Origin From = Origin::Written;
  Side In = Side::Unknown;
  bool InDirective = false; // in the condition of #if, #ifdef, #elif or in #undef
  bool Qualified = false;   // Unbound only: spelled behind ".", "->" or a scope that is not CUDA's
  bool Member =
      false;      // a field or method of a record; a record's members need no rule of their own
  Span Qualifier; // "nvcuda::wmma::" in front of the token, empty when spelled without
  unsigned BlanksEnd = 0;  // end of the blanks behind the token: where a removal ends
  bool Declares = false;   // the name of the declaration itself, not a use
  bool BySpelling = false; // clang said nothing of it: User means that the project has such a name
};

// A call of a CUDA function (bound, or unbound and spelled like one).
struct CallFact {
  std::string Callee; // qualified like NameFact::Name
  Span Whole;         // from the callee's first token (qualifiers included) to ")"
  Span Name; // from the first token to the last of the callee expression, template arguments
             // included
  std::vector<Text> TemplateArgs;
  std::vector<Text> Args;        // as written; default arguments are not listed
  std::vector<std::string> Gaps; // the text before each argument and behind the last, without the
                                 // call's own parentheses (Args.size() + 1); empty when unknown
  Binding Bound = Binding::Unbound;
  Origin From = Origin::Written;
  Side In = Side::Unknown;
  std::string Function; // the enclosing function, empty outside functions
};

// kernel<<<grid, block, shared, stream>>>(args)
struct LaunchFact {
  Span Whole;
  Text Kernel;              // the expression before <<<
  Span Open, Close;         // the <<< and >>> tokens
  std::vector<Text> Config; // 1 to 4
  std::vector<Text> Args;
  Span ArgsOpen, ArgsClose; // the ( and ) tokens
  bool KernelIsTemplate = false;
  Origin From = Origin::Written;
  bool IsStatement = true;    // not a part of an expression
  bool HasComments = false;   // or other text between kernel, configuration and the first argument
  bool HasDirectives = false; // "#if" and the like inside
};

struct KernelFact {
  std::string Name;
  Span NameAt;
  Span Whole;               // declaration with body
  std::vector<Text> Params; // Spelling is the name, Type the type
  bool IsDefinition = false;
};

enum class HeaderKind { Cuda, Project, System, Missing, Unknown };

struct IncludeFact {
  Span Line;            // from "#" to the end of the file name token
  unsigned LineEnd = 0; // offset behind the line's end, its newline included
  Span FileName;        // with its <> or ""
  std::string Name;     // without <> or ""
  bool Angled = false;
  HeaderKind Kind = HeaderKind::Unknown;
  std::string Path; // resolved, empty when missing or inactive
  Origin From =
      Origin::Written; // MacroBody: a macro gives the name; FileName is the whole line then
  unsigned Branch =
      0; // 0: outside every conditional but the include guard; else an id of the innermost branch
  bool Nested = false;        // inside brackets: of a function, a class, a namespace
  bool LooksLikeCuda = false; // Unknown only: the header's text uses CUDA
};

// asm or asm volatile with PTX inside.
struct AsmFact {
  Span Whole;
  std::string Template; // the instruction text, unescaped
  Side In = Side::Unknown;
  Origin From = Origin::Written;
};

// A string literal, adjacent pieces together.
struct StringFact {
  Span Where;        // quotes and prefix included
  std::string Value; // unescaped
  Origin From = Origin::Written;
};

// A name that a macro pastes together, seen where the macro is expanded.
struct PastedFact {
  Span Where;       // "cuda##x" in the macro's definition
  Span First;       // "cuda"; empty when a parameter stands there
  std::string Text; // Where as written
  std::string Name; // what the expansion names, like NameFact::Name; empty: no expansion was seen
  Binding Bound = Binding::Unbound;
};

// A file of the project that this unit read.
struct FileFact {
  std::string Path;
  bool IsMain = false;
  bool ImplicitRuntime = false; // nvcc includes cuda_runtime.h in front of it
  unsigned InsertAt =
      0; // where a new #include line goes: behind guard or #pragma once, before the first include
  std::string NewLine = "\n";
};

using Fact = std::variant<NameFact, CallFact, LaunchFact, KernelFact, IncludeFact, AsmFact,
                          StringFact, PastedFact, FileFact>;

// Text that was read but not understood. It is still migrated by spelling, and always reported.
struct UnparsedRegion {
  enum class Cause { Inactive, Error, MissingHeader, NotRead };
  Span Where;
  Cause Why = Cause::Error;
  std::string Message; // "unknown type name 'Thing'", "third_party/x.h: not found", …
};

struct UnitFacts {
  std::string MainFile;
  std::vector<Fact> Facts; // in no promised order
  std::vector<UnparsedRegion> Unparsed;
};

} // namespace hipshift
