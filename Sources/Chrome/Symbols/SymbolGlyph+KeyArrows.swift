import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The return key's hook.
  static let newLine = SymbolGlyph(
    width: 22, height: 17,
    [
      .stroke(newLineHook, width: 1.6),
      .stroke(
        .polyline([Point(x: 6.4, y: 5.6), Point(x: 1.2, y: 10.8), Point(x: 6.4, y: 16)]),
        width: 1.6),
    ])

  private static let newLineHook: Path = {
    var path = Path()
    path.move(to: Point(x: 1.6, y: 10.8))
    path.line(to: Point(x: 18, y: 10.8))
    path.curve(to: Point(x: 20.8, y: 8), Point(x: 19.6, y: 10.8), Point(x: 20.8, y: 9.6))
    path.line(to: Point(x: 20.8, y: 3.8))
    path.curve(to: Point(x: 18, y: 1), Point(x: 20.8, y: 2.2), Point(x: 19.6, y: 1))
    path.line(to: Point(x: 12.4, y: 1))
    return path
  }()

  /// An arrow to a stop.
  static let tab = SymbolGlyph(
    width: 22, height: 14,
    [
      .stroke(.segment(Point(x: 0.9, y: 7), Point(x: 16.4, y: 7)), width: 1.6),
      .stroke(
        .polyline([Point(x: 11, y: 1.4), Point(x: 16.6, y: 7), Point(x: 11, y: 12.6)]),
        width: 1.6),
      .stroke(.segment(Point(x: 20.6, y: 0.9), Point(x: 20.6, y: 13.1)), width: 1.6),
    ])

  /// The arrow of shift over a bar.
  static let capsLock = SymbolGlyph(
    width: 19, height: 21,
    shiftOff.parts + [
      .stroke(
        .roundedRect(Rect(x: 5.7, y: 17.4, width: 7.6, height: 2.8), radius: 0.6), width: 1.4)
    ])
}
