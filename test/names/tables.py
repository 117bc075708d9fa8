"""rules/names/*.yaml → a list of Names, with their lines.

Reads the one-line flow mappings of name tables only (docs/adding-a-rule.md); the strict reader is
lib/rules. Kept free of packages so that the check runs on a bare machine.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Name:
    cuda: str
    hip: str
    kind: str
    library: str
    file: str
    line: int
    rocm: str = ""
    header: str = ""
    differs: str = ""
    confidence: str = ""
    args: dict = field(default_factory=dict)

    @property
    def place(self):
        return f"{self.file}:{self.line}"


TOKEN = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([{}:,])|([^\s{}:,"][^{}:,"]*?(?:::[^{}:,"]*)*)(?=\s*[:,}]))')


def parse_flow(text):
    """'{a: b, c: {0: d}}' → {'a': 'b', 'c': {'0': 'd'}}"""
    tokens, at = [], 0
    while at < len(text) and text[at:].strip():
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError(f"cannot read '{text[at:at + 20]}'")
        quoted, mark, plain = match.groups()
        tokens.append(mark if mark else ("text", re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else plain))
        at = match.end()

    def mapping(i):
        result = {}
        while tokens[i] != "}":
            i += 1
            key, colon = tokens[i], tokens[i + 1]
            if colon != ":":
                raise ValueError("':' expected")
            if tokens[i + 2] == "{":
                result[key[1]], i = mapping(i + 2)
            else:
                result[key[1]], i = tokens[i + 2][1], i + 3
        return result, i + 1

    return mapping(0)[0]


def read_table(path):
    names, library = [], path.stem
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("library:"):
            library = line.split(":", 1)[1].strip()
        if not line.startswith("  - {"):
            continue
        entry = parse_flow(line[4:])
        hip = "none" if entry["hip"] == "drop" else entry["hip"]  # neither is in ROCm's headers
        names.append(Name(entry["cuda"], hip, entry["kind"], library, str(path.relative_to(ROOT)), number,
                          entry.get("rocm", ""), entry.get("header", ""), entry.get("differs", ""),
                          entry.get("confidence", ""), {int(k): v for k, v in entry.get("args", {}).items()}))
    return names


def read_tables():
    return [name for path in sorted((ROOT / "rules/names").glob("*.yaml")) for name in read_table(path)]


def read_headers():
    """headers.yaml → (hip header, has a why, line) of each line with a target."""
    result = []
    for number, line in enumerate((ROOT / "rules/headers.yaml").read_text().splitlines(), 1):
        if line.startswith("  - {"):
            entry = parse_flow(line[4:])
            if entry["hip"] not in ("none", "drop"):
                result.append((entry["hip"], "why" in entry, number))
    return result


def pattern_callees():
    """Functions that a pattern rule treats: their calls are not renamed as they are."""
    files = [*(ROOT / "rules/kernel").glob("*.yaml"), *(ROOT / "rules/host").glob("*.yaml")]
    return {m for f in files for m in re.findall(r"^\s*(?:- )?match:\s*[\"']?([\w:]+)\(", f.read_text(), re.M)}
