package import Geometry

extension Path {
  /// The handle's length, in radii, of a cubic curve that stands for a quarter circle.
  package static let circleHandle = 0.5522847498307936

  /// The path with every point, control points included, moved by an affine `transform`.
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
