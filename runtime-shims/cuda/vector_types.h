#pragma once
#include "hipshift_decls/runtime_core.h"
