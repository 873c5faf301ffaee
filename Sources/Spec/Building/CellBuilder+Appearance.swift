import Geometry
import Graphics
import ViewKinds

/// What is around a view's edges in one cell.
extension CellBuilder {
  mutating func corners(_ look: DeclaredLook, _ direction: LayoutDirection) -> Corners {
    var radii = Corners(curve: look.cornerCurve ?? .circular)
    for (corner, radius) in look.cornerRadii?.settings ?? [] {
      let radius = points(radius)
      for place in corner.places(in: direction) { radii[keyPath: place] = radius }
    }
    guard let names = look.corners else { return radii }
    var masked = Corners(curve: radii.curve)
    for name in names {
      for place in name.places(in: direction) { masked[keyPath: place] = radii[keyPath: place] }
    }
    return masked
  }

  mutating func border(_ declared: DeclaredBorder?) -> Border? {
    guard let declared else { return nil }
    return Border(
      width: declared.width.map { points($0) } ?? 1, color: resolved(declared.color) ?? .black)
  }

  mutating func shadow(_ declared: DeclaredShadow?) -> LayerShadow? {
    guard let declared else { return nil }
    let color = resolved(declared.color) ?? .black
    let opacity = declared.opacity ?? 0.33
    return LayerShadow(
      color: color.withAlpha(UInt8((Double(color.alpha) * opacity).rounded())),
      radius: declared.radius.map { points($0) } ?? 3,
      offset: declared.offset.map { point($0) } ?? .zero, shape: declared.shape ?? .content)
  }

  mutating func transform(_ declared: DeclaredTransform?) -> Transform? {
    switch declared {
    case nil: return nil
    case .matrix(let matrix): return matrix
    case .steps(let scaleX, let scaleY, let degrees, let translation):
      let offset = translation.map { point($0) } ?? .zero
      return Transform(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
        .followed(by: .rotation(degrees: degrees))
        .followed(by: .translation(x: offset.x, y: offset.y))
    }
  }

  private mutating func point(_ declared: DeclaredOffset) -> Point {
    Point(x: points(declared.x), y: points(declared.y))
  }
}
