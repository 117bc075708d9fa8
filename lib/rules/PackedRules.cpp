#include "rules/PackedRules.h"

#include <type_traits>

using namespace llvm;

// Each value is a number and ';', or a length, ':' and bytes. One list of fields serves both ways.
namespace hipshift {
namespace {

struct Writer {
  std::string Out;

  void number(uint64_t &V) { Out += std::to_string(V) + ";"; }
  void text(std::string &V) { Out += std::to_string(V.size()) + ":" + V; }
};

struct Reader {
  StringRef In;

  void number(uint64_t &V) {
    V = 0;
    size_t I = 0;
    for (; In[I] >= '0' && In[I] <= '9'; ++I)
      V = V * 10 + (In[I] - '0');
    In = In.drop_front(I + 1);
  }
  void text(std::string &V) {
    uint64_t Size;
    number(Size);
    V = In.take_front(Size).str();
    In = In.drop_front(Size);
  }
};

template <class A> class Packer {
  A &Ar;

public:
  explicit Packer(A &Ar) : Ar(Ar) {}

  template <class... Ts> void all(Ts &...Vs) { (one(Vs), ...); }

  void one(std::string &V) { Ar.text(V); }
  template <class T>
    requires(std::is_integral_v<T> || std::is_enum_v<T>)
  void one(T &V) {
    uint64_t N = static_cast<uint64_t>(V);
    Ar.number(N);
    V = static_cast<T>(N);
  }
  template <class T> void one(std::vector<T> &V) {
    uint64_t N = V.size();
    Ar.number(N);
    V.resize(N);
    for (T &Item : V)
      one(Item);
  }
  template <class T> void one(std::optional<T> &V) {
    bool Has = V.has_value();
    one(Has);
    if (Has && !V)
      V.emplace();
    if (Has)
      one(*V);
  }
  void one(Version &V) { all(V.Major, V.Minor); }
  void one(VersionRange &V) { all(V.Min, V.End); }
  void one(HolePattern &V) { all(V.Name, V.Optional, V.Rest); }
  void one(ReplacementPiece &V) { all(V.Literal, V.Hole, V.IfAbsent); }
  void one(PatternCase &V) { all(V.Warp, V.Rocm, V.Mask, V.To, V.Headers, V.Sure, V.Say); }
  void one(TypeCondition &V) { all(V.Hole, V.Types); }
  void one(RuleTest &V) { all(V.In, V.Out, V.Same, V.Says, V.Prelude, V.Warp, V.Rocm, V.Line); }
  void one(PatternRule &V) {
    all(V.Id, V.Callee, V.Holes, V.In, V.Mask, V.Types, V.Cases, V.Otherwise, V.Doc, V.Tests,
        V.DefinedAt, V.Override);
  }
};

} // namespace

std::string packRules(const std::vector<PatternRule> &Rules) {
  Writer W;
  std::vector<PatternRule> Copy = Rules;
  Packer<Writer>(W).one(Copy);
  return std::move(W.Out);
}

std::vector<PatternRule> unpackRules(StringRef Packed) {
  std::vector<PatternRule> Rules;
  Reader R{Packed};
  Packer<Reader>(R).one(Rules);
  return Rules;
}

} // namespace hipshift
