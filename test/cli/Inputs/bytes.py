"""bytes.py write|check DIR: sources with awkward bytes, and what migration makes of them."""
import os
import sys

INCLUDE = b"#include <cuda_runtime.h>\n"
CALL = b"int f() { return cudaDeviceSynchronize(); }\n"
CASES = {
    "crlf.cu": (INCLUDE + CALL).replace(b"\n", b"\r\n"),
    "mixed.cu": INCLUDE.replace(b"\n", b"\r\n") + CALL,
    "bom.cu": b"\xef\xbb\xbf" + INCLUDE + CALL,
    "latin1.cu": INCLUDE + b"// gr\xfc\xdfe \xff\xfe\n" + CALL,
    "no-newline.cu": INCLUDE + CALL.rstrip(b"\n"),
    "cr-at-end.cu": INCLUDE + CALL + b"// end\r",
    "tabs.cu": INCLUDE + b"\t" + CALL + b"\t \f\v\n",
    "splice.cu": INCLUDE + b"int g() { return \\\n  cudaDeviceSynchronize(); }\n",
}


def migrated(source):
    return (source.replace(b"cuda_runtime.h", b"hip/hip_runtime.h")
            .replace(b"cudaDeviceSynchronize", b"hipDeviceSynchronize"))


def main():
    action, folder = sys.argv[1:]
    os.makedirs(os.path.join(folder, "in"), exist_ok=True)
    bad = []
    for name, source in CASES.items():
        if action == "write":
            with open(os.path.join(folder, "in", name), "wb") as file:
                file.write(source)
            continue
        with open(os.path.join(folder, "out", name), "rb") as file:
            result = file.read()
        if result != migrated(source):
            bad.append(f"{name}: {result!r}, expected {migrated(source)!r}")
    sys.exit("\n".join(bad) or 0)


main()
