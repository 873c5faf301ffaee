"""Finds what the stored frames of an Interface Builder document depend on.

Interface Builder stores the frames that its own layout computed. This module says which of them can
be trusted, and on what each x, y, width and height depends:

given        Auto Layout does not decide it: a root view, a cell, a bar, a header or footer
exact        constraints, stacks, masks and the root's frame: half a point
intrinsic    also the own size of a control or picture, or the height of one line of text
text         also the width of a text: 1 % of it more
wrap         also where a text wraps: whole lines more or less are possible
asset        also the size of a symbol, of an unknown picture, or an app's own font
environment  also a margin or an inset that no screen has
open         the document does not determine it
"""

import collections
import dataclasses

from interface_document import XCODE_ID, Constraint, Scene, View
from interface_environment import Environment
from interface_equations import (
    COORDINATES,
    SIDES,
    LinearSystem,
    Unknown,
    content_edge,
    edge,
    stored_value,
)
from interface_stacks import NEAR, Stack

# The points that a stored frame may miss a constraint by: two roundings.
TOLERANCE = 1.0

# The first version of the plug-in that measures texts in San Francisco (Xcode 7).
SAN_FRANCISCO = 8900

CELL_TAGS = {
    "collectionReusableView",
    "collectionViewCell",
    "collectionViewCellContentView",
    "tableViewCell",
    "tableViewCellContentView",
}
SCROLL_TAGS = {"collectionView", "scrollView", "tableView", "textView"}
TEXT_TAGS = {"button", "datePicker", "label", "segmentedControl", "textField", "textView"}
KNOWN_WIDTH_TAGS = {"activityIndicatorView", "pageControl", "stepper", "switch"}
KNOWN_HEIGHT_TAGS = KNOWN_WIDTH_TAGS | {
    "button",
    "datePicker",
    "navigationBar",
    "pickerView",
    "progressView",
    "searchBar",
    "segmentedControl",
    "slider",
    "tabBar",
    "textField",
    "toolbar",
}


@dataclasses.dataclass(frozen=True)
class Component:
    """What a coordinate depends on, and by how many points a layout may miss it."""

    kind: str
    tolerance: float = 0.5


@dataclasses.dataclass(frozen=True)
class StoredView:
    """A view, the reasons not to trust its frame, and its components by name."""

    view: View
    doubts: list
    components: dict


@dataclasses.dataclass(frozen=True)
class StoredScene:
    """A scene, the safe area insets that its frames were stored with, and its views."""

    scene: Scene
    safe_area: dict
    views: list


@dataclasses.dataclass
class Term:
    """A layout attribute as factors of coordinates and of parameters of the environment.

    `value` is its stored value without the parameters; None if the frames do not give it."""

    factors: dict
    value: float | None
    parameters: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Equation:
    """A constraint as an equation. `residual` is by how much the frames miss it."""

    constraint: Constraint
    factors: dict
    parameters: list
    residual: float | None
    views: list


def read_scenes(document):
    """The stored scenes of a document."""
    return FrameAnalysis(document).scenes()


