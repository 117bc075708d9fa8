#pragma once
#include "hipshift_decls/generated/cusolver.h"
