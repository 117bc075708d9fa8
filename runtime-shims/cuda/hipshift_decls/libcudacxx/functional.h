// cuda/functional and small numeric helpers.
#pragma once
#include "std.h"
#include <functional>

namespace cuda {
namespace std {
using ::std::bit_and;
using ::std::bit_or;
using ::std::bit_xor;
using ::std::divides;
using ::std::equal_to;
using ::std::greater;
using ::std::greater_equal;
using ::std::hash;
using ::std::less;
using ::std::less_equal;
using ::std::logical_and;
using ::std::logical_not;
using ::std::logical_or;
using ::std::minus;
using ::std::modulus;
using ::std::multiplies;
using ::std::negate;
using ::std::not_equal_to;
using ::std::plus;
using ::std::reference_wrapper;
#if __cplusplus >= 202002L
using ::std::identity;
#else
struct identity {
  template <class T> hipshift_host_device constexpr T &&operator()(T &&value) const { return static_cast<T &&>(value); }
};
#endif
} // namespace std
namespace hipshift_decls {
template <class Result, class F> struct returning {
  F function;
  template <class... T> hipshift_host_device Result operator()(T &&...arguments) const hipshift_body
};
} // namespace hipshift_decls
template <class Result, class F>
hipshift_host_device hipshift_decls::returning<Result, typename ::std::decay<F>::type> proclaim_return_type(F &&function) hipshift_body
template <class F> hipshift_host_device typename ::std::decay<F>::type proclaim_copyable_arguments(F &&function) hipshift_body
#define hipshift_choice(name)                                                                                                    \
  template <class T = void> struct name {                                                                                        \
    template <class A, class B>                                                                                                  \
    hipshift_host_device typename ::std::common_type<A, B>::type operator()(const A &a, const B &b) const hipshift_body          \
  };
hipshift_choice(maximum) hipshift_choice(minimum)
#undef hipshift_choice
template <class T, class U> hipshift_host_device constexpr T ceil_div(T a, U b) { return static_cast<T>((a + (b - 1)) / b); }
template <class T, class U>
hipshift_host_device constexpr typename ::std::common_type<T, U>::type round_up(T a, U b) { return (a + (b - 1)) / b * b; }
template <class T, class U>
hipshift_host_device constexpr typename ::std::common_type<T, U>::type round_down(T a, U b) { return a / b * b; }
} // namespace cuda
