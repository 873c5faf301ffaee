package import Geometry

/// The radii of a rectangle's corners, in points, and their curve.
package struct Corners: Hashable, Sendable {
  package var topLeft: Points
  package var topRight: Points
  package var bottomRight: Points
  package var bottomLeft: Points
  package var curve: Curve

  /// The curve, as `CALayerCornerCurve`.
  ///
  /// `continuous` meets the sides without a jump of curvature.
  package enum Curve: String, Hashable, Sendable, CaseIterable {
    case circular, continuous
  }

  /// Corners with radii in points.
  ///
  /// Negative radii become 0.
  package init(
    topLeft: Points = 0, topRight: Points = 0, bottomRight: Points = 0, bottomLeft: Points = 0,
    curve: Curve = .circular
  ) {
    self.topLeft = max(0, topLeft)
    self.topRight = max(0, topRight)
    self.bottomRight = max(0, bottomRight)
    self.bottomLeft = max(0, bottomLeft)
    self.curve = curve
  }

  package init(radius: Points, curve: Curve = .circular) {
    self.init(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  package static let square = Corners()

  /// The radius of all corners, or nil if they differ.
  package var commonRadius: Points? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }

  /// The corners of an outline inset by a distance.
  package func inset(by distance: Points) -> Corners {
    mapped { $0 - distance }
  }

  func mapped(_ change: (Points) -> Points) -> Corners {
    Corners(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft), curve: curve)
  }

  /// The radii scaled down by one factor if two of them exceed the side that they share.
  func fitted(into size: Size) -> Corners {
    let sides: [(length: Points, radii: Points)] = [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ]
    let factor = sides.reduce(1.0) { factor, side in
      let length = max(side.length, 0)
      return side.radii > length ? min(factor, length.value / side.radii.value) : factor
    }
    return factor < 1 ? mapped { $0 * factor } : self
  }
}

extension Path {
  /// A rectangle with circular corners of one radius at the top and another at the bottom, both at
  /// most half the shorter side.
  package static func roundedRect(_ rect: Rect, top: Points, bottom: Points) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let (top, bottom) = (min(top, limit), min(bottom, limit))
    return circular(
      rect, Corners(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom))
  }

  /// A rectangle with corners, whose radii are scaled down if the sides are too short.
  package static func rounded(_ rect: Rect, _ corners: Corners) -> Path {
    if corners.curve == .circular, let radius = corners.commonRadius {
      return .roundedRect(rect, radius: radius)
    }
    let corners = corners.fitted(into: rect.size)
    return corners.curve == .circular ? circular(rect, corners) : continuous(rect, corners)
  }

  private static func circular(_ rect: Rect, _ corners: Corners) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX + corners.topLeft, y: rect.minY))
    path.line(to: Point(x: rect.maxX - corners.topRight, y: rect.minY))
    path.turn(
      at: Point(x: rect.maxX, y: rect.minY),
      to: Point(x: rect.maxX, y: rect.minY + corners.topRight))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - corners.bottomRight))
    path.turn(
      at: Point(x: rect.maxX, y: rect.maxY),
      to: Point(x: rect.maxX - corners.bottomRight, y: rect.maxY))
    path.line(to: Point(x: rect.minX + corners.bottomLeft, y: rect.maxY))
    path.turn(
      at: Point(x: rect.minX, y: rect.maxY),
      to: Point(x: rect.minX, y: rect.maxY - corners.bottomLeft))
    path.line(to: Point(x: rect.minX, y: rect.minY + corners.topLeft))
    path.turn(
      at: Point(x: rect.minX, y: rect.minY),
      to: Point(x: rect.minX + corners.topLeft, y: rect.minY))
    path.close()
    return path
  }

  /// A quarter circle from the last point around a corner.
  private mutating func turn(at corner: Point, to end: Point) {
    guard let start = elements.last?.end, start != end else { return }
    let handle = Path.circleHandle
    func towards(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * handle, y: point.y + (corner.y - point.y) * handle)
    }
    curve(to: end, towards(start), towards(end))
  }
}

extension Path.Element {
  /// The element's end point, or nil for the end of an outline.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
