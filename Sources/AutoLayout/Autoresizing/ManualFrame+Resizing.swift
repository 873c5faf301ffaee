package import Geometry

extension ManualFrame {
  /// Whether the width and the height do not depend on the superview's size.
  var hasConstantSize: Bool { width.isConstant && height.isConstant }

  /// Returns the frame in a superview of the given size.
  ///
  /// - Parameters:
  ///   - size: the superview's current size.
  ///   - designed: the superview's size for which the frame was designed. If the mask is empty,
  ///     expressions are evaluated with `size` instead, so that they follow the superview.
  /// - Returns: the frame in points, in the superview's coordinates. Its width and height are never
  ///   negative.
  package func frame(in size: Size, designedFor designed: Size) -> Rect {
    let design = mask.isEmpty ? size : designed
    let horizontal = mask.resized(
      Span(start: x.value(in: design), length: width.value(in: design)), on: .horizontal,
      from: design.width, to: size.width)
    let vertical = mask.resized(
      Span(start: y.value(in: design), length: height.value(in: design)), on: .vertical,
      from: design.height, to: size.height)
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// A view's extent on one axis of its superview, in points.
struct Span: Hashable {
  var start: Points
  var length: Points
}

extension AutoresizingMask {
  /// Returns which parts of an axis are flexible: the margin before the view, the view's size, and
  /// the margin after the view.
  func flexibleParts(_ axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }

  /// Returns the span after the superview's length changes, by UIKit's springs and struts.
  ///
  /// The flexible parts share the change in proportion to their lengths, or equally if they
  /// add up to 0. If no part is flexible, the start and the length do not change.
  func resized(_ span: Span, on axis: Axis, from old: Points, to new: Points) -> Span {
    let flexible = flexibleParts(axis)
    let parts = [
      (flexible.before, span.start), (flexible.size, span.length),
      (flexible.after, old - span.start - span.length),
    ]
    let sharing = parts.filter(\.0)
    let total = sharing.reduce(Points(0)) { $0 + $1.1 }
    func share(_ part: (isFlexible: Bool, length: Points)) -> Points {
      guard part.isFlexible else { return 0 }
      let fraction = total == 0 ? 1 / Double(sharing.count) : part.length.value / total.value
      return (new - old) * fraction
    }
    return Span(
      start: span.start + share(parts[0]), length: max(span.length + share(parts[1]), 0))
  }
}
