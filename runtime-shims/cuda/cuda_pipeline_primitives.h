#pragma once
#include "hipshift_decls/libcudacxx/pipeline_primitives.h"
