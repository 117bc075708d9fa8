// thrust/complex.h
#pragma once
#include "config.h"
#include <complex>
#include <iosfwd>

namespace thrust {
template <class T> struct complex {
  typedef T value_type;
  complex() = default;
  hipshift_host_device constexpr complex(const T &re, const T &im = T()) : re(re), im(im) {}
  template <class U> hipshift_host_device complex(const complex<U> &z) hipshift_body
  template <class U> hipshift_host_device complex(const std::complex<U> &z) hipshift_body
  hipshift_host_device complex &operator=(const T &re) hipshift_body
  template <class U> hipshift_host_device complex &operator=(const complex<U> &z) hipshift_body
  template <class U> hipshift_host_device complex &operator=(const std::complex<U> &z) hipshift_body
  hipshift_host_device constexpr T real() const { return re; }
  hipshift_host_device constexpr T imag() const { return im; }
  hipshift_host_device T real() const volatile hipshift_body
  hipshift_host_device T imag() const volatile hipshift_body
  hipshift_host_device void real(T value) hipshift_body
  hipshift_host_device void imag(T value) hipshift_body
  hipshift_host_device operator std::complex<T>() const hipshift_body
#define hipshift_assign(operation)                                                                                               \
  template <class U> hipshift_host_device complex &operator operation(const complex<U> &z) hipshift_body                         \
  template <class U> hipshift_host_device complex &operator operation(const U &value) hipshift_body
  hipshift_assign(+=) hipshift_assign(-=) hipshift_assign(*=) hipshift_assign(/=)
#undef hipshift_assign
private:
  T re, im;
};

#define hipshift_operator(operation)                                                                                             \
  template <class A, class B>                                                                                                    \
  hipshift_host_device complex<typename std::common_type<A, B>::type> operator operation(const complex<A> &a,                    \
                                                            const complex<B> &b) hipshift_body                                   \
  template <class A, class B>                                                                                                    \
  hipshift_host_device complex<typename std::common_type<A, B>::type> operator operation(const complex<A> &a,                    \
                                                            const B &b) hipshift_body                                            \
  template <class A, class B>                                                                                                    \
  hipshift_host_device complex<typename std::common_type<A, B>::type> operator operation(const A &a,                             \
                                                            const complex<B> &b) hipshift_body
hipshift_operator(+) hipshift_operator(-) hipshift_operator(*) hipshift_operator(/)
#undef hipshift_operator
#define hipshift_operator(operation)                                                                                             \
  template <class A, class B>                                                                                                    \
  hipshift_host_device bool operator operation(const complex<A> &a, const complex<B> &b) hipshift_body                           \
  template <class A, class B>                                                                                                    \
  hipshift_host_device bool operator operation(const complex<A> &a, const std::complex<B> &b) hipshift_body                      \
  template <class A, class B> hipshift_host_device bool operator operation(const complex<A> &a, const B &b) hipshift_body        \
  template <class A, class B> hipshift_host_device bool operator operation(const A &a, const complex<B> &b) hipshift_body
hipshift_operator(==) hipshift_operator(!=)
#undef hipshift_operator
template <class T> hipshift_host_device complex<T> operator+(const complex<T> &z) hipshift_body
template <class T> hipshift_host_device complex<T> operator-(const complex<T> &z) hipshift_body
#define hipshift_function(name) template <class T> hipshift_host_device complex<T> name(const complex<T> &z) hipshift_body
hipshift_function(conj) hipshift_function(proj) hipshift_function(exp) hipshift_function(log) hipshift_function(log10)
hipshift_function(sqrt) hipshift_function(sin) hipshift_function(cos) hipshift_function(tan) hipshift_function(sinh)
hipshift_function(cosh) hipshift_function(tanh) hipshift_function(asin) hipshift_function(acos) hipshift_function(atan)
hipshift_function(asinh) hipshift_function(acosh) hipshift_function(atanh)
#undef hipshift_function
template <class T> hipshift_host_device T abs(const complex<T> &z) hipshift_body
template <class T> hipshift_host_device T arg(const complex<T> &z) hipshift_body
template <class T> hipshift_host_device T norm(const complex<T> &z) hipshift_body
template <class T> hipshift_host_device complex<T> polar(const T &radius, const T &angle = T()) hipshift_body
template <class T> hipshift_host_device complex<T> pow(const complex<T> &a, const complex<T> &b) hipshift_body
template <class A, class B> hipshift_host_device complex<A> pow(const complex<A> &a, const B &b) hipshift_body
template <class A, class B> hipshift_host_device complex<B> pow(const A &a, const complex<B> &b) hipshift_body
template <class T, class C, class Traits>
std::basic_ostream<C, Traits> &operator<<(std::basic_ostream<C, Traits> &out, const complex<T> &z) hipshift_body
template <class T, class C, class Traits>
std::basic_istream<C, Traits> &operator>>(std::basic_istream<C, Traits> &in, complex<T> &z) hipshift_body
} // namespace thrust