class FrameAnalysis:
    """Collects the equations that the stored frames hold: masks, constraints, stacks, own sizes."""

    def __init__(self, document):
        self.document = document
        self.system = LinearSystem()
        self.doubts = collections.defaultdict(list)
        self.not_installed = set()
        self.given = {view for view in document.views if is_given(view)}
        self._find_flags()
        self._add_masks()
        equations = self._equations()
        self.environment = Environment(document, equations, self._is_trusted)
        broken = self._add_constraints(equations)
        self._doubt_tied_views(equations, broken)
        self._add_stacks()
        self.decisions = decide_contests(self.system, self._add_own_sizes())

    def scenes(self):
        return [
            StoredScene(
                scene,
                self.environment.insets(scene.root),
                [self._stored_view(view) for view in scene.root.walk()],
            )
            for scene in self.document.scenes
        ]

    def _is_trusted(self, view):
        return not self.doubts.get(view)

    def _has_frame(self, view):
        return view not in self.not_installed and view.absolute is not None

    # Flags

    def _find_flags(self):
        """Doubts the views that Interface Builder or their ids mark."""
        for view in self.document.views:
            doubts = self.doubts[view]
            if view.frame is None:
                doubts.append("no frame stored")
            for flag in ("misplaced", "ambiguous"):
                if view.is_yes(flag) or self.document.varied(view.id, flag) == "YES":
                    doubts.append(flag)
            if view.id and not XCODE_ID.fullmatch(view.id):
                doubts.append("id not made by Xcode")
            if verify := view.element.get("verifyAmbiguity"):
                doubts.append(f"verifyAmbiguity={verify}")
            if view.id in self.document.not_installed or view.parent in self.not_installed:
                self.not_installed.add(view)
                doubts.append("not installed")
            if view.is_yes("hidden") and view.parent and view.parent.tag == "stackView":
                doubts.append("hidden in a stack")

    # Masks

    def _add_masks(self):
        """Adds given frames, fixed frames and autoresizing masks."""
        for view in filter(self._has_frame, self.document.views):
            parent = view.parent
            if view in self.given:
                for kind in COORDINATES:
                    self.system.add({Unknown(kind, view): 1})
            elif parent.tag == "visualEffectView" and view.key == "contentView":
                for kind in COORDINATES:
                    self.system.add({Unknown(kind, view): 1, Unknown(kind, parent): -1})
            elif view.is_yes("fixedFrame"):
                for kind in ("x", "y"):
                    self.system.add({Unknown(kind, view): 1, Unknown(kind, parent): -1})
                for kind in ("width", "height"):
                    self.system.add({Unknown(kind, view): 1})
            elif (
                view.element.get("translatesAutoresizingMaskIntoConstraints") != "NO"
                and parent.tag != "stackView"
            ):
                self._add_mask(view, "x", "width", "X")
                self._add_mask(view, "y", "height", "Y")

    def _add_mask(self, view, position_kind, size_kind, axis):
        mask = view.element.find("autoresizingMask[@key='autoresizingMask']")
        flexible = set() if mask is None else {k for k, v in mask.attrib.items() if v == "YES"}
        moves_from_start = f"flexibleMin{axis}" in flexible
        moves_from_end = f"flexibleMax{axis}" in flexible
        is_sizable = f"{size_kind}Sizable" in flexible
        position, size = Unknown(position_kind, view), Unknown(size_kind, view)
        parent_position = Unknown(position_kind, view.parent)
        parent_size = Unknown(size_kind, view.parent)
        at_start = {position: 1, parent_position: -1}
        at_end = {position: 1, size: 1, parent_position: -1, parent_size: -1}
        if not is_sizable:
            self.system.add({size: 1})
            if moves_from_start and moves_from_end:
                self.system.add({position: 1, size: 0.5, parent_position: -1, parent_size: -0.5})
            else:
                self.system.add(at_end if moves_from_start else at_start)
        elif not moves_from_start and not moves_from_end:
            self.system.add(at_start)
            self.system.add(at_end)
        else:
            index = COORDINATES.index(position_kind)
            parent_length = view.parent.absolute[2 + index] or 1
            self.system.add({size: 1, parent_size: -view.frame[2 + index] / parent_length})
            if moves_from_start:
                at_start[parent_size] = -view.frame[index] / parent_length
            self.system.add(at_start)

    # Constraints

    def _item(self, identifier):
        """The view of an item, or the view that a guide belongs to."""
        if identifier in self.document.view_by_id:
            return self.document.view_by_id[identifier]
        return self.document.guides.get(identifier, (None, None))[0]

    def _is_known(self, identifier):
        return identifier in self.document.view_by_id or identifier in self.document.guides

    def _equations(self):
        """The constraints between views of one root whose attributes are known."""
        equations = []
        for constraint in self.document.constraints:
            first_id, second_id = constraint.first_item, constraint.second_item
            if not self._is_known(first_id) or second_id and not self._is_known(second_id):
                continue
            first, second = self._item(first_id), self._item(second_id)
            if first and second and first.root is not second.root:
                continue
            first_term = self._term(first_id, constraint.first_attribute, second)
            second_term = Term({}, 0.0)
            if second_id:
                second_term = self._term(second_id, constraint.second_attribute, first)
            if first_term is not None and second_term is not None:
                equations.append(self._equation(constraint, first_term, second_term))
        return equations

    def _equation(self, constraint, first, second):
        factors = collections.Counter(first.factors)
        for unknown, factor in second.factors.items():
            factors[unknown] -= constraint.multiplier * factor
        parameters = first.parameters + [
            (parameter, -constraint.multiplier * factor) for parameter, factor in second.parameters
        ]
        residual = None
        if first.value is not None and second.value is not None:
            residual = first.value - constraint.multiplier * second.value - constraint.constant
        ids = (constraint.first_item, constraint.second_item)
        views = [self.document.view_by_id[i] for i in ids if i in self.document.view_by_id]
        return Equation(constraint, factors, parameters, residual, views)

    def _term(self, identifier, attribute, other):
        """The attribute of an item; None if it is not known. `other` is the other item's view."""
        if attribute is None:
            return Term({}, 0.0)
        if identifier not in self.document.view_by_id:
            return guide_term(*self.document.guides[identifier], attribute)
        view = self.document.view_by_id[identifier]
        if not self._has_frame(view):
            return None
        if attribute.endswith("Margin"):
            return margin_term(view, attribute.removesuffix("Margin"))
        attribute = attribute.replace("WithinMargins", "")
        is_content = (
            view.tag in SCROLL_TAGS
            and other is not None
            and other is not view
            and other.is_inside(view)
        )
        if is_content and attribute not in ("width", "height"):
            return content_term(view, attribute) or edge_term(view, attribute)
        return edge_term(view, attribute)

    def _add_constraints(self, equations):
        """Adds the equations that the frames hold; returns the broken ones."""
        broken = []
        for equation in equations:
            constraint = equation.constraint
            self._insert_environment(equation)
            residual = equation.residual
            is_equality = constraint.relation is None
            if residual is not None and constraint.is_required:
                errors = {None: abs(residual), "greaterThanOrEqual": -residual}
                if errors.get(constraint.relation, residual) > TOLERANCE:
                    broken.append(equation)
            if residual is None:
                # Whether an inequality is tight is not known.
                is_tight = is_equality
            else:
                is_tight = abs(residual) <= (TOLERANCE if is_equality else NEAR)
            if constraint.is_placeholder:
                equation.factors[Unknown("placeholder", constraint.id)] = 1
            if is_tight:
                self.system.add(equation.factors)
        return broken

    def _insert_environment(self, equation):
        """Inserts known values; the other parameters remain in the equation."""
        values, unusual = self.environment.values, self.environment.unusual
        for parameter, factor in equation.parameters:
            if not factor:
                continue
            if parameter not in values or parameter in unusual:
                equation.factors[parameter] += factor
            if parameter not in values:
                equation.residual = None
            elif equation.residual is not None:
                equation.residual += factor * values[parameter]

    def _doubt_tied_views(self, equations, broken):
        """Doubts the views of broken constraints, and those tied to them on the same axis."""
        ties = {True: collections.defaultdict(set), False: collections.defaultdict(set)}
        for equation in equations:
            views = [view for view in equation.views if view not in self.given]
            for view in views:
                ties[equation.constraint.is_horizontal][view].update(views)
        for view in self.document.views:
            stack = view.parent
            if view in self.given or stack in self.given or stack.tag != "stackView":
                continue
            for tied in ties.values():
                tied[view].add(stack)
                tied[stack].add(view)
        for equation in broken:
            for view in equation.views:
                if view in self.given:
                    continue
                self.doubts[view].append(f"breaks {equation.constraint.id}")
                tied = ties[equation.constraint.is_horizontal]
                for other in reachable(view, tied) - {view}:
                    self.doubts[other].append("tied to a broken constraint")

    # Stacks

    def _add_stacks(self):
        for view in self.document.views:
            if view.tag != "stackView" or not self._has_frame(view):
                continue
            arranged = [
                subview
                for subview in view.subviews
                if subview.is_subview and self._has_frame(subview) and not subview.is_yes("hidden")
            ]
            if arranged:
                add = self.system.add
                Stack(self.document, view, arranged, add, self._check_stack).add_equations()

    def _check_stack(self, equation, residual, views):
        """Adds an equation of a stack, or doubts the views if the frames miss it."""
        if abs(residual) <= TOLERANCE:
            self.system.add(equation)
        else:
            for view in views:
                self.doubts[view].append("not where the stack would put it")

    # Own sizes

    def _add_own_sizes(self):
        """Adds own sizes where nothing else decides; returns equations between own sizes."""
        sizes = []
        for view in filter(self._has_frame, self.document.views):
            if view in self.given:
                continue
            for dimension in ("width", "height"):
                length = Unknown(dimension, view)
                if self.system.leaves_open(length):
                    own = own_size(self.document, view, dimension)
                    if own is not None:
                        sizes.append({length: 1, own: -1})
        contests = []
        for equation in sizes:
            rest = self.system.reduce(equation)
            if rest and not any(unknown.is_coordinate for unknown in rest):
                contests.append(rest)
            self.system.add(equation)
        return contests

    # Results

    def _stored_view(self, view):
        doubts = list(dict.fromkeys(self.doubts[view]))
        for ancestor in view.ancestors():
            marks = {"misplaced", "ambiguous", "hidden in a stack", "not installed"}
            if marks & set(self.doubts[ancestor]):
                doubts.append(f"inside {ancestor.id}")
                break
        components = {kind: self._component(view, kind) for kind in COORDINATES}
        return StoredView(view, doubts, components)

    def _component(self, view, coordinate):
        """What a coordinate in the superview depends on."""
        if view in self.given:
            return Component("given")
        if not self._has_frame(view):
            return Component("open")
        equation = {Unknown(coordinate, view): 1}
        if coordinate in ("x", "y"):
            equation[Unknown(coordinate, view.parent)] = -1
        row = self.system.reduce(equation)
        kinds = {unknown.kind for unknown in row}
        decisions = {self.decisions.get(unknown) for unknown in row}
        # The canvas of three pixels a point rounds own sizes up to points.
        rounding = 1.0 if self.document.device.scale == 3 else 0.5
        if kinds & {*COORDINATES, "placeholder", "content"} or "open" in decisions:
            return Component("open")
        if "asset" in kinds or "asset" in decisions:
            return Component("asset")
        if "wrap" in kinds:
            return Component("wrap")
        if "text" in kinds:
            widths = sum(
                abs(factor) * unknown.owner.absolute[2]
                for unknown, factor in row.items()
                if unknown.kind == "text"
            )
            return Component("text", round(rounding + 0.01 * widths, 2))
        tolerance = rounding if "intrinsic" in kinds else 0.5
        if "environment" in kinds:
            return Component("environment", tolerance)
        return Component("intrinsic" if "intrinsic" in kinds else "exact", tolerance)


