"""docs/differences-from-hipify.md: where HIPIFY's answer is not ours, and what proves ours."""

import re

from tables import ROOT

PAGE = ROOT / "docs/differences-from-hipify.md"
ANSWERS = ROOT / "test/names/hipify-answers.tsv"


def answers():
    lines = ANSWERS.read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def version(rocm):
    text = (rocm.root / "include/hip/hip_version.h").read_text()
    part = {m[0]: m[1] for m in re.findall(r"#define HIP_VERSION_(MAJOR|MINOR|PATCH) (\d+)", text)}
    return f"{part['MAJOR']}.{part['MINOR']}.{part['PATCH']}"


class Headers:
    """Where a name stands in ROCm's headers: check-names has made sure that it is declared."""

    def __init__(self, rocm):
        include = rocm.root / "include"
        folders = ["hip", "hipblas", "hipblaslt", "hipfft", "hiprand", "hipsparse", "hipsolver", "hipcub"]
        self.lines = {}
        inner = re.compile(r"hip_prof_str|hip_api_trace|backend/cub/")  # no header that a program includes
        for path in [p for f in folders for p in sorted((include / f).rglob("*.h*")) if not inner.search(str(p))]:
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                if not line.lstrip().startswith(("*", "//", "/*")):
                    for word in set(re.findall(r"[A-Za-z_]\w+", line)):
                        self.lines.setdefault(word, f"{path.relative_to(include)}:{number}")

    def proof(self, ours, theirs):
        if ours.startswith("hipshift::"):
            return "no declaration in ROCm's headers; a shim"
        if ours == "none":
            return "no such declaration" if theirs not in self.lines else f"not this, or not public: {self.lines[theirs]}"
        word = re.match(r"\w+", ours.split("::")[-1])[0]
        return "a clang builtin" if word.startswith("__builtin") else self.lines.get(word, "C++ itself")


def page(rocm, names):
    table, headers = {n.cuda: n for n in names}, Headers(rocm)
    rows = [(cuda, theirs, table[cuda].hip) for cuda, theirs in answers()
            if cuda in table and table[cuda].hip != theirs]
    groups = [
        ("Other HIP name", [r for r in rows if r[1] != "none" and r[2] != "none" and not r[2].startswith("hipshift::")]),
        ("HIPIFY maps, here no counterpart", [r for r in rows if r[2] == "none"]),
        ("HIPIFY has no answer, here a HIP name", [r for r in rows if r[1] == "none" and not r[2].startswith("hipshift::")]),
        ("HIPIFY has no answer or an incomplete one, here a shim", [r for r in rows if r[2].startswith("hipshift::")]),
    ]
    lines = [
        "# Differences from HIPIFY",
        "",
        "Where HIPIFY 7.2.4's tables and ours disagree, and what in ROCm's headers proves ours.",
        f"Made by `test/names/check-names --differences` from the headers of HIP {version(rocm)}; do not edit.",
        "",
        "Not listed: cuDNN, which HIPIFY maps to hipDNN by default and this tool to MIOpen where a function fits.",
        "`none` means a finding with a reason; `hipshift explain NAME` prints it.",
    ]
    for title, group in groups:
        lines += ["", f"## {title} ({len(group)})", "", "| CUDA | HIPIFY | here | proof |", "|---|---|---|---|"]
        lines += [f"| `{c}` | `{t}` | `{o}` | {headers.proof(o, t)} |" for c, t, o in group]
    return "\n".join(lines) + "\n"


def stale(rocm, names):
    """Why the page is out of date, or nothing. Other headers than those it was made from prove nothing."""
    if not PAGE.is_file():
        return f"{PAGE.relative_to(ROOT)} is missing"
    text = PAGE.read_text()
    if f"HIP {version(rocm)};" not in text or text == page(rocm, names):
        return ""
    return f"{PAGE.relative_to(ROOT)} is out of date: run test/names/check-names --differences"
