#pragma once
#define CUSOLVERDN_H_
#include "hipshift_decls/generated/cusolver.h"
