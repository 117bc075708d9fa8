#include "report/Places.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace hipshift {

Places::Places(const Migration &M, StringRef Base) : Base(Base) {
  if (!this->Base.empty() && !Base.ends_with("/"))
    this->Base += '/';
  for (const FileChange &C : M.Changes)
    Changed[C.File] = C.Before;
}

std::string Places::name(StringRef File) const {
  StringRef Short = File;
  if (!Base.empty())
    Short.consume_front(Base);
  return (Short.empty() ? File : Short).str();
}

Place Places::at(const Span &S) {
  const Source &Text = source(S.File);
  const LineColumn At = Text.Index.at(S.Begin);
  return {name(S.File), At, Text.Index.line(At.Line)};
}

const Places::Source &Places::source(StringRef File) {
  std::unique_ptr<Source> &S = Known[File];
  if (S)
    return *S;
  if (auto Before = Changed.find(File); Before != Changed.end())
    return *(S = std::make_unique<Source>(Before->second));
  auto Buffer = MemoryBuffer::getFile(File, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  return *(S = std::make_unique<Source>(Buffer ? (*Buffer)->getBuffer() : StringRef()));
}

} // namespace hipshift
