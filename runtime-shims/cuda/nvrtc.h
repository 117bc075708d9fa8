#pragma once
#define __NVRTC_H__
#include "hipshift_decls/generated/nvrtc.h"
