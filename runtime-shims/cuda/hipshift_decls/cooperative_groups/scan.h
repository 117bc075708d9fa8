// cooperative_groups/scan.h
#pragma once
#include "functors.h"

namespace cooperative_groups {
#define hipshift_scan(name)                                                                                                      \
  template <class Group, class T>                                                                                                \
  __device__ hipshift_decls::for_group<Group, typename std::decay<T>::type> name(const Group &group, T &&value) hipshift_body    \
  template <class Group, class T, class Function>                                                                                \
  __device__ hipshift_decls::for_group<Group, typename std::decay<T>::type> name(const Group &group, T &&value,                  \
                                                            Function &&function) hipshift_body                                   \
  template <class Group, class Atomic, class T>                                                                                  \
  __device__ hipshift_decls::for_group<Group, typename std::decay<T>::type> name##_update(const Group &group, Atomic &to,        \
                                                            T &&value) hipshift_body                                             \
  template <class Group, class Atomic, class T, class Function>                                                                  \
  __device__ hipshift_decls::for_group<Group, typename std::decay<T>::type> name##_update(const Group &group, Atomic &to,        \
                                                            T &&value, Function &&function) hipshift_body
hipshift_scan(inclusive_scan) hipshift_scan(exclusive_scan)
#undef hipshift_scan
} // namespace cooperative_groups
