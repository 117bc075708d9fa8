// cooperative_groups.h: groups out of groups, and one thread for all.
#pragma once
#include "groups.h"

namespace cooperative_groups {

__device__ thread_group tiled_partition(const thread_group &parent, unsigned int size);
__device__ thread_group tiled_partition(const thread_block &parent, unsigned int size);
__device__ coalesced_group tiled_partition(const coalesced_group &parent, unsigned int size);
template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent &parent) hipshift_body

template <class Group, class Label>
__device__ hipshift_decls::for_group<Group, coalesced_group> labeled_partition(const Group &group, Label label) hipshift_body
template <class Group>
__device__ hipshift_decls::for_group<Group, coalesced_group> binary_partition(const Group &group, bool predicate) hipshift_body

template <class Group, class Function, class... Arguments>
__device__ hipshift_decls::for_group<Group, void> invoke_one(const Group &group, Function &&function,
                                                            Arguments &&...arguments) hipshift_body
template <class Group, class Function, class... Arguments>
__device__ auto invoke_one_broadcast(const Group &group, Function &&function, Arguments &&...arguments)
    -> hipshift_decls::for_group<Group, decltype(function(static_cast<Arguments &&>(arguments)...))> hipshift_body

// Where CUDA 11 had what is now in cooperative_groups itself.
namespace experimental {
using cooperative_groups::block_tile_memory;
using cooperative_groups::this_thread_block;
using cooperative_groups::thread_block_tile;
using cooperative_groups::tiled_partition;
} // namespace experimental

} // namespace cooperative_groups
