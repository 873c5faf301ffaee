package import AutoLayout
package import Geometry
package import Graphics
import Spec
package import ViewKinds

/// One view of a cell for rules, with rectangles in the window's coordinates.
package struct LintedView {
  /// In the scene's order.
  package let index: Int
  package let node: ViewNode
  package let style: ViewStyle
  package let layout: ViewLayout
  /// From the superview up to the root.
  package let ancestors: [Int]
  /// Whether neither it nor an ancestor is hidden or fully transparent.
  package let isShown: Bool
  /// Whether it or an ancestor is temporarily elsewhere: transformed, or swiped aside in a row.
  package let isDisplaced: Bool
  /// The nearest ancestor that scrolls, or nil.
  package let scroller: Int?
  /// The clip of ancestors that do not scroll, with the index of the one that clips, or nil.
  package let clip: (rect: Rect, by: Int)?
  /// The table row or collection cell that contains it, or nil.
  package let row: String?
  /// Its own texts.
  package let texts: [LintedText]
  /// Its own drawing without its background.
  package let items: [DisplayItem]

  package var name: String { node.id.name }
  package var frame: Rect { layout.inScreen }

  /// The union of its letters' rectangles, or nil without text.
  var ink: Rect? { Rect.union(of: texts.map(\.ink)) }

  /// The size of the alignment rectangle, which constraints use.
  var alignmentSize: Size {
    let insets = node.alignmentInsets
    return Size(
      width: layout.exact.width - insets.left - insets.right,
      height: layout.exact.height - insets.top - insets.bottom)
  }

  /// The view as a control, or nil.
  var control: (any ControlKind)? { style.kind as? any ControlKind }

  /// Whether it is a system bar, which places its contents around safe areas itself.
  var isBar: Bool { style.kind.isBar }

  /// The area that must be visible to read or touch the view, or nil without text or control.
  ///
  /// A control that reaches the window's edge is meant to bleed off it, so its text counts.
  func subject(in window: Rect) -> Rect? {
    guard control != nil else { return ink }
    let isInside =
      frame.minX > window.minX && frame.maxX < window.maxX && frame.minY > window.minY
      && frame.maxY < window.maxY
    return isInside ? frame : ink ?? frame
  }
}

extension LintedView {
  /// The view's kind in words, such as "text field".
  var kindInWords: String { type(of: style.kind).words }
}
