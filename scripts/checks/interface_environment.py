"""The insets and margins of the canvas, which a document does not store.

They follow from the stored frames of the views that are constrained to them."""

import collections

# Values are rounded to sixths of a point: both scales have them.
SIXTH = 6
TOLERANCE = 0.6

CELL_TAGS = ("tableViewCell", "tableViewCellContentView")
CELL_MARGINS = (8, 10.5, 11, 15, 16, 20)


class Environment:
    """Known values by parameter; `unusual` has the parameters with values that no screen has."""

    def __init__(self, document, equations, is_trusted):
        self.document = document
        self.values = {}
        usable = [
            equation
            for equation in equations
            if equation.residual is not None
            and equation.constraint.relation is None
            and equation.constraint.is_required
            and all(is_trusted(view) for view in equation.views)
        ]
        alone = [equation for equation in usable if len(equation.parameters) == 1]
        self.counts = self._read_frames(alone)
        # An equation with two parameters gives one of them once the other is known.
        for _ in range(3):
            if not self._read_frames(usable):
                break
        self.usual_insets = usual_insets(document)
        self._assume_insets(equations)
        self.unusual = self._find_unusual()

    def insets(self, root):
        """The usual safe area insets of a root view by side."""
        return {
            parameter.side: value
            for parameter, value in self.values.items()
            if parameter.part == "safeArea"
            and parameter.owner is root
            and parameter not in self.unusual
        }

    def _read_frames(self, equations):
        """Takes the most frequent value of each unknown parameter that is alone in an equation.

        Returns how many values each of them had."""
        found = collections.defaultdict(list)
        for equation in equations:
            unknown = [(p, f) for p, f in equation.parameters if f and p not in self.values]
            if len(unknown) != 1:
                continue
            [(parameter, factor)] = unknown
            known = sum(
                other_factor * self.values[other]
                for other, other_factor in equation.parameters
                if other in self.values
            )
            value = -(equation.residual + known) / factor
            found[parameter].append(round(value * SIXTH) / SIXTH)
        for parameter, values in found.items():
            self.values[parameter] = collections.Counter(values).most_common(1)[0][0]
        return {parameter: len(values) for parameter, values in found.items()}

    def _assume_insets(self, equations):
        """Takes the device's own insets if no frame gives them."""
        device = self.document.device
        for equation in equations:
            for parameter, _ in equation.parameters:
                if parameter in self.values or parameter.part != "safeArea":
                    continue
                view = parameter.owner
                if view.parent is not None or parameter.side in ("left", "right"):
                    self.values[parameter] = 0.0
                elif (
                    view.frame
                    and device.size
                    and sorted(view.frame[2:]) == sorted(device.size)
                    and not any(p.part == "safeArea" and p.owner is view for p in self.values)
                ):
                    own = min(device.top) if parameter.side == "top" else device.bottom
                    self.values[parameter] = float(own)

    def _find_unusual(self):
        unusual = set()
        for parameter, value in self.values.items():
            if self._is_usual(parameter, value):
                continue
            opposite = {"left": "right", "right": "left"}.get(parameter.side)
            other = parameter._replace(side=opposite)
            # One frame is out of date if the margin of the other side is usual.
            if (
                parameter.part == "margin"
                and other in self.values
                and self._is_usual(other, self.values[other])
                and self.counts.get(parameter, 0) < 2
            ):
                self.values[parameter] = self.values[other]
            else:
                unusual.add(parameter)
        return unusual

    def _is_usual(self, parameter, value):
        """Whether a screen of UIKit may have this inset or margin."""
        view, side = parameter.owner, parameter.side
        is_root = view.parent is None
        if parameter.part == "safeArea":
            doubled = doubled_insets(self.document, side)
            return not is_root or is_near(value, self.usual_insets[side] | doubled)
        stored = (view.margins or {}).get(side)
        if is_root and side in ("left", "right"):
            return is_near(value, {16, 20} | ({float(stored)} if stored else set()))
        if is_root:
            margin = float(stored or 0)
            if not self.document.is_storyboard and is_near(value, {8}):
                return True
            return is_near(value - margin, self.usual_insets[side])
        if stored is not None and is_near(value, {float(stored)}):
            return True
        if view.tag in CELL_TAGS:
            return value in CELL_MARGINS
        return is_near(value, {8}) or view.is_yes("preservesSuperviewLayoutMargins")


def is_near(value, others):
    return any(abs(value - other) < TOLERANCE for other in others)


def usual_insets(document):
    """The safe area insets that the design-time device may have, with and without bars, by side."""
    tops, bottom = document.device.top, document.device.bottom
    navigation_bar = 50 if document.is_tablet else 44
    return {
        "top": {0, 44, 56, navigation_bar}
        | {top + bars for top in tops for bars in (0, 44, navigation_bar, navigation_bar + 52)},
        "bottom": {0} | {bottom + bar for bar in (0, 44, 49, 50)},
        "left": {0},
        "right": {0},
    }


def doubled_insets(document, side):
    """The insets of the canvas of Xcode 16.3 to 26, which doubles those of rounded phones."""
    tops, bottom = document.device.top, document.device.bottom
    if side == "top":
        return {2 * top + bars for top in tops for bars in (0, 44, 54, 96, 106)} | {
            top + bars for top in tops for bars in (54, 106)
        }
    return {64, 2 * bottom, 2 * bottom + 49} if side == "bottom" else set()
