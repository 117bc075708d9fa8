#pragma once
#include "../hipshift_decls/thrust/reductions.h"
