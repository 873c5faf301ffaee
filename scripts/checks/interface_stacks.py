"""The equations of a stack view: where it puts the views that it arranges."""

import dataclasses

from interface_equations import Unknown

# A stored frame may be rounded: two lengths are equal within half a pixel of the lower scale.
NEAR = 0.51


@dataclasses.dataclass(frozen=True)
class Axis:
    """The names of an axis; `index` is the position's place in a frame."""

    position: str
    size: str
    start: str
    end: str
    index: int

    def extent(self, frame):
        """The start and the length of a frame."""
        return frame[self.index], frame[self.index + 2]


HORIZONTAL = Axis("x", "width", "left", "right", 0)
VERTICAL = Axis("y", "height", "top", "bottom", 1)


class Stack:
    """Adds the equations of one stack view.

    `add` takes an equation, and `check` an equation, by how much the frames miss it, and the views
    that are not trusted if that is too much."""

    def __init__(self, document, view, arranged, add, check):
        def value(attribute):
            return document.varied(view.id, attribute) or view.element.get(attribute)

        self.view = view
        self.arranged = arranged
        self.add = add
        self.check = check
        is_vertical = value("axis") == "vertical"
        self.along, self.across = (VERTICAL, HORIZONTAL)[:: 1 if is_vertical else -1]
        self.distribution = value("distribution") or "fill"
        self.alignment = view.element.get("alignment") or "fill"
        standard = 8 if view.element.get("spacingType") == "standard" else 0
        self.spacing = float(value("spacing") or standard)
        self.has_baseline_spacing = view.is_yes("baselineRelativeArrangement")

    def add_equations(self):
        self._add_ends()
        gaps = self._add_gaps()
        self._add_equal_gaps(gaps)
        self._add_alignment()

    def _bounds(self, axis):
        """The start and end inside the margins."""
        margins = self.view.margins or {}
        start, length = axis.extent(self.view.aligned)
        return (
            start + float(margins.get(axis.start) or 0),
            start + length - float(margins.get(axis.end) or 0),
        )

    def _start(self, view):
        return Unknown(self.along.position, view)

    def _length(self, view):
        return Unknown(self.along.size, view)

    def _gap(self, before, after):
        return {self._start(after): 1, self._start(before): -1, self._length(before): -1}

    def _add_ends(self):
        """The first and last view are at the ends."""
        stack, first, last = self.view, self.arranged[0], self.arranged[-1]
        low, high = self._bounds(self.along)
        start, _ = self.along.extent(first.aligned)
        self.check({self._start(first): 1, self._start(stack): -1}, start - low, [first])
        start, length = self.along.extent(last.aligned)
        at_end = {
            self._start(last): 1,
            self._length(last): 1,
            self._start(stack): -1,
            self._length(stack): -1,
        }
        self.check(at_end, start + length - high, [last])

    def _add_gaps(self):
        """Adds the spacing and the equal sizes; returns the stored gaps."""
        gaps = []
        for before, after in zip(self.arranged, self.arranged[1:]):
            start, length = self.along.extent(before.aligned)
            next_start, next_length = self.along.extent(after.aligned)
            gap = next_start - start - length
            gaps.append(gap)
            has_spacing = self.distribution in ("fill", "fillEqually", "fillProportionally")
            if has_spacing and not self.has_baseline_spacing:
                self.check(self._gap(before, after), gap - self.spacing, [before, after])
            if self.distribution == "fillEqually":
                equal = {self._length(before): 1, self._length(after): -1}
                self.check(equal, length - next_length, [before, after])
        return gaps

    def _add_equal_gaps(self, gaps):
        """Equal gaps or distances of centers; the least gap is the spacing if there is room."""
        weights = {"equalSpacing": 1, "equalCentering": 0.5}
        weight = weights.get(self.distribution)
        if weight is None:
            return
        for before, view, after in zip(self.arranged, self.arranged[1:], self.arranged[2:]):
            equation = {
                self._start(view): 2,
                self._length(view): 1,
                self._start(before): -1,
                self._length(before): -weight,
                self._start(after): -1,
            }
            if self.distribution == "equalCentering":
                equation[self._length(after)] = -0.5
            self.add(equation)
        if gaps and min(gaps) <= self.spacing + NEAR:
            index = gaps.index(min(gaps))
            self.add(self._gap(self.arranged[index], self.arranged[index + 1]))

    def _add_alignment(self):
        low, high = self._bounds(self.across)
        stack, first = self.view, self.arranged[0]
        position, size, alignment = self.across.position, self.across.size, self.alignment

        def offset(view, other, weight):
            """The distance of two views' starts (weight 0), centers (0.5) or ends (1)."""
            equation = {Unknown(position, view): 1, Unknown(position, other): -1}
            if weight:
                equation |= {Unknown(size, view): weight, Unknown(size, other): -weight}
            return equation

        for view in self.arranged:
            start, length = self.across.extent(view.aligned)
            if alignment in ("fill", "leading", "top"):
                self.check(offset(view, stack, 0), start - low, [view])
            if alignment in ("fill", "trailing", "bottom"):
                self.check(offset(view, stack, 1), start + length - high, [view])
            if alignment == "center":
                center = start + length / 2 - (low + high) / 2
                self.check(offset(view, stack, 0.5), center, [view])
            if alignment == "firstBaseline" and view is not first:
                self.add(offset(view, first, 0))
            if alignment == "lastBaseline" and view is not first:
                self.add(offset(view, first, 1))
            # The stack is as thick as its thickest view.
            if alignment == "fill" or abs(length - (high - low)) > NEAR:
                continue
            if alignment in ("center", "trailing", "bottom") and abs(start - low) <= NEAR:
                self.add(offset(view, stack, 0))
            if abs(start + length - high) <= NEAR:
                self.add(offset(view, stack, 1))
