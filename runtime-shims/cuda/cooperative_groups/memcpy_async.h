#pragma once
#include "../hipshift_decls/cooperative_groups/memcpy_async.h"
