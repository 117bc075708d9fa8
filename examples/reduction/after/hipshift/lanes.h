// CUDA's warp intrinsics in logical warps of 32 lanes, on wavefronts of 32 and of 64 lanes.
//
// In:   a migrated HIP program, device code, any wave size, ROCm 6.0 and newer.
// Out:  hipshift::ballot_sync(mask, pred) and the like. A logical warp is one half of a wave64 or
//       the whole of a wave32. Threads fill both in the order of their linear index, so the half
//       and the lane are CUDA's warp and lane. Masks and lane numbers are those of the half:
//       32 bits, lane 0 to 31.
//
// CUDA asks that every thread that a mask names executes the same call with the same mask. A
// wavefront has one program counter: the threads also have to arrive together. Threads that a
// mask gathers from two branches of an `if` meet on CUDA, but not here.
//
// Sources. CUDA: "CUDA C++ Programming Guide", sections Warp Vote, Warp Match, Warp Reduce, Warp
// Shuffle and Synchronization Functions; "PTX ISA", shfl.sync. HIP: "HIP C++ language
// extensions", section Warp cross-lane functions; the LLVM "User Guide for AMDGPU Backend",
// section Memory Model.
#ifndef HIPSHIFT_LANES_H
#define HIPSHIFT_LANES_H

#if !defined(__HIPCC_RTC__)
#include <hip/hip_runtime.h>
#endif

// A shuffled variable may be unset in the lanes that nobody reads
// (`if (lane == 0) v = f(); v = shfl_sync(mask, v, 0);`).
#if defined(__has_attribute)
#if __has_attribute(maybe_undef)
#define HIPSHIFT_MAYBE_UNSET __attribute__((maybe_undef))
#endif
#endif
#if !defined(HIPSHIFT_MAYBE_UNSET)
#define HIPSHIFT_MAYBE_UNSET
#endif

namespace hipshift {

// CUDA: warpSize is 32. HIP: warpSize is the wave size, and no constant from ROCm 7 on.
constexpr int warp_size = 32;

constexpr unsigned full_mask = 0xffffffffu;

namespace detail {

// The compiler knows the wave size of its target: these tests leave no code behind.
__device__ inline bool wave_is_64() { return __builtin_amdgcn_wavefrontsize() == 64; }

// The wave lane at which this thread's half begins: 0 or 32.
__device__ inline unsigned half_begin() { return wave_is_64() ? __lane_id() & 32u : 0u; }

// The 32 bits of a wave mask that belong to this thread's half.
__device__ inline unsigned half_of(unsigned long long wave_mask) {
  const unsigned low = static_cast<unsigned>(wave_mask);
  return half_begin() == 0 ? low : static_cast<unsigned>(wave_mask >> 32);
}

// What CUDA's overloads return: char, short, bool and unscoped enumerations arrive as int, other
// types as they are.
template <class T, bool IsClass = __is_class(T) || __is_union(T)> struct shuffled {
  using type = T;
};
template <class T> struct shuffled<T, false> {
  using type = decltype(+T());
};
template <class T> using shuffled_t = typename shuffled<T>::type;

// A value as 32-bit words, zero in what the type does not fill. (HIP's bfloat16 pair has copy
// functions of its own, so asking for a trivially copyable type would turn it away.)
template <class T> struct words {
  static_assert(__is_trivially_destructible(T), "only plain bits can go from lane to lane");
  static constexpr unsigned count = (sizeof(T) + 3) / 4;
  unsigned word[count] = {};
  __device__ explicit words(const T &value) {
    __builtin_memcpy(word, static_cast<const void *>(&value), sizeof(T));
  }
};

// The value that lane `lane` (0 to 31) of this half holds. Every shuffle ends here.
template <class T> __device__ inline T from_lane(HIPSHIFT_MAYBE_UNSET T value, unsigned lane) {
  words<T> bits(value);
  const int address = static_cast<int>((half_begin() + lane) << 2);
  for (unsigned i = 0; i != bits.count; ++i)
    bits.word[i] = static_cast<unsigned>(
        __builtin_amdgcn_ds_bpermute(address, static_cast<int>(bits.word[i])));
  __builtin_memcpy(static_cast<void *>(&value), bits.word, sizeof(T));
  return value;
}

} // namespace detail

// CUDA: %laneid, threadIdx % 32 in a one-dimensional block.
__device__ inline unsigned lane_id() {
  return detail::wave_is_64() ? __lane_id() & 31u : __lane_id();
}

// CUDA: %lanemask_eq and its like: a bit for this lane, for those below, and for those above it.
__device__ inline unsigned lanemask_eq() { return 1u << lane_id(); }
__device__ inline unsigned lanemask_lt() { return lanemask_eq() - 1u; }
__device__ inline unsigned lanemask_le() { return lanemask_eq() | lanemask_lt(); }
__device__ inline unsigned lanemask_ge() { return ~lanemask_lt(); }
__device__ inline unsigned lanemask_gt() { return ~lanemask_le(); }

// CUDA: __ballot(pred), bit N is set when lane N is active and its predicate is not zero.
// HIP:  __ballot gives 64 bits for the whole wave; this is the half's part.
__device__ inline unsigned ballot(int pred) { return detail::half_of(__ballot(pred)); }

// CUDA: __ballot_sync, the same for the lanes in `mask`; 0 for all others.
__device__ inline unsigned ballot_sync(unsigned mask, int pred) { return ballot(pred) & mask; }

// CUDA: __activemask(), the lanes that execute this very call.
__device__ inline unsigned activemask() { return ballot(1); }

// CUDA: __any, __all, and the same for the lanes in `mask` that have not exited.
__device__ inline int any(int pred) { return ballot(pred) != 0; }
__device__ inline int all(int pred) { return ballot(!pred) == 0; }
__device__ inline int any_sync(unsigned mask, int pred) { return (ballot(pred) & mask) != 0; }
__device__ inline int all_sync(unsigned mask, int pred) { return (ballot(!pred) & mask) == 0; }

// CUDA: __syncwarp(mask), the lanes in `mask` wait for each other and see each other's writes.
// HIP:  a wave runs in step, so waiting takes no instruction, but the compiler must not move
//       memory accesses across: a fence at wave scope on both sides of the wave barrier. All
//       lanes that arrive take part, which orders more than the mask asks for, never less.
//       HIP's own __syncwarp exists from ROCm 7 on.
__device__ inline void syncwarp(unsigned = full_mask) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}

