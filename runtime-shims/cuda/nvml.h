#pragma once
#include "hipshift_decls/nvml.h"
