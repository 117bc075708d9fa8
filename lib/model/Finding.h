// What a rule has to say about a place, and the edits that carry it out.
#pragma once

#include "model/Facts.h"
#include "model/Span.h"

#include <string>
#include <vector>

namespace hipshift {

enum class Confidence {
  Safe,   // edited, same meaning
  Review, // edited, or the same in HIP; a person should look
  Manual, // not edited, a person must act
  Note,   // not edited, worth knowing
};

struct Edit {
  Span Range;
  std::string NewText;

  friend bool operator==(const Edit &A, const Edit &B) {
    return A.Range == B.Range && A.NewText == B.NewText;
  }
};

struct Note {
  Span Where;
  std::string Message;
};

struct Finding {
  std::string RuleId;  // "name", "include", "launch", or the id of a pattern rule or rewrite
  std::string Message; // the user's words, lower case, no full stop
  Span Where;
  Confidence Sure = Confidence::Safe;
  std::vector<Edit> Edits; // all or none are applied
  std::vector<std::string>
      Headers; // headers the new text needs in the edited file: "hipshift/lanes.h"
  std::vector<Note> Notes;
  Origin From = Origin::Written;
};

// Two units, or two rules, want different text at one place. Neither is applied.
struct Conflict {
  Span Where;
  std::string First, Second;         // both texts
  std::string FirstRule, SecondRule; // who asked for them
};

} // namespace hipshift
