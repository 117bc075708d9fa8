#pragma once
#include "../hipshift_decls/thrust/functional.h"
