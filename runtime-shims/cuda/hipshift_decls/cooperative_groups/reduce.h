// cooperative_groups/reduce.h
#pragma once
#include "functors.h"

namespace cooperative_groups {
template <class Group, class T, class Function>
__device__ hipshift_decls::for_group<Group, typename std::decay<T>::type> reduce(const Group &group, T &&value,
                                                            Function &&function) hipshift_body
template <class Group, class Atomic, class T, class Function>
__device__ hipshift_decls::for_group<Group, void> reduce_update_async(const Group &group, Atomic &to, T &&value,
                                                            Function &&function) hipshift_body
template <class Group, class Atomic, class T, class Function>
__device__ hipshift_decls::for_group<Group, void> reduce_store_async(const Group &group, Atomic &to, T &&value,
                                                            Function &&function) hipshift_body
} // namespace cooperative_groups
