import AutoLayout
import Geometry
import Graphics
import ViewKinds

/// The keys that every view has, whatever its kind.
package enum CommonKeys {
  package static let shorthands: [SpecKey] = [
    SpecKey(
      "pin", "an item, a list of edges, or a mapping of edges to insets",
      "Joins edges to the same edges of the superview, or of the item after `to`."),
    SpecKey(
      "width", "a number, an expression, or `fitting`",
      "The width: `100`, `\">= 44 @750\"`; `fitting` and `expanded` as for `size`."),
    SpecKey(
      "height", "a number, an expression, or `fitting`",
      "The height, as `width`; `fitting` is as low as the contents allow at the width that the layout gives."
    ),
    SpecKey(
      "size", "a list of width and height, an item, `fitting`, `compressed` or `expanded`",
      "Both dimensions: `[100, 50]`, `superview`; `fitting` or `compressed` as small as the contents allow, `expanded` as large."
    ),
    SpecKey(
      "center", "an item, or a mapping with `x`, `y`, `offset` and `priority`",
      "Joins the centre to that of an item."),
    SpecKey("aspectRatio", "a number such as `16/9`", "The width divided by the height."),
  ]

  package static let own: [SpecKey] = [
    SpecKey(
      "kind", "the name of a kind", "What the view is; `view`, a plain rectangle, by default."),
    SpecKey(
      "style", "a name of `styles`, or a list of them",
      "Takes over the keys of styles; a later style counts for more, the view's own keys most. A kind with a `style` of its own takes that in the same key."
    ),
    SpecKey(
      "use", "a name of `templates`",
      "Makes the view of a template; its own keys replace the template's, but subviews, guides and constraints add to them."
    ),
    SpecKey("with", "a mapping of name to value", "The values of the template's parameters."),
    SpecKey("views", "a mapping of id to view", "The subviews, the backmost first."),
    SpecKey("guides", "a mapping of id to shorthands", "The view's own layout guides."),
    SpecKey("constraints", "a list", "Constraints seen from this view."),
    SpecKey(
      "intrinsic", "a list of width and height, each a length or `none`",
      "The size that the view has of its own, in place of its kind's."),
    SpecKey(
      "baselines", "a mapping of `first`, `last` to lengths",
      "The distances of the first baseline from the top and of the last from the bottom."),
    SpecKey(
      "frame", "a list of x, y, width and height, each a number or an expression",
      "The view's rectangle in its superview, in place of constraints: `[20, 50, superview.width - 40, 100]`."
    ),
    SpecKey(
      "frameIn", "a list of width and height",
      "The superview's size that `frame` was designed for; by default the size that the superview was itself designed with."
    ),
    SpecKey(
      "autoresizing", MarkdownNames.list(AutoresizingMask.names) + ", or a list of them",
      "What of a `frame` takes up a change of the superview's size; nothing by default."),
    SpecKey(
      "hugging", "a priority, or `{ horizontal, vertical }`",
      "How much the view resists growing above its own size."),
    SpecKey(
      "compression", "a priority, or `{ horizontal, vertical }`",
      "How much the view resists shrinking below its own size."),
    SpecKey(
      "margins",
      "a length, a list of top, leading, bottom and trailing, or a mapping of sides to lengths",
      "The layout margins, before the safe area is added; 8 on every side by default."),
    SpecKey(
      "preservesSuperviewMargins", "true or false",
      "Whether the margins are at least what the superview's margins leave of the view; false by default."
    ),
    SpecKey(
      "insetsMarginsFromSafeArea", "true or false",
      "Whether safe-area insets are added to the margins; true by default."),
    SpecKey(
      "additionalSafeArea",
      "a length, a list of top, left, bottom and right, or a mapping of sides",
      "Added to the safe-area insets that the view has from its superview; below 0 it takes away."),
    SpecKey(
      "keyboardGuide", "a mapping",
      "How the view's keyboard guide follows the keyboard; the root view's is a key of `screen`."),
    SpecKey(
      "direction", MarkdownNames.list(LayoutDirection.allCases.map(\.rawValue)),
      "The direction of the view's own content, not of its subviews'; the screen's by default."),
    SpecKey(
      "hidden", "true or false",
      "Not drawn, but laid out all the same; in a stack it takes no room."),
    SpecKey("alpha", "a number from 0 to 1", "The opacity of the view with its subviews."),
    SpecKey("background", "a colour", "The colour behind the view; none by default."),
    SpecKey("tint", "a colour", "The colour of interactive parts, here and in all subviews."),
    SpecKey(
      "tintAdjustmentMode", MarkdownNames.list(TintAdjustmentMode.allCases.map(\.rawValue)),
      "`dimmed` takes the colour out of the tint, here and in all subviews, as behind an alert; as the superview by default."
    ),
    SpecKey(
      "userInterfaceLevel", MarkdownNames.list(InterfaceLevel.allCases.map(\.rawValue)),
      "Whether the view and its subviews are a raised interface such as a sheet, whose system backgrounds are lighter in dark mode; as the superview by default."
    ),
    SpecKey(
      "cornerRadius",
      "a length, a list of top left, top right, bottom right and bottom left, or a mapping of corners",
      "The radius of the rounded corners, in points."),
    SpecKey(
      "corners", MarkdownNames.list(CornerName.allCases.map(\.rawValue)) + ", or a list of them",
      "Which corners are round, as `maskedCorners`; all by default."),
    SpecKey(
      "cornerCurve", MarkdownNames.list(Corners.Curve.allCases.map(\.rawValue)),
      "Whether the corners are parts of circles, the default, or turn softly into the sides."),
    SpecKey(
      "border", "a length, or a mapping",
      "A line inside the view's edges, over its subviews; none by default."),
    SpecKey(
      "shadow", "a mapping",
      "A shadow under the view, as that of a layer; a view that clips has none."),
    SpecKey(
      "transform", "a mapping, or a list of a, b, c, d, tx and ty",
      "How the view is turned, scaled and moved once it is laid out; other views do not make way."),
    SpecKey("clips", "true or false", "Whether subviews are cut off at the view's edges."),
  ]

  package static let all: [SpecKey] = own + shorthands

  /// The keys that a condition cannot change in a view of any kind.
  package static let fixed = ["kind", "views", "guides", "use", "with"]
}
