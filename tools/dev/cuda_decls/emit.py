"""Header model + name tables → the text of CUDA declarations."""

import re

import clang_ast as ast

WORD = re.compile(r"[A-Za-z_]\w*")
HIP_WORD = re.compile(r"^_*(hip|HIP|ihip|roc|rccl|miopen)")


class Library:
    """Everything known about one library while its declarations are written."""

    def __init__(self, spec, header, names, others, facts, hand, overloads):
        self.spec, self.header, self.names, self.facts, self.hand = spec, header, names, facts, hand
        self.back = {hip: cuda[0] for other in others for hip, cuda in other.by_hip.items()}
        self.back.update({hip: self._primary(cuda) for hip, cuda in names.by_hip.items()})
        self.back.update(spec.back)
        self.done = set(hand)
        self.overloads = overloads
        self.left_out = []  # names for the generator's report: no place, no value, unknown type

    @staticmethod
    def _primary(cuda_names):
        return next((n for n in cuda_names if n.endswith("_t")), cuda_names[0])

    def cuda_names(self, hip):
        """The CUDA names of a HIP tag or typedef, its synonyms included."""
        out = []
        for name in [hip, *self.header.aliases.get(hip, [])]:
            out += self.spec.names_of.get(name, self.names.by_hip.get(name, []))
        return list(dict.fromkeys(out))

    def tag(self, handle):
        """cusparseConstSpMatDescr_t → cusparseSpMatDescr: the record that a handle points to."""
        tag = handle.removesuffix("_t").replace("Const", "")
        return self.spec.tags.get(handle, tag if tag in self.names.by_cuda else handle + "_opaque")

    def translate(self, text):
        """HIP spelling → CUDA spelling, or None when a HIP name has no way back."""
        text = re.sub(r"\b(struct|enum|union) ", "", text)
        missing = []

        def back(m):
            word = m.group(0)
            if word in self.back:
                return self.back[word]
            if HIP_WORD.match(word):
                missing.append(word)
            return word

        text = WORD.sub(back, text)
        return None if missing else text


def split_tag(names):
    """[cudaError, cudaError_t] → (cudaError, [cudaError_t]): the name of the tag and the typedefs."""
    def rank(n):
        return 0 if n.endswith(("_enum", "_st")) else 2 if n.endswith("_t") or n.isupper() else 1
    names = sorted(names, key=lambda n: (rank(n), names.index(n)))
    return names[0], names[1:]


def declarator(type_, name):
    """A type and a name in C's order: void (*)(int) + f → void (*f)(int)."""
    for mark in ("(*)", "(*const)"):
        if mark in type_:
            return type_.replace(mark, mark[:-1] + name + ")", 1)
    if "[" in type_:
        base, rest = type_.split("[", 1)
        return f"{base.rstrip()} {name}[{rest}"
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def enums(lib):
    out, placed = [], {}
    for hip, decl in lib.header.types.items():
        if not isinstance(decl, ast.Enum):
            continue
        names = [n for n in lib.cuda_names(hip) if n not in lib.done]
        names = [n for n in names if not lib.spec.ignores(n)]
        if not names:
            continue
        tag, typedefs = split_tag(names)
        lib.done.update(names)
        items = []
        for enumerator, value in decl.enumerators:
            for cuda in lib.names.by_hip.get(enumerator, []):
                if cuda not in lib.done and lib.names.by_cuda[cuda].kind == "enumerator" and not lib.spec.ignores(cuda):
                    lib.done.add(cuda)
                    items.append((cuda, lib.facts.values.get(cuda, value)))
        placed[tag] = items
        out.append((tag, typedefs, items))
    for name in list(lib.names.by_cuda):
        base = name.removesuffix("_enum")
        if name != base and name not in lib.done and lib.names.by_cuda[name].kind == "type" and not lib.spec.ignores(name):
            typedefs = [base] if base in lib.names.by_cuda and base not in lib.done else []
            lib.done.update([name, *typedefs])
            placed[name] = []
            out.append((name, typedefs, placed[name]))
    for tag, typedefs in lib.facts.new_enums.get(lib.spec.name, {}).items():
        if tag in lib.done:
            continue
        lib.done.update([tag, *typedefs])
        placed[tag] = []
        out.append((tag, typedefs, placed[tag]))
    _place_rest(lib, placed, out)
    return "\n".join(_enum_text(*e) for e in out if e[2] or e[0])


def _place_rest(lib, placed, out):
    """Enumerators that HIP does not have go to the enum that their prefix names."""
    orphans = []
    for name in lib.names.by_cuda.values():
        if name.kind != "enumerator" or name.cuda in lib.done or lib.spec.ignores(name.cuda):
            continue
        lib.done.add(name.cuda)
        tag = lib.facts.enum_of(name.cuda) or _by_neighbours(name.cuda, placed)
        items = placed.get(tag, orphans)
        if items is orphans:
            lib.left_out.append(f"enumerator without an enum: {name.cuda}")
        value = lib.facts.values.get(name.cuda)
        if value is None:
            value = 0x4000 + len(items)  # distinct from every documented value
            lib.left_out.append(f"enumerator without a value: {name.cuda}")
        items.append((name.cuda, value))
    if orphans:
        out.append(("", [], orphans))


def _by_neighbours(enumerator, placed):
    """The enum whose enumerators share the longest prefix of at least two words: CUBLAS_STATUS_X → cublasStatus_t."""
    best, found = 1, None
    words = enumerator.split("_")
    for tag, items in placed.items():
        for other, _ in items:
            common = 0
            for a, b in zip(words, other.split("_")):
                if a != b:
                    break
                common += 1
            if common > best:
                best, found = common, tag
    return found


