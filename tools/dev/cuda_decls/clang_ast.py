"""HIP header → clang's JSON syntax tree → a small model of what it declares.

parse() returns a Header: functions, enums, records, typedefs and macros by name, in the order of the header.
"""

import json
import re
import subprocess
from dataclasses import dataclass, field


@dataclass
class Param:
    name: str
    type: str
    default: str = ""


@dataclass
class Function:
    name: str
    result: str
    params: list
    variadic: bool = False


@dataclass
class Field:
    name: str
    type: str
    nested: "Record | None" = None


@dataclass
class Record:
    name: str
    keyword: str
    fields: list
    complete: bool = True


@dataclass
class Enum:
    name: str
    enumerators: list  # (name, value)


@dataclass
class Typedef:
    name: str
    type: str


@dataclass
class Header:
    functions: dict = field(default_factory=dict)
    types: dict = field(default_factory=dict)  # name → Enum, Record or Typedef; tags first
    macros: dict = field(default_factory=dict)
    aliases: dict = field(default_factory=dict)  # tag or typedef → the typedefs that mean the same


def parse(clang, include_dirs, headers, defines=(), language="c++"):
    text = "".join(f"#include <{h}>\n" for h in headers)
    base = [clang, "-x", language, "-std=c++17", "-w", *[f"-I{d}" for d in include_dirs], *[f"-D{d}" for d in defines]]
    tree = subprocess.run(
        base + ["-fsyntax-only", "-Xclang", "-skip-function-bodies", "-Xclang", "-ast-dump=json", "-"],
        input=text, capture_output=True, text=True)
    if tree.returncode != 0:
        raise RuntimeError(f"clang could not parse {', '.join(headers)}:\n{tree.stderr[-2000:]}")
    header = Header()
    _walk(json.loads(tree.stdout)["inner"], header)
    macros = subprocess.run(base + ["-dM", "-E", "-"], input=text, capture_output=True, text=True, check=True)
    for line in macros.stdout.splitlines():
        m = re.match(r"#define (\w+)(\([^)]*\))? ?(.*)", line)
        if m and not m.group(2):
            header.macros[m.group(1)] = m.group(3)
    return header


def _walk(nodes, header):
    for node in nodes:
        kind = node.get("kind")
        if node.get("isImplicit"):
            continue
        if kind == "LinkageSpecDecl":
            _walk(node.get("inner", []), header)
        elif kind == "FunctionDecl" and node.get("storageClass") != "static":
            header.functions.setdefault(node["name"], _function(node))
        elif kind == "EnumDecl" and node.get("inner"):
            enum = _enum(node)
            _tag(header, node, enum)
        elif kind in ("CXXRecordDecl", "RecordDecl"):
            _tag(header, node, _record(node))
        elif kind in ("TypedefDecl", "TypeAliasDecl"):
            _typedef(header, node)


def _tag(header, node, decl):
    name = node.get("name") or f"#{node['id']}"
    decl.name = name
    old = header.types.get(name)
    if isinstance(old, Record) and not old.complete:
        del header.types[name]
    elif old is not None and not getattr(decl, "complete", True):
        return
    header.types[name] = decl


def _typedef(header, node):
    name, spelled = node["name"], node["type"]["qualType"]
    owned = next((i for i in node.get("inner", []) if "decl" in i), None)
    if owned and not owned["decl"].get("name") and f"#{owned['decl']['id']}" in header.types:
        decl = header.types.pop(f"#{owned['decl']['id']}")  # typedef struct { … } name;
        decl.name = name
        header.types[name] = decl
        return
    spelled = re.sub(r"\b(struct|enum|union) ", "", spelled)
    if spelled == name:
        return
    if spelled in header.types and isinstance(header.types[spelled], (Enum, Record)):
        header.aliases.setdefault(spelled, []).append(name)
    header.types[name] = Typedef(name, spelled)


def _function(node):
    spelled = node["type"]["qualType"]
    params = [_param(i) for i in node.get("inner", []) if i["kind"] == "ParmVarDecl"]
    return Function(node["name"], spelled[:spelled.index("(")].strip(), params, "..." in spelled)


def _param(node):
    inner = [i for i in node.get("inner", []) if not i["kind"].endswith(("Comment", "Attr"))]
    default = _expression(inner[0]) if inner and node.get("init") else ""
    return Param(node.get("name", ""), node["type"]["qualType"], default)


def _expression(node):
    kind = node["kind"]
    if kind == "DeclRefExpr":
        return node["referencedDecl"]["name"]
    if kind in ("IntegerLiteral", "FloatingLiteral"):
        return str(node["value"])
    if kind == "UnaryOperator":
        return node["opcode"] + _expression(node["inner"][0])
    if kind in ("GNUNullExpr", "CXXNullPtrLiteralExpr"):
        return "0"
    if kind == "CXXConstructExpr" and not node.get("inner"):
        return node["type"]["qualType"] + "()"
    inner = [i for i in node.get("inner", []) if "kind" in i]
    return _expression(inner[0]) if inner else "0"


def _enum(node):
    out, following = [], 0
    for child in node.get("inner", []):
        if child["kind"] != "EnumConstantDecl":
            continue
        value = _value(child)
        following = following if value is None else value
        out.append((child["name"], following))
        following += 1
    return Enum(node.get("name", ""), out)


def _value(node):
    for child in node.get("inner", []):
        if child["kind"].endswith("Comment"):
            continue
        if "value" in child:
            return int(child["value"])
        found = _value(child)
        if found is not None:
            return found
    return None


def _record(node):
    fields, last = [], None
    for child in node.get("inner", []):
        if child["kind"] in ("CXXRecordDecl", "RecordDecl") and not child.get("isImplicit"):
            last = _record(child)
            continue
        if child["kind"] == "FieldDecl":
            spelled = child["type"]["qualType"]
            unnamed = "(unnamed" in spelled or "(anonymous" in spelled
            if unnamed and last:
                last.keyword = "union" if spelled.startswith("union") or last.keyword == "union" else "struct"
            name = child.get("name", "")
            if unnamed:
                name += re.sub(r"^[^\[]*\)", "", spelled) if "[" in spelled else ""
            fields.append(Field(name, spelled, last if unnamed else None))
    return Record(node.get("name", ""), node.get("tagUsed", "struct"), fields, node.get("completeDefinition", False))
