#pragma once
#include "hipshift_decls/cufftw.h"
