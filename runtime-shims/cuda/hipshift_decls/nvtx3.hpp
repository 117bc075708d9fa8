// NVTX's C++ wrapper.
#pragma once
#include "nvtx.h"

namespace nvtx3 {
inline namespace v1 {
struct domain {
  struct global {};
};
struct rgb {
  template <class... Arguments> constexpr rgb(Arguments...) {}
};
struct argb {
  template <class... Arguments> constexpr argb(Arguments...) {}
};
struct color {
  template <class... Arguments> constexpr color(Arguments...) {}
};
struct category {
  template <class... Arguments> category(Arguments...) {}
};
struct payload {
  template <class... Arguments> payload(Arguments...) {}
};
struct message {
  template <class... Arguments> message(Arguments...) {}
};
struct event_attributes {
  template <class... Arguments> event_attributes(const Arguments &...) {}
};
template <class Domain> struct scoped_range_in {
  scoped_range_in() {}
  template <class... Arguments> explicit scoped_range_in(const Arguments &...) {}
  ~scoped_range_in() {}
};
typedef scoped_range_in<domain::global> scoped_range;
template <class Domain> struct unique_range_in {
  template <class... Arguments> explicit unique_range_in(const Arguments &...) {}
  ~unique_range_in() {}
};
typedef unique_range_in<domain::global> unique_range;
template <class Domain = domain::global, class... Arguments> void mark(const Arguments &...) {}
} // namespace v1
} // namespace nvtx3
#define NVTX3_FUNC_RANGE() ::nvtx3::scoped_range hipshift_nvtx_range(__func__)
#define NVTX3_FUNC_RANGE_IN(D) ::nvtx3::scoped_range_in<D> hipshift_nvtx_range(__func__)
