import Diagnostics
import Geometry

/// Wording about the content of scroll views and collections.
extension Message {
  static func ambiguousContent(_ view: String, _ axis: Axis) -> Message {
    Message(
      rule: "ambiguous",
      text: "the \(axis.dimension) of the content of `\(view)` is not determined")
  }

  static func itemTooLong(_ view: String, _ item: String, _ axis: Axis) -> Message {
    let (dimension, word) = axis == .horizontal ? ("width", "wider") : ("height", "higher")
    return Message(
      rule: "invalidItemSize",
      text: """
        the \(dimension) of `\(item)` is invalid: it is \(word) than `\(view)` less its insets
        """)
  }
}

extension Note {
  static func contentIsZero(_ axis: Axis, _ length: Points) -> Note {
    Note("it is taken as \(length), so views constrained to its far edge may lie outside")
  }
}

extension String {
  static func itemTooLongHelp(_ axis: Axis) -> String {
    axis == .horizontal
      ? "make the item or the section's insets at the sides smaller"
      : "make the item or the section's insets at the top and the bottom smaller"
  }

  /// Help that names the missing part of the chain of constraints across a scroll view's content.
  ///
  /// - Parameters:
  ///   - view: the name of the scroll view.
  ///   - axis: the axis of the chain.
  ///   - first: the name of the subview that begins first on the axis.
  ///   - last: the name of the subview that ends last on the axis.
  ///   - hasStart: whether constraints use the content's first edge.
  ///   - hasEnd: whether constraints use the content's last edge.
  /// - Returns: the help text.
  static func ambiguousContentHelp(
    _ view: String, _ axis: Axis, first: String?, last: String?, hasStart: Bool, hasEnd: Bool
  ) -> String {
    let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    switch (hasStart, hasEnd) {
    case (true, false):
      return
        "write `\(end): 0` in the `pin` of `\(last ?? "the last view")`, the last view in `\(view)`"
    case (false, true):
      return
        "write `\(start): 0` in the `pin` of `\(first ?? "the first view")`, the first view in `\(view)`"
    case (_, _):
      let size = axis.dimension
      return """
        give the views between its edges a \(size) of their own, or the content one: \
        `\(view).content.\(size) == \(view).frame.\(size)`
        """
    }
  }
}
