#pragma once
#include "hipshift_decls/generated/nvrtc.h"
