#pragma once
#include "hipshift_decls/driver.h"