def is_given(view):
    """Whether Auto Layout does not decide the frame."""
    if view.parent is None or view.tag in CELL_TAGS:
        return True
    is_effect_content = view.key == "contentView" and view.parent.tag == "visualEffectView"
    return bool(view.key) and not view.is_subview and not is_effect_content


def edge_term(view, attribute):
    factors = edge(view, attribute)
    return factors and Term(factors, stored_value(view.aligned, attribute))


def content_term(view, attribute):
    """An attribute of a scroll view's content, of which no frame gives the size."""
    is_start = attribute in ("left", "leading", "top")
    factors = content_edge(view, attribute)
    value = stored_value(view.aligned, attribute) if is_start else None
    return factors and Term(factors, value)


def margin_term(view, attribute):
    side = SIDES.get(attribute)
    if side is None:
        return None
    term = edge_term(view, attribute)
    sign = inward(side)
    stored = (view.margins or {}).get(side)
    ignores_safe_area = view.element.get("insetsLayoutMarginsFromSafeArea") == "NO"
    if stored is not None and view.parent is not None and ignores_safe_area:
        term.value += sign * float(stored)
    else:
        term.parameters = [(Unknown("environment", view, "margin", side), sign)]
    return term


def guide_term(view, kind, attribute):
    """An attribute of a layout guide."""
    if view is None or view.absolute is None:
        return None
    if kind in ("top", "bottom"):
        return bar_guide_term(view, kind, attribute)
    if kind == "frameLayoutGuide":
        return edge_term(view, attribute)
    if kind == "contentLayoutGuide":
        # Constraints to the centers of this guide are not read.
        return content_term(view, attribute) if not attribute.startswith("center") else None
    if kind not in ("safeArea", "keyboard"):
        return None
    if kind == "keyboard" and attribute == "top":
        attribute = "bottom"
    parameters = safe_area_parameters(view, attribute)
    term = edge_term(view, attribute)
    return parameters and Term(term.factors, term.value, parameters)


