#pragma once
#include "../hipshift_decls/thrust/tuple.h"
