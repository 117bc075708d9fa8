#pragma once
#include "hipshift_decls/generated/math_constants.h"
