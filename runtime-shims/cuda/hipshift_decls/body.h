// The body of function templates. With a type that has no linkage (a lambda, a type in an unnamed namespace) as
// argument, a template without a body would be an error at its first use.
#pragma once
#include "host_defines.h"

#define hipshift_body { __builtin_unreachable(); }
