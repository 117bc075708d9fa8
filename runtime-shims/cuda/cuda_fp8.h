#pragma once
#include "hipshift_decls/half/fp8.h"