def _enum_text(tag, typedefs, items):
    items = items or [(f"{tag}_no_value", 0)]
    body = "\n".join(f"  {n} = {v}," for n, v in sorted(items, key=lambda i: i[1]))
    text = f"enum {tag} {{\n{body}\n}};" if tag else f"enum {{\n{body}\n}};"
    for t in ([tag] if tag else []) + typedefs:
        text += f"\ntypedef enum {tag} {t};"
    return text


def types(lib):
    """Records, handles and typedefs in the order of the HIP header."""
    out = []
    for hip, decl in lib.header.types.items():
        if isinstance(decl, ast.Enum):
            continue
        names = [n for n in lib.cuda_names(hip) if n not in lib.done and not lib.spec.ignores(n)]
        if not names:
            continue
        lib.done.update(names)
        if isinstance(decl, ast.Record):
            text = _record_text(lib, decl, names)
        else:
            target = lib.translate(decl.type)
            if target in ("void *", "const void *") and all(re.match(lib.spec.handles, n) for n in names):
                target = target.replace("void", f"struct {lib.tag(names[0])}")
            text = target and "\n".join(f"typedef {declarator(target, n)};" for n in names if n != target)
        if text is None:
            lib.done.difference_update(names)
            lib.left_out.append(f"type with a field that has no CUDA name: {names[0]}")
        else:
            out.append(text)
    for name in lib.names.by_cuda.values():
        if name.kind == "type" and name.cuda not in lib.done | lib.overloads and not lib.spec.ignores(name.cuda):
            lib.done.add(name.cuda)
            text = _unknown_type(lib, name.cuda)
            out.insert(0 if text.startswith("struct") else len(out), text)
            lib.left_out.append(f"type declared as opaque: {name.cuda}")
    return "\n".join(out)


def _unknown_type(lib, name):
    if lib.spec.includes is None:
        return f"typedef struct {name}_opaque *{name};" if name.endswith("_t") else f"struct {name} {{\n  char opaque[256];\n}};"
    if not re.match(lib.spec.handles, name):
        return f"typedef int {name};"
    if not name.endswith("_t"):
        return f"struct {name};\ntypedef struct {name} {name};"
    return f"typedef {'const ' if 'Const' in name else ''}struct {lib.tag(name)} *{name};"


def _record_text(lib, decl, names):
    tag, typedefs = split_tag(names)
    keyword = decl.keyword if decl.keyword != "class" else "struct"
    text = f"{keyword} {tag}"
    if decl.complete:
        body = _fields(lib, decl, 1)
        if body is None:
            return None
        text += f" {{\n{body}}}"
    text += ";"
    for t in [tag, *typedefs]:
        text += f"\ntypedef {keyword} {tag} {t};"
    return text


def _fields(lib, record, depth):
    indent, out = "  " * depth, ""
    for f in record.fields:
        if f.nested:
            body = _fields(lib, f.nested, depth + 1)
            if body is None:
                return None
            out += f"{indent}{f.nested.keyword} {{\n{body}{indent}}}{' ' + f.name if f.name else ''};\n"
            continue
        spelled = lib.translate(f.type)
        if spelled is None:
            return None
        out += f"{indent}{declarator(spelled, f.name)};\n"
    return out


def macros(lib):
    out = []
    for name in lib.names.by_cuda.values():
        if name.kind != "macro" or name.cuda in lib.done | lib.overloads or lib.spec.ignores(name.cuda):
            continue
        value = lib.facts.texts.get(name.cuda)
        if value is None and name.hip in lib.header.macros:
            value = lib.translate(lib.header.macros[name.hip])
        if value is None:
            lib.left_out.append(f"macro without a value: {name.cuda}")
            continue
        lib.done.add(name.cuda)
        out.append(f"#define {name.cuda} {value}".rstrip())
    return "\n".join(out)


def functions(lib):
    exact, loose = [], []
    for name in lib.names.by_cuda.values():
        if name.kind != "function" or name.cuda in lib.done or lib.spec.ignores(name.cuda):
            continue
        lib.done.add(name.cuda)
        found = lib.header.functions.get(lib.spec.hip_of.get(name.cuda, name.hip))
        text = found and _function_text(lib, name.cuda, found)
        if text:
            exact.append(text)
        elif name.cuda not in lib.overloads:
            loose.append((lib.spec.result_of(name.cuda), name.cuda))
    text = '#ifdef __cplusplus\nextern "C" {\n#endif\n' + "\n".join(exact) + "\n#ifdef __cplusplus\n}\n#endif\n"
    if loose:
        text += "\n// HIP has no counterpart for these, so any arguments will do.\n#ifdef __cplusplus\n"
        text += "\n".join(f"template <class... Arguments> {r} {n}(Arguments...) {{ return {'' if r == 'void' else '{}'}; }}" for r, n in loose)
        text += "\n#else\n" + "\n".join(f"{r} {n}();" for r, n in loose) + "\n#endif\n"
    return text


def _function_text(lib, cuda, found):
    result = lib.translate(found.result)
    params = []
    for index, p in enumerate(found.params):
        spelled = lib.facts.param(cuda, index) or lib.translate(p.type)
        if spelled == "drop":
            continue
        if spelled is None:
            return None
        default = lib.facts.defaults.get(cuda, {}).get(index) or (lib.translate(p.default) if p.default else "")
        params.append(declarator(spelled, p.name).strip() + (f" hipshift_default({default})" if default else ""))
    if result is None:
        return None
    if found.variadic:
        params.append("...")
    side = "hipshift_host_device " if cuda in lib.spec.on_device else ""
    return f"{side}{result} {cuda}({', '.join(params) or 'void'});"
