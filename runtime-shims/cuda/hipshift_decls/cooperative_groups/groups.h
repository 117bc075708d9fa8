// cooperative_groups.h: the groups themselves.
#pragma once
#define _COOPERATIVE_GROUPS_H_
#include "../body.h"
#include "../runtime.h"
#include <type_traits>

#define _CG_HAS_CLUSTER_GROUP
#define _CG_HAS_MULTI_GRID_GROUP

namespace cooperative_groups {

// What every group can do. The sizes that only some groups know at compile time are in those groups.
class thread_group {
public:
  __device__ void sync() const;
  __device__ unsigned long long size() const;
  __device__ unsigned long long num_threads() const;
  __device__ unsigned long long thread_rank() const;
  __device__ bool is_valid() const;
  __device__ unsigned int get_type() const;
};

// Tells apart functions that take any group from the user's own.
namespace hipshift_decls {
template <class T> struct is_group : std::is_base_of<thread_group, T> {};
template <class Group, class Result>
using for_group = typename std::enable_if<is_group<typename std::decay<Group>::type>::value, Result>::type;
} // namespace hipshift_decls

class multi_grid_group : public thread_group {
public:
  __device__ bool is_valid() const;
  __device__ void sync() const;
  __device__ unsigned long long size() const;
  __device__ unsigned long long num_threads() const;
  __device__ unsigned long long thread_rank() const;
  __device__ unsigned int grid_rank() const;
  __device__ unsigned int num_grids() const;
};

class grid_group : public thread_group {
public:
  struct arrival_token;
  __device__ bool is_valid() const;
  __device__ void sync() const;
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token &&token) const;
  static __device__ unsigned long long size();
  static __device__ unsigned long long num_threads();
  static __device__ unsigned long long thread_rank();
  static __device__ dim3 group_dim();
  static __device__ dim3 grid_dim();
  static __device__ dim3 dim_blocks();
  static __device__ unsigned long long num_blocks();
  static __device__ dim3 block_index();
  static __device__ unsigned long long block_rank();
  static __device__ dim3 thread_index();
  static __device__ dim3 dim_threads();
  static __device__ dim3 dim_clusters();
  static __device__ unsigned long long num_clusters();
  static __device__ dim3 cluster_index();
  static __device__ unsigned long long cluster_rank();
};
struct grid_group::arrival_token {
  unsigned int token;
};

class cluster_group : public thread_group {
public:
  struct arrival_token {};
  static __device__ void sync();
  static __device__ arrival_token barrier_arrive();
  static __device__ void barrier_wait();
  static __device__ void barrier_wait(arrival_token &&token);
  static __device__ unsigned int query_shared_rank(const void *address);
  template <class T> static __device__ T *map_shared_rank(T *address, int rank) hipshift_body
  static __device__ dim3 block_index();
  static __device__ unsigned int block_rank();
  static __device__ dim3 thread_index();
  static __device__ unsigned int thread_rank();
  static __device__ dim3 dim_blocks();
  static __device__ unsigned int num_blocks();
  static __device__ dim3 dim_threads();
  static __device__ unsigned int num_threads();
  static __device__ unsigned int size();
};

class thread_block : public thread_group {
public:
  struct arrival_token;
  static __device__ void sync();
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token &&token) const;
  static __device__ unsigned int size();
  static __device__ unsigned int num_threads();
  static __device__ unsigned int thread_rank();
  static __device__ dim3 group_index();
  static __device__ dim3 thread_index();
  static __device__ dim3 group_dim();
  static __device__ dim3 dim_threads();
};
struct thread_block::arrival_token {};

// Part of a warp.
class coalesced_group : public thread_group {
public:
  __device__ void sync() const;
  __device__ unsigned int size() const;
  __device__ unsigned int num_threads() const;
  __device__ unsigned int thread_rank() const;
  __device__ unsigned int meta_group_size() const;
  __device__ unsigned int meta_group_rank() const;
  template <class T> __device__ T shfl(const T &element, int rank) const hipshift_body
  template <class T> __device__ T shfl_up(const T &element, int delta) const hipshift_body
  template <class T> __device__ T shfl_down(const T &element, unsigned int delta) const hipshift_body
  __device__ int any(int predicate) const;
  __device__ int all(int predicate) const;
  __device__ unsigned int ballot(int predicate) const;
  template <class T> __device__ unsigned int match_any(T value) const hipshift_body
  template <class T> __device__ unsigned int match_all(T value, int &predicate) const hipshift_body
};

template <unsigned int Size, class Parent = void> class thread_block_tile;

// A tile whose size is known at compile time. The parent adds nothing but its name.
template <unsigned int Size> class thread_block_tile<Size, void> : public thread_group {
public:
  __device__ thread_block_tile() hipshift_body
  __device__ void sync() const hipshift_body
  struct arrival_token {};
  __device__ arrival_token barrier_arrive() const hipshift_body
  __device__ void barrier_wait(arrival_token &&token) const hipshift_body
  static hipshift_host_device constexpr unsigned int size() { return Size; }
  static hipshift_host_device constexpr unsigned int num_threads() { return Size; }
  __device__ unsigned int thread_rank() const hipshift_body
  __device__ unsigned int meta_group_size() const hipshift_body
  __device__ unsigned int meta_group_rank() const hipshift_body
  template <class T> __device__ T shfl(const T &element, int rank) const hipshift_body
  template <class T> __device__ T shfl_up(const T &element, unsigned int delta) const hipshift_body
  template <class T> __device__ T shfl_down(const T &element, unsigned int delta) const hipshift_body
  template <class T> __device__ T shfl_xor(const T &element, unsigned int mask) const hipshift_body
  __device__ int any(int predicate) const hipshift_body
  __device__ int all(int predicate) const hipshift_body
  __device__ unsigned int ballot(int predicate) const hipshift_body
  template <class T> __device__ unsigned int match_any(T value) const hipshift_body
  template <class T> __device__ unsigned int match_all(T value, int &predicate) const hipshift_body
};
template <unsigned int Size, class Parent> class thread_block_tile : public thread_block_tile<Size, void> {
public:
  __device__ operator thread_block_tile<Size, void>() const hipshift_body
};

// Shared memory for tiles larger than a warp.
template <unsigned int MaxBlockSize = 1024> struct block_tile_memory {
  alignas(16) unsigned char storage[MaxBlockSize];
};

__device__ multi_grid_group this_multi_grid();
__device__ grid_group this_grid();
__device__ cluster_group this_cluster();
__device__ thread_block this_thread_block();
template <unsigned int MaxBlockSize>
__device__ thread_block this_thread_block(block_tile_memory<MaxBlockSize> &memory) hipshift_body
__device__ thread_block_tile<1> this_thread();
__device__ coalesced_group coalesced_threads();

template <class Group> __device__ hipshift_decls::for_group<Group, void> sync(const Group &group) hipshift_body
template <class Group>
__device__ auto thread_rank(const Group &group) -> hipshift_decls::for_group<Group, decltype(group.thread_rank())> hipshift_body
template <class Group>
__device__ auto group_size(const Group &group) -> hipshift_decls::for_group<Group, decltype(group.size())> hipshift_body
template <class Group> __device__ hipshift_decls::for_group<Group, bool> is_valid(const Group &group) hipshift_body

} // namespace cooperative_groups
