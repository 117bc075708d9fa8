#pragma once
#include "hipshift_decls/half/fp6.h"
