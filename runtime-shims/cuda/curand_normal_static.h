#pragma once
#include "hipshift_decls/curand_kernel/functions.h"
