#pragma once
#include "hipshift_decls/generated/cudnn.h"
