package import Geometry

extension Path {
  /// The smallest rectangle around all points, control points too; nil without any.
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
