"""Prints Strut's times of comparing pictures beside those of others, measured in the same run."""

import functools
import statistics
import subprocess
import sys
import time

import cv2
import numpy
import pixelmatch
from PIL import Image

ours, pictures, strut = sys.argv[1:]
WIDTH, HEIGHT = 1290, 2796
# What the ratio to memcmp may be, by pair: exact, and by pixelmatch's measure.
GOALS = {"identical": (1.5, 1.5), "scattered-1": (None, 4), "scattered-30": (None, 50)}


def median(body, samples=5):
    times = []
    for _ in range(samples):
        start = time.perf_counter()
        body()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def raw(name):
    data = numpy.fromfile(f"{pictures}/{name}.rgba", dtype=numpy.uint8)
    return data.reshape(HEIGHT, WIDTH, 4)


screen = raw("screen")
failed = False
print(
    "from memory, ms              memcmp    exact (x memcmp)   yiq 1 thread   yiq (x memcmp)"
    "   absdiff   pixelmatch"
)
for line in open(ours):
    name, *numbers = line.split()
    floor, exact, alone, both, count, _ = map(float, numbers)
    other = raw(name)
    absdiff = median(functools.partial(cv2.absdiff, screen, other))
    images = [Image.fromarray(picture) for picture in (screen, other)]
    verdict = pixelmatch.pixelmatch(*images)
    peer = median(functools.partial(pixelmatch.pixelmatch, *images), 3)
    note = ""
    for ratio, goal in zip((exact / floor, both / floor), GOALS.get(name, (None, None))):
        if goal is not None and ratio > goal:
            note += f"  ABOVE {goal}"
            failed = True
    if verdict != int(count):
        note += f"  VERDICTS DIFFER: {int(count)}, pixelmatch {verdict}"
        failed = True
    print(
        f"{name:26} {floor:8.2f} {exact:8.2f} {exact / floor:8.2f}x {alone:13.2f} {both:8.2f}"
        f" {both / floor:6.2f}x {absdiff:9.2f} {peer:12.2f}{note}"
    )

# Both count the pixels that differ; the last column leaves out anti-aliased ones.
print("\nwhole processes from two PNG files, ms     strut   compare    ratio   strut --measure yiq")
for name in ("identical", "block-1", "block-30", "scattered-1", "scattered-30"):
    files = [f"{pictures}/screen.png", f"{pictures}/{name}.png"]

    def run(*command):
        return median(
            lambda: subprocess.run(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
            )
        )

    mine = run(strut, "diff", *files)
    perceived = run(strut, "diff", *files, "--measure", "yiq")
    theirs = run("compare", "-metric", "AE", *files, "null:")
    note = "" if theirs / mine >= 15 else "  BELOW 15"
    failed = failed or bool(note)
    print(f"{name:38} {mine:9.1f} {theirs:9.1f} {theirs / mine:7.1f}x {perceived:14.1f}{note}")
sys.exit(1 if failed else 0)
