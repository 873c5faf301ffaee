"""Linear equations of coordinates: which of them a set of equations determines."""

from typing import NamedTuple

from interface_document import View

COORDINATES = ("x", "y", "width", "height")

SIDES = {
    "leading": "left",
    "left": "left",
    "trailing": "right",
    "right": "right",
    "top": "top",
    "bottom": "bottom",
}


class Unknown(NamedTuple):
    """A coordinate of a view, or a parameter, which no equation determines.

    The kinds of parameters: `content` (the content size of a scroll view), `environment` (an inset
    of the safe area or a margin), `placeholder` (a value for the canvas alone), and the own sizes
    `intrinsic`, `text`, `wrap` and `asset`. `part` and `side` name one of several."""

    kind: str
    owner: View | str | None
    part: str = ""
    side: str = ""

    @property
    def is_coordinate(self):
        return self.kind in COORDINATES

    @property
    def rank(self):
        """Orders unknowns by how they are eliminated: coordinates first."""
        order = self.owner.order if isinstance(self.owner, View) else 0
        return (not self.is_coordinate, self.kind, order, self.part, self.side)


class LinearSystem:
    """Homogeneous equations in reduced form. An equation is a mapping of unknown to factor."""

    def __init__(self):
        self.rows = {}

    def reduce(self, equation):
        """The equation in terms of the unknowns that no equation determines."""
        row = dict(equation)
        while pivots := [unknown for unknown in row if unknown in self.rows]:
            for pivot in pivots:
                if factor := row.get(pivot):
                    subtract(row, factor, self.rows[pivot])
                else:
                    row.pop(pivot, None)
        return row

    def add(self, equation):
        row = self.reduce({key: factor for key, factor in equation.items() if abs(factor) > 1e-12})
        if not row:
            return
        pivot = min(row, key=lambda unknown: unknown.rank)
        scale = row[pivot]
        row = {unknown: factor / scale for unknown, factor in row.items()}
        for other in self.rows.values():
            if factor := other.get(pivot):
                subtract(other, factor, row)
        self.rows[pivot] = row

    def leaves_open(self, unknown):
        """Whether a coordinate depends on another one that no equation determines."""
        row = self.rows.get(unknown)
        return row is None or any(other != unknown and other.is_coordinate for other in row)


def subtract(row, factor, other):
    """Subtracts a multiple of another equation from a row."""
    for unknown, other_factor in other.items():
        difference = row.get(unknown, 0.0) - factor * other_factor
        if abs(difference) < 1e-9:
            row.pop(unknown, None)
        else:
            row[unknown] = difference


def edge(view, attribute):
    """The factors of a layout attribute of a view, or None for another attribute."""
    x, y, width, height = (Unknown(kind, view) for kind in COORDINATES)
    return {
        "left": {x: 1},
        "leading": {x: 1},
        "right": {x: 1, width: 1},
        "trailing": {x: 1, width: 1},
        "top": {y: 1},
        "bottom": {y: 1, height: 1},
        "width": {width: 1},
        "height": {height: 1},
        "centerX": {x: 1, width: 0.5},
        "centerY": {y: 1, height: 0.5},
        "firstBaseline": {y: 1},
        "baseline": {y: 1, height: 1},
        "lastBaseline": {y: 1, height: 1},
    }.get(attribute)


def content_edge(view, attribute):
    """The factors of a layout attribute of a scroll view's content, or None."""
    x, y = Unknown("x", view), Unknown("y", view)
    width, height = Unknown("content", view, "width"), Unknown("content", view, "height")
    return {
        "left": {x: 1},
        "leading": {x: 1},
        "right": {x: 1, width: 1},
        "trailing": {x: 1, width: 1},
        "top": {y: 1},
        "bottom": {y: 1, height: 1},
        "width": {width: 1},
        "height": {height: 1},
        "centerX": {x: 1, width: 0.5},
        "centerY": {y: 1, height: 0.5},
    }.get(attribute)


def stored_value(frame, attribute):
    """The value of a layout attribute in a stored frame; None for a baseline."""
    x, y, width, height = frame
    return {
        "left": x,
        "leading": x,
        "right": x + width,
        "trailing": x + width,
        "top": y,
        "bottom": y + height,
        "width": width,
        "height": height,
        "centerX": x + width / 2,
        "centerY": y + height / 2,
    }.get(attribute)
