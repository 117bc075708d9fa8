// How an algorithm is declared: hipshift_algorithm(name, hipshift_2, result, parameters...) declares name for the type
// parameters A and B, with and without an execution policy in front. Undefined by algorithm_macros_end.h.
#define hipshift_1 class A
#define hipshift_2 class A, class B
#define hipshift_3 class A, class B, class C
#define hipshift_4 class A, class B, class C, class D
#define hipshift_5 class A, class B, class C, class D, class E
#define hipshift_6 class A, class B, class C, class D, class E, class F
#define hipshift_7 class A, class B, class C, class D, class E, class F, class G
#define hipshift_two(a, b) pair<a, b>
#define hipshift_algorithm(name, types, result, ...)                                                                             \
  template <types> hipshift_host_device result name(__VA_ARGS__) hipshift_body                                                   \
  template <class Policy, types>                                                                                                 \
  hipshift_host_device result name(const execution_policy<Policy> &policy, __VA_ARGS__) hipshift_body
