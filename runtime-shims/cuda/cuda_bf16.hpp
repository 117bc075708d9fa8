#pragma once
#include "hipshift_decls/half/bf16.h"
