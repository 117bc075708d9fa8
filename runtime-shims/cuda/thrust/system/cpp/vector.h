#pragma once
#include "../../../hipshift_decls/thrust/all.h"
