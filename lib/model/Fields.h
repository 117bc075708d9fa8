// The fields of the data types, each named once: `describe(Map, X)` calls Map("key", X.Field) for
// every field, and the JSON writer and reader are two such maps. Private to lib/model.
#pragma once

#include "model/Report.h"

#include <concepts>
#include <type_traits>

namespace hipshift {

template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

template <class M, Is<Span> T> void describe(M &Map, T &X) {
  Map("file", X.File);
  Map("begin", X.Begin);
  Map("end", X.End);
}

template <class M, Is<Text> T> void describe(M &Map, T &X) {
  Map("range", X.Range);
  Map("spelling", X.Spelling);
  Map("type", X.Type);
  Map("constant", X.Constant);
  Map("from", X.From);
}

template <class M, Is<NameFact> T> void describe(M &Map, T &X) {
  Map("where", X.Where);
  Map("name", X.Name);
  Map("bound", X.Bound);
  Map("from", X.From);
  Map("in", X.In);
  Map("inDirective", X.InDirective);
  Map("qualified", X.Qualified);
  Map("member", X.Member);
  Map("qualifier", X.Qualifier);
  Map("blanksEnd", X.BlanksEnd);
}

template <class M, Is<CallFact> T> void describe(M &Map, T &X) {
  Map("callee", X.Callee);
  Map("whole", X.Whole);
  Map("name", X.Name);
  Map("templateArgs", X.TemplateArgs);
  Map("args", X.Args);
  Map("gaps", X.Gaps);
  Map("bound", X.Bound);
  Map("from", X.From);
  Map("in", X.In);
  Map("function", X.Function);
}

template <class M, Is<LaunchFact> T> void describe(M &Map, T &X) {
  Map("whole", X.Whole);
  Map("kernel", X.Kernel);
  Map("open", X.Open);
  Map("close", X.Close);
  Map("config", X.Config);
  Map("args", X.Args);
  Map("argsOpen", X.ArgsOpen);
  Map("argsClose", X.ArgsClose);
  Map("kernelIsTemplate", X.KernelIsTemplate);
  Map("from", X.From);
}

template <class M, Is<KernelFact> T> void describe(M &Map, T &X) {
  Map("name", X.Name);
  Map("nameAt", X.NameAt);
  Map("whole", X.Whole);
  Map("params", X.Params);
  Map("isDefinition", X.IsDefinition);
}

template <class M, Is<IncludeFact> T> void describe(M &Map, T &X) {
  Map("line", X.Line);
  Map("lineEnd", X.LineEnd);
  Map("fileName", X.FileName);
  Map("name", X.Name);
  Map("angled", X.Angled);
  Map("header", X.Kind);
  Map("path", X.Path);
  Map("from", X.From);
  Map("branch", X.Branch);
}

template <class M, Is<AsmFact> T> void describe(M &Map, T &X) {
  Map("whole", X.Whole);
  Map("template", X.Template);
  Map("in", X.In);
  Map("from", X.From);
}

template <class M, Is<FileFact> T> void describe(M &Map, T &X) {
  Map("path", X.Path);
  Map("isMain", X.IsMain);
  Map("implicitRuntime", X.ImplicitRuntime);
  Map("insertAt", X.InsertAt);
  Map("newLine", X.NewLine);
}

template <class M, Is<UnparsedRegion> T> void describe(M &Map, T &X) {
  Map("where", X.Where);
  Map("why", X.Why);
  Map("message", X.Message);
}

template <class M, Is<UnitFacts> T> void describe(M &Map, T &X) {
  Map("mainFile", X.MainFile);
  Map("facts", X.Facts);
  Map("unparsed", X.Unparsed);
}

template <class M, Is<Edit> T> void describe(M &Map, T &X) {
  Map("range", X.Range);
  Map("text", X.NewText);
}

template <class M, Is<Note> T> void describe(M &Map, T &X) {
  Map("where", X.Where);
  Map("message", X.Message);
}

template <class M, Is<Finding> T> void describe(M &Map, T &X) {
  Map("rule", X.RuleId);
  Map("message", X.Message);
  Map("where", X.Where);
  Map("confidence", X.Sure);
  Map("edits", X.Edits);
  Map("headers", X.Headers);
  Map("notes", X.Notes);
  Map("from", X.From);
}

template <class M, Is<Conflict> T> void describe(M &Map, T &X) {
  Map("where", X.Where);
  Map("first", X.First);
  Map("second", X.Second);
  Map("firstRule", X.FirstRule);
  Map("secondRule", X.SecondRule);
}

template <class M, Is<FileEdits> T> void describe(M &Map, T &X) {
  Map("file", X.File);
  Map("edits", X.Edits);
}

template <class M, Is<UnitFailure> T> void describe(M &Map, T &X) {
  Map("file", X.File);
  Map("message", X.Message);
}

template <class M, Is<Report> T> void describe(M &Map, T &X) {
  Map("findings", X.Findings);
  Map("conflicts", X.Conflicts);
  Map("unparsed", X.Unparsed);
  Map("failures", X.Failures);
  Map("shimHeaders", X.ShimHeaders);
  Map("read", X.Read);
  Map("units", X.Units);
  Map("files", X.Files);
  Map("seconds", X.Seconds);
}

} // namespace hipshift
