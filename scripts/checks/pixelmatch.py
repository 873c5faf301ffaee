"""Writes pixelmatch's verdicts on pairs of pictures that are generated from seeds.

The tests have the same generator."""

import numpy
import pixelmatch
from PIL import Image

WORD = (1 << 64) - 1


class SplitMix:
    """Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return (z ^ (z >> 31)) % bound


def pair(seed):
    """Two pictures of edges between plain areas, some of them moved, with pixels changed here and
    there; every fourth pair is transparent."""
    random = SplitMix(seed)
    width, height = 6 + random.below(27), 6 + random.below(27)

    def color():
        values = [random.below(256) for _ in range(4)]
        if seed % 4 != 3:
            values[3] = 255
        return values

    ground = color()
    edges = []
    for _ in range(3):
        across, down = random.below(241) - 120, random.below(241) - 120
        start = random.below(16000) - 8000
        moved = start + (random.below(601) - 300 if random.below(2) else 0)
        edges.append((across, down, start, moved, color()))
    change, amount = random.below(5), 1 + random.below(200)

    def picture(which):
        pixels = []
        for y in range(height):
            for x in range(width):
                pixel = ground
                for edge in edges:
                    cover = edge[0] * x + edge[1] * y + edge[2 + which]
                    cover = min(max(cover, 0), 255)
                    pixel = [
                        (old * (255 - cover) + new * cover + 127) // 255
                        for old, new in zip(pixel, edge[4])
                    ]
                pixels.append(pixel)
        return pixels

    expected, actual = picture(0), picture(1)
    for pixel in actual:
        if random.below(100) < change * change:
            channel = random.below(3)
            pixel[channel] = min(255, pixel[channel] + amount)
    return width, height, expected, actual


def fingerprint(*pictures):
    """FNV-1a of all bytes."""
    hash = 0xCBF29CE484222325
    for picture in pictures:
        for pixel in picture:
            for value in pixel:
                hash = ((hash ^ value) * 0x100000001B3) & WORD
    return hash


print(
    "# seed, threshold, whether anti-aliased pixels count, differing pixels, "
    "FNV-1a of both pictures"
)
for seed in range(240):
    width, height, expected, actual = pair(seed)
    threshold = ["0.1", "0.02", "0.3", "0"][seed // 4 % 4]
    counted = seed // 16 % 2 == 1
    images = [
        Image.fromarray(numpy.array(picture, dtype=numpy.uint8).reshape(height, width, 4))
        for picture in (expected, actual)
    ]
    count = pixelmatch.pixelmatch(*images, threshold=float(threshold), includeAA=counted)
    flag = "true" if counted else "false"
    print(f"{seed} {threshold} {flag} {count} {fingerprint(expected, actual):016x}")
