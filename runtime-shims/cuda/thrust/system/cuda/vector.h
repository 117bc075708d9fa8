#pragma once
#include "../../../hipshift_decls/thrust/vector.h"
