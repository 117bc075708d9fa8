#include "report/Counts.h"

namespace hipshift {

Counts countsOf(const Migration &M) {
  Counts C;
  for (const Finding &F : M.Said.Findings)
    switch (F.Sure) {
    case Confidence::Safe:
      ++C.Safe;
      break;
    case Confidence::Review:
      ++C.Review;
      break;
    case Confidence::Manual:
      ++C.Manual;
      break;
    case Confidence::Note:
      ++C.Notes;
      break;
    }
  for (const UnparsedRegion &R : M.Said.Unparsed)
    switch (R.Why) {
    case UnparsedRegion::Cause::Inactive:
      ++C.Inactive;
      break;
    case UnparsedRegion::Cause::Error:
      ++C.Errors;
      break;
    case UnparsedRegion::Cause::MissingHeader:
      ++C.MissingHeaders;
      break;
    case UnparsedRegion::Cause::NotRead:
      ++C.NotRead;
      break;
    }
  for (const FileEdits &F : M.Edits)
    C.Edits += F.Edits.size();
  C.Changed = M.Changes.size();
  C.Conflicts = M.Said.Conflicts.size();
  C.Failures = M.Said.Failures.size();
  return C;
}

} // namespace hipshift
