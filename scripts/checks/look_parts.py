"""Reads the tables of parts in scripts/checks/look-specs.

A table is a TOML file beside the spec of a picture:

    file = "alert.png"        # the picture's path in the folder
    scale = 3                 # its pixels a point
    origin = [0, 340]         # its upper left corner on the screen in points; 0 and 0 by default
    tolerance = "scaled"      # 1 point in place of `exact`, 0.5 points

    [parts]
    panel = { box = [41, 365, 320, 172] }
    title = { ink = [70, 385, 40, 25], sides = "left top" }

A rectangle is x, y, width and height in points. It says where to look: no number of a table is
compared with a drawing. The measures of a part are:

- `box`: the strongest edge near each side of a rectangle, across the middle of the side. `at` is
  another place on the sides, from 0 to 1; `reach` is how far from a side an edge may be, 5 points
  by default; `sides` are the sides to measure, all by default.
- `ink`: the sides of what differs from the background in a rectangle, all or `sides`; the sides `x`
  and `y` are its middle.
- `row` and `column`: the centre and the thickness of a horizontal or vertical line in a rectangle.
- `color`: the colour at a point, or the median of a rectangle.
- `inkColor`: the colour that differs most from the background in a rectangle."""

import dataclasses
import tomllib
from collections.abc import Callable
from pathlib import Path

import look_measures

SIDES = ("left", "top", "right", "bottom")
TOLERANCES = {"exact": 0.5, "scaled": 1.0}
KEYS = {
    "box": {"at", "reach", "sides"},
    "ink": {"sides"},
    "row": set(),
    "column": set(),
    "color": set(),
    "inkColor": set(),
}


class TableError(Exception):
    """A table is wrong: the message says where and how."""


@dataclasses.dataclass(frozen=True)
class Part:
    """One number or colour to measure: `measure` takes a picture."""

    name: str
    is_color: bool
    measure: Callable


@dataclasses.dataclass(frozen=True)
class Table:
    """The parts of one picture; `spec` is the path of its spec."""

    name: str
    spec: Path
    file: str
    scale: float
    origin: tuple
    tolerance: float
    parts: list


def read_table(path):
    with open(path, "rb") as file:
        try:
            entries = tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise TableError(f"{path}: {error}") from error
    missing = {"file", "scale", "parts"} - set(entries)
    if missing:
        raise TableError(f"{path}: there is no `{min(missing)}`")
    tolerance = entries.get("tolerance", "exact")
    if tolerance not in TOLERANCES:
        raise TableError(f"{path}: `tolerance` is not {' or '.join(TOLERANCES)}")
    parts = []
    for name, entry in entries["parts"].items():
        kinds = [kind for kind in KEYS if kind in entry]
        if len(kinds) != 1 or not set(entry) <= KEYS[kinds[0]] | {kinds[0]}:
            raise TableError(f"{path}: part `{name}` has unknown or missing keys")
        parts += parts_of(name, kinds[0], entry)
    return Table(
        path.stem,
        path.with_suffix(".yaml"),
        entries["file"],
        entries["scale"],
        tuple(entries.get("origin", (0, 0))),
        TOLERANCES[tolerance],
        parts,
    )


def parts_of(name, kind, entry):
    rectangle = entry[kind]
    sides = entry["sides"].split() if "sides" in entry else SIDES
    if kind == "box":
        return [box_part(name, rectangle, side, entry) for side in sides]
    if kind == "ink":
        return [
            Part(
                f"{name}, {side}", False, lambda p, side=side: look_measures.ink(p, rectangle, side)
            )
            for side in sides
        ]
    if kind in ("row", "column"):
        axis = 1 if kind == "row" else 0
        return [
            Part(
                f"{name}, {value}",
                False,
                lambda p, index=index: look_measures.line(p, rectangle, axis)[index],
            )
            for index, value in enumerate(("centre", "thickness"))
        ]
    measure = look_measures.color if kind == "color" else look_measures.ink_color
    return [Part(name, True, lambda p: measure(p, rectangle))]


def box_part(name, rectangle, side, entry):
    x, y, width, height = rectangle
    at, reach = entry.get("at", 0.5), entry.get("reach", 5)
    # A band of a tenth of the side, at most 4 points.
    if side in ("left", "right"):
        band, axis = min(4, height / 10), 0
        edge = x if side == "left" else x + width
        area = [edge - reach, y + at * height - band / 2, 2 * reach, band]
    else:
        band, axis = min(4, width / 10), 1
        edge = y if side == "top" else y + height
        area = [x + at * width - band / 2, edge - reach, band, 2 * reach]
    return Part(f"{name}, {side}", False, lambda p: look_measures.edge(p, area, axis))
