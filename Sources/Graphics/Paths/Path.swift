package import Geometry

/// An outline of straight lines and cubic curves, in points.
package struct Path: Hashable, Sendable {
  package var elements: [Element]
  /// Whether overlapping outlines make holes by the even-odd rule; otherwise by the non-zero rule.
  package var usesEvenOddRule: Bool

  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  package init(_ elements: [Element] = [], usesEvenOddRule: Bool = false) {
    self.elements = elements
    self.usesEvenOddRule = usesEvenOddRule
  }

  package mutating func move(to point: Point) { elements.append(.move(point)) }
  package mutating func line(to point: Point) { elements.append(.line(point)) }
  package mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: Path) { elements += other.elements }
}

extension Path {
  package static func rect(_ rect: Rect) -> Path {
    Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle with circular corners.
  ///
  /// The radius is at most half the shorter side.
  package static func roundedRect(_ rect: Rect, radius: Points) -> Path {
    let r = min(radius, min(rect.width, rect.height) / 2)
    guard r > 0 else { return .rect(rect) }
    let k = r * (1 - Path.circleHandle)
    var path = Path()
    path.move(to: Point(x: rect.minX + r, y: rect.minY))
    path.line(to: Point(x: rect.maxX - r, y: rect.minY))
    path.curve(
      to: Point(x: rect.maxX, y: rect.minY + r), Point(x: rect.maxX - k, y: rect.minY),
      Point(x: rect.maxX, y: rect.minY + k))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - r))
    path.curve(
      to: Point(x: rect.maxX - r, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY - k),
      Point(x: rect.maxX - k, y: rect.maxY))
    path.line(to: Point(x: rect.minX + r, y: rect.maxY))
    path.curve(
      to: Point(x: rect.minX, y: rect.maxY - r), Point(x: rect.minX + k, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY - k))
    path.line(to: Point(x: rect.minX, y: rect.minY + r))
    path.curve(
      to: Point(x: rect.minX + r, y: rect.minY), Point(x: rect.minX, y: rect.minY + k),
      Point(x: rect.minX + k, y: rect.minY))
    path.close()
    return path
  }

  package static func ellipse(in rect: Rect) -> Path {
    roundedEllipse(rect)
  }

  private static func roundedEllipse(_ rect: Rect) -> Path {
    let kx = rect.width / 2 * Path.circleHandle
    let ky = rect.height / 2 * Path.circleHandle
    var path = Path()
    path.move(to: Point(x: rect.maxX, y: rect.midY))
    path.curve(
      to: Point(x: rect.midX, y: rect.maxY), Point(x: rect.maxX, y: rect.midY + ky),
      Point(x: rect.midX + kx, y: rect.maxY))
    path.curve(
      to: Point(x: rect.minX, y: rect.midY), Point(x: rect.midX - kx, y: rect.maxY),
      Point(x: rect.minX, y: rect.midY + ky))
    path.curve(
      to: Point(x: rect.midX, y: rect.minY), Point(x: rect.minX, y: rect.midY - ky),
      Point(x: rect.midX - kx, y: rect.minY))
    path.curve(
      to: Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX + kx, y: rect.minY),
      Point(x: rect.maxX, y: rect.midY - ky))
    path.close()
    return path
  }
}

extension Path {
  /// The length, in radii, of the handles of a cubic curve that approximates a quarter circle.
  package static let circleHandle = 0.5522847498307936

  /// The path with an affine map applied to every point and control point.
  package func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let point, let control1, let control2):
          .curve(
            transform(point), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      }, usesEvenOddRule: usesEvenOddRule)
  }

  /// An open line through the points.
  package static func polyline(_ points: [Point]) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  package static func segment(_ from: Point, _ to: Point) -> Path { polyline([from, to]) }
}

extension Path {
  /// The smallest rectangle around all points and control points, or nil without any.
  package var bounds: Rect? {
    var result: Rect?
    func include(_ point: Point) {
      guard let rect = result else {
        result = Rect(origin: point, size: .zero)
        return
      }
      result = Rect(
        minX: min(rect.minX, point.x), minY: min(rect.minY, point.y),
        maxX: max(rect.maxX, point.x), maxY: max(rect.maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let first, let second): [first, second, point].forEach(include)
      case .close: break
      }
    }
    return result
  }
}
