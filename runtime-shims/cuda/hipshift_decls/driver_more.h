// Functions of the driver API that HIP does not have, or not with CUDA's signature.
#pragma once
#include "generated/driver_types.h"
