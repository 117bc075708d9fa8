#pragma once
#include "hipshift_decls/cublas_legacy.h"
