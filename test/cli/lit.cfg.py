# CLI tests. Run by tools/dev/test, or: lit-22 test/cli (with HIPSHIFT=… for another build).
import os
import shutil
import sys

import lit.formats

config.name = "hipshift-cli"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".test"]
config.test_source_root = os.path.dirname(__file__)
root = os.path.dirname(os.path.dirname(config.test_source_root))
if not getattr(config, "test_exec_root", None):
    config.test_exec_root = os.path.join(root, "build", "dev", "test", "cli")
hipshift = getattr(config, "hipshift", None) or os.path.join(root, "build", "dev", "bin", "hipshift")
hipshift = os.environ.get("HIPSHIFT") or hipshift

llvm_bin = "/usr/lib/llvm-22/bin"
config.environment["PATH"] = os.pathsep.join([llvm_bin, config.environment.get("PATH", "")])
config.environment["NO_COLOR"] = "1"
config.environment["XDG_CACHE_HOME"] = os.environ.get(
    "XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
config.substitutions.append(("%hipshift", hipshift))
exits = os.path.join(config.test_source_root, "Inputs", "exits.py")
config.substitutions.append(("%exits", f"{sys.executable} {exits}"))
config.substitutions.append(("%{python}", sys.executable))
config.substitutions.append(("%root", root))
config.excludes = ["Inputs"]

# Root may do everything: what is forbidden is tried as somebody else.
user = "setpriv --reuid=65534 --regid=65534 --clear-groups" if os.geteuid() == 0 else ""
config.substitutions.append(("%user", user))
if os.system(f"{user} {hipshift} --version >/dev/null 2>&1") == 0:
    config.available_features.add("user")
for shell in ["bash", "zsh", "fish"]:
    if shutil.which(shell):
        config.available_features.add(shell)
if shutil.which("patch"):
    config.available_features.add("patch")


def can_mount():
    """A mount namespace of our own in which a small tmpfs stands for a full disk."""
    return os.system("unshare -m mount -t tmpfs -o size=64k none /mnt >/dev/null 2>&1") == 0


if can_mount():
    config.available_features.add("mount")