def bar_guide_term(view, kind, attribute):
    """An attribute of the top or bottom layout guide: a strip beside an edge of the screen."""
    inner = {"top": "bottom", "bottom": "top"}[kind]
    if attribute not in (kind, inner):
        return None
    term = edge_term(view, kind)
    if attribute == inner:
        term.parameters = safe_area_parameters(view, kind)
    return term


def safe_area_parameters(view, attribute):
    """The insets that an attribute of the safe area depends on, with factors; None for others."""
    left, right, top, bottom = (
        Unknown("environment", view, "safeArea", side)
        for side in ("left", "right", "top", "bottom")
    )
    if attribute in SIDES:
        side = SIDES[attribute]
        return [(Unknown("environment", view, "safeArea", side), inward(side))]
    return {
        "width": [(left, -1), (right, -1)],
        "height": [(top, -1), (bottom, -1)],
        "centerX": [(left, 0.5), (right, -0.5)],
        "centerY": [(top, 0.5), (bottom, -0.5)],
    }.get(attribute)


def inward(side):
    """The sign of the direction from a side to the inside."""
    return 1 if side in ("left", "top") else -1


def reachable(start, neighbors):
    """The nodes of a graph that are reachable from one of them."""
    reached, pending = {start}, [start]
    while pending:
        fresh = neighbors[pending.pop()] - reached
        reached |= fresh
        pending += fresh
    return reached


