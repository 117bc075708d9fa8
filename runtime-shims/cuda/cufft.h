#pragma once
#include "hipshift_decls/generated/cufft.h"
