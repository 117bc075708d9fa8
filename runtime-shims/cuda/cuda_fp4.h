#pragma once
#include "hipshift_decls/half/fp4.h"
