#!/usr/bin/env python3
"""Reads the results of `strut test --json` for test-snapshots.

snapshot_results.py differs-by-environment FILE  succeeds if fonts or libraries may explain all
snapshot_results.py recorded FILE                succeeds if the run recorded and no cell failed
snapshot_results.py layouts FILE                 lists the environment and the layouts that differ
"""

import json
import sys


def differs_by_environment(run):
    """Whether some cell differs, and other fonts or libraries may explain every difference."""
    failing = [cell for cell in run["cells"] if cell["outcome"] != "matched"]
    return run["verdict"] == "differs" and all(
        cell.get("environmentMayExplain", False) for cell in failing
    )


def recorded(run):
    """Whether the run recorded references, and no cell failed."""
    return run["verdict"] == "recorded" and run["counts"]["recorded"] > 0


def steps(view):
    """What moved, with old and new places in points."""
    if view["change"] != "changed":
        return view["change"]
    edges = [f"{edge['edge']} {edge['from']:g} to {edge['to']:g}" for edge in view.get("edges", [])]
    return ", ".join(edges + [change["property"] for change in view.get("appearance", [])])


def layouts(run):
    """Prints the environment, and for each cell the views that changed."""
    for entry in run["environment"]:
        print(f"{entry['name']}: {entry.get('from', 'none')} to {entry.get('to', 'none')}")
    changed = [cell for cell in run["cells"] if cell.get("views")]
    if changed:
        print("layouts that differ:")
    for cell in changed:
        print(f"  {cell['screen']}/{cell['cell']}")
        for view in cell["views"]:
            print(f"      {view['view']}: {steps(view)}")
    counts = run["counts"]
    print(f"{counts['cells']} cells: {counts['matched']} match, {counts['different']} differ")


def main():
    command, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        run = json.load(file)
    if command == "layouts":
        layouts(run)
        return 0
    tests = {"differs-by-environment": differs_by_environment, "recorded": recorded}
    return 0 if tests[command](run) else 1


if __name__ == "__main__":
    sys.exit(main())
