"""The ROCm headers: where they are, what each library includes, what a compile says."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

from tables import ROOT

# Headers of each library's HIP side. The first lines of a probe; order matters to some of them.
INCLUDES = {
    "runtime": ["hip/hip_runtime.h", "hip/hip_ext.h", "hip/hip_gl_interop.h", "hip/library_types.h",
                "hip/hip_math_constants.h"],
    "device": ["hip/hip_runtime.h", "hip/hip_fp16.h", "hip/hip_bf16.h", "hip/hip_math_constants.h"],
    "fp8": ["hip/hip_runtime.h", "hip/hip_fp8.h", "hip/hip_fp4.h"],
    "fp6": ["hip/hip_runtime.h", "hip/hip_fp6.h"],
    "complex": ["hip/hip_complex.h"],
    "rtc": ["hip/hip_runtime.h", "hip/hiprtc.h"],
    "groups": ["hip/hip_runtime.h", "hip/hip_cooperative_groups.h"],
    "preprocessor": ["hip/hip_runtime.h", "hip/hiprtc.h"],
    "blas": ["hip/hip_runtime.h", "hip/hip_fp16.h", "hipblas/hipblas.h"],
    "blaslt": ["hip/hip_runtime.h", "hipblaslt/hipblaslt.h"],
    "rand": ["hip/hip_runtime.h", "hiprand/hiprand.h", "hiprand/hiprand_kernel.h", "hiprand/hiprand_mtgp32_host.h"],
    "fft": ["hip/hip_runtime.h", "hipfft/hipfft.h", "hipfft/hipfftXt.h", "hipfft/hipfftw.h"],
    "sparse": ["hip/hip_runtime.h", "hipsparse/hipsparse.h"],
    "solver": ["hip/hip_runtime.h", "hipsolver/hipsolver.h"],
    "dnn": ["hip/hip_runtime.h", "miopen/miopen.h"],
    "nccl": ["hip/hip_runtime.h", "rccl/rccl.h"],
    "cub": ["hip/hip_runtime.h", "hipcub/hipcub.hpp"],
    "thrust": ["hip/hip_runtime.h", "THRUST"],
    "guards": ["hip/hip_runtime.h", "hip/driver_types.h", "hip/texture_types.h", "hip/hip_fp16.h", "hip/hip_bf16.h",
               "hip/hip_complex.h", "hipblas/hipblas.h", "hipfft/hipfft.h", "hiprand/hiprand.h",
               "hiprand/hiprand_kernel.h", "hipsparse/hipsparse.h", "hipsolver/hipsolver.h"],
}
INCLUDES["driver"] = INCLUDES["runtime"]
INCLUDES["c"] = INCLUDES["runtime"]
INCLUDES["half"] = INCLUDES["bfloat16"] = INCLUDES["device"]

# Libraries whose HIP side no ROCm package at hand declares, or that have none.
UNCHECKED = {
    "tensor": "hipTensor's headers are in no package at hand",
    "nvtx": "roctx's header is in no package at hand",
    "wmma": "the rocWMMA package lacks its inner headers",
    "libcudacxx": "libhipcxx is in no package at hand",
}
# hipSPARSELt is a library of its own, in no package at hand.
UNCHECKED_NAMES = re.compile(r"hipsparseLt|HIPSPARSELT")


class Rocm:
    def __init__(self, arch):
        home = Path(os.environ.get("HIPSHIFT_ROCM", Path.home() / ".cache/hipshift/rocm"))
        self.root = home / "usr" if (home / "usr/include/hip").is_dir() else home
        self.arch = arch
        self.clang = os.environ.get("HIPSHIFT_CLANG", "clang++-22")

    def missing(self):
        """Why nothing can be checked, or nothing."""
        if not (self.root / "include/hip/hip_runtime.h").is_file():
            return f"no ROCm headers in {self.root} (tools/dev/rocm-sysroot unpacks them; HIPSHIFT_ROCM names another folder)"
        try:
            subprocess.run([self.clang, "--version"], capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return f"no {self.clang}"
        return ""

    def has(self, header):
        return (self.root / "include" / header).is_file()

    def includes(self, library):
        lines = ["#include <cstring>"]
        for header in INCLUDES[library]:
            found = self.thrust_headers() if header == "THRUST" else [header]
            lines += [f"#include <{h}>" for h in found]
        return lines

    def thrust_headers(self):
        folder = self.root / "include/thrust"
        skip = {"optional.h", "limits.h", "rocthrust_version.h"}
        found = [f"thrust/{p.relative_to(folder)}" for p in sorted(folder.glob("*.h")) + sorted(folder.glob("iterator/*.h"))
                 + sorted(folder.glob("mr/*.h")) + sorted(folder.glob("random/*.h"))
                 + sorted(folder.glob("type_traits/*.h")) if p.name not in skip]
        return found + [f"thrust/system/hip/{h}.h" for h in ("execution_policy", "vector", "memory", "pointer", "error")]

    def compile(self, lines, side, extra=()):
        """Lines of a HIP source → what clang wrote to (stdout, stderr)."""
        with tempfile.NamedTemporaryFile("w", suffix=".hip") as source:
            source.write("\n".join(lines) + "\n")
            source.flush()
            run = subprocess.run(
                [self.clang, "-x", "hip", f"--offload-arch={self.arch}", f"--rocm-path={self.root}", "-nogpulib",
                 "-std=c++17", "-fgpu-rdc", "-w", "-ferror-limit=0", "-fno-caret-diagnostics", "-fno-color-diagnostics",
                 f"-I{ROOT}/runtime-shims/hip", f"--cuda-{side}-only", "-fsyntax-only", *extra, source.name],
                capture_output=True, text=True)
            return run.stdout, run.stderr.replace(source.name, "probe.hip")

    def device_functions(self, lines):
        """Names that a device function may call, by clang's own AST."""
        dump, _ = self.compile(lines, "device", ["-Xclang", "-ast-dump"])
        return device_functions(dump)


FUNCTION = re.compile(r"(?:FunctionDecl|CXXMethodDecl) 0x.*? ([A-Za-z_]\w*) '|FunctionTemplateDecl 0x.* ([A-Za-z_]\w*)$")


def device_functions(dump):
    """Function names with a device attribute (or constexpr, or a template with one) in an AST dump."""
    found, open_functions = set(), []
    for line in dump.splitlines():
        depth = len(line) - len(line.lstrip(" |`-"))
        while open_functions and open_functions[-1][0] >= depth:
            open_functions.pop()
        match = FUNCTION.match(line, depth)
        if match:
            open_functions.append((depth, match[1] or match[2]))
            if " constexpr" in line:
                found.add(open_functions[-1][1])
        elif "CUDADeviceAttr" in line:
            found.update(name for _, name in open_functions)
    return found
