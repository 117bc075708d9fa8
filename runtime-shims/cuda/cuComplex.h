#pragma once
#include "hipshift_decls/complex.h"
