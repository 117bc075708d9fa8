#pragma once
#include "../../hipshift_decls/cub/types.h"
