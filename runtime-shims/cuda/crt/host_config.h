#pragma once
#include "../hipshift_decls/host_defines.h"
