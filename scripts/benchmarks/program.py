#!/usr/bin/env python3
"""Times the strut program: cold first picture, render, and a passing test; with peak memory."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STRUT = os.path.join(ROOT, ".build", "release", "strut")


def run(arguments, environment=None):
    """Runs a command; returns seconds and peak memory in MiB of that process alone."""
    import time

    began = time.monotonic()
    process = subprocess.Popen(
        [STRUT, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **(environment or {})},
    )
    out, err = process.stdout.read(), process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - began
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(
            f"bench: strut {' '.join(arguments)} ended with {code}\n{err.decode()}{out.decode()}"
        )
    unit = 1 if sys.platform == "darwin" else 1024
    return seconds, usage.ru_maxrss * unit / (1 << 20)


def cells(*arguments):
    import json

    out = subprocess.run(
        [STRUT, "layout", *arguments, "--json"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    return len(json.loads(out)["cells"])


def row(name, runs, count):
    seconds = sorted(s for s, _ in runs)
    middle = statistics.median(seconds)
    memory = max(m for _, m in runs)
    print(
        f"{name:<34} {middle:8.3f} s  ({seconds[0]:.3f}..{seconds[-1]:.3f})"
        f"  {middle / count * 1000:8.1f} ms a cell  {count:4} cells  peak {memory:6.1f} MiB"
    )


def main():
    one = ["--only", "chat/iphone-15-pro"]
    folder = tempfile.mkdtemp(prefix="strut-bench-")
    try:
        cold = []
        for index in range(5):
            cache = os.path.join(folder, f"cache{index}")
            cold.append(
                run(
                    ["render", "Snapshots/chat", *one, "--out", os.path.join(folder, "cold")],
                    {"XDG_CACHE_HOME": cache},
                )
            )
        row("first picture, cold caches", cold, 1)
        warm = [
            run(["render", "Snapshots/chat", *one, "--out", os.path.join(folder, "warm")])
            for _ in range(5)
        ]
        row("first picture, warm caches", warm, 1)
        for path in ["Snapshots/chat", "Snapshots"]:
            count = cells(path)
            row(
                f"render {path}",
                [run(["render", path, "--out", os.path.join(folder, "all")]) for _ in range(3)],
                count,
            )
            row(f"test {path}, passing", [run(["test", path]) for _ in range(3)], count)
    finally:
        shutil.rmtree(folder)


main()
