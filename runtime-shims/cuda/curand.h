#pragma once
#define CURAND_H_
#include "hipshift_decls/generated/curand.h"
