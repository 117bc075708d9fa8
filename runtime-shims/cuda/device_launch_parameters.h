#pragma once
#define __DEVICE_LAUNCH_PARAMETERS_H__
#include "hipshift_decls/runtime.h"
