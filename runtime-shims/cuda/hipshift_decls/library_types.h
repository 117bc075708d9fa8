// Data types of the math libraries.
#pragma once
#define __LIBRARY_TYPES_H__
#include "generated/library_types.h"

typedef enum libraryPropertyType_t { MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL } libraryPropertyType;
#ifndef __cplusplus
typedef enum libraryPropertyType_t libraryPropertyType_t;
#endif
typedef enum cudaEmulationMantissaControl_t {
  CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC,
  CUDA_EMULATION_MANTISSA_CONTROL_FIXED
} cudaEmulationMantissaControl;
