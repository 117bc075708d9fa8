// cooperative_groups/memcpy_async.h. A layout is a count, or cuda::aligned_size_t<N>, or elements.
#pragma once
#include "partition.h"

namespace cooperative_groups {
template <class Group, class To, class From, class Layout>
__device__ hipshift_decls::for_group<Group, void> memcpy_async(const Group &group, To *to, const From *from,
                                                            const Layout &layout) hipshift_body
template <class Group, class To, class ToLayout, class From, class FromLayout>
__device__ hipshift_decls::for_group<Group, void> memcpy_async(const Group &group, To *to, const ToLayout &toLayout,
                                                            const From *from, const FromLayout &fromLayout) hipshift_body
template <class Group> __device__ hipshift_decls::for_group<Group, void> wait(const Group &group) hipshift_body
template <unsigned int Stages, class Group>
__device__ hipshift_decls::for_group<Group, void> wait_prior(const Group &group) hipshift_body

namespace experimental {
using cooperative_groups::memcpy_async;
using cooperative_groups::wait;
using cooperative_groups::wait_prior;
} // namespace experimental
} // namespace cooperative_groups
