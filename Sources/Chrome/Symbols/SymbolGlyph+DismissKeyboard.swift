import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The tablet's key that takes the keyboard away.
  static let dismissKeyboard = SymbolGlyph(
    width: 28, height: 23,
    [
      .stroke(
        .roundedRect(Rect(x: 0.75, y: 0.75, width: 26.5, height: 16), radius: 2.6), width: 1.5),
      .stroke(.segment(Point(x: 8.6, y: 13), Point(x: 19.4, y: 13)), width: 1.6),
      .stroke(
        .polyline([Point(x: 8, y: 20), Point(x: 14, y: 22.2), Point(x: 20, y: 20)]), width: 1.5),
    ] + dots)

  private static let dots: [Part] = {
    let upper = (0..<6).map { Point(x: 4.2 + Points($0) * 3.9, y: 5.2) }
    let lower = (0..<6).map { Point(x: 4.2 + Points($0) * 3.9, y: 9) }
    let ends = [Point(x: 4.2, y: 13), Point(x: 23.8, y: 13)]
    return (upper + lower + ends).map {
      .fill(.ellipse(in: Rect(x: $0.x - 0.95, y: $0.y - 0.95, width: 1.9, height: 1.9)))
    }
  }()
}
