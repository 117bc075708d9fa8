#pragma once
#define __CUDA_GL_INTEROP_H__
#include "hipshift_decls/gl_interop.h"
