/// A position in points, x to the right and y downward.
package struct Point: Hashable, Sendable {
  package var x: Points
  package var y: Points

  package init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Points
  package var height: Points

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// The same size turned by a quarter.
  package var transposed: Size { Size(width: height, height: width) }

  package subscript(axis: Axis) -> Points { axis == .horizontal ? width : height }
}

/// A rectangle in points: origin at the upper left, y downward; sizes are never negative once made
/// by the layout pass.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Points, y: Points, width: Points, height: Points) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package init(minX: Points, minY: Points, maxX: Points, maxY: Points) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package static let zero = Rect(origin: .zero, size: .zero)

  package var x: Points { origin.x }
  package var y: Points { origin.y }
  package var width: Points { size.width }
  package var height: Points { size.height }
  package var minX: Points { origin.x }
  package var minY: Points { origin.y }
  package var maxX: Points { origin.x + size.width }
  package var maxY: Points { origin.y + size.height }
  /// The left or upper edge.
  package func minEdge(on axis: Axis) -> Points { axis == .horizontal ? minX : minY }
  /// The right or lower edge.
  package func maxEdge(on axis: Axis) -> Points { axis == .horizontal ? maxX : maxY }
  package var midX: Points { origin.x + size.width / 2 }
  package var midY: Points { origin.y + size.height / 2 }
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

extension Rect {
  /// The rectangle less `insets` on each side, collapsing to zero size in the middle of what is
  /// left when the insets are larger than the rectangle.
  package func inset(by insets: Insets) -> Rect {
    let (left, right) = Rect.shrink(minX, maxX, insets.left, insets.right)
    let (top, bottom) = Rect.shrink(minY, maxY, insets.top, insets.bottom)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  private static func shrink(
    _ low: Points, _ high: Points, _ before: Points, _ after: Points
  ) -> (Points, Points) {
    let newLow = low + before
    let newHigh = high - after
    guard newLow > newHigh else { return (newLow, newHigh) }
    let middle = (newLow + newHigh) / 2
    return (middle, middle)
  }

  package func inset(by amount: Points) -> Rect { inset(by: Insets(all: amount)) }

  package func offset(by delta: Point) -> Rect {
    Rect(origin: Point(x: x + delta.x, y: y + delta.y), size: size)
  }

  /// The common part, or nil where the rectangles share no area.
  package func intersection(_ other: Rect) -> Rect? {
    let result = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return result.isEmpty ? nil : result
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle mirrored in a container of the given width, for right-to-left layout.
  package func mirrored(in containerWidth: Points) -> Rect {
    Rect(origin: Point(x: containerWidth - maxX, y: y), size: size)
  }
}

extension Rect: CustomStringConvertible {
  package var description: String { "(\(x), \(y), \(width), \(height))" }
}
