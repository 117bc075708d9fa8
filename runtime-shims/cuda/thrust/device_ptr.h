#pragma once
#include "../hipshift_decls/thrust/pointer.h"
