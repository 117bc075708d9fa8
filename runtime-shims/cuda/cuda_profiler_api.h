#pragma once
#include "hipshift_decls/runtime_api.h"