// CUDA: __shfl_sync(mask, v, lane, width), the value of lane `lane` modulo `width` of this
//       segment of `width` lanes (a power of two up to 32). The mask names who takes part;
//       what a lane outside of it would deliver is undefined.
// HIP:  lanes that execute the call take part, so the mask selects nothing more.
//       The lane sums are shfl.sync's in "PTX ISA": five bits of lane and offset count.
template <class T>
__device__ inline detail::shuffled_t<T> shfl(HIPSHIFT_MAYBE_UNSET T v, int lane, int width = 32) {
  const unsigned segment = lane_id() & (32u - width);
  return detail::from_lane<detail::shuffled_t<T>>(v, segment | (lane & (width - 1)));
}

// CUDA: __shfl_up_sync, the value `delta` lanes below; the lane's own at the segment's start.
template <class T>
__device__ inline detail::shuffled_t<T> shfl_up(HIPSHIFT_MAYBE_UNSET T v, unsigned delta,
                                                int width = 32) {
  const int self = static_cast<int>(lane_id());
  const int source = self - static_cast<int>(delta & 31u);
  const int first = self & (32 - width);
  return detail::from_lane<detail::shuffled_t<T>>(v, source >= first ? source : self);
}

// CUDA: __shfl_down_sync, the value `delta` lanes above; the lane's own at the segment's end.
template <class T>
__device__ inline detail::shuffled_t<T> shfl_down(HIPSHIFT_MAYBE_UNSET T v, unsigned delta,
                                                  int width = 32) {
  const unsigned self = lane_id();
  const unsigned source = self + (delta & 31u);
  const unsigned last = self | (width - 1u);
  return detail::from_lane<detail::shuffled_t<T>>(v, source <= last ? source : self);
}

// CUDA: __shfl_xor_sync, the value of the lane whose number differs in the bits of `lane_mask`;
//       the lane's own when that lane is in a later segment (earlier ones can be read).
template <class T>
__device__ inline detail::shuffled_t<T> shfl_xor(HIPSHIFT_MAYBE_UNSET T v, int lane_mask,
                                                 int width = 32) {
  const unsigned self = lane_id();
  const unsigned source = self ^ (lane_mask & 31u);
  const unsigned last = self | (width - 1u);
  return detail::from_lane<detail::shuffled_t<T>>(v, width == 32 || source <= last ? source : self);
}

