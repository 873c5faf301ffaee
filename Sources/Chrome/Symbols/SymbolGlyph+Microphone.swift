import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// Dictation; measured 18.3 × 28.
  static let microphone = SymbolGlyph(
    width: 18.6, height: 28,
    [
      .stroke(
        .roundedRect(Rect(x: 5.3, y: 0.8, width: 8, height: 17.2), radius: 4), width: 1.6),
      .stroke(microphoneHolder, width: 1.6),
      .stroke(.segment(Point(x: 9.3, y: 22.6), Point(x: 9.3, y: 27.2)), width: 1.6),
      .stroke(.segment(Point(x: 3.3, y: 27.2), Point(x: 15.3, y: 27.2)), width: 1.6),
    ])

  private static let microphoneHolder: Path = {
    let k = 8.5 * (1 - Path.circleHandle)
    var path = Path()
    path.move(to: Point(x: 0.8, y: 11.7))
    path.line(to: Point(x: 0.8, y: 14.1))
    path.curve(
      to: Point(x: 9.3, y: 22.6), Point(x: 0.8, y: Points(22.6 - k)),
      Point(x: Points(0.8 + k), y: 22.6))
    path.curve(
      to: Point(x: 17.8, y: 14.1), Point(x: Points(17.8 - k), y: 22.6),
      Point(x: 17.8, y: Points(22.6 - k)))
    path.line(to: Point(x: 17.8, y: 11.7))
    return path
  }()
}
