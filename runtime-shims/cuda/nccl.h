#pragma once
#define NCCL_H_
#include "hipshift_decls/generated/nccl.h"
