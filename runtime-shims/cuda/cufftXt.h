#pragma once
#define _CUFFTXT_H_
#include "hipshift_decls/generated/cufft.h"
