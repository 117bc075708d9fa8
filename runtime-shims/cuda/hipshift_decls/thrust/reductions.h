// Algorithms that make one value, or sums along the way; searches; operations on sorted ranges.
#pragma once
#include "algorithms.h"

namespace thrust {
#include "algorithm_macros.h"

// One value of many.
hipshift_algorithm(reduce, hipshift_1, hipshift_decls::value_of<A>, A first, A last)
hipshift_algorithm(reduce, hipshift_2, B, A first, A last, B start)
hipshift_algorithm(reduce, hipshift_3, B, A first, A last, B start, C function)
hipshift_algorithm(transform_reduce, hipshift_4, C, A first, A last, B unary, C start, D binary)
hipshift_algorithm(inner_product, hipshift_3, C, A first, A last, B first2, C start)
hipshift_algorithm(inner_product, hipshift_5, C, A first, A last, B first2, C start, D sum, E product)
hipshift_algorithm(count, hipshift_2, hipshift_decls::difference_of<A>, A first, A last, const B &value)
hipshift_algorithm(count_if, hipshift_2, hipshift_decls::difference_of<A>, A first, A last, B predicate)
hipshift_algorithm(all_of, hipshift_2, bool, A first, A last, B predicate)
hipshift_algorithm(any_of, hipshift_2, bool, A first, A last, B predicate)
hipshift_algorithm(none_of, hipshift_2, bool, A first, A last, B predicate)
hipshift_algorithm(equal, hipshift_2, bool, A first, A last, B first2)
hipshift_algorithm(equal, hipshift_3, bool, A first, A last, B first2, C same)
hipshift_algorithm(mismatch, hipshift_2, hipshift_two(A, B), A first, A last, B first2)
hipshift_algorithm(mismatch, hipshift_3, hipshift_two(A, B), A first, A last, B first2, C same)
hipshift_algorithm(min_element, hipshift_1, A, A first, A last)
hipshift_algorithm(min_element, hipshift_2, A, A first, A last, B before)
hipshift_algorithm(max_element, hipshift_1, A, A first, A last)
hipshift_algorithm(max_element, hipshift_2, A, A first, A last, B before)
hipshift_algorithm(minmax_element, hipshift_1, hipshift_two(A, A), A first, A last)
hipshift_algorithm(minmax_element, hipshift_2, hipshift_two(A, A), A first, A last, B before)
template <class T> hipshift_host_device T(max)(const T &a, const T &b) hipshift_body
template <class T> hipshift_host_device T(min)(const T &a, const T &b) hipshift_body
template <class T, class F> hipshift_host_device T(max)(const T &a, const T &b, F before) hipshift_body
template <class T, class F> hipshift_host_device T(min)(const T &a, const T &b, F before) hipshift_body

// Reductions by key and scans.
hipshift_algorithm(reduce_by_key, hipshift_4, hipshift_two(C, D), A first, A last, B values, C keysTo, D valuesTo)
hipshift_algorithm(reduce_by_key, hipshift_5, hipshift_two(C, D), A first, A last, B values, C keysTo, D valuesTo, E same)
hipshift_algorithm(reduce_by_key, hipshift_6, hipshift_two(C, D), A first, A last, B values, C keysTo, D valuesTo, E same, F sum)
hipshift_algorithm(inclusive_scan, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(inclusive_scan, hipshift_3, B, A first, A last, B to, C sum)
hipshift_algorithm(inclusive_scan, hipshift_4, B, A first, A last, B to, C start, D sum)
hipshift_algorithm(exclusive_scan, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(exclusive_scan, hipshift_3, B, A first, A last, B to, C start)
hipshift_algorithm(exclusive_scan, hipshift_4, B, A first, A last, B to, C start, D sum)
hipshift_algorithm(inclusive_scan_by_key, hipshift_3, C, A first, A last, B values, C to)
hipshift_algorithm(inclusive_scan_by_key, hipshift_4, C, A first, A last, B values, C to, D same)
hipshift_algorithm(inclusive_scan_by_key, hipshift_5, C, A first, A last, B values, C to, D same, E sum)
hipshift_algorithm(exclusive_scan_by_key, hipshift_3, C, A first, A last, B values, C to)
hipshift_algorithm(exclusive_scan_by_key, hipshift_4, C, A first, A last, B values, C to, D start)
hipshift_algorithm(exclusive_scan_by_key, hipshift_5, C, A first, A last, B values, C to, D start, E same)
hipshift_algorithm(exclusive_scan_by_key, hipshift_6, C, A first, A last, B values, C to, D start, E same, F sum)
hipshift_algorithm(transform_inclusive_scan, hipshift_4, B, A first, A last, B to, C function, D sum)
hipshift_algorithm(transform_inclusive_scan, hipshift_5, B, A first, A last, B to, C function, D start, E sum)
hipshift_algorithm(transform_exclusive_scan, hipshift_5, B, A first, A last, B to, C function, D start, E sum)

// Searches.
hipshift_algorithm(find, hipshift_2, A, A first, A last, const B &value)
hipshift_algorithm(find_if, hipshift_2, A, A first, A last, B predicate)
hipshift_algorithm(find_if_not, hipshift_2, A, A first, A last, B predicate)
#define hipshift_search(name, one, many)                                                                                         \
  hipshift_algorithm(name, hipshift_2, one, A first, A last, const B &value)                                                     \
  hipshift_algorithm(name, hipshift_3, one, A first, A last, const B &value, C before)                                           \
  hipshift_algorithm(name, hipshift_3, many, A first, A last, B valuesFirst, B valuesLast, C to)                                 \
  hipshift_algorithm(name, hipshift_4, many, A first, A last, B valuesFirst, B valuesLast, C to, D before)
hipshift_search(lower_bound, A, C) hipshift_search(upper_bound, A, C) hipshift_search(binary_search, bool, C)
#undef hipshift_search
hipshift_algorithm(equal_range, hipshift_2, hipshift_two(A, A), A first, A last, const B &value)
hipshift_algorithm(equal_range, hipshift_3, hipshift_two(A, A), A first, A last, const B &value, C before)

// Sorted ranges.
#define hipshift_set(name)                                                                                                       \
  hipshift_algorithm(name, hipshift_3, C, A first, A last, B first2, B last2, C to)                                              \
  hipshift_algorithm(name, hipshift_4, C, A first, A last, B first2, B last2, C to, D before)
hipshift_set(merge) hipshift_set(set_difference) hipshift_set(set_intersection) hipshift_set(set_symmetric_difference) hipshift_set(set_union)
#undef hipshift_set
#define hipshift_set(name)                                                                                                       \
  hipshift_algorithm(name, hipshift_6, hipshift_two(E, F), A first, A last, B first2, B last2, C values, D values2, E keysTo,    \
                     F valuesTo)                                                                                                 \
  hipshift_algorithm(name, hipshift_7, hipshift_two(E, F), A first, A last, B first2, B last2, C values, D values2, E keysTo,    \
                     F valuesTo,                                                                                                 \
                     G before)
hipshift_set(merge_by_key) hipshift_set(set_difference_by_key) hipshift_set(set_symmetric_difference_by_key) hipshift_set(set_union_by_key)
#undef hipshift_set
hipshift_algorithm(set_intersection_by_key, hipshift_5, hipshift_two(D, E), A first, A last, B first2, B last2, C values,
                   D keysTo, E valuesTo)
hipshift_algorithm(set_intersection_by_key, hipshift_6, hipshift_two(D, E), A first, A last, B first2, B last2, C values,
                   D keysTo, E valuesTo,
                   F before)
#include "algorithm_macros_end.h"
} // namespace thrust
