import Geometry
import Graphics
import ViewKinds

/// The corners, borders, shadows and transforms of views in one cell.
extension CellBuilder {
  mutating func corners(_ keys: ViewKeys, _ direction: LayoutDirection) -> Corners {
    var radii = Corners(curve: keys.cornerCurve)
    keys.cornerRadii.set(&radii, in: direction) { points($0) }
    var masked = Corners(curve: radii.curve)
    for place in keys.corners.flatMap({ $0.places(in: direction) }) {
      masked[keyPath: place] = radii[keyPath: place]
    }
    return masked
  }

  mutating func border(_ declared: DeclaredBorder?) -> Border? {
    declared.map { Border(width: points($0.width), color: resolved($0.color) ?? .black) }
  }

  mutating func shadow(_ declared: DeclaredShadow?) -> LayerShadow? {
    guard let declared else { return nil }
    let color = resolved(declared.color) ?? .black
    return LayerShadow(
      color: color.withAlpha(UInt8((Double(color.alpha) * declared.opacity).rounded())),
      radius: points(declared.radius), offset: point(declared.offset), shape: declared.shape)
  }

  mutating func transform(_ declared: DeclaredTransform?) -> Transform? {
    switch declared {
    case nil: return nil
    case .matrix(let matrix): return matrix
    case .steps(let steps):
      let offset = point(steps.translation)
      return Transform(a: steps.scale.x, b: 0, c: 0, d: steps.scale.y, tx: 0, ty: 0)
        .followed(by: .rotation(degrees: steps.degrees))
        .followed(by: .translation(x: offset.x, y: offset.y))
    }
  }

  private mutating func point(_ declared: DeclaredOffset) -> Point {
    Point(x: points(declared.x), y: points(declared.y))
  }
}
