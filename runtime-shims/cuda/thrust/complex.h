#pragma once
#include "../hipshift_decls/thrust/complex.h"
