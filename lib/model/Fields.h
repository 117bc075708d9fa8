// The fields of the data types, each named once: `describe(Map, X)` calls Map("key", X.Field) for
// every field, and the JSON writer and reader are two such maps. The bindings name all fields in
// their order, so that a field that is missing here does not compile. Private to lib/model.
#pragma once

#include "model/Report.h"

#include <concepts>
#include <type_traits>

namespace hipshift {

template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

template <class M, Is<Span> T> void describe(M &Map, T &X) {
  auto &[File, Begin, End] = X;
  Map("file", File);
  Map("begin", Begin);
  Map("end", End);
}

template <class M, Is<Text> T> void describe(M &Map, T &X) {
  auto &[Range, Spelling, Type, Constant, From] = X;
  Map("range", Range);
  Map("spelling", Spelling);
  Map("type", Type);
  Map("constant", Constant);
  Map("from", From);
}

template <class M, Is<NameFact> T> void describe(M &Map, T &X) {
  auto &[Where, Name, Bound, From, In, InDirective, Qualified, Member, Qualifier, BlanksEnd,
         Declares, BySpelling] = X;
  Map("where", Where);
  Map("name", Name);
  Map("bound", Bound);
  Map("from", From);
  Map("in", In);
  Map("inDirective", InDirective);
  Map("qualified", Qualified);
  Map("member", Member);
  Map("qualifier", Qualifier);
  Map("blanksEnd", BlanksEnd);
  Map("declares", Declares);
  Map("bySpelling", BySpelling);
}

template <class M, Is<CallFact> T> void describe(M &Map, T &X) {
  auto &[Callee, Whole, Name, TemplateArgs, Args, Gaps, Bound, From, In, Function] = X;
  Map("callee", Callee);
  Map("whole", Whole);
  Map("name", Name);
  Map("templateArgs", TemplateArgs);
  Map("args", Args);
  Map("gaps", Gaps);
  Map("bound", Bound);
  Map("from", From);
  Map("in", In);
  Map("function", Function);
}

template <class M, Is<LaunchFact> T> void describe(M &Map, T &X) {
  auto &[Whole, Kernel, Open, Close, Config, Args, ArgsOpen, ArgsClose, KernelIsTemplate, From,
         IsStatement, HasComments, HasDirectives] = X;
  Map("whole", Whole);
  Map("kernel", Kernel);
  Map("open", Open);
  Map("close", Close);
  Map("config", Config);
  Map("args", Args);
  Map("argsOpen", ArgsOpen);
  Map("argsClose", ArgsClose);
  Map("kernelIsTemplate", KernelIsTemplate);
  Map("from", From);
  Map("isStatement", IsStatement);
  Map("hasComments", HasComments);
  Map("hasDirectives", HasDirectives);
}

template <class M, Is<KernelFact> T> void describe(M &Map, T &X) {
  auto &[Name, NameAt, Whole, Params, IsDefinition] = X;
  Map("name", Name);
  Map("nameAt", NameAt);
  Map("whole", Whole);
  Map("params", Params);
  Map("isDefinition", IsDefinition);
}

template <class M, Is<IncludeFact> T> void describe(M &Map, T &X) {
  auto &[Line, LineEnd, FileName, Name, Angled, Kind, Path, From, Branch, Nested, LooksLikeCuda] =
      X;
  Map("line", Line);
  Map("lineEnd", LineEnd);
  Map("fileName", FileName);
  Map("name", Name);
  Map("angled", Angled);
  Map("header", Kind);
  Map("path", Path);
  Map("from", From);
  Map("branch", Branch);
  Map("nested", Nested);
  Map("looksLikeCuda", LooksLikeCuda);
}

template <class M, Is<AsmFact> T> void describe(M &Map, T &X) {
  auto &[Whole, Template, In, From] = X;
  Map("whole", Whole);
  Map("template", Template);
  Map("in", In);
  Map("from", From);
}

template <class M, Is<StringFact> T> void describe(M &Map, T &X) {
  auto &[Where, Value, From] = X;
  Map("where", Where);
  Map("value", Value);
  Map("from", From);
}

template <class M, Is<PastedFact> T> void describe(M &Map, T &X) {
  auto &[Where, First, Text, Name, Bound] = X;
  Map("where", Where);
  Map("first", First);
  Map("text", Text);
  Map("name", Name);
  Map("bound", Bound);
}

template <class M, Is<FileFact> T> void describe(M &Map, T &X) {
  auto &[Path, IsMain, ImplicitRuntime, InsertAt, NewLine] = X;
  Map("path", Path);
  Map("isMain", IsMain);
  Map("implicitRuntime", ImplicitRuntime);
  Map("insertAt", InsertAt);
  Map("newLine", NewLine);
}

template <class M, Is<UnparsedRegion> T> void describe(M &Map, T &X) {
  auto &[Where, Why, Message] = X;
  Map("where", Where);
  Map("why", Why);
  Map("message", Message);
}

template <class M, Is<UnitFacts> T> void describe(M &Map, T &X) {
  auto &[MainFile, Facts, Unparsed] = X;
  Map("mainFile", MainFile);
  Map("facts", Facts);
  Map("unparsed", Unparsed);
}

template <class M, Is<Edit> T> void describe(M &Map, T &X) {
  auto &[Range, NewText] = X;
  Map("range", Range);
  Map("text", NewText);
}

template <class M, Is<Note> T> void describe(M &Map, T &X) {
  auto &[Where, Message] = X;
  Map("where", Where);
  Map("message", Message);
}

template <class M, Is<Finding> T> void describe(M &Map, T &X) {
  auto &[RuleId, Message, Where, Sure, Edits, Headers, Notes, From] = X;
  Map("rule", RuleId);
  Map("message", Message);
  Map("where", Where);
  Map("confidence", Sure);
  Map("edits", Edits);
  Map("headers", Headers);
  Map("notes", Notes);
  Map("from", From);
}

template <class M, Is<Conflict> T> void describe(M &Map, T &X) {
  auto &[Where, First, Second, FirstRule, SecondRule] = X;
  Map("where", Where);
  Map("first", First);
  Map("second", Second);
  Map("firstRule", FirstRule);
  Map("secondRule", SecondRule);
}

template <class M, Is<FileEdits> T> void describe(M &Map, T &X) {
  auto &[File, Edits] = X;
  Map("file", File);
  Map("edits", Edits);
}

template <class M, Is<UnitFailure> T> void describe(M &Map, T &X) {
  auto &[File, Message] = X;
  Map("file", File);
  Map("message", Message);
}

template <class M, Is<Report> T> void describe(M &Map, T &X) {
  auto &[Findings, Conflicts, Unparsed, Failures, ShimHeaders, Read, Units, Files, Seconds] = X;
  Map("findings", Findings);
  Map("conflicts", Conflicts);
  Map("unparsed", Unparsed);
  Map("failures", Failures);
  Map("shimHeaders", ShimHeaders);
  Map("read", Read);
  Map("units", Units);
  Map("files", Files);
  Map("seconds", Seconds);
}

} // namespace hipshift
