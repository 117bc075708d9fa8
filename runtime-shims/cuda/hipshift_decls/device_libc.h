// The few libc functions that device code may call, once more for the device. They come before libc's own
// headers, so that the using-declarations of <cstdlib> and friends bring both into namespace std.
#pragma once
#include "host_defines.h"

extern "C" {
__device__ int printf(const char *format, ...);
__device__ int vprintf(const char *format, const char *args);
__device__ void *malloc(__SIZE_TYPE__ size);
__device__ void free(void *ptr);
__device__ void *memcpy(void *dst, const void *src, __SIZE_TYPE__ count);
__device__ void *memmove(void *dst, const void *src, __SIZE_TYPE__ count);
__device__ void *memset(void *dst, int value, __SIZE_TYPE__ count);
__device__ int memcmp(const void *a, const void *b, __SIZE_TYPE__ count);
__device__ __attribute__((noreturn)) void __assert_fail(const char *assertion, const char *file, unsigned int line, const char *function);
__device__ __attribute__((noreturn)) void __assertfail(const char *message, const char *file, unsigned int line, const char *function,
                                                       __SIZE_TYPE__ charSize);
__device__ long clock(void);
__device__ __attribute__((noreturn)) void abort(void);
}
