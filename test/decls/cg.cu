// Cooperative groups.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <type_traits>
#include <utility>

namespace cg = cooperative_groups;
using namespace cooperative_groups;

template <int Size> __device__ int reduceTile(thread_block_tile<Size> tile, int value) {
  for (int i = tile.size() / 2; i > 0; i /= 2)
    value += tile.shfl_down(value, i);
  return tile.shfl(value, 0);
}

__device__ int reduceAny(thread_group group, int *shared, int value) {
  int lane = group.thread_rank();
  for (int i = group.size() / 2; i > 0; i /= 2) {
    shared[lane] = value;
    group.sync();
    value += shared[lane + i];
  }
  return value;
}

template <class Group, class T> __device__ T reduceTemplate(Group &group, T value) {
  for (int offset = group.num_threads() / 2; offset > 0; offset >>= 1)
    value += group.shfl_xor(value, offset);
  group.sync();
  return cg::reduce(group, value, cg::plus<T>());
}

__global__ void groups(int *data, float *reals, unsigned int *out) {
  extern __shared__ int shared[];
  cg::thread_block block = cg::this_thread_block();
  cg::grid_group grid = cg::this_grid();
  auto warp = cg::tiled_partition<32>(block);
  cg::thread_block_tile<32> same = cg::tiled_partition<32>(cg::this_thread_block());
  thread_block_tile<8, thread_block_tile<32>> typed = tiled_partition<8>(same);
  auto four = cg::tiled_partition<4>(warp);
  static_assert(decltype(four)::size() == 4 && decltype(warp)::num_threads() == 32, "");
  static_assert(std::is_same<decltype(block.thread_rank()), unsigned int>::value, "");
  static_assert(std::is_same<decltype(grid.size()), unsigned long long>::value, "");
  static_assert(std::is_same<decltype(warp.ballot(1)), unsigned int>::value, "");
  static_assert(std::is_same<decltype(cg::reduce(warp, 1.5f, cg::plus<float>())), float>::value, "");

  int value = data[grid.thread_rank()] + block.group_index().x * block.group_dim().y + block.thread_index().z;
  value = reduceTile<32>(warp, value) + reduceTile<4>(four, value) + reduceAny(block, shared, value);
  value += reduceAny(cg::tiled_partition(block, 16), shared, value) + reduceTemplate(warp, value) + reduceTemplate(typed, value);
  cg::sync(block);
  block.sync();
  grid.sync();
  cg::sync(warp);
  if (warp.any(value > 0) && warp.all(value < 9))
    out[0] = warp.ballot(value) | warp.match_any(value) | warp.meta_group_rank() * warp.meta_group_size();

  coalesced_group active = coalesced_threads();
  if (active.thread_rank() == 0)
    value = atomicAdd(data, static_cast<int>(active.num_threads()));
  value = active.shfl(value, 0) + active.thread_rank();
  auto labels = cg::labeled_partition(active, value & 3);
  auto halves = cg::binary_partition(warp, value > 2);
  value += cg::reduce(labels, value, cg::greater<int>()) + cg::reduce(halves, value, cg::bit_xor<int>());
  value += cg::reduce(warp, value, [] __device__(int a, int b) { return a < b ? a : b; });
  float before = cg::exclusive_scan(warp, reals[0]), upTo = cg::inclusive_scan(warp, reals[0], cg::less<float>());
  reals[1] = before + upTo + cg::reduce(cg::tiled_partition<2>(warp), before, cg::plus<float>{});
  cg::invoke_one(block, [&] { data[0] = 1; });
  value += cg::invoke_one_broadcast(warp, [&] { return data[1]; });

  cg::memcpy_async(block, shared, data, sizeof(int) * block.size());
  cg::wait(block);
  cg::wait_prior<1>(block);
  auto token = block.barrier_arrive();
  block.barrier_wait(std::move(token));
  data[1] = value;
}

__global__ void clusters(int *data) {
  __shared__ int mine;
  cg::cluster_group cluster = cg::this_cluster();
  cluster.sync();
  int *theirs = cluster.map_shared_rank(&mine, (cluster.block_rank() + 1) % cluster.num_blocks());
  data[cluster.thread_rank()] = *theirs + cluster.dim_blocks().x;
}

// A program's own functions of the same names, beside a using-directive.
__device__ int reduce(int *values, long n, long stride) { return values[n * stride]; }
__device__ void wait(const int *flag) {
  while (!*flag)
    ;
}
__global__ void ownNames(int *data, unsigned n) {
  static_assert(std::is_same<decltype(reduce(data, n, 1)), int>::value, "");
  wait(data);
  data[0] = reduce(data, n, 1u) + reduce(tiled_partition<32>(this_thread_block()), 1.5f, plus<float>());
}
