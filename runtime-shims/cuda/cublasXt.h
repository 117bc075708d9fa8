#pragma once
#include "hipshift_decls/cublasXt.h"
