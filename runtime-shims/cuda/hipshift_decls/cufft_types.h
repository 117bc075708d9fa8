// Types of cuFFT that are plain in CUDA.
#pragma once
#define _CUFFT_H_
#include "math_library.h"

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
#define CUDA_XT_DESCRIPTOR_VERSION 0x01000000
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define MAX_CUDA_DESCRIPTOR_GPUS 64
typedef struct cudaXtDesc_t {
  int version, nGPUs, GPUs[MAX_CUDA_DESCRIPTOR_GPUS];
  void *data[MAX_CUDA_DESCRIPTOR_GPUS];
  size_t size[MAX_CUDA_DESCRIPTOR_GPUS];
  void *cudaXtState;
} cudaXtDesc;
typedef enum libFormat_t { LIB_FORMAT_CUFFT = 0, LIB_FORMAT_UNDEFINED = 1 } libFormat;
typedef struct cudaLibXtDesc_t {
  int version;
  cudaXtDesc *descriptor;
  libFormat library;
  int subFormat;
  void *libDescriptor;
} cudaLibXtDesc;
