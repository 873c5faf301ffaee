package import AutoLayout
package import Geometry
package import Graphics
import Spec
package import ViewKinds

/// One view of a cell as rules see it; rectangles are in the window's coordinates.
package struct LintedView {
  /// In the scene's order.
  package let index: Int
  package let node: ViewNode
  package let look: ViewLook
  package let layout: ViewLayout
  /// From the superview up to the root.
  package let ancestors: [Int]
  /// Whether somebody can see it: neither it nor an ancestor is hidden or clear.
  package let isShown: Bool
  /// Whether it or an ancestor is elsewhere for a while: drawn transformed, or swiped aside in a row.
  package let isDisplaced: Bool
  /// The nearest ancestor that scrolls; nil for a view that stays in its place.
  package let scroller: Int?
  /// What ancestors that do not scroll leave of it where they clip, and which one does; nil where
  /// none clips.
  package let clip: (rect: Rect, by: Int)?
  /// The row of a table or the cell of a collection that it is in.
  package let row: String?
  /// What it writes itself.
  package let texts: [LintedText]
  /// What it draws itself besides its background.
  package let items: [DisplayItem]

  package var name: String { node.id.name }
  package var frame: Rect { layout.inScreen }

  /// Where letters are; nil without any.
  var ink: Rect? { Rect.union(of: texts.map(\.ink)) }

  /// The size that constraints see.
  var alignmentSize: Size {
    let insets = node.alignmentInsets
    return Size(
      width: layout.exact.width - insets.left - insets.right,
      height: layout.exact.height - insets.top - insets.bottom)
  }

  /// The view as a control; nil for others.
  var control: (any ControlKind)? { look.kind as? any ControlKind }

  /// Whether the view is the system's: it shows its own contents around safe areas and bars.
  var isBar: Bool { look.kind.isBar }

  /// What must be seen of the view to read or to touch it; nil for one that has neither text nor
  /// is a control.
  ///
  /// A control that reaches the window's edge is meant to bleed off it: its text counts.
  func subject(in window: Rect) -> Rect? {
    guard control != nil else { return ink }
    let isInside =
      frame.minX > window.minX && frame.maxX < window.maxX && frame.minY > window.minY
      && frame.maxY < window.maxY
    return isInside ? frame : ink ?? frame
  }
}

extension LintedView {
  /// What the view is, as "text field".
  var kindInWords: String { type(of: look.kind).words }
}