def own_size(document, view, dimension):
    """The own width or height of a view, or None if it has none."""
    element, tag, is_width = view.element, view.tag, dimension == "width"
    if element.get(f"placeholderIntrinsic{dimension.capitalize()}"):
        return Unknown("placeholder", view.id)
    asset = Unknown("asset", view)
    intrinsic = Unknown("intrinsic", view, dimension)
    if tag in TEXT_TAGS:
        if document.plug_in_version < SAN_FRANCISCO or has_named_font(element):
            return asset
    state = element.find("state")
    is_picture_button = (
        tag == "button" and state is not None and state.get("image") and not state.get("title")
    )
    if tag == "imageView" or is_picture_button:
        return picture_size(document, view, asset, intrinsic)
    if tag == "label" or tag == "textView" and element.get("scrollEnabled") == "NO":
        if is_width:
            return Unknown("text", view)
        is_one_line = tag == "label" and (element.get("numberOfLines") or "1") == "1"
        return intrinsic if is_one_line else Unknown("wrap", view)
    if tag in TEXT_TAGS and is_width:
        return Unknown("text", view) if tag != "textView" else None
    return intrinsic if tag in (KNOWN_WIDTH_TAGS if is_width else KNOWN_HEIGHT_TAGS) else None


def has_named_font(element):
    """Whether a text has a font other than the system's."""
    fonts = (element.find("fontDescription"), element.find(".//attributedString//font"))
    return any(font is not None and font.get("name") for font in fonts)


def picture_size(document, view, asset, intrinsic):
    """The own size of a picture: known if the document stores it."""
    element, state = view.element, view.element.find("state")
    name = element.get("image") or (state.get("image") if state is not None else None)
    has_reference = element.find("imageReference[@key='image']") is not None
    if name is None and not has_reference:
        return None
    image = document.images.get(name)
    is_symbol = element.get("catalog") or image is not None and image.get("catalog") == "system"
    if view.tag == "imageView" and image is not None and not is_symbol and not has_reference:
        return intrinsic
    return asset


def decide_contests(system, contests):
    """What decides own sizes that cannot all hold, by own size.

    `asset` if one of them depends on an asset; `open` if their priorities are equal; else
    `priority`."""
    decisions = {}
    for contest in contests:
        rivals = rival_sizes(contest)
        if len(rivals) < 2:
            continue
        decision = decide_contest(rivals)
        for size in rivals:
            if decisions.get(size) != "open":
                decisions[size] = decision
    # The same decides the sizes that depend on these.
    for _ in range(2):
        for size, decision in list(decisions.items()):
            for other in system.reduce({size: 1.0}):
                if other.kind in ("text", "wrap", "intrinsic") and decisions.get(other) != "open":
                    decisions[other] = decision
    return decisions


def rival_sizes(contest):
    """The own sizes of an equation that share a length, or of which the larger one counts.

    Those that share a length have one sign. The sign that most of them have is taken."""
    own_kinds = ("text", "wrap", "intrinsic", "asset")
    groups = [
        [size for size, factor in contest.items() if factor * sign > 0 and size.kind in own_kinds]
        for sign in (1, -1)
    ]
    return max(groups, key=len)


def decide_contest(rivals):
    if any(size.kind == "asset" for size in rivals):
        return "asset"
    is_vertical = any(size.kind == "wrap" or size.part == "height" for size in rivals)
    axis = "vertical" if is_vertical else "horizontal"

    def two_lowest(name, default):
        key = f"{axis}{name}Priority"
        return sorted(float(size.owner.element.get(key) or default) for size in rivals)[:2]

    hugging = two_lowest("Hugging", 250)
    resistance = two_lowest("CompressionResistance", 750)
    is_tie = hugging[0] == hugging[1] and resistance[0] == resistance[1]
    return "open" if is_tie else "priority"
