#pragma once
#include "hipshift_decls/half/fp16.h"
