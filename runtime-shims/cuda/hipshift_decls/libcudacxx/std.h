// cuda::std: the standard library's names once more. What C++ has later than libcu++ follows in std_later.h.
#pragma once
#include "../body.h"
#include "../runtime.h"
#include <array>
#include <cstdint>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>

#define CCCL_VERSION 2007000
#define CCCL_MAJOR_VERSION 2
#define CCCL_MINOR_VERSION 7
#define CCCL_PATCH_VERSION 0
#define _LIBCUDACXX_CUDA_API_VERSION CCCL_VERSION
#define _LIBCUDACXX_CUDA_API_VERSION_MAJOR CCCL_MAJOR_VERSION
#define _LIBCUDACXX_CUDA_API_VERSION_MINOR CCCL_MINOR_VERSION
#define _LIBCUDACXX_CUDA_API_VERSION_PATCH CCCL_PATCH_VERSION
#define _CCCL_HOST __host__
#define _CCCL_DEVICE __device__
#define _CCCL_HOST_DEVICE __host__ __device__
#define _CCCL_FORCEINLINE __forceinline__

namespace cuda {
namespace std {
// Any standard name will do; those below have a declaration of their own here, so that they count as CUDA's.
using namespace ::std;

using ::std::array;
using ::std::declval;
using ::std::exchange;
using ::std::forward;
using ::std::forward_as_tuple;
using ::std::get;
using ::std::ignore;
using ::std::initializer_list;
using ::std::make_pair;
using ::std::make_tuple;
using ::std::max;
using ::std::min;
using ::std::move;
using ::std::numeric_limits;
using ::std::pair;
using ::std::size_t;
using ::std::swap;
using ::std::tie;
using ::std::tuple;
using ::std::tuple_cat;
using ::std::tuple_element;
using ::std::tuple_element_t;
using ::std::tuple_size;

using ::std::index_sequence;
using ::std::index_sequence_for;
using ::std::integer_sequence;
using ::std::make_index_sequence;
using ::std::make_integer_sequence;

using ::std::int16_t;
using ::std::int32_t;
using ::std::int64_t;
using ::std::int8_t;
using ::std::intptr_t;
using ::std::nullptr_t;
using ::std::ptrdiff_t;
using ::std::uint16_t;
using ::std::uint32_t;
using ::std::uint64_t;
using ::std::uint8_t;
using ::std::uintptr_t;

#define hipshift_trait(name)                                                                                                     \
  using ::std::name;                                                                                                             \
  using ::std::name##_t;
hipshift_trait(add_const) hipshift_trait(add_pointer) hipshift_trait(common_type) hipshift_trait(conditional) hipshift_trait(decay)
hipshift_trait(enable_if) hipshift_trait(make_signed) hipshift_trait(make_unsigned) hipshift_trait(remove_const)
hipshift_trait(remove_cv) hipshift_trait(remove_extent) hipshift_trait(remove_pointer) hipshift_trait(remove_reference)
hipshift_trait(remove_volatile) hipshift_trait(underlying_type) hipshift_trait(aligned_storage)
#undef hipshift_trait
#if __cplusplus >= 201703L
#define hipshift_trait(name)                                                                                                     \
  using ::std::name;                                                                                                             \
  using ::std::name##_v;
#else
#define hipshift_trait(name)                                                                                                     \
  using ::std::name;                                                                                                             \
  template <class... T> constexpr bool name##_v = ::std::name<T...>::value;
#endif
hipshift_trait(is_arithmetic) hipshift_trait(is_array) hipshift_trait(is_base_of) hipshift_trait(is_class) hipshift_trait(is_const)
hipshift_trait(is_constructible) hipshift_trait(is_convertible) hipshift_trait(is_default_constructible) hipshift_trait(is_empty)
hipshift_trait(is_enum) hipshift_trait(is_floating_point) hipshift_trait(is_fundamental) hipshift_trait(is_integral)
hipshift_trait(is_pointer) hipshift_trait(is_reference) hipshift_trait(is_same) hipshift_trait(is_signed)
hipshift_trait(is_trivially_copyable) hipshift_trait(is_unsigned) hipshift_trait(is_void) hipshift_trait(is_trivial)
#undef hipshift_trait
using ::std::alignment_of;
#if __cplusplus >= 201703L
using ::std::bool_constant;
#endif
using ::std::extent;
using ::std::false_type;
using ::std::integral_constant;
using ::std::rank;
using ::std::true_type;
} // namespace std
} // namespace cuda
