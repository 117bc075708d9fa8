// The runtime API without device code: what cuda_runtime_api.h brings.
#pragma once
// Programs ask whether a CUDA header is there by its include guard, so each guard is defined where its declarations are.
#define __DRIVER_TYPES_H__
#define __CUDA_RUNTIME_API_H__
#define __VECTOR_FUNCTIONS_H__
#define __CHANNEL_DESCRIPTOR_H__
#define __TEXTURE_TYPES_H__
#define __SURFACE_TYPES_H__
#define __BUILTIN_TYPES_H__
#include "runtime_core.h"
#include "runtime_structs.h"
#include "generated/runtime_types.h"
#include "runtime_overloads.h"
#include "texture.h"
#include "library_types.h"
#ifdef __cplusplus
#include "generated/vector_functions.h"
#endif
