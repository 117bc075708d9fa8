// cub/cub.cuh, part by part.
#pragma once
#include "block.h"
#include "device.h"
#include "dispatch.h"
#include "iterators.h"
#include "util.h"
