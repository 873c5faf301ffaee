"""Measures edges, ink, lines and colours in a picture of a screen.

All positions are points of the screen. Both pictures of a pair are measured by the same code."""

import io
import math

import numpy
from PIL import Image, ImageCms

# The least difference of colours, of 0 to 442, that is an edge or ink and not noise.
LEAST_CONTRAST = 2.5
# The least part of a region's highest contrast that is ink.
INK = 0.3
# The two sides that the middle of the ink is between.
MIDDLES = {"x": ("left", "right"), "y": ("top", "bottom")}


class NotFound(Exception):
    """A picture does not show the part: the message says what is missing."""


class Picture:
    """The pixels of a picture.

    A point has `scale` of them; `origin` is the upper left corner on the screen in points."""

    def __init__(self, path, scale, origin=(0, 0)):
        with Image.open(path) as image:
            profile = image.info.get("icc_profile")
            image = image.convert("RGB")
        if profile:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            image = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"))
        self.image = image
        self.pixels = numpy.asarray(image, dtype=float)
        self.scale = scale
        self.origin = origin

    @property
    def size(self):
        """Width and height in points."""
        return self.image.width / self.scale, self.image.height / self.scale

    def region(self, rectangle):
        """The pixels of a rectangle in points, and the column and row of its corner."""
        x, y, width, height = rectangle
        left = (x - self.origin[0]) * self.scale
        top = (y - self.origin[1]) * self.scale
        right, bottom = left + width * self.scale, top + height * self.scale
        column, row = max(0, round(left)), max(0, round(top))
        pixels = self.pixels[
            row : max(row + 1, round(bottom)),
            column : max(column + 1, round(right)),
        ]
        if pixels.size == 0:
            raise NotFound("the region is outside of the picture")
        return pixels, column, row

    def point(self, position, axis):
        """A position in points for one in pixels; axis 0 is x."""
        return position / self.scale + self.origin[axis]


def distance(first, second):
    """The Euclidean distance of sRGB colours along the last axis."""
    return numpy.sqrt(((first - second) ** 2).sum(axis=-1))


def edge(picture, rectangle, axis):
    """The strongest edge across an axis in a rectangle, in points.

    A pixel that the edge halves moves the position by half a pixel."""
    pixels, column, row = picture.region(rectangle)
    profile = numpy.median(pixels, axis=axis)
    steps = distance(profile[1:], profile[:-1])
    if steps.size == 0 or steps.max() < LEAST_CONTRAST:
        raise NotFound("there is no edge")
    strongest = int(steps.argmax())
    low, high = max(0, strongest - 1), min(steps.size, strongest + 2)
    weights = steps[low:high]
    center = (numpy.arange(low, high) * weights).sum() / weights.sum()
    return picture.point((column, row)[axis] + center + 1, axis)


def background(pixels):
    """The median colour of a region's border."""
    border = [pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]]
    return numpy.median(numpy.concatenate(border), axis=0)


def contrast(pixels):
    """The differences of a region's pixels from its background, 1 for the highest."""
    differences = distance(pixels, background(pixels))
    # Two pixels more than the others are noise.
    highest = numpy.sort(differences, axis=None)[-3:].min()
    if highest < LEAST_CONTRAST:
        raise NotFound("there is no ink")
    return numpy.minimum(differences / highest, 1)


def ink(picture, rectangle, side):
    """A side of the ink in a rectangle in points, or the middle `x` or `y` of it."""
    if side in MIDDLES:
        return sum(ink(picture, rectangle, end) for end in MIDDLES[side]) / 2
    pixels, column, row = picture.region(rectangle)
    axis = 0 if side in ("left", "right") else 1
    profile = contrast(pixels).max(axis=axis)
    is_end = side in ("right", "bottom")
    if is_end:
        profile = profile[::-1]
    first = int((profile >= INK).argmax())
    before = profile[first - 1] if first > 0 else 0
    position = first + 1 - profile[first] - before
    if is_end:
        position = profile.size - position
    return picture.point((column, row)[axis] + position, axis)


def line(picture, rectangle, axis):
    """The centre and the thickness of a line across an axis in a rectangle, in points."""
    pixels, column, row = picture.region(rectangle)
    profile = numpy.median(pixels, axis=axis)
    ends = (profile[0] + profile[-1]) / 2
    differences = distance(profile, ends)
    if differences.max() < LEAST_CONTRAST:
        raise NotFound("there is no line")
    coverage = differences / differences.max()
    coverage[coverage < 0.15] = 0
    center = (numpy.arange(coverage.size) * coverage).sum() / coverage.sum() + 0.5
    return (
        picture.point((column, row)[axis] + center, axis),
        coverage.sum() / picture.scale,
    )


def color(picture, rectangle):
    """The median colour of a rectangle; of a square of one point around a point."""
    if len(rectangle) == 2:
        rectangle = [rectangle[0] - 0.5, rectangle[1] - 0.5, 1, 1]
    pixels, _, _ = picture.region(rectangle)
    return numpy.median(pixels.reshape(-1, 3), axis=0)


def ink_color(picture, rectangle):
    """The colour of the ink in a rectangle: the median of the pixels of the highest contrast."""
    pixels, _, _ = picture.region(rectangle)
    return numpy.median(pixels[contrast(pixels) >= 0.9], axis=0)


def lab(srgb):
    """CIE L*a*b* of an sRGB colour of 0 to 255, for the white D65."""
    values = numpy.asarray(srgb) / 255
    linear = numpy.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    matrix = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
    ratios = numpy.array(matrix) @ linear / [0.95047, 1.0, 1.08883]
    x, y, z = numpy.where(
        ratios > 216 / 24389, numpy.cbrt(ratios), (ratios * 24389 / 27 + 16) / 116
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def delta_e(first, second):
    """CIEDE2000 of two sRGB colours.

    Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005)."""
    (l1, a1, b1), (l2, a2, b2) = lab(first), lab(second)
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    growth = 1 + (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7))) / 2
    a1, a2 = a1 * growth, a2 * growth
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue_step = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    hue = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    middle = (lightness - 50) ** 2
    light = (l2 - l1) / (1 + 0.015 * middle / math.sqrt(20 + middle))
    chromatic = (c2 - c1) / (1 + 0.045 * chroma)
    hued = hue_step / (1 + 0.015 * chroma * weight)
    angle = math.radians(60 * math.exp(-((((hue % 360) - 275) / 25) ** 2)))
    rotation = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(angle)
    return math.sqrt(light**2 + chromatic**2 + hued**2 + rotation * chromatic * hued)
