// The parts of CUDA's cooperative groups that HIP does not have: reduce, scans, labeled_partition
// and memcpy_async.
//
// In:   a migrated HIP program, device code, tiles of up to 32 lanes and coalesced groups of
//       cooperative_groups, any gfx target.
// Out:  hipshift::reduce(tile, value, hipshift::plus<T>()) for the functions of the same names in
//       cooperative_groups. Every lane of the group gets the result, as in CUDA; the order of the
//       operations is not CUDA's, so floating-point sums may differ in the last bits.
//       memcpy_async copies at once: wait and wait_prior only synchronise the group.
//
// Values of any trivially copyable type travel between lanes word by word.
//
// Source: "CUDA C++ Programming Guide", Cooperative Groups, Group Collectives.
#ifndef HIPSHIFT_GROUPS_H
#define HIPSHIFT_GROUPS_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif
#include <hip/hip_cooperative_groups.h>

namespace hipshift {

template <class T = void> struct plus {
  __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T = void> struct less {
  __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T = void> struct greater {
  __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T = void> struct bit_and {
  __device__ T operator()(T a, T b) const { return a & b; }
};
template <class T = void> struct bit_or {
  __device__ T operator()(T a, T b) const { return a | b; }
};
template <class T = void> struct bit_xor {
  __device__ T operator()(T a, T b) const { return a ^ b; }
};

namespace detail {

template <class T, class Move> __device__ __forceinline__ T move_words(const T &value, Move move) {
  constexpr int words = (sizeof(T) + 3) / 4;
  int from[words] = {}, to[words];
  __builtin_memcpy(from, &value, sizeof(T));
#pragma unroll
  for (int i = 0; i < words; ++i)
    to[i] = move(from[i]);
  T result;
  __builtin_memcpy(&result, to, sizeof(T));
  return result;
}

// The value of the lane with this rank in the group.
template <unsigned Size, class Parent, class T>
__device__ __forceinline__ T from_rank(const cooperative_groups::thread_block_tile<Size, Parent> &,
                                       const T &value, unsigned rank) {
  static_assert(Size <= 32, "tiles of more than one warp are not supported");
  return move_words(value, [=](int word) { return __shfl(word, int(rank), int(Size)); });
}
template <class T>
__device__ __forceinline__ T from_rank(const cooperative_groups::coalesced_group &group,
                                       const T &value, unsigned rank) {
  return move_words(value, [&](int word) { return group.shfl(word, int(rank)); });
}

template <class T> struct Unpadded {
  static_assert(__is_trivially_copyable(T), "the value must be trivially copyable");
};

} // namespace detail

template <unsigned Size, class Parent, class T, class Op>
__device__ __forceinline__ T reduce(const cooperative_groups::thread_block_tile<Size, Parent> &tile,
                                    T value, Op op) {
  (void)detail::Unpadded<T>();
  unsigned rank = tile.thread_rank();
#pragma unroll
  for (unsigned step = Size / 2; step; step /= 2)
    value = op(value, detail::from_rank(tile, value, rank ^ step));
  return value;
}

template <class T, class Op>
__device__ __forceinline__ T reduce(const cooperative_groups::coalesced_group &group, T value,
                                    Op op) {
  (void)detail::Unpadded<T>();
  T result = detail::from_rank(group, value, 0);
  for (unsigned rank = 1; rank < group.size(); ++rank)
    result = op(result, detail::from_rank(group, value, rank));
  return result;
}

template <class Group, class T, class Op>
__device__ __forceinline__ T inclusive_scan(const Group &group, T value, Op op) {
  (void)detail::Unpadded<T>();
  unsigned rank = group.thread_rank(), size = group.size();
  for (unsigned step = 1; step < size; step *= 2) {
    T before = detail::from_rank(group, value, rank >= step ? rank - step : rank);
    if (rank >= step)
      value = op(before, value);
  }
  return value;
}
template <class Group, class T>
__device__ __forceinline__ T inclusive_scan(const Group &group, T value) {
  return inclusive_scan(group, value, plus<T>());
}

// The first lane gets T(), as in CUDA for sums.
template <class Group, class T, class Op>
__device__ __forceinline__ T exclusive_scan(const Group &group, T value, Op op) {
  T all = inclusive_scan(group, value, op);
  unsigned rank = group.thread_rank();
  T before = detail::from_rank(group, all, rank ? rank - 1 : 0);
  return rank ? before : T();
}
template <class Group, class T>
__device__ __forceinline__ T exclusive_scan(const Group &group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

// The lanes of the group that have the same label.
template <class Label>
__device__ __forceinline__ cooperative_groups::coalesced_group
labeled_partition(const cooperative_groups::coalesced_group &group, Label label) {
  cooperative_groups::coalesced_group rest = group;
  while (true) {
    bool with_first = detail::from_rank(rest, label, 0) == label;
    rest = cooperative_groups::binary_partition(rest, with_first);
    if (with_first)
      return rest;
  }
}
template <unsigned Size, class Parent, class Label>
__device__ __forceinline__ cooperative_groups::coalesced_group
labeled_partition(const cooperative_groups::thread_block_tile<Size, Parent> &tile, Label label) {
  bool with_first = detail::from_rank(tile, label, 0) == label;
  auto part = cooperative_groups::binary_partition(tile, with_first);
  return with_first ? part : labeled_partition(part, label);
}

template <class Group, class To, class From>
__device__ __forceinline__ void memcpy_async(const Group &group, To *to, const From *from,
                                             size_t bytes) {
  char *target = reinterpret_cast<char *>(to);
  const char *source = reinterpret_cast<const char *>(from);
  size_t at = group.thread_rank(), step = group.size(), words = 0;
  if ((reinterpret_cast<size_t>(target) | reinterpret_cast<size_t>(source)) % 16 == 0) {
    words = bytes / 16;
    for (size_t i = at; i < words; i += step)
      reinterpret_cast<uint4 *>(target)[i] = reinterpret_cast<const uint4 *>(source)[i];
  }
  for (size_t i = words * 16 + at; i < bytes; i += step)
    target[i] = source[i];
}

template <class Group> __device__ __forceinline__ void wait(const Group &group) { group.sync(); }
template <unsigned Stages, class Group>
__device__ __forceinline__ void wait_prior(const Group &group) {
  group.sync();
}

} // namespace hipshift

#endif
