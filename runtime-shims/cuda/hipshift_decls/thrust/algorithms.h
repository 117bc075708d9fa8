// Algorithms that read, write and move. A and B are iterators where the names of parameters say first, last, to.
#pragma once
#include "functional.h"
#include "iterators.h"

namespace thrust {
#include "algorithm_macros.h"



// Copies and fills.
hipshift_algorithm(copy, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(copy_n, hipshift_3, C, A first, B n, C to)
hipshift_algorithm(copy_if, hipshift_3, B, A first, A last, B to, C predicate)
hipshift_algorithm(copy_if, hipshift_4, C, A first, A last, B stencil, C to, D predicate)
hipshift_algorithm(uninitialized_copy, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(uninitialized_copy_n, hipshift_3, C, A first, B n, C to)
hipshift_algorithm(swap_ranges, hipshift_2, B, A first, A last, B first2)
hipshift_algorithm(fill, hipshift_2, void, A first, A last, const B &value)
hipshift_algorithm(fill_n, hipshift_3, A, A first, B n, const C &value)
hipshift_algorithm(uninitialized_fill, hipshift_2, void, A first, A last, const B &value)
hipshift_algorithm(uninitialized_fill_n, hipshift_3, A, A first, B n, const C &value)
hipshift_algorithm(sequence, hipshift_1, void, A first, A last)
hipshift_algorithm(sequence, hipshift_2, void, A first, A last, B start)
hipshift_algorithm(sequence, hipshift_3, void, A first, A last, B start, C step)
hipshift_algorithm(generate, hipshift_2, void, A first, A last, B generator)
hipshift_algorithm(generate_n, hipshift_3, A, A first, B n, C generator)
hipshift_algorithm(tabulate, hipshift_2, void, A first, A last, B function)
hipshift_algorithm(gather, hipshift_3, C, A first, A last, B from, C to)
hipshift_algorithm(gather_if, hipshift_4, D, A first, A last, B stencil, C from, D to)
hipshift_algorithm(gather_if, hipshift_5, D, A first, A last, B stencil, C from, D to, E predicate)
hipshift_algorithm(scatter, hipshift_3, void, A first, A last, B map, C to)
hipshift_algorithm(scatter_if, hipshift_4, void, A first, A last, B map, C stencil, D to)
hipshift_algorithm(scatter_if, hipshift_5, void, A first, A last, B map, C stencil, D to, E predicate)

// Elements one by one.
hipshift_algorithm(for_each, hipshift_2, A, A first, A last, B function)
hipshift_algorithm(for_each_n, hipshift_3, A, A first, B n, C function)
hipshift_algorithm(transform, hipshift_3, B, A first, A last, B to, C function)
hipshift_algorithm(transform, hipshift_4, C, A first, A last, B first2, C to, D function)
hipshift_algorithm(transform_if, hipshift_4, B, A first, A last, B to, C function, D predicate)
hipshift_algorithm(transform_if, hipshift_5, C, A first, A last, B stencil, C to, D function, E predicate)
hipshift_algorithm(transform_if, hipshift_6, D, A first, A last, B first2, C stencil, D to, E function, F predicate)
hipshift_algorithm(adjacent_difference, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(adjacent_difference, hipshift_3, B, A first, A last, B to, C function)
hipshift_algorithm(replace, hipshift_2, void, A first, A last, const B &from, const B &to)
hipshift_algorithm(replace_if, hipshift_3, void, A first, A last, B predicate, const C &value)
hipshift_algorithm(replace_if, hipshift_4, void, A first, A last, B stencil, C predicate, const D &value)
hipshift_algorithm(replace_copy, hipshift_3, B, A first, A last, B to, const C &from, const C &value)
hipshift_algorithm(replace_copy_if, hipshift_4, B, A first, A last, B to, C predicate, const D &value)
hipshift_algorithm(replace_copy_if, hipshift_5, C, A first, A last, B stencil, C to, D predicate, const E &value)

// Order of elements.
hipshift_algorithm(reverse, hipshift_1, void, A first, A last)
hipshift_algorithm(reverse_copy, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(shuffle, hipshift_2, void, A first, A last, B &&generator)
hipshift_algorithm(shuffle_copy, hipshift_3, void, A first, A last, B to, C &&generator)
hipshift_algorithm(remove, hipshift_2, A, A first, A last, const B &value)
hipshift_algorithm(remove_copy, hipshift_3, B, A first, A last, B to, const C &value)
hipshift_algorithm(remove_if, hipshift_2, A, A first, A last, B predicate)
hipshift_algorithm(remove_if, hipshift_3, A, A first, A last, B stencil, C predicate)
hipshift_algorithm(remove_copy_if, hipshift_3, B, A first, A last, B to, C predicate)
hipshift_algorithm(remove_copy_if, hipshift_4, C, A first, A last, B stencil, C to, D predicate)
hipshift_algorithm(unique, hipshift_1, A, A first, A last)
hipshift_algorithm(unique, hipshift_2, A, A first, A last, B equal)
hipshift_algorithm(unique_copy, hipshift_2, B, A first, A last, B to)
hipshift_algorithm(unique_copy, hipshift_3, B, A first, A last, B to, C equal)
hipshift_algorithm(unique_count, hipshift_1, hipshift_decls::difference_of<A>, A first, A last)
hipshift_algorithm(unique_count, hipshift_2, hipshift_decls::difference_of<A>, A first, A last, B equal)
hipshift_algorithm(unique_by_key, hipshift_2, hipshift_two(A, B), A first, A last, B values)
hipshift_algorithm(unique_by_key, hipshift_3, hipshift_two(A, B), A first, A last, B values, C equal)
hipshift_algorithm(unique_by_key_copy, hipshift_4, hipshift_two(C, D), A first, A last, B values, C keysTo, D valuesTo)
hipshift_algorithm(unique_by_key_copy, hipshift_5, hipshift_two(C, D), A first, A last, B values, C keysTo, D valuesTo, E equal)
hipshift_algorithm(partition, hipshift_2, A, A first, A last, B predicate)
hipshift_algorithm(partition, hipshift_3, A, A first, A last, B stencil, C predicate)
hipshift_algorithm(stable_partition, hipshift_2, A, A first, A last, B predicate)
hipshift_algorithm(stable_partition, hipshift_3, A, A first, A last, B stencil, C predicate)
hipshift_algorithm(partition_copy, hipshift_4, hipshift_two(B, C), A first, A last, B yes, C no, D predicate)
hipshift_algorithm(partition_copy, hipshift_5, hipshift_two(C, D), A first, A last, B stencil, C yes, D no, E predicate)
hipshift_algorithm(stable_partition_copy, hipshift_4, hipshift_two(B, C), A first, A last, B yes, C no, D predicate)
hipshift_algorithm(stable_partition_copy, hipshift_5, hipshift_two(C, D), A first, A last, B stencil, C yes, D no, E predicate)
hipshift_algorithm(partition_point, hipshift_2, A, A first, A last, B predicate)
hipshift_algorithm(is_partitioned, hipshift_2, bool, A first, A last, B predicate)
hipshift_algorithm(sort, hipshift_1, void, A first, A last)
hipshift_algorithm(sort, hipshift_2, void, A first, A last, B before)
hipshift_algorithm(stable_sort, hipshift_1, void, A first, A last)
hipshift_algorithm(stable_sort, hipshift_2, void, A first, A last, B before)
hipshift_algorithm(sort_by_key, hipshift_2, void, A first, A last, B values)
hipshift_algorithm(sort_by_key, hipshift_3, void, A first, A last, B values, C before)
hipshift_algorithm(stable_sort_by_key, hipshift_2, void, A first, A last, B values)
hipshift_algorithm(stable_sort_by_key, hipshift_3, void, A first, A last, B values, C before)
hipshift_algorithm(is_sorted, hipshift_1, bool, A first, A last)
hipshift_algorithm(is_sorted, hipshift_2, bool, A first, A last, B before)
hipshift_algorithm(is_sorted_until, hipshift_1, A, A first, A last)
hipshift_algorithm(is_sorted_until, hipshift_2, A, A first, A last, B before)

// Life of objects.
template <class... Arguments> hipshift_host_device void destroy(Arguments &&...arguments) hipshift_body
template <class... Arguments> hipshift_host_device void destroy_n(Arguments &&...arguments) hipshift_body
#include "algorithm_macros_end.h"
} // namespace thrust
