// Mathematical constants of CUDA, as literals of the nearest float or double.
#pragma once
#include "hipshift_decls/runtime.h"
