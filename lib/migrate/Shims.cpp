#include "migrate/Shims.h"

#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

#include <set>

using namespace llvm;

namespace hipshift {

static void addWithIncluded(const std::string &Header, StringRef ShimsDir,
                            std::set<std::string> &Out) {
  if (!StringRef(Header).starts_with("hipshift/") || !Out.insert(Header).second)
    return;
  auto Buffer = MemoryBuffer::getFile(ShimsDir + "/hip/" + Header);
  if (!Buffer)
    return;
  for (line_iterator Line(**Buffer); !Line.is_at_end(); ++Line) {
    StringRef Text = Line->trim();
    if (Text.consume_front("#include") && (Text = Text.trim()).consume_front("\""))
      addWithIncluded(Text.take_until([](char C) { return C == '"'; }).str(), ShimsDir, Out);
  }
}

std::vector<std::string> shimHeaders(ArrayRef<Finding> Findings, StringRef ShimsDir) {
  std::set<std::string> Out;
  for (const Finding &F : Findings)
    for (const std::string &Header : F.Headers)
      addWithIncluded(Header, ShimsDir, Out);
  return {Out.begin(), Out.end()};
}

} // namespace hipshift
