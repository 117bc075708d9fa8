#pragma once
#include "../../hipshift_decls/cub/iterators.h"
