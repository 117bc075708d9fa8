"""Does every HIP name exist? One compile of one source per library and side.

Each line of a probe stands under `#line N "rules/names/x.yaml"`, so that clang's errors name the
table's line.
"""

import re

from rocm import UNCHECKED_NAMES

# HIP "names" that are words of C++ itself, or that the compiler defines only in other compiles.
KEYWORDS = {"int", "uint32_t", "uint64_t"}
ONLY_ELSEWHERE = {
    "__HIPCC_RTC__": "defined by hiprtc",
    "HIP_API_PER_THREAD_DEFAULT_STREAM": "defined by the user",
}


def records(names):
    """CUDA record → HIP record, also for the tags behind typedefs (CUDA_X_st behind CUDA_X)."""
    table = {n.cuda: n.hip for n in names if n.kind == "type" and n.hip != "none"}
    table["CUlaunchAttributeValue_union"] = "hipLaunchAttributeValue"
    return table


def probe(name, record_of):
    """Lines that compile only if the HIP name exists."""
    hip = name.hip
    if hip in KEYWORDS or hip in ONLY_ELSEWHERE or UNCHECKED_NAMES.match(hip):
        return []
    if hip.startswith("__builtin_"):
        return [f"#if !__has_builtin({hip})", "#error no such builtin", "#endif"]
    if name.kind == "field":
        owner, fallback = name.cuda.rsplit("::", 1)[0], ""
        record = record_of.get(owner) or record_of.get(re.sub(r"_(st|v\d_st|v\d)$", fallback, owner))
        if not record:
            return [f'static_assert(false, "the record {owner} does not map");']
        return [f"static_assert(sizeof((({record} *)nullptr)->{hip}) != 0);"]
    if name.kind == "namespace":
        return [f"namespace check_{name.line} = ::{hip};"]
    if "::" in hip:
        return [f"namespace check_{name.line} {{ using ::{hip}; }}"]
    if name.kind == "macro":
        return [f"#ifndef {hip}", f"namespace check_{name.line} {{ using ::{hip}; }}", "#endif"]
    return [f"#if !defined({hip})", f"namespace check_{name.line} {{ using ::{hip}; }}", "#endif"]


def source(includes, names, record_of):
    shims = sorted({n.header for n in names if n.header.startswith("hipshift/")})
    lines = includes + [f"#include <{s}>" for s in shims]
    for name in names:
        body = probe(name, record_of)
        if body:
            # An #if may not stand on the line that #line numbers: each line repeats the number.
            for part in body:
                lines += [f'#line {name.line} "{name.file}"', part]
    return lines


ERROR = re.compile(r"^([^\s:]+):(\d+):\d+: (?:fatal )?error: (.*)$", re.M)


def failures(stderr, file):
    """(line of the table, message) of each error that belongs to a name, then the other errors."""
    ours, others = {}, []
    for where, line, message in ERROR.findall(stderr):
        if where == file:
            ours.setdefault(int(line), message)
        else:
            others.append(f"{where}:{line}: {message}")
    return ours, others
