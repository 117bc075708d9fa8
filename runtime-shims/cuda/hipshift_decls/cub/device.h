// Algorithms over the whole device. Each takes temporary storage and its size, then what it works on, then a stream.
#pragma once
#include "types.h"

namespace cub {
#define hipshift_member(name)                                                                                                    \
  template <class... Arguments> static hipshift_host_device cudaError_t name(Arguments &&...arguments) hipshift_body
#define hipshift_sort(name) hipshift_member(name) hipshift_member(name##Descending)

struct DeviceReduce {
  hipshift_member(Reduce) hipshift_member(Sum) hipshift_member(Min) hipshift_member(Max) hipshift_member(ArgMin) hipshift_member(ArgMax)
  hipshift_member(TransformReduce) hipshift_member(ReduceByKey)
};
struct DeviceSegmentedReduce {
  hipshift_member(Reduce) hipshift_member(Sum) hipshift_member(Min) hipshift_member(Max) hipshift_member(ArgMin) hipshift_member(ArgMax)
};
struct DeviceScan {
  hipshift_member(ExclusiveSum) hipshift_member(ExclusiveScan) hipshift_member(InclusiveSum) hipshift_member(InclusiveScan)
  hipshift_member(InclusiveScanInit) hipshift_member(ExclusiveSumByKey) hipshift_member(ExclusiveScanByKey)
  hipshift_member(InclusiveSumByKey) hipshift_member(InclusiveScanByKey)
};
struct DeviceSegmentedScan {
  hipshift_member(ExclusiveSegmentedSum) hipshift_member(ExclusiveSegmentedScan) hipshift_member(InclusiveSegmentedSum)
  hipshift_member(InclusiveSegmentedScan) hipshift_member(InclusiveSegmentedScanInit)
};
struct DeviceRadixSort {
  hipshift_sort(SortPairs) hipshift_sort(SortKeys)
};
struct DeviceSegmentedRadixSort {
  hipshift_sort(SortPairs) hipshift_sort(SortKeys)
};
struct DeviceSegmentedSort {
  hipshift_sort(SortPairs) hipshift_sort(SortKeys) hipshift_sort(StableSortPairs) hipshift_sort(StableSortKeys)
};
struct DeviceMergeSort {
  hipshift_member(SortPairs) hipshift_member(SortPairsCopy) hipshift_member(SortKeys) hipshift_member(SortKeysCopy)
  hipshift_member(StableSortPairs) hipshift_member(StableSortKeys) hipshift_member(StableSortKeysCopy)
};
struct DeviceMerge {
  hipshift_member(MergeKeys) hipshift_member(MergePairs)
};
struct DeviceSelect {
  hipshift_member(Flagged) hipshift_member(If) hipshift_member(FlaggedIf) hipshift_member(Unique) hipshift_member(UniqueByKey)
};
struct DevicePartition {
  hipshift_member(Flagged) hipshift_member(If)
};
struct DeviceRunLengthEncode {
  hipshift_member(Encode) hipshift_member(NonTrivialRuns)
};
// Some are called with the numbers of channels, so a template of their own.
struct DeviceHistogram {
  hipshift_member(HistogramEven) hipshift_member(HistogramRange)
#define hipshift_channels(name)                                                                                                  \
  template <int Channels, int ActiveChannels, class... Arguments>                                                                \
  static hipshift_host_device cudaError_t name(Arguments &&...arguments) hipshift_body
  hipshift_channels(MultiHistogramEven) hipshift_channels(MultiHistogramRange)
#undef hipshift_channels
};
struct DeviceSpmv {
  hipshift_member(CsrMV)
};
struct DeviceAdjacentDifference {
  hipshift_member(SubtractLeftCopy) hipshift_member(SubtractLeft) hipshift_member(SubtractRightCopy) hipshift_member(SubtractRight)
};
struct DeviceCopy {
  hipshift_member(Batched) hipshift_member(Copy)
};
struct DeviceMemcpy {
  hipshift_member(Batched)
};
struct DeviceFor {
  hipshift_member(Bulk) hipshift_member(ForEach) hipshift_member(ForEachN) hipshift_member(ForEachCopy) hipshift_member(ForEachCopyN)
  hipshift_member(ForEachInExtents)
};
struct DeviceTransform {
  hipshift_member(Transform) hipshift_member(TransformStableArgumentAddresses) hipshift_member(TransformIf) hipshift_member(Fill)
  hipshift_member(Generate)
};
struct DeviceTopK {
  hipshift_member(MaxKeys) hipshift_member(MinKeys) hipshift_member(MaxPairs) hipshift_member(MinPairs)
};
struct DeviceFind {
  hipshift_member(FindIf) hipshift_member(LowerBound) hipshift_member(UpperBound)
};
#undef hipshift_member
#undef hipshift_sort

// Keeps freed blocks for the next request.
struct CachingDeviceAllocator {
  static const unsigned int INVALID_BIN = (unsigned int)-1;
  static const size_t INVALID_SIZE = (size_t)-1;
  static const int INVALID_DEVICE_ORDINAL = -1;
  struct TotalBytes {
    size_t free, live;
  };
  unsigned int bin_growth, min_bin, max_bin;
  size_t min_bin_bytes, max_bin_bytes, max_cached_bytes;
  bool skip_cleanup, debug;
  CachingDeviceAllocator(unsigned int binGrowth, unsigned int minBin = 1, unsigned int maxBin = INVALID_BIN,
                         size_t maxCachedBytes = INVALID_SIZE,
                         bool skipCleanup = false, bool debug = false);
  CachingDeviceAllocator(bool skipCleanup = false, bool debug = false);
  ~CachingDeviceAllocator();
  cudaError_t SetMaxCachedBytes(size_t bytes);
  cudaError_t DeviceAllocate(int device, void **pointer, size_t bytes, cudaStream_t stream = 0);
  cudaError_t DeviceAllocate(void **pointer, size_t bytes, cudaStream_t stream = 0);
  cudaError_t DeviceFree(int device, void *pointer);
  cudaError_t DeviceFree(void *pointer);
  cudaError_t FreeAllCached();
};
} // namespace cub
