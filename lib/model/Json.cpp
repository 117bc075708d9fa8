#include "model/Json.h"

#include "model/Fields.h"
#include "model/Words.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Base64.h"

using namespace llvm;

namespace hipshift {
namespace {

// The word of each fact kind, in the order of the variant.
constexpr StringLiteral FactKinds[] = {"name", "call",   "launch", "kernel", "include",
                                       "asm",  "string", "pasted", "file"};
static_assert(std::size(FactKinds) == std::variant_size_v<Fact>);

class Writer {
public:
  template <class T> void operator()(StringRef Key, const T &Value) { Out[Key] = write(Value); }
  template <class T> void operator()(StringRef Key, const std::optional<T> &Value) {
    if (Value)
      Out[Key] = write(*Value);
  }

  static json::Value write(const std::string &S) {
    if (json::isUTF8(S))
      return S;
    return json::Object{{"base64", encodeBase64(S)}};
  }
  static json::Value write(bool B) { return B; }
  static json::Value write(unsigned N) { return N; }
  static json::Value write(int64_t N) { return N; }
  static json::Value write(double N) { return N; }
  static json::Value write(const Fact &F) {
    json::Value V = std::visit([](const auto &Kind) { return write(Kind); }, F);
    (*V.getAsObject())["kind"] = FactKinds[F.index()];
    return V;
  }
  template <class T>
    requires std::is_enum_v<T>
  static json::Value write(T Enum) {
    return toWord(Enum);
  }
  template <class T> static json::Value write(const std::vector<T> &Items) {
    json::Array Array;
    for (const T &Item : Items)
      Array.push_back(write(Item));
    return Array;
  }
  template <class T>
    requires requires(Writer &W, const T &X) { describe(W, X); }
  static json::Value write(const T &Struct) {
    Writer W;
    describe(W, Struct);
    return std::move(W.Out);
  }

private:
  json::Object Out;
};

class Reader {
public:
  Reader(const json::Object &In, json::Path P) : In(In), P(P) {}

  template <class T> void operator()(StringRef Key, T &Value) {
    Known.insert(Key);
    if (const json::Value *V = In.get(Key); V && Ok)
      Ok = read(*V, Value, P.field(Key));
  }
  template <class T> void operator()(StringRef Key, std::optional<T> &Value) {
    Known.insert(Key);
    if (const json::Value *V = In.get(Key); V && Ok)
      Ok = read(*V, Value.emplace(), P.field(Key));
  }
  void allow(StringRef Key) { Known.insert(Key); }
  bool done() {
    for (const auto &[Key, Value] : In)
      if (Ok && !Known.contains(Key))
        Ok = fail(P.field(Key), "unknown key");
    return Ok;
  }

