#pragma once
#include "../hipshift_decls/cooperative_groups/reduce.h"
