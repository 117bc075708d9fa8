# What the scripts of tools/dev and the runners of test/ share. Source it; it sets no options.
Root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
Cache=${XDG_CACHE_HOME:-$HOME/.cache}/hipshift
Rocm=${HIPSHIFT_ROCM:-$Cache/rocm}
Hipshift=${HIPSHIFT:-$Root/build/dev/bin/hipshift}
Targets=(gfx90a gfx942 gfx1100)

say() { printf '%s\n' "$*"; }
die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# why_no_rocm: nothing when HIP code can be compiled here, else the reason.
why_no_rocm() {
  command -v clang++-22 >/dev/null || { say "clang++-22 is not installed"; return; }
  [ -f "$Rocm/usr/include/hip/hip_runtime.h" ] || say "no ROCm headers in $Rocm (tools/dev/rocm-sysroot)"
}

# hip_compile TARGET ARG...: clang on HIP code for one gfx target.
hip_compile() {
  local Target=$1
  shift
  clang++-22 -x hip --offload-arch="$Target" --rocm-path="$Rocm/usr" \
    --rocm-device-lib-path="$Rocm/usr/lib/llvm-22/lib/clang/22/amdgcn/bitcode" \
    -D__HIP_PLATFORM_AMD__ -I"$Rocm/usr/include" -std=c++17 "$@"
}

# check NAME COMMAND...: runs it and prints `PASS: NAME`, or `FAIL: NAME` after its output.
Failed=0
check() {
  local Name=$1 Output
  shift
  if Output=$("$@" 2>&1); then
    say "PASS: $Name"
  else
    Failed=1
    [ -z "$Output" ] || printf '%s\n' "$Output" | sed 's/^/  | /' | head -40
    say "FAIL: $Name"
  fi
}
