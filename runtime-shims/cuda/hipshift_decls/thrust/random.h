// thrust/random.h: engines and distributions.
#pragma once
#include "config.h"

namespace thrust {
namespace random {
namespace hipshift_decls {
// What every engine can do.
template <class T> struct engine {
  typedef T result_type;
  static const T default_seed = 1;
  hipshift_host_device explicit engine(T seed = 1) hipshift_body
  hipshift_host_device void seed(T seed = 1) hipshift_body
  hipshift_host_device T operator()() hipshift_body
  hipshift_host_device void discard(unsigned long long n) hipshift_body
  static hipshift_host_device constexpr T(min)() { return 0; }
  static hipshift_host_device constexpr T(max)() { return static_cast<T>(-1); }
};
} // namespace hipshift_decls
template <class T, T A, T C, T M> struct linear_congruential_engine : hipshift_decls::engine<T> {
  using hipshift_decls::engine<T>::engine;
};
template <class T, size_t W, size_t K, size_t Q, size_t S> struct linear_feedback_shift_engine : hipshift_decls::engine<T> {
  using hipshift_decls::engine<T>::engine;
};
template <class T, size_t W, size_t S, size_t R> struct subtract_with_carry_engine : hipshift_decls::engine<T> {
  using hipshift_decls::engine<T>::engine;
};
template <class Engine, size_t P, size_t R> struct discard_block_engine : hipshift_decls::engine<typename Engine::result_type> {
  using hipshift_decls::engine<typename Engine::result_type>::engine;
};
template <class A, size_t S1, class B, size_t S2 = 0>
struct xor_combine_engine : hipshift_decls::engine<typename A::result_type> {
  using hipshift_decls::engine<typename A::result_type>::engine;
};
typedef linear_congruential_engine<unsigned int, 16807, 0, 2147483647> minstd_rand0;
typedef linear_congruential_engine<unsigned int, 48271, 0, 2147483647> minstd_rand;
typedef subtract_with_carry_engine<unsigned int, 24, 10, 24> ranlux24_base;
typedef subtract_with_carry_engine<unsigned long long, 48, 5, 12> ranlux48_base;
typedef discard_block_engine<ranlux24_base, 223, 23> ranlux24;
typedef discard_block_engine<ranlux48_base, 389, 11> ranlux48;
typedef xor_combine_engine<linear_feedback_shift_engine<unsigned int, 32, 31, 13, 12>, 0,
                           linear_feedback_shift_engine<unsigned int, 32, 29, 2, 4>, 0>
    taus88;
typedef minstd_rand default_random_engine;

#define hipshift_distribution(name, number, first, second, low, high)                                                            \
  template <class T = number> class name {                                                                                       \
  public:                                                                                                                        \
    typedef T result_type;                                                                                                       \
    struct param_type {};                                                                                                        \
    hipshift_host_device explicit name(T first = low, T second = high) hipshift_body                                             \
    hipshift_host_device explicit name(const param_type &parameters) hipshift_body                                               \
    template <class Engine> hipshift_host_device T operator()(Engine &engine) hipshift_body                                      \
    template <class Engine> hipshift_host_device T operator()(Engine &engine, const param_type &parameters) hipshift_body        \
    hipshift_host_device void reset() hipshift_body                                                                              \
    hipshift_host_device T first() const hipshift_body                                                                           \
    hipshift_host_device T second() const hipshift_body                                                                          \
    hipshift_host_device param_type param() const hipshift_body                                                                  \
    hipshift_host_device T(min)() const hipshift_body                                                                            \
    hipshift_host_device T(max)() const hipshift_body                                                                            \
  };
hipshift_distribution(uniform_int_distribution, int, a, b, 0, 1)
hipshift_distribution(uniform_real_distribution, double, a, b, 0, 1)
hipshift_distribution(normal_distribution, double, mean, stddev, 0, 1)
#undef hipshift_distribution
} // namespace random

using random::default_random_engine;
using random::discard_block_engine;
using random::linear_congruential_engine;
using random::linear_feedback_shift_engine;
using random::minstd_rand;
using random::minstd_rand0;
using random::normal_distribution;
using random::ranlux24;
using random::ranlux24_base;
using random::ranlux48;
using random::ranlux48_base;
using random::subtract_with_carry_engine;
using random::taus88;
using random::uniform_int_distribution;
using random::uniform_real_distribution;
using random::xor_combine_engine;
} // namespace thrust
