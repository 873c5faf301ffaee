"""Reads an Interface Builder document: scenes, views, layout guides and constraints."""

import dataclasses
import re
from xml.etree import ElementTree

CONTROLLERS = {
    "activityViewController",
    "avPlayerViewController",
    "collectionViewController",
    "glkViewController",
    "hostingController",
    "imagePickerController",
    "navigationController",
    "pageViewController",
    "referenceLibraryViewController",
    "splitViewController",
    "tabBarController",
    "tableViewController",
    "viewController",
    "viewControllerPlaceholder",
}

# The frame minus the alignment rectangle: left, top, right, bottom.
ALIGNMENT_INSETS = {
    "slider": (2, 0, 2, 1),
    "switch": (0, 0, 2, 0),
    "segmentedControl": (0, 0, 0, 1),
}

# Ids that Xcode makes. A frame with another id was written by hand.
XCODE_ID = re.compile(r"([A-Za-z0-9+/-]{3}-[A-Za-z0-9+/]{2}-[A-Za-z0-9+/]{3}|-?\d+)")


@dataclasses.dataclass(frozen=True)
class Device:
    """A device of the canvas, in portrait.

    `top` and `bottom` are the insets that its screen may have by itself."""

    size: tuple | None
    scale: int = 2
    top: tuple = (20,)
    bottom: int = 0
    is_wide_in_landscape: bool = False


DEVICES = {
    "retina3_5": Device((320, 480)),
    "retina4_0": Device((320, 568)),
    "retina4_7": Device((375, 667)),
    "retina5_4": Device((375, 812), 3, (44, 50), 34),
    "retina5_5": Device((414, 736), 3, is_wide_in_landscape=True),
    "retina5_9": Device((375, 812), 3, (44, 50), 34),
    "retina6_0": Device((390, 844), 3, (47,), 34),
    "retina6_1": Device((414, 896), 2, (44, 48), 34, is_wide_in_landscape=True),
    "retina6_3": Device((402, 874), 3, (62,), 34),
    "retina6_5": Device((414, 896), 3, (44,), 34, is_wide_in_landscape=True),
    "retina6_7": Device((428, 926), 3, (47,), 34, is_wide_in_landscape=True),
    "retina6_9": Device((440, 956), 3, (62,), 34, is_wide_in_landscape=True),
    "retina6_12": Device((393, 852), 3, (59,), 34),
    "retina6_72": Device((430, 932), 3, (59,), 34, is_wide_in_landscape=True),
    "ipad8_3rounded": Device((744, 1133), 2, (24,), 20),
    "ipad9_7": Device((768, 1024)),
    "ipad10_2": Device((810, 1080)),
    "ipad10_5": Device((834, 1112)),
    "ipad10_9rounded": Device((820, 1180), 2, (24,), 20),
    "ipad11_0": Device((834, 1194), 2, (24,), 20),
    "ipad12_9": Device((1024, 1366)),
    "ipad12_9rounded": Device((1024, 1366), 2, (24,), 20),
}
UNKNOWN_DEVICE = Device(None)


