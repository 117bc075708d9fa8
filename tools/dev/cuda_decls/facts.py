"""What HIP's headers cannot tell about CUDA: values of enumerators and macros, and the enums that they belong to.

facts.txt, one fact a line:
  enum cudaDeviceAttr cudaDevAttr     enumerators that begin with cudaDevAttr belong to cudaDeviceAttr
  new runtime cudaCGScope             an enum of CUDA without a HIP counterpart (more words: its typedefs)
  cudaDevAttr: NumaId 131, Reserved132, MpsEnabled     values of enumerators, counting on where none is said
  cudaDeviceMask = 0xff               the text of a macro
  default 3 0: cudaMalloc3DArray      the default argument of a parameter, where HIP has none
  param 0 CUdeviceptr *: cuMemAlloc   CUDA's type of a parameter (counting from 0) where HIP's differs, or "drop"
"""

from pathlib import Path


class Facts:
    def __init__(self, path):
        self.prefixes, self.new_enums, self.values, self.texts, self.params, self.defaults = [], {}, {}, {}, {}, {}
        for line in Path(path).read_text().splitlines():
            words = [] if line.startswith("#") else line.split()
            if not words:
                continue
            if words[0] == "enum":
                self.prefixes += [(prefix, words[1]) for prefix in words[2:]]
            elif words[0] == "new":
                self.new_enums.setdefault(words[1], {})[words[2]] = words[3:]
            elif words[0] == "param":
                self._params(self.params, *line.split(":", 1))
            elif words[0] == "default":
                self._params(self.defaults, *line.split(":", 1))
            elif words[0].endswith(":"):
                self._values(words[0][:-1], line.split(":", 1)[1])
            else:
                self.texts[words[0]] = " ".join(words[2:])
        self.prefixes.sort(key=lambda p: -len(p[0]))

    @staticmethod
    def _params(into, head, functions):
        _, index, spelled = head.split(" ", 2)
        for function in functions.split():
            into.setdefault(function, {})[int(index)] = spelled

    def param(self, function, index):
        return self.params.get(function, self.params.get(function.removesuffix("_v2"), {})).get(index)

    def _values(self, prefix, text):
        following = 0
        for item in text.split(","):
            name, *value = item.split()
            following = int(value[0], 0) if value else following
            self.values[(prefix if prefix != "-" else "") + name] = following
            following += 1

    def enum_of(self, enumerator):
        return next((tag for prefix, tag in self.prefixes if enumerator.startswith(prefix)), None)
