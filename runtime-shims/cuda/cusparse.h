#pragma once
#ifndef CUSPARSEAPI
#define CUSPARSE_H_
#define CUSPARSEAPI
#endif
#include "hipshift_decls/generated/cusparse.h"
