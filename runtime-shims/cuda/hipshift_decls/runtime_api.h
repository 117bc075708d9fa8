// The runtime API without device code: what cuda_runtime_api.h brings.
#pragma once
#include "runtime_core.h"
#include "runtime_structs.h"
#include "generated/runtime_types.h"
#include "runtime_overloads.h"
#include "texture.h"
#include "library_types.h"
#ifdef __cplusplus
#include "generated/vector_functions.h"
#endif
