#pragma once
#include "hipshift_decls/generated/cusparse.h"
