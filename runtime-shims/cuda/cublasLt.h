#pragma once
#include "hipshift_decls/generated/cublasLt.h"
