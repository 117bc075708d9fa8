#pragma once
#include "../hipshift_decls/cub/config.h"
