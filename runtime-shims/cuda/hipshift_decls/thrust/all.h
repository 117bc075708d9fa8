// Thrust's headers bring one another along, and programs rely on it; so each public header brings all but complex.h
// and random.h.
#pragma once
#include "more.h"
#include "reductions.h"
