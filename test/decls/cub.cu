// CUB, as programs use it.
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/cub.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/iterator/counting_input_iterator.cuh>
#include <cub/util_allocator.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <type_traits>

cub::CachingDeviceAllocator allocator(true);

template <int Threads, int Items, cub::BlockReduceAlgorithm Algorithm> __global__ void blocks(const int *in, int *out, float *reals, int n) {
  typedef cub::BlockReduce<int, Threads, Algorithm> Reduce;
  typedef cub::BlockLoad<int, Threads, Items, cub::BLOCK_LOAD_WARP_TRANSPOSE> Load;
  typedef cub::BlockStore<int, Threads, Items, cub::BLOCK_STORE_WARP_TRANSPOSE> Store;
  typedef cub::BlockScan<int, Threads> Scan;
  typedef cub::BlockRadixSort<float, Threads, Items, int> Sort;
  __shared__ union {
    typename Reduce::TempStorage reduce;
    typename Load::TempStorage load;
    typename Store::TempStorage store;
    typename Scan::TempStorage scan;
    typename Sort::TempStorage sort;
  } shared;
  int items[Items], sum;
  float keys[Items];
  Load(shared.load).Load(in, items, n, 0);
  __syncthreads();
  int total = Reduce(shared.reduce).Sum(items) + Reduce(shared.reduce).Reduce(items[0], cub::Max()) + Reduce(shared.reduce).Sum(items[0], n);
  Scan(shared.scan).ExclusiveSum(items, items, sum);
  Scan(shared.scan).InclusiveScan(items, items, cub::Min());
  Sort(shared.sort).Sort(keys, items);
  Sort(shared.sort).SortDescendingBlockedToStriped(keys, items, 0, 8);
  Store(shared.store).Store(out, items, n);
  cub::LoadDirectStriped<Threads>(threadIdx.x, in, items);
  cub::StoreDirectBlocked(threadIdx.x, out, items);
  if (threadIdx.x == 0)
    out[0] = total + sum + cub::ThreadLoad<cub::LOAD_CG>(in);
  reals[0] = keys[0];
}

__global__ void warps(const float *in, float *out) {
  using WarpReduce = cub::WarpReduce<float>;
  using Small = cub::WarpReduce<float, 16>;
  using Pairs = cub::BlockReduce<cub::KeyValuePair<int, float>, 128>;
  __shared__ typename WarpReduce::TempStorage storage[4];
  __shared__ Small::TempStorage small;
  __shared__ cub::WarpScan<int>::TempStorage scan;
  __shared__ Pairs::TempStorage pairs;
  float sum = WarpReduce(storage[threadIdx.x / 32]).Sum(in[threadIdx.x]);
  static_assert(std::is_same<decltype(Small(small).Reduce(sum, cub::Max())), float>::value, "");
  int value = threadIdx.x;
  cub::WarpScan<int>(scan).InclusiveSum(value, value);
  cub::KeyValuePair<int, float> best(value, sum);
  best = Pairs(pairs).Reduce(best, cub::ArgMax());
  out[best.key] = best.value + cub::ShuffleIndex<32>(sum, 0, 0xffffffff) + cub::LaneId();
}

struct Odd {
  int limit;
  explicit Odd(int limit) : limit(limit) {}
  __host__ __device__ bool operator()(const int &x) const { return x % 2 && x < limit; }
};
struct Square {
  __host__ __device__ float operator()(int x) const { return x * x; }
};

cudaError_t device(int *in, int *out, float *values, int n, const int *offsets, cudaStream_t stream) {
  void *storage = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Sum(storage, bytes, in, out, n);
  cudaMalloc(&storage, bytes);
  CubDebugExit(cub::DeviceReduce::Sum(storage, bytes, in, out, n, stream));
  CubDebugExit(allocator.DeviceAllocate((void **)&storage, bytes));
  cub::DeviceReduce::Reduce(NULL, bytes, in, out, n, cub::Max(), 0);
  cub::DeviceReduce::Reduce(storage, bytes, in, out, n, [] __device__(int a, int b) { return a < b ? a : b; }, 0);
  cub::DeviceReduce::ArgMax(storage, bytes, values, (cub::KeyValuePair<int, float> *)out, n);
  cub::DeviceScan::ExclusiveSum(storage, bytes, in, out, n), cub::DeviceScan::InclusiveScan(storage, bytes, in, out, cub::Sum(), n);
  cub::DoubleBuffer<int> keys(in, out);
  cub::DoubleBuffer<float> items;
  cub::DeviceRadixSort::SortPairs(storage, bytes, keys, items, n, 0, sizeof(int) * 8, stream);
  cub::DeviceRadixSort::SortKeysDescending(storage, bytes, in, out, n);
  int *sorted = keys.Current();
  float *other = items.d_buffers[items.selector ^ 1];
  cub::DeviceSegmentedReduce::Sum(storage, bytes, in, out, n, offsets, offsets + 1);
  cub::DeviceSegmentedRadixSort::SortPairs(storage, bytes, in, out, values, other, n, n, offsets, offsets + 1);
  cub::DeviceSelect::If(storage, bytes, in, sorted, out, n, Odd(3)), cub::DeviceSelect::Flagged(storage, bytes, in, offsets, out, out, n);
  cub::DevicePartition::If(storage, bytes, in, out, out, n, Odd(3));
  cub::DeviceRunLengthEncode::Encode(storage, bytes, in, out, out, out, n);
  cub::DeviceHistogram::HistogramEven(storage, bytes, values, out, 257, 0.f, 256.f, n);
  cub::DeviceHistogram::MultiHistogramEven<4, 3>(storage, bytes, (unsigned char *)in, &out, &n, &n, &n, n);
  cub::DeviceSpmv::CsrMV(storage, bytes, values, in, out, values, values, n, n, n);
  cub::TransformInputIterator<float, Square, int *> squares(in, Square());
  cub::CountingInputIterator<int> counting(0);
  cub::ArgIndexInputIterator<float *> indexed(values);
  float first = squares[0] + *(squares + 1) + counting[3] + indexed[1].key;
  if (CubDebug(cub::DeviceReduce::Sum(storage, bytes, squares, values, n)))
    printf("%f", first);
  if (storage)
    CubDebugExit(allocator.DeviceFree(storage));
  blocks<128, 4, cub::BLOCK_REDUCE_RAKING><<<1, 128>>>(in, out, values, n);
  static_assert(cub::Log2<32>::VALUE == 5 && cub::Log2<33>::VALUE == 6 && CUB_ROUND_UP_NEAREST(5, 4) == 8, "");
  return cudaGetLastError();
}
