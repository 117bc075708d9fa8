"""rules/names/<library>.yaml → the CUDA names of a library, and the way back from HIP names to CUDA names."""

import re
from dataclasses import dataclass, field
from pathlib import Path

PAIR = re.compile(r'(\w+):\s*("(?:[^"\\]|\\.)*"|\{[^}]*\}|[^,{}"]+)')


@dataclass
class Name:
    cuda: str
    hip: str  # "" when HIP has none
    kind: str


@dataclass
class Names:
    """The names of one library, in the order of its file."""
    by_cuda: dict = field(default_factory=dict)
    by_hip: dict = field(default_factory=dict)  # HIP name → [CUDA names]

    def add(self, name):
        self.by_cuda[name.cuda] = name
        if name.hip:
            self.by_hip.setdefault(name.hip, []).append(name.cuda)


def read(path):
    names = Names()
    for number, line in enumerate(Path(path).read_text().splitlines(), 1):
        line = line.strip()
        if not line.startswith("- {cuda:"):
            continue
        entry = {k: v.strip().strip('"') for k, v in PAIR.findall(line[3:line.rindex("}")])}
        if "cuda" not in entry or "kind" not in entry:
            raise RuntimeError(f"{path}:{number}: a name needs cuda, hip and kind")
        hip = entry.get("hip", "none")
        names.add(Name(entry["cuda"], "" if hip in ("none", "drop") else hip, entry["kind"]))
    return names


def read_all(folder):
    return {p.stem: read(p) for p in sorted(Path(folder).glob("*.yaml"))}


def same(pattern, header):
    """The table of a library whose names HIP keeps (RCCL)."""
    names = Names()
    found = [(n, "function") for n in header.functions]
    for name, decl in header.types.items():
        found.append((name, "type"))
        found += [(e, "enumerator") for e, _ in getattr(decl, "enumerators", [])]
    found += [(n, "macro") for n in header.macros]
    for name, kind in found:
        if re.match(pattern, name):
            names.add(Name(name, name, kind))
    return names
