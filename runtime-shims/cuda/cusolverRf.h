#pragma once
#define CUSOLVERRF_H_
#include "hipshift_decls/generated/cusolver.h"
