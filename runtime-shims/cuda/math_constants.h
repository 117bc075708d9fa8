#pragma once
#define __MATH_CONSTANTS_H__
#include "hipshift_decls/generated/math_constants.h"
