/// A position in points, x to the right and y downward.
public struct Point: Hashable, Sendable {
  /// To the right of the origin.
  public var x: Points
  /// Below the origin.
  public var y: Points

  /// A position.
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
  /// The width.
  public var width: Points
  /// The height.
  public var height: Points

  /// A width and a height.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// The size with width and height exchanged.
  package var transposed: Size { Size(width: height, height: width) }

  package subscript(axis: Axis) -> Points { axis == .horizontal ? width : height }
}

/// A rectangle in points, with its origin at the upper left and y downward.
///
/// The layout pass makes no negative sizes.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent from the origin to the right and down.
  public var size: Size

  /// A rectangle from its upper left corner.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its upper left corner.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package init(minX: Points, minY: Points, maxX: Points, maxY: Points) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var x: Points { origin.x }
  /// The upper edge.
  public var y: Points { origin.y }
  /// The width.
  public var width: Points { size.width }
  /// The height.
  public var height: Points { size.height }
  /// The left edge.
  public var minX: Points { origin.x }
  /// The upper edge.
  public var minY: Points { origin.y }
  /// The right edge.
  public var maxX: Points { origin.x + size.width }
  /// The lower edge.
  public var maxY: Points { origin.y + size.height }
  /// The left or upper edge.
  package func minEdge(on axis: Axis) -> Points { axis == .horizontal ? minX : minY }
  /// The right or lower edge.
  package func maxEdge(on axis: Axis) -> Points { axis == .horizontal ? maxX : maxY }
  /// The horizontal middle.
  public var midX: Points { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: Points { origin.y + size.height / 2 }
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

extension Rect {
  /// The rectangle less `insets` on each side.
  ///
  /// If the insets are larger than the rectangle, the result has no extent, in the middle between
  /// them.
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

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The smallest rectangle around all, or nil without any.
  package static func union(of rects: some Sequence<Rect>) -> Rect? {
    rects.reduce(nil) { (all: Rect?, next: Rect) in all?.union(next) ?? next }
  }

  /// The rectangle grown by a distance on each side.
  package func outset(by amount: Points) -> Rect {
    Rect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  /// The intersection, or nil if the rectangles share no area.
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

  /// The rectangle mirrored in a container of that width, for right-to-left layout.
  package func mirrored(in containerWidth: Points) -> Rect {
    Rect(origin: Point(x: containerWidth - maxX, y: y), size: size)
  }
}

extension Rect: CustomStringConvertible {
  /// `(x, y, width, height)` with at most three decimals.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
