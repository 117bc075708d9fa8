#pragma once
#define CUBLASLT_H_
#include "hipshift_decls/generated/cublasLt.h"