class View:
    """A view with its stored frames: `frame` in its superview, `absolute` in the scene's root.

    Frames are lists of x, y, width and height; None if the document stores none."""

    def __init__(self, element, parent, holder):
        self.element = element
        self.parent = parent
        self.root = self if parent is None else parent.root
        self.id = element.get("id")
        self.tag = element.tag
        self.key = element.get("key")
        self.is_subview = holder is not None and holder.tag == "subviews"
        self.subviews = []
        self.order = -1
        rect = element.find("rect[@key='frame']")
        self.frame = None
        if rect is not None:
            self.frame = [float(rect.get(key, 0)) for key in ("x", "y", "width", "height")]
        self.absolute = self._absolute()

    def _absolute(self):
        if self.frame is None:
            return None
        x, y, width, height = self.frame
        if self.parent is None:
            return [0.0, 0.0, width, height]
        if self.parent.absolute is None:
            return None
        return [self.parent.absolute[0] + x, self.parent.absolute[1] + y, width, height]

    @property
    def aligned(self):
        """The alignment rectangle in the scene's root, or None without a frame."""
        if self.absolute is None:
            return None
        x, y, width, height = self.absolute
        left, top, right, bottom = ALIGNMENT_INSETS.get(self.tag, (0, 0, 0, 0))
        return [x + left, y + top, width - left - right, height - top - bottom]

    @property
    def margins(self):
        """The stored margins by side, as texts; None if the document stores none."""
        insets = self.element.find("edgeInsets[@key='layoutMargins']")
        if insets is not None:
            return {side: insets.get(side) for side in ("left", "right", "top", "bottom")}
        insets = self.element.find("directionalEdgeInsets[@key='directionalLayoutMargins']")
        if insets is not None:
            return {
                "left": insets.get("leading"),
                "right": insets.get("trailing"),
                "top": insets.get("top"),
                "bottom": insets.get("bottom"),
            }
        return None

    def is_yes(self, attribute):
        return self.element.get(attribute) == "YES"

    def ancestors(self):
        view = self.parent
        while view is not None:
            yield view
            view = view.parent

    def is_inside(self, other):
        """Whether this view is `other` or below it."""
        return self is other or other in self.ancestors()

    def walk(self):
        yield self
        for subview in self.subviews:
            yield from subview.walk()


@dataclasses.dataclass(frozen=True)
class Scene:
    """A view without a superview, and the id of the controller of its scene."""

    root: View
    controller: str | None


@dataclasses.dataclass(frozen=True)
class Constraint:
    """A constraint with the values that the design-time size classes give it."""

    id: str | None
    first_item: str | None
    first_attribute: str | None
    second_item: str | None
    second_attribute: str | None
    relation: str | None
    priority: float
    constant: float
    multiplier: float
    is_placeholder: bool

    @property
    def is_required(self):
        return self.priority >= 1000

    @property
    def is_horizontal(self):
        """Whether it constrains x or width."""
        attribute = self.first_attribute or ""
        if attribute in ("width", "centerX", "centerXWithinMargins"):
            return True
        return attribute.startswith(("left", "right", "leading", "trailing"))


