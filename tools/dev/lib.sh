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
# skip REASON: for scripts whose work needs something that this machine may lack.
skip() {
  printf '%s: skipped: %s\n' "$(basename "$0")" "$*" >&2
  exit 77
}

build_dev() {
  (cd "$Root" && cmake --preset dev --log-level=WARNING >/dev/null && cmake --build --preset dev)
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
    [ -z "$Output" ] || printf '%s\n' "$Output" | head -40 | sed 's/^/  | /'
    say "FAIL: $Name"
  fi
}

# debian_mirror: the address that the machine's apt has Debian from; nothing when it has none. The
# package lists tell whose a source is; where they have been removed, the first source with this
# Debian's code name is taken.
debian_mirror() {
  local Mirror
  Mirror=$(apt-get indextargets --format '$(ORIGIN) $(LABEL) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk '$1 == "Debian" && $2 == "Debian" && !found++ {print $3}')
  [ -n "$Mirror" ] || Mirror=$(apt-get --print-uris update 2>/dev/null |
    awk -v "End=/dists/$(. /etc/os-release && say "$VERSION_CODENAME")/InRelease" -F"'" \
      'index($2, End) && !found++ {print substr($2, 1, index($2, End))}')
  say "$Mirror"
}

# newest_packages DIR PACKAGE...: the newest version of each that Debian's experimental and sid
# have, as .deb files in DIR. Nothing is installed, and the machine's own apt state is not touched:
# lists and cache lie in a folder of their own, and an empty dpkg status stands for the machine.
# The mirror is the one that the machine's apt uses; a frozen copy of old lists will do, so their
# date of expiry is not asked for. Prints why, and fails, when nothing can be had.
newest_packages() {
  local Debs=$1 Own Mirror Wanted Status=0
  shift
  command -v apt-get >/dev/null || { say "there is no apt here"; return 1; }
  Mirror=$(debian_mirror)
  [ -n "$Mirror" ] || { say "apt knows no Debian mirror here"; return 1; }
  Own=$(mktemp -d)
  mkdir -p "$Own"/lists/partial "$Own"/cache/archives/partial "$Debs"
  : >"$Own/status"
  printf 'deb %s %s main contrib\n' "$Mirror" experimental "$Mirror" sid >"$Own/sources.list"
  local Options=(-qq -o "Dir::Etc::sourcelist=$Own/sources.list" -o Dir::Etc::sourceparts=/dev/null
    -o "Dir::State::lists=$Own/lists" -o "Dir::State::status=$Own/status" -o "Dir::Cache=$Own/cache"
    -o APT::Sandbox::User=root -o APT::Update::Error-Mode=any -o Acquire::Retries=2
    -o Acquire::Check-Valid-Until=false -o APT::Default-Release=experimental)
  if ! apt-get "${Options[@]}" update >"$Own/log" 2>&1; then
    say "the Debian mirror cannot be reached: $(grep -m1 '^[EW]:' "$Own/log" || tail -1 "$Own/log")"
    Status=1
  else
    Wanted=$(apt-cache "${Options[@]}" pkgnames | grep -Fx -f <(printf '%s\n' "$@")) || true
    # shellcheck disable=SC2086 # one word a package
    if ! (cd "$Debs" && apt-get "${Options[@]}" download $Wanted >"$Own/log" 2>&1); then
      say "a package cannot be downloaded: $(grep -m1 '^E:' "$Own/log" || tail -1 "$Own/log")"
      Status=1
    fi
  fi
  rm -rf "$Own"
  return $Status
}

# unpacked_folder DIR PART PACKAGE...: DIR/PART holds the packages' files, DIR/PACKAGES their
# versions. Does nothing when PACKAGES is there. DIR appears whole or not at all.
unpacked_folder() {
  local Dir=$1 Part=$2 New Why
  shift 2
  [ ! -s "$Dir/PACKAGES" ] || return 0
  mkdir -p "$(dirname "$Dir")"
  New=$(mktemp -d "$(dirname "$Dir")/.new.XXXXXX")
  if ! Why=$(newest_packages "$New/debs" "$@"); then
    rm -rf "$New"
    skip "$Why"
  fi
  mkdir -p "$New/$Part"
  local Deb
  for Deb in "$New"/debs/*.deb; do
    dpkg-deb -x "$Deb" "$New/$Part"
    dpkg-deb -f "$Deb" Package Version | awk '{v[NR] = $2} END {print v[1] "=" v[2]}'
  done >"$New/PACKAGES"
  rm -rf "$New/debs"
  chmod 755 "$New"
  [ ! -s "$Dir/PACKAGES" ] || { rm -rf "$New"; return 0; } # somebody else was faster
  rm -rf "$Dir"
  mv -T "$New" "$Dir"
}
