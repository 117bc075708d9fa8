#pragma once
#include "../../hipshift_decls/thrust/random.h"