class Document:
    """A storyboard or xib. `views` has all views, superviews first; `view_by_id` those with ids.

    `guides` has the view and the kind of each layout guide by id."""

    def __init__(self, path):
        self.element = ElementTree.parse(path).getroot()
        self.is_ios = (self.element.get("targetRuntime") or "").startswith("iOS")
        self.is_storyboard = "Storyboard" in (self.element.get("type") or "")
        device = self.element.find("device")
        self.device_id = None if device is None else device.get("id")
        self.device = DEVICES.get(self.device_id, UNKNOWN_DEVICE)
        self.is_landscape = device is not None and device.get("orientation") == "landscape"
        self.size_classes = self._size_classes(device)
        self.images = {
            image.get("name"): image for image in self.element.findall("./resources/image")
        }
        self.plug_in_version = self._plug_in_version()
        self._holders = {child: parent for parent in self.element.iter() for child in parent}
        self.not_installed, self._varied = self._variations()
        self.scenes = list(self._scenes())
        self.views = []
        self.view_by_id = {}
        for scene in self.scenes:
            for view in scene.root.walk():
                view.order = len(self.views)
                self.views.append(view)
                if view.id:
                    self.view_by_id.setdefault(view.id, view)
        self.guides = dict(self._guides())
        self.constraints = list(self._constraints())

    @property
    def is_tablet(self):
        return (self.device_id or "").startswith("ipad")

    def varied(self, identifier, attribute):
        """The value that a variation gives an attribute, or None."""
        return self._varied.get(identifier, {}).get(attribute)

    def _size_classes(self, device):
        """The width and height class of the stored frames; None for any class."""
        if self.device_id is None:
            return (None, None)
        if self.is_tablet:
            adaptation = device.find("adaptation")
            name = adaptation.get("id") if adaptation is not None else None
            name = name or device.get("adaptation") or ""
            is_narrow = name.startswith(("splitview1_3", "slideover"))
            return ("compact" if is_narrow else "regular", "regular")
        if self.is_landscape:
            return ("regular" if self.device.is_wide_in_landscape else "compact", "compact")
        return ("compact", "regular")

    def _plug_in_version(self):
        """The version of the iOS plug-in that wrote the document; 0 if unknown."""
        for plug_in in self.element.iter("plugIn"):
            if "CocoaTouch" in (plug_in.get("identifier") or ""):
                return float(".".join(plug_in.get("version").split(".")[:2]))
        return 0.0

    def _applies(self, key):
        """Whether a variation applies to the design-time size classes."""
        if key == "default":
            return True
        wanted = dict(zip(("widthClass", "heightClass"), self.size_classes))
        for part in key.split("-"):
            name, _, value = part.partition("=")
            if name not in wanted or wanted[name] != value:
                return False
        return True

    def _variations(self):
        """The ids of objects that are not installed, and varied attributes by id."""
        not_installed, varied = set(), {}
        for element in self.element.iter():
            variations = element.findall("variation")
            # The more size classes a variation names, the later it applies.
            variations.sort(
                key=lambda v: -1 if v.get("key") == "default" else v.get("key").count("-")
            )
            for variation in variations:
                if not self._applies(variation.get("key") or ""):
                    continue
                for change in variation.iterfind("mask/*"):
                    if change.tag == "exclude":
                        not_installed.add(change.get("reference"))
                    else:
                        not_installed.discard(change.get("reference"))
                attributes = {k: value for k, value in variation.attrib.items() if k != "key"}
                varied.setdefault(element.get("id"), {}).update(attributes)
        return not_installed, varied

    def _scenes(self):
        groups = self.element.iter("scene") if self.is_storyboard else [self.element]
        for group in groups:
            objects = group.findall("objects/*")
            controllers = [item.get("id") for item in objects if item.tag in CONTROLLERS]
            controller = controllers[0] if self.is_storyboard and controllers else None
            for item in objects:
                for root in self._read_views(item, None):
                    yield Scene(root, controller)

    def _is_view(self, element):
        if element.find("rect[@key='frame']") is not None:
            return True
        if element.tag.endswith("ContentView") and element.get("key") == "contentView":
            return True
        return self._holders[element].tag == "subviews"

    def _read_views(self, element, parent):
        """Reads the views at and below an element; returns those without a superview."""
        if self._is_view(element):
            view = View(element, parent, self._holders[element])
            if parent is not None:
                parent.subviews.append(view)
            for child in element:
                self._read_views(child, view)
            return [view]
        return [root for child in element for root in self._read_views(child, parent)]

    def _guides(self):
        for element in self.element.iter():
            holder = self._holders.get(element)
            if element.tag == "viewLayoutGuide":
                yield element.get("id"), (self.view_by_id.get(holder.get("id")), element.get("key"))
            elif element.tag == "keyboardLayoutGuide":
                yield element.get("id"), (self.view_by_id.get(holder.get("id")), "keyboard")
            elif element.tag == "viewControllerLayoutGuide":
                controller = self._holders[holder]
                roots = [s.root for s in self.scenes if s.root.element in list(controller)]
                yield element.get("id"), (roots[0] if roots else None, element.get("type"))

    def _constraints(self):
        for element in self.element.iter("constraint"):
            identifier = element.get("id")
            if identifier in self.not_installed:
                continue
            owner = self._holders[self._holders[element]]

            def value(attribute, element=element, identifier=identifier):
                return self.varied(identifier, attribute) or element.get(attribute)

            yield Constraint(
                id=identifier,
                first_item=element.get("firstItem") or owner.get("id"),
                first_attribute=element.get("firstAttribute"),
                second_item=element.get("secondItem"),
                second_attribute=element.get("secondAttribute"),
                relation=value("relation"),
                priority=float(value("priority") or 1000),
                constant=float(value("constant") or 0),
                multiplier=read_multiplier(value("multiplier")),
                is_placeholder=element.get("placeholder") == "YES",
            )


def read_multiplier(text):
    """A factor, which a document stores as a number or as a ratio."""
    if not text:
        return 1.0
    first, _, second = text.replace(":", "/").partition("/")
    return float(first) / float(second or 1)
