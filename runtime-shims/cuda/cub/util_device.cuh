#pragma once
#include "../hipshift_decls/cub/util.h"
