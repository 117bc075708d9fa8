"""device_tables → the text of the generated device headers."""

import device_tables as t


def rows_text(rows, side):
    out = []
    for result, params, names in rows:
        for name in names.split():
            space = "" if result.endswith("*") else " "
            out.append(f"{side} {result}{space}{name}({params});")
    return "\n".join(dict.fromkeys(out))


def vector_types():
    out = []
    for base, element, size in t.VECTOR_BASES:
        for n in (1, 2, 3, 4):
            fields = "xyzw"[:n]
            wide = n == 4 and base in t.WIDE
            align = f"__align__({min(16, size * n)}) " if n in (2, 4) else ""
            out.append(_vector(f"{base}{n}", element, fields, align))
            if wide:  # CUDA 13 names the alignment
                out += [_vector(f"{base}4_{a}a", element, fields, f"__align__({a}) ") for a in (16, 32)]
    return "\n".join(out)


def _vector(name, element, fields, align):
    return f"typedef struct {align}{name} {{\n  {element} {', '.join(fields)};\n}} {name};"


def vector_functions():
    out = []
    for base, element, _ in t.VECTOR_BASES:
        for suffix in ["1", "2", "3", "4"] + (["4_16a", "4_32a"] if base in t.WIDE else []):
            fields = "xyzw"[:int(suffix[0])]
            params = ", ".join(f"{element} {f}" for f in fields)
            name = base + suffix
            out.append(f"static hipshift_host_device inline {name} make_{name}({params}) {{ {name} v = {{{', '.join(fields)}}}; return v; }}")
    return "\n".join(out)


TEXTURES = [  # name, coordinates
    ("tex1Dfetch", "int x"), ("tex1D", "float x"), ("tex2D", "float x, float y"), ("tex3D", "float x, float y, float z"),
    ("tex1DLayered", "float x, int layer"), ("tex2DLayered", "float x, float y, int layer"),
    ("texCubemap", "float x, float y, float z"), ("texCubemapLayered", "float x, float y, float z, int layer")]
GRADIENTS = {"tex1D": "float", "tex2D": "float2", "tex3D": "float4", "tex1DLayered": "float", "tex2DLayered": "float2",
             "texCubemap": "float4", "texCubemapLayered": "float4"}


def texture_calls():
    """(name, coordinates, may say whether the texel is resident)"""
    out = []
    for name, at in TEXTURES:
        sparse = name not in ("tex1Dfetch", "tex1D", "tex1DLayered")
        out.append((name, at, sparse))
        if name in GRADIENTS:
            g = GRADIENTS[name]
            out.append((name + "Lod", f"{at}, float level", sparse))
            out.append((name + "Grad", f"{at}, {g} dx, {g} dy", sparse))
    out.append(("tex2Dgather", "float x, float y, int component = 0", False))
    out.append(("tex2Dgather", "float x, float y, bool *resident, int component = 0", False))
    return out


def texture_functions():
    out = []
    for name, at, sparse in texture_calls():
        ends = [at] + ([f"{at}, bool *resident"] if sparse else [])
        for end in ends:
            out.append(f"template <class T> __device__ T {name}(cudaTextureObject_t object, {end});")
            out.append(f"template <class T> __device__ void {name}(T *result, cudaTextureObject_t object, {end});")
    for name, at, _ in texture_calls():
        if "resident" in at:
            continue
        kind = "gather" if name == "tex2Dgather" else "fetch"
        out.append(f"template <class T, int Dim, cudaTextureReadMode Mode> __device__ typename hipshift_decls::{kind}_result<T, Mode>::type "
                   f"{name}(texture<T, Dim, Mode> reference, {at});")
    return "\n".join(out)


SURFACES = [("surf1D", "int x"), ("surf2D", "int x, int y"), ("surf3D", "int x, int y, int z"), ("surf1DLayered", "int x, int layer"),
            ("surf2DLayered", "int x, int y, int layer"), ("surfCubemap", "int x, int y, int face"),
            ("surfCubemapLayered", "int x, int y, int layerFace")]


def surface_functions():
    out = []
    mode = "cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap"
    for name, at in SURFACES:
        for head, handle in (("", "cudaSurfaceObject_t surface"), ("int Dim, ", "::surface<void, Dim> reference")):
            tail = ", int Dim" if head else ""
            out.append(f"template <class T{tail}> __device__ T {name}read({handle}, {at}, {mode});")
            out.append(f"template <class T{tail}> __device__ void {name}read(T *result, {handle}, {at}, {mode});")
            out.append(f"template <class T{tail}> __device__ void {name}write(T value, {handle}, {at}, {mode});")
            if head:
                out.append(f"template <class T{tail}> __device__ void {name}read(T *result, {handle}, int size, {at}, {mode});")
                out.append(f"template <class T{tail}> __device__ void {name}write(T value, {handle}, int size, {at}, {mode});")
    return "\n".join(dict.fromkeys(out))


def files():
    device, both = "__device__", "__host__ __device__"
    return {
        "vector_types.h": vector_types(),
        "vector_functions.h": vector_functions(),
        "device_math.h": rows_text(t.math_device(), device) + "\n\n" + rows_text(t.math_both() + t.min_max(), both),
        "device_functions.h": "\n\n".join(rows_text(rows, device) for rows in (
            t.arithmetic(), t.conversions(), t.simd(), t.warp(), t.cached())),
        "device_atomics.h": rows_text(t.atomics(), device),
        "texture_functions.h": texture_functions(),
        "surface_functions.h": surface_functions(),
    }
