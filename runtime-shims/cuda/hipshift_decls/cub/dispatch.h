// The layer below the Device algorithms, which some programs tune or call: policies and dispatchers.
#pragma once
#include "device.h"

namespace cub {
// A policy's parameters differ from release to release, in number and in kind, so only the usual first forms are here.
template <int Threads, int Items, class Compute, int Vector, BlockReduceAlgorithm Algorithm, CacheLoadModifier Modifier>
struct AgentReducePolicy {
  enum { BLOCK_THREADS = Threads, ITEMS_PER_THREAD = Items, VECTOR_LOAD_LENGTH = Vector };
};
template <int Threads, int Items, class Compute, BlockLoadAlgorithm Load, CacheLoadModifier Modifier, BlockStoreAlgorithm Store, BlockScanAlgorithm Scan>

struct AgentScanPolicy {
  enum { BLOCK_THREADS = Threads, ITEMS_PER_THREAD = Items };
};
template <int Threads, int Items, BlockLoadAlgorithm Load, CacheLoadModifier Modifier, BlockScanAlgorithm Scan>
struct AgentSelectIfPolicy {
  enum { BLOCK_THREADS = Threads, ITEMS_PER_THREAD = Items };
};
template <int Threads, int Items, BlockLoadAlgorithm Load = BLOCK_LOAD_DIRECT, CacheLoadModifier Modifier = LOAD_LDG,
          BlockStoreAlgorithm Store = BLOCK_STORE_DIRECT>
struct AgentMergeSortPolicy {
  enum { BLOCK_THREADS = Threads, ITEMS_PER_THREAD = Items, ITEMS_PER_TILE = Threads * Items };
};

#define hipshift_dispatcher(name)                                                                                                \
  template <class... Types> struct name {                                                                                        \
    template <class... Arguments> static hipshift_host_device cudaError_t Dispatch(Arguments &&...arguments) hipshift_body       \
  };
hipshift_dispatcher(DispatchReduce) hipshift_dispatcher(DispatchTransformReduce) hipshift_dispatcher(DispatchReduceByKey)
hipshift_dispatcher(DispatchSegmentedReduce) hipshift_dispatcher(DispatchScan) hipshift_dispatcher(DispatchScanByKey)
hipshift_dispatcher(DispatchSelectIf) hipshift_dispatcher(DispatchMergeSort) hipshift_dispatcher(DispatchUniqueByKey)
hipshift_dispatcher(DispatchHistogram) hipshift_dispatcher(DeviceRleDispatch)
#undef hipshift_dispatcher
#define hipshift_dispatcher(name)                                                                                                \
  template <bool Descending, class... Types> struct name {                                                                       \
    template <class... Arguments> static hipshift_host_device cudaError_t Dispatch(Arguments &&...arguments) hipshift_body       \
  };
hipshift_dispatcher(DispatchRadixSort) hipshift_dispatcher(DispatchSegmentedRadixSort) hipshift_dispatcher(DispatchSegmentedSort)
#undef hipshift_dispatcher

// A running total that scans of consecutive tiles hand on.
template <class T, class Operator> struct BlockScanRunningPrefixOp {
  Operator op;
  T running_total;
  __device__ BlockScanRunningPrefixOp(Operator op) hipshift_body
  __device__ BlockScanRunningPrefixOp(T start, Operator op) hipshift_body
  __device__ T operator()(const T &total) hipshift_body
};
template <class T> struct ScanTileState {
  hipshift_host_device cudaError_t Init(int tiles, void *storage, size_t bytes) hipshift_body
  __device__ void InitializeStatus(int tiles) hipshift_body
  static hipshift_host_device cudaError_t AllocationSize(int tiles, size_t &bytes) hipshift_body
};
} // namespace cub
