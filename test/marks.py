"""What the runners of marked sources share (test/rewrites, test/peer, test/cases).

A source says on its lines what the tool finds there: `// expect: id` wants a finding of that rule,
`// ok: id` wants none. What the tool makes of it stands beside it: a.hip for a.cu, a.h.hip for a
header. --update rewrites these goldens; the marks are for people only. A line `// compile: no
(reason)` in a source says why its output is no whole program; all others are compiled for gfx942."""
import json, os, re, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HIPSHIFT = os.environ.get("HIPSHIFT", ROOT + "/build/dev/bin/hipshift")
MARK = re.compile(r"// (expect|ok): ([\w-]+)")
NO_COMPILE = re.compile(r"// compile: no \(", re.M)
UPDATE = "--update" in sys.argv
failed = False


def hipshift(*args):
    return subprocess.run([HIPSHIFT, "migrate", *args], capture_output=True, text=True).stdout


def findings(*args):
    """[(file's real path, line, rule)] of a run."""
    report = json.loads(hipshift("--format", "json", *args))
    return {(os.path.realpath(f["file"]), f["line"], f["rule"]) for f in report["findings"]}


def unlike_marks(source, found):
    path = os.path.realpath(source)
    for number, line in enumerate(open(source, encoding="utf-8"), 1):
        for kind, rule in MARK.findall(line):
            if ((path, number, rule) in found) != (kind == "expect"):
                yield f"line {number}: {kind} {rule}, but the finding is " + (
                    "missing" if kind == "expect" else "there")


def unlike_golden(golden, output):
    if UPDATE:
        open(golden, "w", encoding="utf-8").write(output)
    if not os.path.exists(golden):
        yield f"there is no {os.path.basename(golden)}"
    elif open(golden, encoding="utf-8").read() != output:
        yield f"the output differs from {os.path.basename(golden)}"


def in_lib(script, *args):
    return subprocess.run(["bash", "-c", ". tools/dev/lib.sh; " + script, "-", *args], cwd=ROOT,
                          capture_output=True, text=True)


WHY_NO_ROCM = in_lib("why_no_rocm").stdout.strip()


def compile_errors(output, *flags):
    """What clang says to the migrated file, for gfx942."""
    if WHY_NO_ROCM:
        print(f"SKIP: {os.path.basename(output)} for gfx942: {WHY_NO_ROCM}")
        return
    done = in_lib('hip_compile gfx942 -w -c -o /dev/null "$@"', *flags, output)
    if done.returncode:
        yield "does not compile for gfx942"
        yield from done.stderr.splitlines()[:12]


def compiles(source):
    return not NO_COMPILE.search(open(source, encoding="utf-8").read())


def golden_of(source):
    return (source[:-3] if source.endswith(".cu") else source) + ".hip"


def report(name, wrong):
    global failed
    for line in wrong:
        print(f"  {name}: {line}")
    print(("FAIL: " if wrong else "PASS: ") + name, flush=True)
    failed |= bool(wrong)


def project(name, folder, sources, work, *args, flags=()):
    """Runs a folder's sources, headers among them, as one project."""
    paths = [os.path.join(folder, s) for s in sources]
    units = [p for p in paths if p.endswith(".cu")]
    found = findings(*units, *args)
    hipshift("--out", work, "--quiet", *units, *args)
    wrong = []
    for source, path in zip(sources, paths):
        output = os.path.join(work, os.path.relpath(path, os.path.commonpath([os.path.dirname(u) for u in units])))
        if not os.path.exists(output):
            wrong.append(f"{source}: no output")
            continue
        wrong += [f"{source}: {w}" for w in unlike_marks(path, found)]
        wrong += unlike_golden(golden_of(path), open(output, encoding="utf-8").read())
        if source.endswith(".cu") and compiles(path):
            wrong += compile_errors(output, *flags)
    report(name, wrong)
