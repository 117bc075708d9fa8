// cuda::atomic and what threads meet at: barrier, latch, semaphore.
#pragma once
#include "std.h"
#include <atomic>
#include <chrono>

namespace cuda {
enum thread_scope { thread_scope_system = 0, thread_scope_device = 1, thread_scope_block = 2, thread_scope_thread = 10 };
typedef ::std::integral_constant<thread_scope, thread_scope_system> thread_scope_system_t;

namespace std {
using ::std::memory_order;
using ::std::memory_order_acq_rel;
using ::std::memory_order_acquire;
using ::std::memory_order_consume;
using ::std::memory_order_relaxed;
using ::std::memory_order_release;
using ::std::memory_order_seq_cst;
} // namespace std
using std::memory_order;
using std::memory_order_acq_rel;
using std::memory_order_acquire;
using std::memory_order_consume;
using std::memory_order_relaxed;
using std::memory_order_release;
using std::memory_order_seq_cst;

namespace hipshift_decls {
template <class T> struct step_of {
  typedef T type;
};
template <class T> struct step_of<T *> {
  typedef ptrdiff_t type;
};
// What atomic and atomic_ref have alike. They are const members in atomic_ref, which nobody notices.
template <class T> struct atomic_base {
  typedef T value_type;
  typedef typename step_of<T>::type difference_type;
  hipshift_host_device bool is_lock_free() const hipshift_body
  hipshift_host_device T load(memory_order order = memory_order_seq_cst) const hipshift_body
  hipshift_host_device void store(T value, memory_order order = memory_order_seq_cst) const hipshift_body
  hipshift_host_device T exchange(T value, memory_order order = memory_order_seq_cst) const hipshift_body
  hipshift_host_device operator T() const hipshift_body
  hipshift_host_device T operator=(T value) const hipshift_body
  hipshift_host_device void wait(T old, memory_order order = memory_order_seq_cst) const hipshift_body
  hipshift_host_device void notify_one() const hipshift_body
  hipshift_host_device void notify_all() const hipshift_body
#define hipshift_exchange(name)                                                                                                  \
  hipshift_host_device bool name(T &expected, T desired, memory_order order = memory_order_seq_cst) const hipshift_body          \
  hipshift_host_device bool name(T &expected, T desired, memory_order success, memory_order failure) const hipshift_body
  hipshift_exchange(compare_exchange_weak) hipshift_exchange(compare_exchange_strong)
#undef hipshift_exchange
#define hipshift_fetch(name)                                                                                                     \
  hipshift_host_device T name(difference_type value, memory_order order = memory_order_seq_cst) const hipshift_body
  hipshift_fetch(fetch_add) hipshift_fetch(fetch_sub) hipshift_fetch(fetch_and) hipshift_fetch(fetch_or) hipshift_fetch(fetch_xor)
  hipshift_fetch(fetch_min) hipshift_fetch(fetch_max)
#undef hipshift_fetch
  hipshift_host_device T operator++() const hipshift_body
  hipshift_host_device T operator++(int) const hipshift_body
  hipshift_host_device T operator--() const hipshift_body
  hipshift_host_device T operator--(int) const hipshift_body
  hipshift_host_device T operator+=(difference_type value) const hipshift_body
  hipshift_host_device T operator-=(difference_type value) const hipshift_body
  hipshift_host_device T operator&=(difference_type value) const hipshift_body
  hipshift_host_device T operator|=(difference_type value) const hipshift_body
  hipshift_host_device T operator^=(difference_type value) const hipshift_body
};
} // namespace hipshift_decls
template <class T, thread_scope Scope = thread_scope_system> struct atomic : hipshift_decls::atomic_base<T> {
  atomic() = default;
  hipshift_host_device constexpr atomic(T value) : kept(value) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  using hipshift_decls::atomic_base<T>::operator=;

private:
  T kept;
};
template <class T, thread_scope Scope = thread_scope_system> struct atomic_ref : hipshift_decls::atomic_base<T> {
  hipshift_host_device explicit constexpr atomic_ref(T &value) : kept(&value) {}
  using hipshift_decls::atomic_base<T>::operator=;

private:
  T *kept;
};
hipshift_host_device void atomic_thread_fence(memory_order order, thread_scope scope = thread_scope_system);
hipshift_host_device void atomic_signal_fence(memory_order order);
template <thread_scope Scope> struct atomic_flag {
  hipshift_host_device bool test_and_set(memory_order order = memory_order_seq_cst) hipshift_body
  hipshift_host_device bool test(memory_order order = memory_order_seq_cst) const hipshift_body
  hipshift_host_device void clear(memory_order order = memory_order_seq_cst) hipshift_body
};

template <thread_scope Scope, class Completion = void> class barrier {
public:
  typedef unsigned long long arrival_token;
  barrier() = default;
  hipshift_host_device constexpr barrier(ptrdiff_t expected) : kept(expected) {}
  template <class C> hipshift_host_device barrier(ptrdiff_t expected, C completion) hipshift_body
  barrier(const barrier &) = delete;
  hipshift_host_device arrival_token arrive(ptrdiff_t count = 1) hipshift_body
  hipshift_host_device void wait(arrival_token &&token) const hipshift_body
  hipshift_host_device void wait_parity(bool parity) const hipshift_body
  template <class... More> hipshift_host_device bool try_wait(arrival_token &&token, More &&...more) const hipshift_body
  template <class... More> hipshift_host_device bool try_wait_for(arrival_token &&token, More &&...more) const hipshift_body
  template <class... More> hipshift_host_device bool try_wait_parity(bool parity, More &&...more) const hipshift_body
  template <class... More> hipshift_host_device bool try_wait_parity_for(More &&...more) const hipshift_body
  hipshift_host_device void arrive_and_wait() hipshift_body
  hipshift_host_device void arrive_and_drop() hipshift_body
  static hipshift_host_device constexpr ptrdiff_t(max)() { return 0xfffff; }
  friend hipshift_host_device void init(barrier *b, ptrdiff_t expected) hipshift_body
  template <class C> friend hipshift_host_device void init(barrier *b, ptrdiff_t expected, C completion) hipshift_body

private:
  unsigned long long kept;
};
template <thread_scope Scope> class latch {
public:
  hipshift_host_device constexpr explicit latch(ptrdiff_t expected) : kept(expected) {}
  latch(const latch &) = delete;
  hipshift_host_device void count_down(ptrdiff_t n = 1) hipshift_body
  hipshift_host_device bool try_wait() const hipshift_body
  hipshift_host_device void wait() const hipshift_body
  hipshift_host_device void arrive_and_wait(ptrdiff_t n = 1) hipshift_body

private:
  ptrdiff_t kept;
};
template <thread_scope Scope, ptrdiff_t Max = 0x7fffffff> class counting_semaphore {
public:
  hipshift_host_device constexpr explicit counting_semaphore(ptrdiff_t count = 0) : kept(count) {}
  hipshift_host_device void release(ptrdiff_t n = 1) hipshift_body
  hipshift_host_device void acquire() hipshift_body
  hipshift_host_device bool try_acquire() hipshift_body
  template <class Time> hipshift_host_device bool try_acquire_for(const Time &time) hipshift_body
  template <class Time> hipshift_host_device bool try_acquire_until(const Time &time) hipshift_body

private:
  ptrdiff_t kept;
};
template <thread_scope Scope> using binary_semaphore = counting_semaphore<Scope, 1>;

namespace std {
template <class T> struct atomic : cuda::atomic<T, thread_scope_system> {
  using cuda::atomic<T, thread_scope_system>::atomic;
  using cuda::atomic<T, thread_scope_system>::operator=;
};
template <class T> struct atomic_ref : cuda::atomic_ref<T, thread_scope_system> {
  using cuda::atomic_ref<T, thread_scope_system>::atomic_ref;
};
typedef cuda::atomic_flag<thread_scope_system> atomic_flag;
template <class Completion = void> using barrier = cuda::barrier<thread_scope_system, Completion>;
typedef cuda::latch<thread_scope_system> latch;
template <ptrdiff_t Max = 0x7fffffff> using counting_semaphore = cuda::counting_semaphore<thread_scope_system, Max>;
typedef cuda::counting_semaphore<thread_scope_system, 1> binary_semaphore;
namespace chrono {
using namespace ::std::chrono;
}
} // namespace std
} // namespace cuda
