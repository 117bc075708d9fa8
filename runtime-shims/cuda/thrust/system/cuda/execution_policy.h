#pragma once
#include "../../../hipshift_decls/thrust/policy.h"
