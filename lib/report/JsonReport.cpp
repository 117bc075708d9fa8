#include "report/JsonReport.h"

#include "model/Json.h"
#include "model/Words.h"
#include "report/Counts.h"
#include "report/Places.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace hipshift {
namespace {

json::Object placed(const Span &S, Places &Where) {
  const Place P = Where.at(S);
  return json::Object{{"file", textToJSON(P.File)},
                      {"line", P.At.Line},
                      {"column", P.At.Column},
                      {"begin", S.Begin},
                      {"end", S.End}};
}

json::Array texts(const std::vector<std::string> &All) {
  json::Array Out;
  for (const std::string &Text : All)
    Out.push_back(textToJSON(Text));
  return Out;
}

json::Value findingJson(const Finding &F, Places &Where) {
  json::Object O = placed(F.Where, Where);
  O["rule"] = F.RuleId;
  O["message"] = textToJSON(F.Message);
  O["confidence"] = toWord(F.Sure);
  O["origin"] = toWord(F.From);
  json::Array Edits, Notes;
  for (const Edit &E : F.Edits) {
    json::Object Item = placed(E.Range, Where);
    Item["text"] = textToJSON(E.NewText);
    Edits.push_back(std::move(Item));
  }
  for (const Note &N : F.Notes) {
    json::Object Item = placed(N.Where.valid() ? N.Where : F.Where, Where);
    Item["message"] = textToJSON(N.Message);
    Notes.push_back(std::move(Item));
  }
  O["edits"] = std::move(Edits);
  O["headers"] = texts(F.Headers);
  O["notes"] = std::move(Notes);
  return O;
}

json::Value conflictJson(const Conflict &C, Places &Where) {
  json::Object O = placed(C.Where, Where);
  O["first"] = json::Object{{"rule", C.FirstRule}, {"text", textToJSON(C.First)}};
  O["second"] = json::Object{{"rule", C.SecondRule}, {"text", textToJSON(C.Second)}};
  return O;
}

json::Value regionJson(const UnparsedRegion &R, Places &Where) {
  json::Object O = placed(R.Where, Where);
  O["cause"] = toWord(R.Why);
  O["message"] = textToJSON(R.Message);
  return O;
}

json::Object summaryJson(const Migration &M) {
  const Counts C = countsOf(M);
  return json::Object{{"units", M.Said.Units},
                      {"filesRead", M.Said.Files},
                      {"filesChanged", C.Changed},
                      {"edits", C.Edits},
                      {"conflicts", C.Conflicts},
                      {"failures", C.Failures},
                      {"seconds", M.Said.Seconds},
                      {"findings", json::Object{{"safe", C.Safe},
                                                {"review", C.Review},
                                                {"manual", C.Manual},
                                                {"note", C.Notes}}},
                      {"notAnalysed", json::Object{{"inactive", C.Inactive},
                                                   {"error", C.Errors},
                                                   {"missing-header", C.MissingHeaders},
                                                   {"not-read", C.NotRead}}}};
}

template <class T, class F> json::Array list(const std::vector<T> &Items, F Make) {
  json::Array Out;
  for (const T &Item : Items)
    Out.push_back(Make(Item));
  return Out;
}

} // namespace

std::string jsonReport(const Migration &M, const JsonOptions &Options) {
  Places Where(M, "");
  json::Object O{{"version", 1},
                 {"tool", json::Object{{"name", "hipshift"}, {"version", Options.ToolVersion}}},
                 {"mode", Options.Mode},
                 {"written", texts(Options.Written)},
                 {"summary", summaryJson(M)},
                 {"shimHeaders", texts(M.Said.ShimHeaders)}};
  O["changed"] =
      list(M.Changes, [](const FileChange &C) -> json::Value { return textToJSON(C.File); });
  O["findings"] = list(M.Said.Findings, [&](const Finding &F) { return findingJson(F, Where); });
  O["conflicts"] =
      list(M.Said.Conflicts, [&](const Conflict &C) { return conflictJson(C, Where); });
  O["notAnalysed"] =
      list(M.Said.Unparsed, [&](const UnparsedRegion &R) { return regionJson(R, Where); });
  O["failures"] = list(M.Said.Failures, [](const UnitFailure &F) -> json::Value {
    return json::Object{{"file", textToJSON(F.File)}, {"message", textToJSON(F.Message)}};
  });
  O["diffs"] = list(Options.Diffs, [](const std::pair<std::string, std::string> &D) -> json::Value {
    return json::Object{{"file", textToJSON(D.first)}, {"diff", textToJSON(D.second)}};
  });
  return formatv("{0:2}\n", json::Value(std::move(O)));
}

} // namespace hipshift
