import Geometry

/// The keys that every view has, whatever its kind.
package enum CommonKeys {
  package static let shorthands: [SpecKey] = [
    SpecKey(
      "pin", "an item, a list of edges, or a mapping of edges to insets",
      "Joins edges to the same edges of the superview, or of the item after `to`."),
    SpecKey("width", "a number or an expression", "The width: `100`, `\">= 44 @750\"`."),
    SpecKey("height", "a number or an expression", "The height, as `width`."),
    SpecKey(
      "size", "a list of width and height, or an item", "Both dimensions: `[100, 50]`, `superview`."
    ),
    SpecKey(
      "center", "an item, or a mapping with `x`, `y`, `offset` and `priority`",
      "Joins the centre to that of an item."),
    SpecKey("aspectRatio", "a number such as `16/9`", "The width divided by the height."),
  ]

  package static let own: [SpecKey] = [
    SpecKey(
      "kind", "the name of a kind", "What the view is; `view`, a plain rectangle, by default."),
    SpecKey("views", "a mapping of id to view", "The subviews, the backmost first."),
    SpecKey("guides", "a mapping of id to shorthands", "The view's own layout guides."),
    SpecKey("constraints", "a list", "Constraints seen from this view."),
    SpecKey(
      "intrinsic", "a list of width and height, each a length or `none`",
      "The size that the view has of its own, in place of its kind's."),
    SpecKey(
      "hugging", "a priority, or `{ horizontal, vertical }`",
      "How much the view resists growing above its own size."),
    SpecKey(
      "compression", "a priority, or `{ horizontal, vertical }`",
      "How much the view resists shrinking below its own size."),
    SpecKey(
      "margins", "a length, or a mapping of sides to lengths",
      "The layout margins, before the safe area is added; 8 on every side by default."),
    SpecKey(
      "direction", MarkdownNames.list(LayoutDirection.allCases.map(\.rawValue)),
      "The direction of the view's own content, not of its subviews'; the screen's by default."),
    SpecKey("hidden", "true or false", "Not drawn, but laid out all the same."),
    SpecKey("alpha", "a number from 0 to 1", "The opacity of the view with its subviews."),
    SpecKey("background", "a colour", "The colour behind the view; none by default."),
    SpecKey("tint", "a colour", "The colour of interactive parts, here and in all subviews."),
    SpecKey("cornerRadius", "a length", "The radius of the rounded corners, in points."),
    SpecKey("clips", "true or false", "Whether subviews are cut off at the view's edges."),
  ]

  package static let all: [SpecKey] = own + shorthands
}
