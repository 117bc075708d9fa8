#pragma once
#include "../../hipshift_decls/cub/device.h"
