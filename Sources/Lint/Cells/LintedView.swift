package import AutoLayout
package import Geometry
package import Graphics
import Spec
package import ViewKinds

/// A view of a cell for rules; rectangles are in window coordinates.
package struct LintedView {
  /// The view's index in the scene.
  package let index: Int
  package let node: ViewNode
  package let style: ViewStyle
  package let layout: ViewLayout
  /// The indices of the ancestors, from the superview up to the root.
  package let ancestors: [Int]
  /// Whether the view and its ancestors are visible: neither hidden nor transparent.
  package let isShown: Bool
  /// Whether the view's place is not its own: it or an ancestor is ambiguous, or its row is swiped.
  ///
  /// Findings about the place of an ambiguous view would be consequences of the ambiguity.
  package let isDisplaced: Bool
  /// The map from the layout's coordinates to the screen's, or nil if neither the view nor an
  /// ancestor has a transform.
  package let transform: Transform?
  /// The index of the nearest ancestor that scrolls, or nil.
  package let scroller: Int?
  /// The ancestors that clip the view and do not scroll, the nearest first.
  package let clips: [ViewClip]
  /// Whether the system gives the view its frame: the root view, a sheet or a column.
  package let isPlacedBySystem: Bool
  /// The name of the table row or collection cell that contains the view, or nil.
  package let row: String?
  /// The index of the section header that contains the view, or nil.
  ///
  /// Rows scroll below a header that stays at the top.
  package let sectionHeader: Int?
  /// The texts that the view draws itself.
  package let texts: [LintedText]
  /// The view's own drawing, without its background.
  package let items: [DisplayItem]

  package var name: String { node.id.name }
  /// The frame with the transforms; of a turned view, the smallest rectangle around it.
  package var frame: Rect { placed(layout.inScreen) }

  /// The union of its letters' rectangles, or nil without text.
  var ink: Rect? { Rect.union(of: texts.map(\.ink)).map { placed($0) } }

  /// The size of the alignment rectangle, to which constraints apply.
  var alignmentSize: Size {
    Size(
      width: layout.exact.width - alignmentEdges(.horizontal),
      height: layout.exact.height - alignmentEdges(.vertical))
  }

  /// The sum of the alignment insets at both ends of an axis.
  func alignmentEdges(_ axis: Axis) -> Points {
    let insets = node.alignmentInsets
    return axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }

  /// The view's kind as a control, or nil.
  var control: (any ControlKind)? { style.kind as? any ControlKind }

  /// Whether the view is a system bar, which places its content in the safe area itself.
  var isBar: Bool { style.kind.isBar }

  /// Returns the area that must be visible to read or touch the view, or nil without one.
  ///
  /// It is the frame of a control, and the letters of other views. If a control touches the
  /// window's edge, it is meant to extend beyond it, so only its letters count. If a view scrolls
  /// its text, only the letters within its insets count, because the others scroll there.
  func subject(in window: Rect) -> Rect? {
    guard control != nil else {
      guard let inset = layout.scroll?.adjustedContentInset else { return ink }
      return ink?.intersection(placed(layout.inScreen.inset(by: inset)))
    }
    let isInside =
      frame.minX > window.minX && frame.maxX < window.maxX && frame.minY > window.minY
      && frame.maxY < window.maxY
    return isInside ? frame : ink ?? frame
  }
}

extension LintedView {
  /// The smallest rectangle around a rectangle of the layout after the transforms.
  ///
  /// It has no size if nothing is drawn.
  func placed(_ rect: Rect) -> Rect {
    guard let transform else { return rect }
    return vanishes
      ? Rect(origin: transform(rect.origin), size: .zero) : transform.bounds(of: rect)
  }

  func placed(_ path: Path) -> Path { transform.map { path.mapped($0.callAsFunction) } ?? path }

  /// Whether a transform scales the view to nothing.
  var vanishes: Bool { transform?.isSingular ?? false }

  /// Whether the view's edges are not parallel to the screen's.
  var isTurned: Bool {
    transform.map { ($0.b != 0 || $0.c != 0) && ($0.a != 0 || $0.d != 0) } ?? false
  }

  /// Returns a length along one of the view's own axes after the transforms.
  func placed(_ length: Points, along axis: Axis) -> Points {
    guard let transform else { return length }
    let (x, y) = axis == .horizontal ? (transform.a, transform.b) : (transform.c, transform.d)
    return length * (x * x + y * y).squareRoot()
  }
}

extension LintedView {
  /// The distances by which the view's content can still scroll: down by `top`, left by `right`.
  var scrollDistances: Insets {
    guard let scroll = layout.scroll else { return .zero }
    let (inset, offset) = (scroll.adjustedContentInset, scroll.contentOffset)
    let (content, bounds) = (scroll.contentSize, layout.inScreen)
    return Insets(
      top: offset.y + inset.top, left: offset.x + inset.left,
      bottom: content.height + inset.bottom - bounds.height - offset.y,
      right: content.width + inset.right - bounds.width - offset.x
    ).greater(.zero)
  }
}

extension Transform {
  /// Whether what is drawn with the map has no area.
  var isSingular: Bool { inverted == nil }
}

extension LintedView {
  /// The view's kind in words, such as "text field".
  var kindInWords: String { type(of: style.kind).words }
}
