#!/usr/bin/env python3
"""results.py (ctest JUNIT.xml | lit RESULTS.json | sum LINES)

ctest, lit: the runner's result file as `PASS: name`, `FAIL: name`, `SKIP: name: reason` lines, a
failure's output before it.
sum: counts such lines, prints the reasons of the skipped and then `N passed, N failed, N skipped`.
Exit 1 when something failed or nothing was run.
"""
import collections
import json
import re
import sys
import xml.etree.ElementTree


def show(state, name, output="", reason=""):
    if state == "FAIL":
        for line in output.strip().splitlines()[-40:]:
            print("  | " + line)
    print(f"{state}: {name}" + (f": {reason}" if state == "SKIP" else ""))


def from_ctest(path):
    for case in xml.etree.ElementTree.parse(path).iter("testcase"):
        output = case.findtext("system-out") or ""
        if case.find("skipped") is not None:
            said = re.search(r"Skipped\n+(.+)", output)
            show("SKIP", case.get("name"), reason=said[1] if said else case.find("skipped").get("message") or "not run")
        else:
            show("FAIL" if case.find("failure") is not None else "PASS", case.get("name"), output)


def from_lit(path):
    with open(path, encoding="utf-8") as file:
        tests = json.load(file)["tests"]
    for test in tests:
        code, output, name = test["code"], test["output"], test["name"].replace(" :: ", "/")
        if code in ("PASS", "XFAIL", "FLAKYPASS"):
            show("PASS", name)
        elif code in ("UNSUPPORTED", "SKIPPED", "EXCLUDED"):
            show("SKIP", name, reason=output.strip().splitlines()[-1] if output.strip() else code.lower())
        else:
            show("FAIL", name, output or code)


def sum_up(path):
    counts, reasons = collections.Counter(), collections.defaultdict(list)
    failed = []
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            found = re.match(r"(PASS|FAIL|SKIP): (.*)", line)
            if not found:
                continue
            counts[found[1]] += 1
            if found[1] == "SKIP":
                name, _, reason = found[2].partition(": ")
                reasons[reason or "no reason given"].append(name)
            elif found[1] == "FAIL":
                failed.append(found[2])
    for reason, names in reasons.items():
        print(f"skipped {len(names)} ({names[0]}{', …' if len(names) > 1 else ''}): {reason}")
    for name in failed:
        print(f"failed: {name}")
    print(f"{counts['PASS']} passed, {counts['FAIL']} failed, {counts['SKIP']} skipped")
    return 1 if counts["FAIL"] or not counts["PASS"] else 0


def main(arguments):
    actions = {"ctest": from_ctest, "lit": from_lit, "sum": sum_up}
    if len(arguments) != 2 or arguments[0] not in actions:
        sys.exit(__doc__)
    return actions[arguments[0]](arguments[1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
