// cuda_runtime.h, part by part. The order matters: see each line.
#pragma once
#define __CUDA_RUNTIME_H__
#define __DEVICE_FUNCTIONS_H__
#define __MATH_FUNCTIONS_H__
#define __COMMON_FUNCTIONS_H__
#include "host_defines.h"
#ifdef __CUDA__
#include "device_libc.h"                        // before libc's headers
#include <__clang_cuda_math_forward_declares.h> // before <cmath>
#include "generated/device_math.h"              // before __clang_cuda_cmath.h, which calls them
#endif
#ifdef __cplusplus
#include <cctype>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <math.h> // after <cmath>: brings the float overloads to the global namespace
#include <new>
#include <stdlib.h>
#include <utility>
#endif
#include "runtime_api.h"
#if defined(__CUDA__) && defined(__cplusplus)
#include "device.h"
#include <__clang_cuda_cmath.h>
#endif
