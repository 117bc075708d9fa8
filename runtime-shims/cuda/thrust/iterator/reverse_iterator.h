#pragma once
#include "../../hipshift_decls/thrust/iterators.h"
