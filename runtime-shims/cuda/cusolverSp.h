#pragma once
#define CUSOLVERSP_H_
#include "hipshift_decls/generated/cusolver.h"