  static bool fail(json::Path P, StringLiteral Message) {
    P.report(Message);
    return false;
  }
  static bool read(const json::Value &V, std::string &S, json::Path P) {
    if (auto Text = V.getAsString()) {
      S = Text->str();
      return true;
    }
    const json::Object *O = V.getAsObject();
    std::optional<StringRef> Coded;
    if (O)
      Coded = O->getString("base64");
    if (!Coded)
      return fail(P, "expected text");
    std::vector<char> Bytes;
    if (Error E = decodeBase64(*Coded, Bytes)) {
      consumeError(std::move(E));
      return fail(P, "not base64");
    }
    S.assign(Bytes.begin(), Bytes.end());
    return true;
  }
  static bool read(const json::Value &V, bool &B, json::Path P) {
    auto Value = V.getAsBoolean();
    B = Value.value_or(false);
    return Value || fail(P, "expected true or false");
  }
  static bool read(const json::Value &V, unsigned &N, json::Path P) {
    auto Value = V.getAsUINT64();
    if (!Value || *Value > ~0u)
      return fail(P, "expected a number from 0 to 4294967295");
    N = static_cast<unsigned>(*Value);
    return true;
  }
  static bool read(const json::Value &V, int64_t &N, json::Path P) {
    auto Value = V.getAsInteger();
    N = Value.value_or(0);
    return Value || fail(P, "expected a whole number");
  }
  static bool read(const json::Value &V, double &N, json::Path P) {
    auto Value = V.getAsNumber();
    N = Value.value_or(0);
    return Value || fail(P, "expected a number");
  }
  template <class T>
    requires std::is_enum_v<T>
  static bool read(const json::Value &V, T &Enum, json::Path P) {
    auto Word = V.getAsString();
    auto Value = Word ? fromWord<T>(*Word) : std::nullopt;
    if (!Value)
      return fail(P, "unknown word");
    Enum = *Value;
    return true;
  }
  template <class T> static bool read(const json::Value &V, std::vector<T> &Items, json::Path P) {
    const json::Array *Array = V.getAsArray();
    if (!Array)
      return fail(P, "expected a list");
    Items.clear();
    Items.resize(Array->size());
    for (size_t I = 0; I < Array->size(); ++I)
      if (!read((*Array)[I], Items[I], P.index(I)))
        return false;
    return true;
  }
  template <class T>
    requires requires(Writer &W, const T &X) { describe(W, X); }
  static bool read(const json::Value &V, T &Struct, json::Path P, StringRef Extra = "") {
    const json::Object *O = V.getAsObject();
    if (!O)
      return fail(P, "expected an object");
    Reader R(*O, P);
    R.allow(Extra);
    Struct = T();
    describe(R, Struct);
    return R.done();
  }
  static bool read(const json::Value &V, Fact &F, json::Path P) {
    const json::Object *O = V.getAsObject();
    std::optional<StringRef> Kind = O ? O->getString("kind") : std::nullopt;
    if (!Kind)
      return fail(P, "expected an object with a kind");
    return readKind<0>(V, *Kind, F, P);
  }

private:
  template <size_t I>
  static bool readKind(const json::Value &V, StringRef Kind, Fact &F, json::Path P) {
    if constexpr (I == std::size(FactKinds))
      return fail(P.field("kind"), "unknown kind of fact");
    else if (Kind == FactKinds[I])
      return read(V, F.emplace<I>(), P, "kind");
    else
      return readKind<I + 1>(V, Kind, F, P);
  }

  const json::Object &In;
  json::Path P;
  StringSet<> Known;
  bool Ok = true;
};

} // namespace

json::Value textToJSON(const std::string &Text) { return Writer::write(Text); }
json::Value toJSON(const Span &S) { return Writer::write(S); }
json::Value toJSON(const Fact &F) { return Writer::write(F); }
json::Value toJSON(const UnparsedRegion &R) { return Writer::write(R); }
json::Value toJSON(const UnitFacts &U) { return Writer::write(U); }
json::Value toJSON(const Edit &E) { return Writer::write(E); }
json::Value toJSON(const Finding &F) { return Writer::write(F); }
json::Value toJSON(const Conflict &C) { return Writer::write(C); }
json::Value toJSON(const FileEdits &F) { return Writer::write(F); }
json::Value toJSON(const Report &R) { return Writer::write(R); }

bool fromJSON(const json::Value &V, Span &S, json::Path P) { return Reader::read(V, S, P); }
bool fromJSON(const json::Value &V, Fact &F, json::Path P) { return Reader::read(V, F, P); }
bool fromJSON(const json::Value &V, UnparsedRegion &R, json::Path P) {
  return Reader::read(V, R, P);
}
bool fromJSON(const json::Value &V, UnitFacts &U, json::Path P) { return Reader::read(V, U, P); }
bool fromJSON(const json::Value &V, Edit &E, json::Path P) { return Reader::read(V, E, P); }
bool fromJSON(const json::Value &V, Finding &F, json::Path P) { return Reader::read(V, F, P); }
bool fromJSON(const json::Value &V, Conflict &C, json::Path P) { return Reader::read(V, C, P); }
bool fromJSON(const json::Value &V, FileEdits &F, json::Path P) { return Reader::read(V, F, P); }
bool fromJSON(const json::Value &V, Report &R, json::Path P) { return Reader::read(V, R, P); }

} // namespace hipshift
