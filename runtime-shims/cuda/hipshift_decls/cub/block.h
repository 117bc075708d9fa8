// Algorithms of a thread block or a warp. T is what they reduce, scan or move; they take items one by one or as an array.
#pragma once
#include "types.h"

namespace cub {
#define hipshift_member(result, name) template <class... Arguments> __device__ result name(Arguments &&...arguments) hipshift_body
// The storage that threads share, and the ways to make a collective.
#define hipshift_collective(name)                                                                                                \
  struct TempStorage {                                                                                                           \
    alignas(16) unsigned char storage[16];                                                                                       \
    hipshift_host_device TempStorage &Alias() hipshift_body                                                                      \
  };                                                                                                                             \
  __device__ name() hipshift_body                                                                                                \
  template <class... More> __device__ name(TempStorage &storage, More &&...more) hipshift_body

template <class T, int X, int Items, BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT, int Y = 1, int Z = 1, int Arch = 0>
struct BlockLoad {
  hipshift_collective(BlockLoad) hipshift_member(void, Load)
};
template <class T, int X, int Items, BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT, int Y = 1, int Z = 1, int Arch = 0>
struct BlockStore {
  hipshift_collective(BlockStore) hipshift_member(void, Store)
};
template <class T, int X, BlockReduceAlgorithm Algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1, int Z = 1, int Arch = 0>
struct BlockReduce {
  hipshift_collective(BlockReduce) hipshift_member(T, Reduce) hipshift_member(T, Sum)
};
#define hipshift_scan(name)                                                                                                      \
  hipshift_collective(name) hipshift_member(void, ExclusiveSum) hipshift_member(void, ExclusiveScan)                             \
  hipshift_member(void, InclusiveSum) hipshift_member(void, InclusiveScan)
template <class T, int X, BlockScanAlgorithm Algorithm = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int Arch = 0> struct BlockScan {
  hipshift_scan(BlockScan)
};
template <class Key, int X, int Items, class Value = NullType, int RadixBits = 4, bool Memoize = true, BlockScanAlgorithm Inner = BLOCK_SCAN_WARP_SCANS,

