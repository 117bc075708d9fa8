// Fancy iterators. Each is a random-access iterator that knows the types it deals in.
#pragma once
#include "pointer.h"

namespace thrust {
namespace detail {
// The types every fancy iterator has.
template <class Value, class Reference, class Difference = ptrdiff_t> struct iterator_types {
  typedef Value value_type;
  typedef Reference reference;
  typedef Difference difference_type;
  typedef const Value *pointer;
  typedef std::random_access_iterator_tag iterator_category;
};
} // namespace detail

template <class T, class System = use_default, class Traversal = use_default, class Difference = use_default>
class counting_iterator : public detail::iterator_types<T, T> {
public:
  typedef T reference;
  typedef ptrdiff_t difference_type;
  counting_iterator() = default;
  hipshift_host_device explicit counting_iterator(T value) hipshift_body
  template <class S, class V, class D>
  hipshift_host_device counting_iterator(const counting_iterator<T, S, V, D> &other) hipshift_body
  hipshift_host_device const T &base() const hipshift_body
  hipshift_random_access(counting_iterator)
};
template <class T> hipshift_host_device counting_iterator<T> make_counting_iterator(T value) hipshift_body

template <class T, class Incrementable = use_default, class System = use_default>
class constant_iterator : public detail::iterator_types<T, T> {
public:
  typedef T reference;
  typedef ptrdiff_t difference_type;
  constant_iterator() = default;
  template <class I = ptrdiff_t> hipshift_host_device constant_iterator(const T &value, const I &index = I()) hipshift_body
  template <class U, class I, class S>
  hipshift_host_device constant_iterator(const constant_iterator<U, I, S> &other) hipshift_body
  hipshift_host_device const T &value() const hipshift_body
  hipshift_random_access(constant_iterator)
};
template <class T> hipshift_host_device constant_iterator<T> make_constant_iterator(T value) hipshift_body
template <class T, class I> hipshift_host_device constant_iterator<T, I> make_constant_iterator(T value, I index) hipshift_body

namespace detail {
// Takes any value.
struct ignored {
  template <class T> hipshift_host_device const ignored &operator=(const T &) const hipshift_body
};
} // namespace detail
template <class System = use_default> class discard_iterator : public detail::iterator_types<detail::ignored, detail::ignored> {
public:
  typedef detail::ignored reference;
  typedef ptrdiff_t difference_type;
  template <class I = ptrdiff_t> hipshift_host_device discard_iterator(const I &index = I()) hipshift_body
  hipshift_random_access(discard_iterator)
};
hipshift_host_device discard_iterator<> make_discard_iterator(ptrdiff_t index = 0);

namespace hipshift_decls {
template <class F, class I, class Reference, class Value> struct transformed {
  typedef typename result_of<value_of<I>, F, reference_of<I>>::type result;
  typedef typename std::conditional<std::is_same<Reference, use_default>::value, result, Reference>::type reference;
  typedef typename std::conditional<std::is_same<Value, use_default>::value, typename std::decay<reference>::type, Value>::type value;
};
} // namespace hipshift_decls
template <class F, class I, class Reference = use_default, class Value = use_default>
class transform_iterator : public detail::iterator_types<typename hipshift_decls::transformed<F, I, Reference, Value>::value,
                                                         typename hipshift_decls::transformed<F, I, Reference, Value>::reference> {
public:
  typedef typename hipshift_decls::transformed<F, I, Reference, Value>::reference reference;
  typedef ptrdiff_t difference_type;
  hipshift_host_device transform_iterator() hipshift_body
  hipshift_host_device transform_iterator(const I &base, F function) hipshift_body
  hipshift_host_device explicit transform_iterator(const I &base) hipshift_body
  template <class G, class J, class R, class V>
  hipshift_host_device transform_iterator(const transform_iterator<G, J, R, V> &other) hipshift_body
  hipshift_host_device const I &base() const hipshift_body
  hipshift_host_device F functor() const hipshift_body
  hipshift_random_access(transform_iterator)
};
template <class F, class I>
hipshift_host_device transform_iterator<F, I> make_transform_iterator(I base, F function) hipshift_body

namespace hipshift_decls {
// Assigning calls the function.
template <class F, class I> struct output_proxy {
  template <class T> hipshift_host_device const output_proxy &operator=(const T &) const hipshift_body
};
template <class F, class In, class I> struct input_output_proxy : output_proxy<F, I> {
  using output_proxy<F, I>::operator=;
  hipshift_host_device operator value_of<I>() const hipshift_body
};
} // namespace hipshift_decls
template <class F, class I>
class transform_output_iterator : public detail::iterator_types<hipshift_decls::value_of<I>, hipshift_decls::output_proxy<F, I>> {
public:
  typedef hipshift_decls::output_proxy<F, I> reference;
  typedef ptrdiff_t difference_type;
  hipshift_host_device transform_output_iterator(const I &base, F function) hipshift_body
  hipshift_host_device const I &base() const hipshift_body
  hipshift_random_access(transform_output_iterator)
};
template <class F, class I>
hipshift_host_device transform_output_iterator<F, I> make_transform_output_iterator(I base, F function) hipshift_body
template <class F, class G, class I>
class transform_input_output_iterator : public detail::iterator_types<hipshift_decls::value_of<I>, hipshift_decls::input_output_proxy<F, G, I>> {
public:
  typedef hipshift_decls::input_output_proxy<F, G, I> reference;
  typedef ptrdiff_t difference_type;
  hipshift_host_device transform_input_output_iterator(const I &base, F input, G output) hipshift_body
  hipshift_host_device const I &base() const hipshift_body
  hipshift_random_access(transform_input_output_iterator)
};
template <class F, class G, class I>
hipshift_host_device transform_input_output_iterator<F, G, I> make_transform_input_output_iterator(I base, F input,
                                                            G output) hipshift_body
template <class F> class tabulate_output_iterator : public detail::iterator_types<detail::ignored, detail::ignored> {
public:
  typedef detail::ignored reference;
  typedef ptrdiff_t difference_type;
  hipshift_host_device tabulate_output_iterator(F function, ptrdiff_t index = 0) hipshift_body
  hipshift_random_access(tabulate_output_iterator)
};
template <class F>
hipshift_host_device tabulate_output_iterator<F> make_tabulate_output_iterator(F function, ptrdiff_t index = 0) hipshift_body

template <class I, class Indices>
class permutation_iterator : public detail::iterator_types<hipshift_decls::value_of<I>, hipshift_decls::reference_of<I>> {
public:
  typedef hipshift_decls::reference_of<I> reference;
  typedef ptrdiff_t difference_type;
  hipshift_host_device permutation_iterator() hipshift_body
  hipshift_host_device explicit permutation_iterator(I elements, Indices indices) hipshift_body
  template <class J, class K> hipshift_host_device permutation_iterator(const permutation_iterator<J, K> &other) hipshift_body
  hipshift_host_device const Indices &base() const hipshift_body
  hipshift_random_access(permutation_iterator)
};
template <class I, class Indices>
hipshift_host_device permutation_iterator<I, Indices> make_permutation_iterator(I elements, Indices indices) hipshift_body

#define hipshift_adapted(name)                                                                                                   \
  template <class I> class name : public detail::iterator_types<hipshift_decls::value_of<I>, hipshift_decls::reference_of<I>> {  \
  public:                                                                                                                        \
    typedef hipshift_decls::reference_of<I> reference;                                                                           \
    typedef ptrdiff_t difference_type;                                                                                           \
    hipshift_host_device name() hipshift_body                                                                                    \
    template <class... More> hipshift_host_device explicit name(I base, More... more) hipshift_body                              \
    template <class J> hipshift_host_device name(const name<J> &other) hipshift_body                                             \
    hipshift_host_device const I &base() const hipshift_body                                                                     \
    hipshift_random_access(name)                                                                                                 \
  };                                                                                                                             \
  template <class I, class... More> hipshift_host_device name<I> make_##name(I base, More... more) hipshift_body
hipshift_adapted(reverse_iterator) hipshift_adapted(strided_iterator) hipshift_adapted(offset_iterator)
#undef hipshift_adapted

namespace hipshift_decls {
template <class Tuple> struct zipped;
template <class... I> struct zipped<tuple<I...>> {
  typedef tuple<value_of<I>...> value;
  typedef tuple<reference_of<I>...> reference;
};
template <class A, class B> struct zipped<pair<A, B>> : zipped<tuple<A, B>> {};
template <class... I> struct zipped<std::tuple<I...>> : zipped<tuple<I...>> {};
} // namespace hipshift_decls
template <class Tuple>
class zip_iterator : public detail::iterator_types<typename hipshift_decls::zipped<Tuple>::value, typename hipshift_decls::zipped<Tuple>::reference> {
public:
  typedef typename hipshift_decls::zipped<Tuple>::reference reference;
  typedef ptrdiff_t difference_type;
  hipshift_host_device zip_iterator() hipshift_body
  hipshift_host_device zip_iterator(Tuple iterators) hipshift_body
  template <class Other> hipshift_host_device zip_iterator(const zip_iterator<Other> &other) hipshift_body
  hipshift_host_device const Tuple &get_iterator_tuple() const hipshift_body
  hipshift_random_access(zip_iterator)
};
template <class... I> hipshift_host_device zip_iterator<tuple<I...>> make_zip_iterator(tuple<I...> iterators) hipshift_body
template <class A, class B> hipshift_host_device zip_iterator<pair<A, B>> make_zip_iterator(pair<A, B> iterators) hipshift_body
template <class A, class B, class... I>
hipshift_host_device zip_iterator<tuple<A, B, I...>> make_zip_iterator(A a, B b, I... iterators) hipshift_body
template <class A> hipshift_host_device zip_iterator<tuple<A>> make_zip_iterator(A a) hipshift_body
#if __cplusplus >= 201703L
template <class F, class I> transform_iterator(I, F) -> transform_iterator<F, I>;
template <class... I> zip_iterator(tuple<I...>) -> zip_iterator<tuple<I...>>;
#endif

template <class F> class zip_function {
public:
  hipshift_host_device zip_function(F function) hipshift_body
  template <class Tuple>
  hipshift_host_device decltype(auto) operator()(Tuple &&arguments) const { return call(function,
                                static_cast<Tuple &&>(arguments)); }

private:
  F function;
  template <class... T>
  static hipshift_host_device auto call(const F &f, const tuple<T...> &) -> typename hipshift_decls::result_of<int,
                                        const F &, T &...>::type hipshift_body
};
template <class F> hipshift_host_device zip_function<typename std::decay<F>::type> make_zip_function(F &&function) hipshift_body

// Bases for iterators of the user's own.
class iterator_core_access {};
namespace hipshift_decls {
template <class Given, class Else>
using given = typename std::conditional<std::is_same<Given, use_default>::value, Else, Given>::type;
}
template <class Derived, class Value, class System, class Traversal, class Reference, class Difference = ptrdiff_t>
class iterator_facade : public detail::iterator_types<Value, Reference, Difference> {
public:
  typedef Reference reference;
  typedef Difference difference_type;
  hipshift_host_device Reference operator*() const hipshift_body
  hipshift_host_device Reference operator[](Difference n) const hipshift_body
  hipshift_host_device Derived &operator++() hipshift_body
  hipshift_host_device Derived operator++(int) hipshift_body
  hipshift_host_device Derived &operator--() hipshift_body
  hipshift_host_device Derived operator--(int) hipshift_body
  hipshift_host_device Derived &operator+=(Difference n) hipshift_body
  hipshift_host_device Derived &operator-=(Difference n) hipshift_body
  hipshift_host_device Derived operator+(Difference n) const hipshift_body
  hipshift_host_device Derived operator-(Difference n) const hipshift_body
  friend hipshift_host_device Difference operator-(const Derived &a, const Derived &b) hipshift_body
  friend hipshift_host_device bool operator==(const Derived &a, const Derived &b) hipshift_body
  friend hipshift_host_device bool operator!=(const Derived &a, const Derived &b) hipshift_body
  friend hipshift_host_device bool operator<(const Derived &a, const Derived &b) hipshift_body
};
template <class Derived, class Base, class Value = use_default, class System = use_default, class Traversal = use_default, class Reference = use_default,

