#!/usr/bin/env python3
"""Measures drawing beside what memory allows, Cairo's own PNG encoder, librsvg and Chromium, in one
run, and holds the ratios against the goals. Called by scripts/bench, after a release build.

A peer that is missing is named with the command that installs it, and the run ends with 3."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BINARIES = os.path.join(ROOT, ".build", "release")
STRUT = os.path.join(BINARIES, "strut")
SPEC = "scripts/benchmarks/draw.yaml"
CELL = "draw/iphone-15-pro-max"

missing = []
missed = []


def run(*command):
    """Runs a command to its end; returns seconds."""
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    seconds = time.monotonic() - began
    if done.returncode != 0:
        sys.exit(f"bench-draw: {' '.join(command)} ended with {done.returncode}\n{done.stderr}")
    return seconds


def rows(*arguments):
    """What a benchmark prints, by name."""
    done = subprocess.run(
        [os.path.join(BINARIES, "StrutBenchmarks"), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"bench-draw: StrutBenchmarks {' '.join(arguments)} failed\n{done.stderr}")
    return {
        fields[0]: [float(value) for value in fields[1:]]
        for fields in map(str.split, done.stdout.splitlines())
    }


def tell(what, value, unit, goal=None, holds=True):
    """Prints a figure, and whether it is as wanted."""
    text = f"{what:<58} {value:9.3f} {unit:<3}"
    if goal is not None:
        text += f" goal {goal:<10} {'met' if holds else 'MISSED'}"
        if not holds:
            missed.append(what)
    print(text, flush=True)


def measure_in_process():
    times = rows("draw", SPEC)
    floor, paint, bitmap, digest, encode, cairo = (
        times[f"draw.{name}"] for name in ["floor", "paint", "bitmap", "hash", "encode", "cairo"]
    )
    print("1290 × 2796 pixels, in one process, best of 15")
    tell("clearing and hashing the same memory", floor[0], "ms")
    tell("drawing", paint[0], "ms")
    tell("drawing, as a bitmap of its own", bitmap[0], "ms")
    tell("hashing", digest[0], "ms", "< drawing", digest[0] <= paint[0])
    tell("encoding to a file", encode[0], "ms")
    tell("cairo_surface_write_to_png", cairo[0], "ms")
    tell("drawing / memory", paint[0] / floor[0], "x", "<= 4", paint[0] / floor[0] <= 4)
    tell("Cairo's encoder / ours", cairo[0] / encode[0], "x", ">= 5", cairo[0] / encode[0] >= 5)
    tell("our file / Cairo's", encode[1] / cairo[1], "x", "<= 1", encode[1] <= cairo[1])


def measure_start(folder):
    arguments = [STRUT, "render", SPEC, "--only", CELL, "--out", folder]
    cold = []
    for index in range(5):
        os.environ["XDG_CACHE_HOME"] = os.path.join(folder, f"cache{index}")
        cold.append(run(*arguments))
    warm = [run(*arguments) for _ in range(9)]
    del os.environ["XDG_CACHE_HOME"]
    run(*arguments)
    print("\nwhole processes")
    tell("start to first picture, cold caches, median of 5", statistics.median(cold), "s")
    middle = statistics.median(warm)
    tell("start to first picture, median of 9", middle, "s", "< 0.15", middle < 0.15)
    return middle


def measure_librsvg(folder, ours):
    program = shutil.which("rsvg-convert")
    if program is None:
        missing.append("rsvg-convert: run scripts/setup --bench")
        return
    run(STRUT, "render", SPEC, "--only", CELL, "--format", "svg", "--out", folder)
    svg = os.path.join(folder, f"{CELL}.svg")
    theirs = statistics.median(
        run(program, "--zoom", "3", "--output", os.path.join(folder, "rsvg.png"), svg)
        for _ in range(5)
    )
    tell("rsvg-convert on our SVG, median of 5", theirs, "s")
    tell("rsvg-convert / ours from the spec", theirs / ours, "x")


CHROMIUM = """
import json, os, sys, time
from playwright.sync_api import sync_playwright
program, page_file, folder = sys.argv[1:4]
cells = json.load(sys.stdin)
html = open(page_file, encoding="utf-8").read()
flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
with sync_playwright() as session:
    browser = session.chromium.launch(executable_path=program, args=flags)
    pages = {}
    for scale in sorted({cell[2] for cell in cells}):
        page = browser.new_context(device_scale_factor=scale).new_page()
        page.set_content(html)
        page.screenshot(path=os.path.join(folder, "warm.png"))
        pages[scale] = page
    began = time.monotonic()
    for index, (width, height, scale) in enumerate(cells):
        pages[scale].set_viewport_size({"width": width, "height": height})
        pages[scale].screenshot(path=os.path.join(folder, f"{index}.png"))
    print(time.monotonic() - began)
    browser.close()
"""


def measure_chromium(folder):
    layout = subprocess.run(
        [STRUT, "layout", SPEC, "--json"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    cells = [
        [int(cell["size"][0]), int(cell["size"][1]), cell["scale"]]
        for cell in json.loads(layout)["cells"]
    ]
    program = next(
        filter(
            None,
            map(
                shutil.which,
                ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
            ),
        ),
        None,
    )
    if program is None:
        missing.append("Chromium: run scripts/setup --bench")
    shots = os.path.join(folder, "shots")
    os.makedirs(shots)
    ours, theirs = [], []
    for _ in range(3):
        ours.append(run(STRUT, "render", SPEC, "--out", os.path.join(folder, "matrix")))
        if program is None:
            continue
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                CHROMIUM,
                program,
                os.path.join(ROOT, "scripts", "benchmarks", "draw.html"),
                shots,
            ],
            input=json.dumps(cells),
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            sys.exit(f"bench-draw: Chromium failed\n{done.stderr}")
        theirs.append(float(done.stdout))
    tell(f"{len(cells)} cells to PNG files, median of 3", statistics.median(ours), "s")
    if theirs:
        tell(
            f"{len(cells)} screenshots by warm Chromium, median of 3",
            statistics.median(theirs),
            "s",
        )
        ratio = statistics.median(b / a for a, b in zip(ours, theirs))
        tell("Chromium / ours", ratio, "x", ">= 12", ratio >= 12)


def measure_references():
    count, wrong, size = rows("references", "Snapshots")["references"]
    print("\nthe committed references, encoded anew and read back by libpng")
    tell("pictures", count, "")
    tell("that differ", wrong, "", "0", wrong == 0)
    tell("size of all", size / (1 << 20), "MiB")


def main():
    folder = tempfile.mkdtemp(prefix="strut-bench-")
    try:
        measure_in_process()
        first = measure_start(folder)
        measure_librsvg(folder, first)
        measure_chromium(folder)
        measure_references()
    finally:
        shutil.rmtree(folder)
    for what in missing:
        print(f"bench-draw: not measured, since it is missing: {what}", file=sys.stderr)
    if missed:
        print(f"bench-draw: goals missed: {', '.join(missed)}", file=sys.stderr)
    sys.exit(3 if missing else 1 if missed else 0)


main()