          cudaSharedMemConfig Config = cudaSharedMemBankSizeFourByte, int Y = 1, int Z = 1, int Arch = 0>
struct BlockRadixSort {
  hipshift_collective(BlockRadixSort) hipshift_member(void, Sort) hipshift_member(void, SortDescending)
  hipshift_member(void, SortBlockedToStriped) hipshift_member(void, SortDescendingBlockedToStriped)
};
#define hipshift_merge_sort(name)                                                                                                \
  hipshift_collective(name) hipshift_member(void, Sort) hipshift_member(void, StableSort) hipshift_member(unsigned int,          \
                      get_linear_tid)
template <class Key, int X, int Items, class Value = NullType, int Y = 1, int Z = 1> struct BlockMergeSort {
  hipshift_merge_sort(BlockMergeSort)
};
template <class Key, class Value, int Threads, int Items, class Strategy> struct BlockMergeSortStrategy {
  hipshift_merge_sort(BlockMergeSortStrategy)
};
template <int X, int RadixBits, bool Descending, bool Memoize = true, BlockScanAlgorithm Inner = BLOCK_SCAN_WARP_SCANS,
          cudaSharedMemConfig Config = cudaSharedMemBankSizeFourByte, int Y = 1, int Z = 1, int Arch = 0>
struct BlockRadixRank {
  enum { BINS_TRACKED_PER_THREAD = ((1 << RadixBits) + X - 1) / X };
  hipshift_collective(BlockRadixRank) hipshift_member(void, RankKeys)
};
#define hipshift_exchange(name)                                                                                                  \
  hipshift_collective(name) hipshift_member(void, StripedToBlocked) hipshift_member(void, BlockedToStriped)                      \
  hipshift_member(void, WarpStripedToBlocked) hipshift_member(void, BlockedToWarpStriped) hipshift_member(void,                  \
                  ScatterToBlocked)                                                                                              \
  hipshift_member(void, ScatterToStriped) hipshift_member(void, ScatterToStripedGuarded) hipshift_member(void,                   \
                  ScatterToStripedFlagged)
template <class T, int X, int Items, bool TimeSlicing = false, int Y = 1, int Z = 1, int Arch = 0> struct BlockExchange {
  hipshift_exchange(BlockExchange)
};
template <class T, int X, int Items, int Bins, BlockHistogramAlgorithm Algorithm = BLOCK_HISTO_SORT, int Y = 1, int Z = 1, int Arch = 0>
struct BlockHistogram {
  hipshift_collective(BlockHistogram) hipshift_member(void, InitHistogram) hipshift_member(void,
                      Histogram) hipshift_member(void, Composite)
};
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0> struct BlockDiscontinuity {
  hipshift_collective(BlockDiscontinuity) hipshift_member(void, FlagHeads) hipshift_member(void,
                      FlagTails) hipshift_member(void, FlagHeadsAndTails)
};
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0> struct BlockAdjacentDifference {
  hipshift_collective(BlockAdjacentDifference) hipshift_member(void, SubtractLeft) hipshift_member(void, SubtractLeftPartialTile)
  hipshift_member(void, SubtractRight) hipshift_member(void, SubtractRightPartialTile) hipshift_member(void,
                  FlagHeads) hipshift_member(void, FlagTails)
};
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0> struct BlockShuffle {
  hipshift_collective(BlockShuffle) hipshift_member(void, Offset) hipshift_member(void, Rotate) hipshift_member(void,
                      Up) hipshift_member(void, Down)
};
template <class Item, int X, int Runs, int Decoded, class DecodedOffset = unsigned int, int Y = 1, int Z = 1>
struct BlockRunLengthDecode {
  hipshift_collective(BlockRunLengthDecode) hipshift_member(void, RunLengthDecode)
};
template <class T, int Threads, int Arch = 0> struct BlockRakingLayout {
  enum { RAKING_THREADS = Threads < 32 ? Threads : 32 };
  hipshift_collective(BlockRakingLayout) hipshift_member(T *, PlacementPtr) hipshift_member(T *, RakingPtr)
};

// Warps.
template <class T, int Threads = 32, int Arch = 0> struct WarpReduce {
  hipshift_collective(WarpReduce) hipshift_member(T, Reduce) hipshift_member(T, Sum) hipshift_member(T,
                      Max) hipshift_member(T, Min)
  hipshift_member(T, HeadSegmentedSum) hipshift_member(T, TailSegmentedSum) hipshift_member(T, HeadSegmentedReduce)
  hipshift_member(T, TailSegmentedReduce)
};
template <class T, int Threads = 32, int Arch = 0> struct WarpScan {
  hipshift_scan(WarpScan) hipshift_member(void, Scan) hipshift_member(T, Broadcast)
};
template <class T, int Items, WarpLoadAlgorithm Algorithm = WARP_LOAD_DIRECT, int Threads = 32, int Arch = 0> struct WarpLoad {
  hipshift_collective(WarpLoad) hipshift_member(void, Load)
};
template <class T, int Items, WarpStoreAlgorithm Algorithm = WARP_STORE_DIRECT, int Threads = 32, int Arch = 0> struct WarpStore {
  hipshift_collective(WarpStore) hipshift_member(void, Store)
};
template <class T, int Items, int Threads = 32, int Arch = 0, WarpExchangeAlgorithm Algorithm = WARP_EXCHANGE_SMEM>
struct WarpExchange {
  hipshift_exchange(WarpExchange)
};
template <class Key, int Items, int Threads = 32, class Value = NullType, int Arch = 0> struct WarpMergeSort {
  hipshift_merge_sort(WarpMergeSort) hipshift_member(unsigned int, get_member_mask)
};
#undef hipshift_collective
#undef hipshift_scan
#undef hipshift_merge_sort
#undef hipshift_exchange

// Grids.
struct GridBarrier {
  __device__ void Sync() const;
};
struct GridBarrierLifetime : GridBarrier {
  cudaError_t HostReset();
  cudaError_t Setup(int gridSize);
};
template <class Offset> struct GridEvenShare {
  Offset num_items;
  int grid_size;
  Offset block_offset, block_end, block_stride;
  hipshift_host_device GridEvenShare() hipshift_body
  template <class... More> hipshift_host_device void DispatchInit(More &&...more) hipshift_body
  template <int TileItems, GridMappingStrategy Strategy> __device__ void BlockInit() hipshift_body
  template <int TileItems> __device__ void BlockInit(Offset begin, Offset end) hipshift_body
};
template <class Offset> struct GridQueue {
  static hipshift_host_device size_t AllocationSize() hipshift_body
  hipshift_host_device GridQueue() hipshift_body
  hipshift_host_device GridQueue(void *storage) hipshift_body
  hipshift_host_device cudaError_t FillAndResetDrain(Offset size, cudaStream_t stream = 0) hipshift_body
  hipshift_host_device cudaError_t ResetDrain(cudaStream_t stream = 0) hipshift_body
  hipshift_host_device cudaError_t ResetFill(cudaStream_t stream = 0) hipshift_body
  hipshift_host_device cudaError_t FillSize(Offset &size, cudaStream_t stream = 0) hipshift_body
  __device__ Offset Drain(Offset items) hipshift_body
  __device__ Offset Fill(Offset items) hipshift_body
};
#undef hipshift_member
} // namespace cub
