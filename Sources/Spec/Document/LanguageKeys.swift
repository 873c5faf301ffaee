import Devices

/// The keys of everything that is no view.
package enum LanguageKeys {
  package static let top: [SpecKey] = [
    SpecKey("title", "text", "The screen's name in reports; the file's name by default."),
    SpecKey("matrix", "a mapping of axes", "The configurations that the screen is drawn in."),
    SpecKey(
      "axes", "a mapping of name to values",
      "Axes of the matrix besides those below, each with its values, the first the default."),
    SpecKey("metrics", "a mapping of name to number", "Numbers to use by name."),
    SpecKey("colors", "a mapping of name to colour", "Colours to use by name."),
    SpecKey(
      "fonts", "a mapping of name to file or list of files",
      "Families of fonts to use by name, each of OpenType or TrueType files beside the spec; of their weights and slants the nearest one is drawn. Characters that they lack are the system font's."
    ),
    SpecKey(
      "styles", "a mapping of name to view keys", "Sets of keys that views take by name."),
    SpecKey(
      "templates", "a mapping of name to view", "Views with `$parameters` to place by name."),
    SpecKey(
      "strings", "a mapping of language to a mapping of text to text",
      "What stands in the place of whole texts in cells of a language: `fr: { Send: Envoyer }`. A language falls back from its region to its script to itself, and then to the text as it is."
    ),
    SpecKey("screen", "a mapping", "The screen's background and bars."),
    SpecKey("views", "a mapping of id to view", "The root view's subviews, the backmost first."),
    SpecKey("guides", "a mapping of id to shorthands", "The root view's layout guides."),
    SpecKey("constraints", "a list", "Constraints between any views."),
    SpecKey("when", "a list", "Changes that hold under a condition."),
    SpecKey(
      "transitions", "a mapping of name to transition", "Changes of state to draw as films."),
    SpecKey(
      "compare", "a mapping",
      "How far pictures and layouts may be from their references; not at all by default."),
    SpecKey(
      "lint", "a mapping of rule to tuning",
      "Rules of `strut lint` switched off or tuned for this screen, each with a reason."),
  ]

  /// The keys of `matrix` besides the axes.
  package static let matrix: [SpecKey] = [
    SpecKey("include", "a list of mappings", "The combinations, in place of the axes."),
    SpecKey(
      "exclude", "a list of mappings of conditions on axes",
      "Combinations to leave out: those that match one of the entries."),
    SpecKey(
      "only", "a list of mappings of conditions on axes",
      "Combinations to keep: those that match one of the entries."),
    SpecKey(
      "strategy", MarkdownNames.list(MatrixStrategy.allCases.map(\.rawValue)),
      "`full`, the default, draws all combinations; `pairwise` draws few, in which every two values of two axes meet."
    ),
  ]

  package static let customDevice: [SpecKey] = [
    SpecKey(
      "id", "text",
      "The name in cells, conditions and patterns: lower-case letters, digits and hyphens."),
    SpecKey("width", "a number from 1 to 10000", "The window's width in points."),
    SpecKey("height", "a number from 1 to 10000", "The window's height in points."),
    SpecKey(
      "scale", "a whole number from 1 to 8", "Device pixels in a point; 3 by default."),
    SpecKey(
      "safeArea", "a number, a list of top, left, bottom and right, or a mapping of sides",
      "The window's safe-area insets; 0 by default."),
  ]

  package static let insets: [SpecKey] = [
    SpecKey("all", "a length", "The inset on every side."),
    SpecKey("horizontal", "a length", "Left and right; counts for more than `all`."),
    SpecKey("vertical", "a length", "Top and bottom; counts for more than `all`."),
    SpecKey("top", "a length", "The top inset; a single side counts for more than a pair."),
    SpecKey("left", "a length", "The left inset."),
    SpecKey("bottom", "a length", "The bottom inset."),
    SpecKey("right", "a length", "The right inset."),
  ]

  /// The conditions besides the axes.
  package static let conditions: [SpecKey] = [
    SpecKey(
      "sizeClass",
      "a mapping of `horizontal`, `vertical` to \(MarkdownNames.list(SizeClass.allCases.map(\.rawValue)))",
      "Holds in these size classes."),
    SpecKey("idiom", "phone, pad", "Holds on this family of devices."),
    SpecKey("width", "a comparison such as `\"< 375\"`", "Holds for windows of this width."),
  ]

  package static let changes: [SpecKey] = [
    SpecKey("views", "a mapping of id to view keys", "Replaces keys of views."),
    SpecKey("screen", "a mapping", "Replaces keys of the screen."),
    SpecKey("metrics", "a mapping of name to number", "Replaces metrics."),
    SpecKey("constraints", "a list", "Adds constraints."),
    SpecKey("activate", "a list of names, or of `{ item, attribute }`", "Activates constraints."),
    SpecKey(
      "deactivate", "a list of names, or of `{ item, attribute }`", "Deactivates constraints."),
    SpecKey(
      "update", "a list of mappings",
      "Gives constraints that are there another constant or priority; an update of what is not there is an error."
    ),
  ]

  package static let update: [SpecKey] = [
    SpecKey("name", "a constraint's name", "Updates every constraint of this name."),
    SpecKey("item", "an item", "Updates every constraint whose first item this is."),
    SpecKey("attribute", "an attribute", "Together with `item`: the first attribute."),
    SpecKey("constant", "a length", "The new constant, as `NSLayoutConstraint.constant`."),
    SpecKey(
      "priority", "a priority",
      "The new priority; a required constraint cannot become optional, nor an optional one required."
    ),
  ]

  package static let constraint: [SpecKey] = [
    SpecKey("constraint", "an expression", "The constraint."),
    SpecKey("vfl", "a string of the Visual Format Language", "Several constraints in a line."),
    SpecKey("options", "a list of names", "Alignment and direction of the format string."),
    SpecKey("metrics", "a mapping of name to number", "Metrics of this format string alone."),
    SpecKey("name", "text", "The identifier in messages and for `activate`."),
    SpecKey("priority", "a priority", "How much it matters; required by default."),
    SpecKey("active", "true or false", "Whether it holds from the start; true by default."),
  ]

  package static let pin: [SpecKey] = [
    SpecKey("top", "an inset", "The distance from the top edge, towards the inside."),
    SpecKey("leading", "an inset", "The distance from the leading edge."),
    SpecKey("bottom", "an inset", "The distance from the bottom edge."),
    SpecKey("trailing", "an inset", "The distance from the trailing edge."),
    SpecKey("left", "an inset", "The distance from the left edge."),
    SpecKey("right", "an inset", "The distance from the right edge."),
    SpecKey("horizontal", "an inset", "Leading and trailing."),
    SpecKey("vertical", "an inset", "Top and bottom."),
    SpecKey("all", "an inset", "All four edges."),
    SpecKey("to", "an item", "What to pin to; `superview` by default."),
    SpecKey("priority", "a priority", "Of all the edges; required by default."),
  ]

  package static let center: [SpecKey] = [
    SpecKey("x", "an item", "Whose horizontal centre to take."),
    SpecKey("y", "an item", "Whose vertical centre to take."),
    SpecKey("offset", "a length, or a list of two", "The distance from that centre."),
    SpecKey("priority", "a priority", "Of the centre constraints; required by default."),
  ]

  package static let font: [SpecKey] = [
    SpecKey("size", "a length from 1 to 1000", "The size in points; 17 by default."),
    SpecKey("weight", "the name of a weight", "The weight; `regular` by default."),
    SpecKey("italic", "true or false", "Whether it is slanted."),
    SpecKey(
      "family", "the name of a family",
      "The design, or a family of `fonts`; `system` by default."),
    SpecKey(
      "monospacedDigits", "true or false", "Whether all digits are of one width, as in clocks."),
    SpecKey(
      "tracking", "a length from -100 to 100",
      "What stands behind every character besides its own width, as the attribute `kern`; 0 by default."
    ),
    SpecKey(
      "scaled", "a text style",
      "Lets the size grow and shrink with the text size as this style's lines do, as `UIFontMetrics`; without it the size is fixed."
    ),
  ]

  package static let baselines: [SpecKey] = [
    SpecKey("first", "a length", "From the top down to the first baseline."),
    SpecKey("last", "a length", "From the last baseline down to the bottom."),
  ]

  package static let margins: [SpecKey] = [
    SpecKey("all", "a length", "The margin on every side."),
    SpecKey("horizontal", "a length", "Leading and trailing; counts for more than `all`."),
    SpecKey("vertical", "a length", "Top and bottom; counts for more than `all`."),
    SpecKey("top", "a length", "The top margin; a single side counts for more than a pair."),
    SpecKey("leading", "a length", "The leading margin."),
    SpecKey("bottom", "a length", "The bottom margin."),
    SpecKey("trailing", "a length", "The trailing margin."),
    SpecKey("left", "a length", "The left margin, whatever the direction."),
    SpecKey("right", "a length", "The right margin, whatever the direction."),
  ]

  package static let sections: [SpecKey] = [
    SpecKey("header", "text", "The text over the section; none by default."),
    SpecKey("footer", "text", "The text under the section; none by default."),
    SpecKey("items", "a list of mappings", "The section's items, as the table's."),
  ]

  /// The items that constraints may speak of besides the views by their ids.
  package static let items: [SpecKey] = [
    SpecKey(
      "superview", "a view",
      "In a view's list that view, or its own superview where the constraint speaks of the view itself; elsewhere the superview of the view that the constraint speaks of."
    ),
    SpecKey("self", "a view", "The view whose list of constraints it is."),
    SpecKey("root", "a view", "The screen's content view."),
    SpecKey(
      "safeArea", "a guide", "The root view's safe area; within a row, that of the row's content."),
    SpecKey(
      "keyboard", "a rectangle",
      "The keyboard, of zero height at the screen's bottom edge while hidden."),
    SpecKey(
      "topLayoutGuide", "a guide", "The strip of the root view above its safe area."),
    SpecKey(
      "bottomLayoutGuide", "a guide", "The strip of the root view below its safe area."),
  ]

  /// The guides that every view has, written behind it: `superview.margins`.
  package static let viewGuides: [SpecKey] = [
    SpecKey("safeArea", "a guide", "The part of the view that no bar or cutout covers."),
    SpecKey("margins", "a guide", "The view within its layout margins and its safe area."),
    SpecKey(
      "readable", "a guide", "The margins guide, no wider than text is comfortable to read."),
    SpecKey(
      "keyboard", "a guide",
      "The part of the view that the docked keyboard covers; its bottom safe area while there is none."
    ),
    SpecKey("content", "a guide", "What a `scroll` view scrolls."),
    SpecKey("frame", "a guide", "The frame of a `scroll` view, which does not scroll."),
  ]
}
