import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The grinning face that leads to the emoji keyboard; measured 26.7 square.
  static let emoji = SymbolGlyph(
    width: 26.7, height: 26.7,
    [
      .stroke(
        .ellipse(in: Rect(x: 0.95, y: 0.95, width: 24.8, height: 24.8)), width: 1.9),
      .fill(.ellipse(in: Rect(x: 7.9, y: 8.4, width: 2.9, height: 3.8))),
      .fill(.ellipse(in: Rect(x: 15.9, y: 8.4, width: 2.9, height: 3.8))),
      .fill(emojiMouth),
    ])

  /// The open mouth with the teeth left out.
  private static let emojiMouth: Path = {
    var path = Path(usesEvenOddRule: true)
    path.move(to: Point(x: 4.8, y: 15.2))
    path.curve(to: Point(x: 5.6, y: 14.5), Point(x: 4.6, y: 14.7), Point(x: 5, y: 14.3))
    path.curve(to: Point(x: 21.1, y: 14.5), Point(x: 10.5, y: 16.1), Point(x: 16.2, y: 16.1))
    path.curve(to: Point(x: 21.9, y: 15.2), Point(x: 21.7, y: 14.3), Point(x: 22.1, y: 14.7))
    path.curve(
      to: Point(x: 13.35, y: 22.5), Point(x: 20.8, y: 19.6), Point(x: 17.6, y: 22.5))
    path.curve(to: Point(x: 4.8, y: 15.2), Point(x: 9.1, y: 22.5), Point(x: 5.9, y: 19.6))
    path.close()
    path.move(to: Point(x: 6.5, y: 16.1))
    path.curve(
      to: Point(x: 20.2, y: 16.1), Point(x: 10.9, y: 17.4), Point(x: 15.8, y: 17.4))
    path.curve(to: Point(x: 19.3, y: 17.8), Point(x: 20, y: 16.7), Point(x: 19.7, y: 17.2))
    path.curve(to: Point(x: 7.4, y: 17.8), Point(x: 15.6, y: 19.1), Point(x: 11.1, y: 19.1))
    path.curve(to: Point(x: 6.5, y: 16.1), Point(x: 7, y: 17.2), Point(x: 6.7, y: 16.7))
    path.close()
    return path
  }()
}