template <class T>
__device__ inline detail::shuffled_t<T> shfl_sync(unsigned, HIPSHIFT_MAYBE_UNSET T v, int lane,
                                                  int width = 32) {
  return shfl(v, lane, width);
}
template <class T>
__device__ inline detail::shuffled_t<T> shfl_up_sync(unsigned, HIPSHIFT_MAYBE_UNSET T v,
                                                     unsigned delta, int width = 32) {
  return shfl_up(v, delta, width);
}
template <class T>
__device__ inline detail::shuffled_t<T> shfl_down_sync(unsigned, HIPSHIFT_MAYBE_UNSET T v,
                                                       unsigned delta, int width = 32) {
  return shfl_down(v, delta, width);
}
template <class T>
__device__ inline detail::shuffled_t<T> shfl_xor_sync(unsigned, HIPSHIFT_MAYBE_UNSET T v,
                                                      int lane_mask, int width = 32) {
  return shfl_xor(v, lane_mask, width);
}

// CUDA: __match_any_sync, the lanes in `mask` whose value has the same bits as this lane's
//       (floating point too: -0.0 is not 0.0).
// HIP:  one turn of the loop for each different value in the wave.
template <class T> __device__ inline unsigned match_any_sync(unsigned mask, T value) {
  const detail::words<detail::shuffled_t<T>> bits(value);
  for (;;) {
    bool same = true;
    for (unsigned i = 0; i != bits.count; ++i)
      same &= bits.word[i] ==
              static_cast<unsigned>(__builtin_amdgcn_readfirstlane(static_cast<int>(bits.word[i])));
    const unsigned lanes = ballot(same);
    if (same)
      return lanes & mask;
  }
}

// CUDA: __match_all_sync, `mask` when all its lanes that have not exited hold the same bits,
//       else 0; *pred says which.
template <class T> __device__ inline unsigned match_all_sync(unsigned mask, T value, int *pred) {
  const unsigned lanes = activemask() & mask;
  const detail::words<detail::shuffled_t<T>> bits(value);
  const auto first = detail::from_lane(bits, static_cast<unsigned>(__builtin_ctz(lanes)));
  bool same = true;
  for (unsigned i = 0; i != bits.count; ++i)
    same &= bits.word[i] == first.word[i];
  *pred = all_sync(mask, same);
  return *pred ? lanes : 0u;
}

namespace detail {

// Every lane in `mask` gets the sum (by `op`, associative and commutative) of their values.
// A full warp exchanges in five steps. With holes in the mask, each lane knows the next lane of
// the mask, and five steps of doubling bring it the sum of all lanes from itself upwards.
template <class T, class Op> __device__ inline T reduce(unsigned mask, T value, Op op) {
  const unsigned lanes = activemask() & mask;
  if (lanes == full_mask) {
    for (int step = 16; step != 0; step >>= 1)
      value = op(value, shfl_xor(value, step));
    return value;
  }
  const unsigned above = lanes & lanemask_gt();
  const unsigned none = 32;
  unsigned next = above ? static_cast<unsigned>(__builtin_ctz(above)) : none;
  for (int step = 0; step != 5; ++step) {
    const unsigned source = next == none ? lane_id() : next;
    const T other = from_lane(value, source);
    const unsigned after = from_lane(next, source);
    if (next != none)
      value = op(value, other);
    next = after;
  }
  return from_lane(value, static_cast<unsigned>(__builtin_ctz(lanes)));
}

} // namespace detail

// CUDA: __reduce_add_sync and its like over the lanes in `mask` that have not exited.
// HIP:  the functions of these names want 64-bit masks, and those of ROCm 7.2 for and, or and
//       xor combine truth values instead of bits when the mask has holes.
__device__ inline int reduce_add_sync(unsigned mask, int v) {
  return detail::reduce(mask, static_cast<unsigned>(v), [](auto a, auto b) { return a + b; });
}
__device__ inline unsigned reduce_add_sync(unsigned mask, unsigned v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return a + b; });
}
__device__ inline int reduce_min_sync(unsigned mask, int v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return b < a ? b : a; });
}
__device__ inline unsigned reduce_min_sync(unsigned mask, unsigned v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return b < a ? b : a; });
}
__device__ inline int reduce_max_sync(unsigned mask, int v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return a < b ? b : a; });
}
__device__ inline unsigned reduce_max_sync(unsigned mask, unsigned v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return a < b ? b : a; });
}
__device__ inline unsigned reduce_and_sync(unsigned mask, unsigned v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return a & b; });
}
__device__ inline unsigned reduce_or_sync(unsigned mask, unsigned v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return a | b; });
}
__device__ inline unsigned reduce_xor_sync(unsigned mask, unsigned v) {
  return detail::reduce(mask, v, [](auto a, auto b) { return a ^ b; });
}

} // namespace hipshift

#undef HIPSHIFT_MAYBE_UNSET
#endif // HIPSHIFT_LANES_H
