#pragma once
#include "hipshift_decls/cooperative_groups/partition.h"
