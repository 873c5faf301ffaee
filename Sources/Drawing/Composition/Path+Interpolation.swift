import Geometry
import Graphics

extension Path {
  /// Returns the path between two, interpolated point by point, or nil if their elements differ.
  ///
  /// A rectangle matches any rounded rectangle, because its corners can be curves of zero length.
  func interpolated(to other: Path, at progress: Double) -> Path? {
    guard self != other else { return self }
    if let path = interpolatedByPoints(to: other, at: progress) { return path }
    if let rect = plainRect, let sharp = other.withCornersPulled(to: rect) {
      return sharp.interpolatedByPoints(to: other, at: progress)
    }
    if let rect = other.plainRect, let sharp = withCornersPulled(to: rect) {
      return interpolatedByPoints(to: sharp, at: progress)
    }
    return nil
  }

  private func interpolatedByPoints(to other: Path, at progress: Double) -> Path? {
    guard elements.count == other.elements.count, usesEvenOddRule == other.usesEvenOddRule
    else { return nil }
    var path = Path(usesEvenOddRule: usesEvenOddRule)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let point), .move(let other)):
        path.move(to: point.interpolated(to: other, at: progress))
      case (.line(let point), .line(let other)):
        path.line(to: point.interpolated(to: other, at: progress))
      case (.curve(let end, let first, let second), .curve(let other, let third, let fourth)):
        path.curve(
          to: end.interpolated(to: other, at: progress),
          first.interpolated(to: third, at: progress),
          second.interpolated(to: fourth, at: progress))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }

  /// The rectangle of a path that `Path.rect` made, or nil for other paths.
  var plainRect: Rect? {
    guard elements.count == 5, case .move(let origin) = elements[0],
      case .line(let corner) = elements[2]
    else { return nil }
    let rect = Rect(minX: origin.x, minY: origin.y, maxX: corner.x, maxY: corner.y)
    return self == .rect(rect) ? rect : nil
  }

  /// Returns the outline of `rect` with the same kinds of elements as this rounded rectangle.
  ///
  /// The result is nil if the path is not a rounded rectangle.
  private func withCornersPulled(to rect: Rect) -> Path? {
    guard let bounds, !bounds.isEmpty else { return nil }
    var corners: [Point?] = []
    var last: Point?
    for element in elements {
      switch element {
      case .move(let point):
        corners.append(nil)
        last = point
      case .line(let point):
        guard let start = last, start.x == point.x || start.y == point.y else { return nil }
        corners.append(nil)
        last = point
      case .curve(let end, let first, let second):
        guard let start = last else { return nil }
        let x = (start.x + first.x + second.x + end.x) / 4
        let y = (start.y + first.y + second.y + end.y) / 4
        corners.append(
          Point(
            x: x < bounds.midX ? rect.minX : rect.maxX,
            y: y < bounds.midY ? rect.minY : rect.maxY))
        last = end
      case .close: corners.append(nil)
      }
    }
    guard let first = corners.lazy.compactMap(\.self).first,
      Set(corners.compactMap(\.self)).count == 4
    else { return nil }
    // A straight side ends at the next corner. A side that begins the outline ends at the last
    // corner.
    var next = first
    var path: [Element] = []
    var startsStraight = false
    if elements.count > 1, case .line = elements[1] { startsStraight = true }
    let start = startsStraight ? corners.last { $0 != nil } ?? first : first
    for (element, corner) in zip(elements, corners).reversed() {
      next = corner ?? next
      switch element {
      case .move: path.append(.move(start ?? next))
      case .line: path.append(.line(next))
      case .curve: path.append(.curve(next, control1: next, control2: next))
      case .close: path.append(.close)
      }
    }
    return Path(path.reversed(), usesEvenOddRule: usesEvenOddRule)
  }
}
