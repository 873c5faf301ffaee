import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The delete key's tag with a cross; measured 22.7 × 16.7.
  static let delete = SymbolGlyph(
    width: 22.7, height: 16.7,
    [
      .stroke(deleteOutline, width: 1.5),
      .stroke(.segment(Point(x: 10.8, y: 5.1), Point(x: 17.3, y: 11.6)), width: 1.3),
      .stroke(.segment(Point(x: 17.3, y: 5.1), Point(x: 10.8, y: 11.6)), width: 1.3),
    ])

  private static let deleteOutline: Path = {
    var path = Path()
    path.move(to: Point(x: 9.3, y: 0.8))
    path.line(to: Point(x: 18.9, y: 0.8))
    path.curve(to: Point(x: 21.9, y: 3.8), Point(x: 20.7, y: 0.8), Point(x: 21.9, y: 2))
    path.line(to: Point(x: 21.9, y: 12.9))
    path.curve(to: Point(x: 18.9, y: 15.9), Point(x: 21.9, y: 14.7), Point(x: 20.7, y: 15.9))
    path.line(to: Point(x: 9.3, y: 15.9))
    path.curve(to: Point(x: 7.4, y: 15.1), Point(x: 8.6, y: 15.9), Point(x: 7.9, y: 15.6))
    path.line(to: Point(x: 1.2, y: 9.1))
    path.curve(to: Point(x: 1.2, y: 7.6), Point(x: 0.7, y: 8.6), Point(x: 0.7, y: 8.1))
    path.line(to: Point(x: 7.4, y: 1.6))
    path.curve(to: Point(x: 9.3, y: 0.8), Point(x: 7.9, y: 1.1), Point(x: 8.6, y: 0.8))
    path.close()
    return path
  }()
}
