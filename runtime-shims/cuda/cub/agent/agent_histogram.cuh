#pragma once
#include "../../hipshift_decls/cub/all.h"
