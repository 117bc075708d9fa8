#pragma once
#include "hipshift_decls/library_types.h"
