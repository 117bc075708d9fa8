#pragma once
#include "../hipshift_decls/nvtx.h"
