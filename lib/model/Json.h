// Facts, findings and edits ↔ JSON: for the cache, for sharded runs and for tests. Every field is
// written and read back byte for byte; text that is not UTF-8 is written as {"base64": "…"}.
// The names follow LLVM's convention, so llvm::json::parse<UnitFacts>(Text) works.
// The JSON that users read is made by lib/report.
#pragma once

#include "model/Report.h"

#include "llvm/Support/JSON.h"

namespace hipshift {

llvm::json::Value textToJSON(const std::string &Text);
llvm::json::Value toJSON(const Span &S);
llvm::json::Value toJSON(const Fact &F);
llvm::json::Value toJSON(const UnparsedRegion &R);
llvm::json::Value toJSON(const UnitFacts &U);
llvm::json::Value toJSON(const Edit &E);
llvm::json::Value toJSON(const Finding &F);
llvm::json::Value toJSON(const Conflict &C);
llvm::json::Value toJSON(const FileEdits &F);
llvm::json::Value toJSON(const Report &R);

// False when the value has another form; P then says what and where. Missing keys keep their
// defaults, unknown ones are an error.
bool fromJSON(const llvm::json::Value &V, Span &S, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, Fact &F, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, UnparsedRegion &R, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, UnitFacts &U, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, Edit &E, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, Finding &F, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, Conflict &C, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, FileEdits &F, llvm::json::Path P);
bool fromJSON(const llvm::json::Value &V, Report &R, llvm::json::Path P);

} // namespace hipshift
