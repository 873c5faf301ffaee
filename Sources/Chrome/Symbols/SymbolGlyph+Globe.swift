import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The key that changes keyboards.
  static let globe = SymbolGlyph(
    width: 24, height: 24,
    [
      .stroke(.ellipse(in: Rect(x: 0.7, y: 0.7, width: 22.6, height: 22.6)), width: 1.4),
      .stroke(.ellipse(in: Rect(x: 6.3, y: 0.7, width: 11.4, height: 22.6)), width: 1.4),
      .stroke(.segment(Point(x: 12, y: 0.7), Point(x: 12, y: 23.3)), width: 1.4),
      .stroke(.segment(Point(x: 0.7, y: 12), Point(x: 23.3, y: 12)), width: 1.4),
      .stroke(globeParallel(edgeY: 4.4, middleY: 6.9), width: 1.4),
      .stroke(globeParallel(edgeY: 19.6, middleY: 17.1), width: 1.4),
    ])

  /// A circle of latitude, bent towards the equator.
  private static func globeParallel(edgeY: Points, middleY: Points) -> Path {
    let controlY = edgeY + (middleY - edgeY) * (4.0 / 3)
    var path = Path()
    path.move(to: Point(x: 3.7, y: edgeY))
    path.curve(
      to: Point(x: 20.3, y: edgeY), Point(x: 7.6, y: controlY), Point(x: 16.4, y: controlY))
    return path
  }
}
