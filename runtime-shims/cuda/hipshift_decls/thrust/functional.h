// thrust/functional.h: function objects and placeholders.
#pragma once
#include "config.h"
#include <functional>

namespace thrust {
template <class Argument, class Result> struct unary_function {
  typedef Argument argument_type;
  typedef Result result_type;
};
template <class A, class B, class Result> struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef Result result_type;
};
template <class F> struct unary_traits {
  typedef typename F::argument_type argument_type;
  typedef typename F::result_type result_type;
};
template <class F> struct binary_traits {
  typedef typename F::first_argument_type first_argument_type;
  typedef typename F::second_argument_type second_argument_type;
  typedef typename F::result_type result_type;
};

#define hipshift_operator(name, result, operation)                                                                               \
  template <class T = void> struct name : binary_function<T, T, result> {                                                        \
    hipshift_host_device constexpr result operator()(const T &a, const T &b) const { return a operation b; }                     \
  };                                                                                                                             \
  template <> struct name<void> {                                                                                                \
    template <class A, class B>                                                                                                  \
    hipshift_host_device constexpr auto operator()(A &&a,                                                                        \
                                                 B &&b) const -> decltype(static_cast<A &&>(a) operation static_cast<B &&>(b)) { \
      return static_cast<A &&>(a) operation static_cast<B &&>(b);                                                                \
    }                                                                                                                            \
  };
hipshift_operator(plus, T, +) hipshift_operator(minus, T, -) hipshift_operator(multiplies, T, *) hipshift_operator(divides, T, /)
hipshift_operator(modulus, T, %) hipshift_operator(bit_and, T, &) hipshift_operator(bit_or, T, |) hipshift_operator(bit_xor, T, ^)
hipshift_operator(equal_to, bool, ==) hipshift_operator(not_equal_to, bool, !=) hipshift_operator(greater, bool, >)
hipshift_operator(less, bool, <) hipshift_operator(greater_equal, bool, >=) hipshift_operator(less_equal, bool, <=)
hipshift_operator(logical_and, bool, &&) hipshift_operator(logical_or, bool, ||)
#undef hipshift_operator

#define hipshift_choice(name, choice)                                                                                            \
  template <class T = void> struct name : binary_function<T, T, T> {                                                             \
    hipshift_host_device constexpr T operator()(const T &a, const T &b) const { return choice; }                                 \
  };                                                                                                                             \
  template <> struct name<void> {                                                                                                \
    template <class A, class B>                                                                                                  \
    hipshift_host_device typename std::decay<A>::type operator()(const A &a, const B &b) const hipshift_body                     \
  };
hipshift_choice(maximum, a < b ? b : a) hipshift_choice(minimum, a < b ? a : b)
#undef hipshift_choice

#define hipshift_unary(name, result, expression)                                                                                 \
  template <class T = void> struct name : unary_function<T, result> {                                                            \
    hipshift_host_device constexpr result operator()(const T &x) const { return expression; }                                    \
  };                                                                                                                             \
  template <> struct name<void> {                                                                                                \
    template <class T>                                                                                                           \
    hipshift_host_device constexpr typename std::decay<T>::type operator()(const T &x) const { return expression; }              \
  };
hipshift_unary(negate, T, -x) hipshift_unary(square, T, x *x) hipshift_unary(identity, T, x) hipshift_unary(bit_not, T, ~x)
hipshift_unary(logical_not, bool, !x)
#undef hipshift_unary
template <class A = void, class B = void> struct project1st {
  template <class T, class U> hipshift_host_device constexpr const T &operator()(const T &a, const U &) const { return a; }
};
template <class A = void, class B = void> struct project2nd {
  template <class T, class U> hipshift_host_device constexpr const U &operator()(const T &, const U &b) const { return b; }
};

template <class F> struct unary_negate {
  hipshift_host_device explicit unary_negate(F f) hipshift_body
  template <class T> hipshift_host_device bool operator()(const T &x) hipshift_body
};
template <class F> struct binary_negate {
  hipshift_host_device explicit binary_negate(F f) hipshift_body
  template <class A, class B> hipshift_host_device bool operator()(const A &a, const B &b) hipshift_body
};
template <class F> hipshift_host_device unary_negate<F> not1(const F &f) hipshift_body
template <class F> hipshift_host_device binary_negate<F> not2(const F &f) hipshift_body
template <class F> struct not_fun_t {
  template <class... T> hipshift_host_device bool operator()(T &&...x) const hipshift_body
};
template <class F> hipshift_host_device not_fun_t<typename std::decay<F>::type> not_fn(F &&f) hipshift_body

// An expression of placeholders; only that it is callable counts.
namespace hipshift_decls {
struct expression {
  template <class A, class... More>
  hipshift_host_device typename std::decay<A>::type operator()(A &&a, More &&...more) const hipshift_body
  template <class T> hipshift_host_device expression operator=(const T &value) const hipshift_body
  template <class T> hipshift_host_device expression operator[](const T &index) const hipshift_body
#define hipshift_operator(operation)                                                                                             \
  template <class T> hipshift_host_device expression operator operation(const T &other) const hipshift_body
  hipshift_operator(+=) hipshift_operator(-=) hipshift_operator(*=) hipshift_operator(/=) hipshift_operator(%=)
  hipshift_operator(&=) hipshift_operator(|=) hipshift_operator(^=) hipshift_operator(<<=) hipshift_operator(>>=)
#undef hipshift_operator
};
#define hipshift_operator(operation)                                                                                             \
  template <class T> hipshift_host_device expression operator operation(const expression &a, const T &b) hipshift_body           \
  template <class T> hipshift_host_device expression operator operation(const T &a, const expression &b) hipshift_body           \
  hipshift_host_device expression operator operation(const expression &a, const expression &b);
hipshift_operator(+) hipshift_operator(-) hipshift_operator(*) hipshift_operator(/) hipshift_operator(%) hipshift_operator(&)
hipshift_operator(|) hipshift_operator(^) hipshift_operator(<<) hipshift_operator(>>) hipshift_operator(==) hipshift_operator(!=)
hipshift_operator(<) hipshift_operator(>) hipshift_operator(<=) hipshift_operator(>=) hipshift_operator(&&) hipshift_operator(||)
#undef hipshift_operator
hipshift_host_device expression operator-(const expression &a);
hipshift_host_device expression operator+(const expression &a);
hipshift_host_device expression operator!(const expression &a);
hipshift_host_device expression operator~(const expression &a);
hipshift_host_device expression operator++(const expression &a);
hipshift_host_device expression operator--(const expression &a);
} // namespace hipshift_decls
namespace placeholders {
static constexpr hipshift_decls::expression _1{}, _2{}, _3{}, _4{}, _5{}, _6{}, _7{}, _8{}, _9{}, _10{};
}
} // namespace thrust
