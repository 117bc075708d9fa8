#pragma once
#include "hipshift_decls/gl_interop.h"
