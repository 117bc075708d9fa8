#pragma once
#include "../../hipshift_decls/thrust/more.h"
