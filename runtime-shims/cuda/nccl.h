#pragma once
#include "hipshift_decls/generated/nccl.h"
