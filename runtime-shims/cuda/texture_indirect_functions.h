#pragma once
#include "hipshift_decls/runtime.h"
