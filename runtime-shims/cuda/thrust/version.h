#pragma once
#include "../hipshift_decls/thrust/config.h"
