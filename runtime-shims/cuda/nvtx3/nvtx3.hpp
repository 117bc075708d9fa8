#pragma once
#include "../hipshift_decls/nvtx3.hpp"
