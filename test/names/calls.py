"""Does a call with CUDA's parameter types fit? For every mapped function with a declaration, a call
with values of the declared types is renamed and compiled against HIP.

The declarations come from runtime-shims/cuda, where some libraries are declared without types, or
from a CUDA toolkit when one is given.
"""

import re
import subprocess
import tempfile

from tables import ROOT

# CUDA headers (ours) that declare each library's functions.
CUDA_HEADERS = {
    "runtime": ["cuda_runtime.h"],
    "driver": ["cuda.h"],
    "rtc": ["nvrtc.h"],
    "blas": ["cublas_v2.h"],
    "blaslt": ["cublasLt.h"],
    "fft": ["cufft.h", "cufftXt.h"],
    "rand": ["curand.h"],
    "sparse": ["cusparse.h"],
    "solver": ["cusolverDn.h", "cusolverSp.h", "cusolverRf.h"],
    "nccl": ["nccl.h"],
    "dnn": ["cudnn.h"],
}
DECLARATION = re.compile(r"Function(Template)?Decl 0x.*? ([A-Za-z_]\w*)(?: '([^']*)'|$)")


def signatures(clang, library, toolkit):
    """Function name → its types, as clang prints them from the CUDA headers."""
    where = [f"--cuda-path={toolkit}"] if toolkit else ["-nocudainc", f"-I{ROOT}/runtime-shims/cuda"]
    with tempfile.NamedTemporaryFile("w", suffix=".cu") as source:
        source.write("".join(f"#include <{h}>\n" for h in CUDA_HEADERS[library]))
        source.flush()
        run = subprocess.run(
            [clang, "-x", "cuda", "--cuda-host-only", *where, "-nocudalib", "--cuda-gpu-arch=sm_80", "-std=c++17", "-w",
             "-fsyntax-only", "-Xclang", "-ast-dump", "-fno-color-diagnostics", source.name],
            capture_output=True, text=True)
    return declared(run.stdout)


def declared(dump):
    """The functions of an AST dump that are no templates: a call needs types to pass."""
    found, templates, template_depth = {}, set(), None
    for line in dump.splitlines():
        depth = len(line) - len(line.lstrip(" |`-"))
        if template_depth is not None and depth <= template_depth:
            template_depth = None
        match = DECLARATION.match(line, depth)
        if not match or template_depth is not None:
            continue
        is_template, name, function_type = match.groups()
        if is_template:
            template_depth = depth
            templates.add(name)
        elif function_type:
            found.setdefault(name, []).append(function_type)
    # What is left of a template are its specialisations: without parameters, they cannot be told apart.
    return {name: [t for t in types if name not in templates or parameters(t)] for name, types in found.items()}


def parameters(function_type):
    """'cudaError_t (void **, size_t)' → ['void **', 'size_t']; none when it has an ellipsis."""
    text = re.sub(r" noexcept(\(.*\))?$", "", function_type)
    depth = 0
    for start in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(text[start], 0)
        if depth == 0:
            break
    parts, current, depth = [], "", 0
    for char in text[start + 1:-1]:
        depth += {"(": 1, "<": 1, "[": 1, ")": -1, ">": -1, "]": -1}.get(char, 0)
        if char == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += char
    parts.append(current.strip())
    if "..." in parts:
        return None
    return [p for p in parts if p and p != "void"]


def renamed(cuda_type, hip_of):
    text = re.sub(r"\b(struct|union|enum) ", "", cuda_type)
    text = re.sub(r"\[\d*\]$", "*", text)
    return re.sub(r"[A-Za-z_]\w*", lambda m: hip_of.get(m[0], m[0]), text)


def call(name, types, hip_of):
    values = []
    for i, cuda_type in enumerate(types):
        how = name.args.get(i)
        if how == "drop":
            continue
        value = f"make<{renamed(cuda_type, hip_of)}>()"
        if how and "$" in how:
            value = how.replace("$", value)
        values.append(value)
    return f"using call_{name.line} = decltype({name.hip}({', '.join(values)}));"


def source(includes, names, found, hip_of, skip):
    """Lines of the probe, and the number of functions that it calls."""
    lines, count = includes + ["template <class T> T make();"], 0
    for name in names:
        if name.kind != "function" or name.hip == "none" or "::" in name.cuda or name.cuda in skip:
            continue
        if any(how.startswith(("HIP_SYMBOL", "&")) for how in name.args.values()):
            continue  # takes a variable, not a value: test/rules compiles these
        calls = [p for p in (parameters(t) for t in found.get(name.cuda, [])) if p is not None]
        count += bool(calls)
        for i, types in enumerate(calls):
            lines += [f'#line {name.line} "{name.file}"',
                      f"namespace overload_{i} {{ {call(name, types, hip_of)} }}"]
    return lines, count
