// cooperative_groups/reduce.h and scan.h: the operators.
#pragma once
#include "partition.h"

namespace cooperative_groups {
#define hipshift_functor(name)                                                                                                   \
  template <class T = void> struct name {                                                                                        \
    template <class A, class B> hipshift_host_device typename std::decay<A>::type operator()(A &&a, B &&b) const hipshift_body   \
  };
hipshift_functor(plus) hipshift_functor(less) hipshift_functor(greater)
hipshift_functor(bit_and) hipshift_functor(bit_xor) hipshift_functor(bit_or)
#undef hipshift_functor
} // namespace cooperative_groups
