/// A position in points; x points right and y down.
public struct Point: Hashable, Sendable {
  /// The horizontal distance from the origin, positive to the right.
  public var x: Points
  /// The vertical distance from the origin, positive downward.
  public var y: Points

  /// Creates a position.
  public init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  package subscript(axis: Axis) -> Points { axis == .horizontal ? x : y }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Points
  /// The height in points.
  public var height: Points

  /// Creates a size.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  /// A size with zero width and height.
  public static let zero = Size(width: 0, height: 0)

  /// The size with width and height exchanged.
  package var transposed: Size { Size(width: height, height: width) }

  package subscript(axis: Axis) -> Points {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in points; its origin is the upper left corner and y points down.
///
/// Sizes in a layout are never negative.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its upper left corner, width and height.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package init(minX: Points, minY: Points, maxX: Points, maxY: Points) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// A rectangle at the origin with zero width and height.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The x coordinate of the left edge.
  public var x: Points { origin.x }
  /// The y coordinate of the upper edge.
  public var y: Points { origin.y }
  /// The width in points.
  public var width: Points { size.width }
  /// The height in points.
  public var height: Points { size.height }
  /// The x coordinate of the left edge.
  public var minX: Points { origin.x }
  /// The y coordinate of the upper edge.
  public var minY: Points { origin.y }
  /// The x coordinate of the right edge.
  public var maxX: Points { origin.x + size.width }
  /// The y coordinate of the lower edge.
  public var maxY: Points { origin.y + size.height }
  /// Returns the coordinate of the left or the upper edge.
  package func minEdge(on axis: Axis) -> Points { axis == .horizontal ? minX : minY }
  /// Returns the coordinate of the right or the lower edge.
  package func maxEdge(on axis: Axis) -> Points { axis == .horizontal ? maxX : maxY }
  /// The x coordinate of the centre.
  public var midX: Points { origin.x + size.width / 2 }
  /// The y coordinate of the centre.
  public var midY: Points { origin.y + size.height / 2 }
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

extension Rect {
  /// Returns the rectangle without the insets.
  ///
  /// If the insets of an axis are larger than the rectangle, the result has no extent on it. It is
  /// then halfway between the two inset edges.
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

  /// Returns the smallest rectangle that contains both rectangles.
  package func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains all rectangles, or nil without rectangles.
  package static func union(of rects: some Sequence<Rect>) -> Rect? {
    rects.reduce(nil) { (all: Rect?, next: Rect) in all?.union(next) ?? next }
  }

  /// Returns the rectangle extended by a distance on each side.
  package func outset(by amount: Points) -> Rect {
    Rect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  /// Returns the intersection, or nil if the rectangles share no area.
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

  /// Returns the rectangle mirrored in a container with a width, for right-to-left layouts.
  package func mirrored(in containerWidth: Points) -> Rect {
    Rect(origin: Point(x: containerWidth - maxX, y: y), size: size)
  }
}

extension Rect: CustomStringConvertible {
  /// The text `(x, y, width, height)` with at most three decimals.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