          class Difference = use_default>
class iterator_adaptor : public iterator_facade<Derived, hipshift_decls::given<Value, hipshift_decls::value_of<Base>>, System, Traversal,
                                                hipshift_decls::given<Reference, hipshift_decls::reference_of<Base>>,
                                                hipshift_decls::given<Difference, ptrdiff_t>> {
public:
  typedef iterator_adaptor super_t;
  typedef Base base_type;
  iterator_adaptor() = default;
  hipshift_host_device explicit iterator_adaptor(const Base &base) hipshift_body
  hipshift_host_device const Base &base() const hipshift_body
  hipshift_host_device Base &base_reference() hipshift_body
  hipshift_host_device const Base &base_reference() const hipshift_body
};

template <class I, class N> hipshift_host_device void advance(I &i, N n) hipshift_body
template <class I> hipshift_host_device hipshift_decls::difference_of<I> distance(I first, I last) hipshift_body
template <class I> hipshift_host_device I next(I i, hipshift_decls::difference_of<I> n = 1) hipshift_body
template <class I> hipshift_host_device I prev(I i, hipshift_decls::difference_of<I> n = 1) hipshift_body
template <class System, class I> hipshift_host_device I reinterpret_tag(I i) hipshift_body
template <class System, class I> hipshift_host_device I retag(I i) hipshift_body
} // namespace thrust
