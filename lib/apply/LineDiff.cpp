// Myers' O(ND) comparison in linear space: find a point that a shortest edit path goes through,
// from both ends at once, and compare the two halves. E. Myers, "An O(ND) Difference Algorithm and
// Its Variations", Algorithmica 1 (1986).
#include "apply/LineDiff.h"

#include "llvm/ADT/DenseMap.h"

#include <algorithm>
#include <optional>
#include <utility>

using namespace llvm;

namespace hipshift {
namespace {

using Lines = std::vector<unsigned>; // equal lines have equal numbers

constexpr int MaxSteps = 500; // edits that one search may look ahead, in each direction
constexpr int Outside = -(1 << 30);

struct Box {
  int ABegin, AEnd, BBegin, BEnd;
};

// One of the two searches. Reach[K]: how many lines of A (from its end of the box) the furthest
// path on diagonal K = a - b has used up.
class Frontier {
public:
  explicit Frontier(int Steps) : Zero(Steps + 1), Reach(2 * Steps + 3, Outside) {}
  int &operator[](int K) { return Reach[Zero + K]; }
  int next(int K, int Step) {
    if (Step == 0)
      return 0;
    const bool TakeB = K == -Step || (K != Step && (*this)[K - 1] < (*this)[K + 1]);
    return TakeB ? (*this)[K + 1] : (*this)[K - 1] + 1;
  }

private:
  int Zero;
  std::vector<int> Reach;
};

class Comparer {
public:
  Comparer(const Lines &A, const Lines &B)
      : A(A), B(B), InA(A.size(), false), InB(B.size(), false) {}

  void compare(Box X) {
    while (X.ABegin < X.AEnd && X.BBegin < X.BEnd && A[X.ABegin] == B[X.BBegin])
      ++X.ABegin, ++X.BBegin;
    while (X.ABegin < X.AEnd && X.BBegin < X.BEnd && A[X.AEnd - 1] == B[X.BEnd - 1])
      --X.AEnd, --X.BEnd;
    if (X.ABegin == X.AEnd || X.BBegin == X.BEnd) {
      std::fill(InA.begin() + X.ABegin, InA.begin() + X.AEnd, true);
      std::fill(InB.begin() + X.BBegin, InB.begin() + X.BEnd, true);
      return;
    }
    const auto [MidA, MidB] = split(X);
    compare({X.ABegin, MidA, X.BBegin, MidB});
    compare({MidA, X.AEnd, MidB, X.BEnd});
  }

  std::vector<LineRun> runs() const {
    std::vector<LineRun> Runs;
    for (unsigned I = 0, J = 0; I < A.size() || J < B.size(); ++I, ++J) {
      const unsigned FromA = I, FromB = J;
      while (I < A.size() && InA[I])
        ++I;
      while (J < B.size() && InB[J])
        ++J;
      if (I != FromA || J != FromB)
        Runs.push_back({FromA, I, FromB, J});
    }
    return Runs;
  }

private:
  // A point inside X, neither of its two corners. X has lines on both sides, the first lines differ
  // and so do the last.
  std::pair<int, int> split(const Box &X) {
    const int N = X.AEnd - X.ABegin, M = X.BEnd - X.BBegin, Delta = N - M;
    const int Steps = std::min((N + M + 1) / 2, MaxSteps);
    Frontier Forward(Steps), Backward(Steps);
    for (int D = 0; D <= Steps; ++D) {
      for (int K = -D; K <= D; K += 2) {
        Forward[K] = slide(X, Forward.next(K, D), K, N, M);
        const int Other = Delta - K; // the backward diagonal of the same line
        if (Delta % 2 != 0 && std::abs(Other) <= D - 1 && Forward[K] + Backward[Other] >= N)
          return {X.ABegin + Forward[K], X.BBegin + Forward[K] - K};
      }
      for (int K = -D; K <= D; K += 2) {
        Backward[K] = slideBack(X, Backward.next(K, D), K, N, M);
        const int Other = Delta - K;
        if (Delta % 2 == 0 && std::abs(Other) <= D && Backward[K] + Forward[Other] >= N)
          return {X.AEnd - Backward[K], X.BEnd - Backward[K] + K};
      }
    }
    return furthest(X, Forward, Steps, N, M);
  }

  // The searches did not meet in time: go on from the best point of the forward one.
  std::pair<int, int> furthest(const Box &X, Frontier &Forward, int Steps, int N, int M) {
    int Best = -1, BestK = 0;
    for (int K = -Steps; K <= Steps; K += 2)
      if (Forward[K] != Outside && 2 * Forward[K] - K > Best && 2 * Forward[K] - K < N + M)
        Best = 2 * Forward[K] - K, BestK = K;
    return {X.ABegin + Forward[BestK], X.BBegin + Forward[BestK] - BestK};
  }

  // Along equal lines as far as they go. Paths that have left the box are given up.
  int slide(const Box &X, int UsedA, int K, int N, int M) const {
    if (UsedA < 0 || UsedA > N || UsedA - K < 0 || UsedA - K > M)
      return Outside;
    while (UsedA < N && UsedA - K < M && A[X.ABegin + UsedA] == B[X.BBegin + UsedA - K])
      ++UsedA;
    return UsedA;
  }
  int slideBack(const Box &X, int UsedA, int K, int N, int M) const {
    if (UsedA < 0 || UsedA > N || UsedA - K < 0 || UsedA - K > M)
      return Outside;
    while (UsedA < N && UsedA - K < M && A[X.AEnd - 1 - UsedA] == B[X.BEnd - 1 - UsedA + K])
      ++UsedA;
    return UsedA;
  }

  const Lines &A, &B;
  std::vector<bool> InA, InB; // lines that only one side has
};

} // namespace

std::vector<StringRef> splitLines(StringRef Text) {
  std::vector<StringRef> Lines;
  while (!Text.empty()) {
    const size_t Length = std::min(Text.find('\n'), Text.size() - 1) + 1;
    Lines.push_back(Text.take_front(Length));
    Text = Text.drop_front(Length);
  }
  return Lines;
}

std::vector<LineRun> diffLines(const std::vector<StringRef> &A, const std::vector<StringRef> &B) {
  DenseMap<StringRef, unsigned> Numbers;
  auto Number = [&](const std::vector<StringRef> &Texts) {
    Lines Out;
    for (StringRef Line : Texts)
      Out.push_back(Numbers.try_emplace(Line, Numbers.size()).first->second);
    return Out;
  };
  const Lines NumbersA = Number(A), NumbersB = Number(B);
  Comparer C(NumbersA, NumbersB);
  C.compare({0, static_cast<int>(A.size()), 0, static_cast<int>(B.size())});
  return C.runs();
}

} // namespace hipshift
