import Geometry

extension ManualFrame {
  /// The frame in a superview of the given size.
  ///
  /// - Parameters:
  ///   - size: the superview's.
  ///   - designed: the superview's size for which the frame was designed. A frame with nothing
  ///     flexible is taken at the superview's present size, so that expressions follow it.
  /// - Returns: points in the superview's bounds; sizes are not negative.
  func frame(in size: Size, designedFor designed: Size) -> Rect {
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
  /// The parts of an axis that give way: before the view, the view itself, behind it.
  func flexibleParts(_ axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }

  /// Springs and struts: the change of the superview's length is shared among the flexible parts in
  /// proportion to their sizes, equally where these add up to nothing; with none of them flexible
  /// the start and the length stay.
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
