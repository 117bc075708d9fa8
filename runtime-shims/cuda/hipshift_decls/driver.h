// The driver API, part by part.
#pragma once
#define __cuda_cuda_h__
#include "driver_core.h"
#include "driver_structs.h"
#include "generated/driver_types.h"
#include "driver_more.h"
#include "driver_overloads.h"
