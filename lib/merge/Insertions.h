// The edits of all findings → one list for each file: sorted, and with the insertions at one place
// in the order in which they nest.
#pragma once

#include "model/Report.h"

#include <vector>

namespace hipshift {

// A finding and the numbers of the units that came to it.
struct Wish {
  Finding Said;
  std::vector<unsigned> Units;
};

// The wishes' edits do not overlap. Equal edits become one, unless they are insertions that one
// unit wants twice: two calls that end at one place both need their ")". An #include line is
// inserted once at a place, whoever wants it.
std::vector<FileEdits> orderEdits(const std::vector<Wish> &Wishes);

} // namespace hipshift
