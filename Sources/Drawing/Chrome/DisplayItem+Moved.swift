package import Geometry
package import ViewKinds

extension DisplayItem {
  /// The item elsewhere; by whole points, pixels stay what they are.
  package func moved(by offset: Point) -> DisplayItem {
    func moved(_ path: Path) -> Path { path.mapped { $0.moved(by: offset) } }
    switch self {
    case .fill(let path, let color): return .fill(moved(path), color)
    case .stroke(let path, let color, let stroke): return .stroke(moved(path), color, stroke)
    case .text(var run):
      run.frame = run.frame.offset(by: offset)
      return .text(run)
    case .image(var run):
      run.frame = run.frame.offset(by: offset)
      return .image(run)
    case .shadow(let path, let color, let radius, let distance):
      return .shadow(moved(path), color, radius: radius, offset: distance)
    case .dropShadow(let color, let radius, let distance, let items):
      return .dropShadow(
        color, radius: radius, offset: distance, of: items.map { $0.moved(by: offset) })
    case .backdrop(let path, let material): return .backdrop(moved(path), material)
    case .gradient(let path, let gradient):
      return .gradient(moved(path), gradient.moved(by: offset))
    case .transformed(var transform, let items):
      transform.tx = transform.tx + offset.x
      transform.ty = transform.ty + offset.y
      return .transformed(transform, items)
    case .group(let name, let opacity, let clip, let items):
      return .group(
        name: name, opacity: opacity, clip: clip.map(moved), items.map { $0.moved(by: offset) })
    }
  }
}

extension Gradient {
  fileprivate func moved(by offset: Point) -> Gradient {
    let shape: Shape =
      switch self.shape {
      case .linear(let start, let end):
        .linear(from: start.moved(by: offset), to: end.moved(by: offset))
      case .radial(let center, let radii):
        .radial(center: center.moved(by: offset), radii: radii)
      case .conic(let center, let start):
        .conic(center: center.moved(by: offset), through: start.moved(by: offset))
      }
    return Gradient(shape, stops: stops)
  }
}

extension Point {
  fileprivate func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}
