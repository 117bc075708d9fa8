#pragma once
#include "hipshift_decls/generated/curand.h"
