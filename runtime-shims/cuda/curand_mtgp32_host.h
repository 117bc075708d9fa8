#pragma once
#include "hipshift_decls/curand_kernel/mtgp32_host.h"
