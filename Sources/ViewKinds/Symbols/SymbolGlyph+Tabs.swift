import Geometry
import Graphics

/// The symbols of the system's tabs, filled, about 24 points wide.
extension SymbolGlyph {
  static let star = SymbolGlyph(
    width: 25, height: 25,
    [
      .fill(starOutline), .stroke(starOutline, width: 1.3),
    ])

  /// Five points, twice as far from the middle as the corners between them.
  private static let starOutline: Path = {
    var path = Path.polyline([
      Point(x: 12.5, y: 1.6), Point(x: 15.5, y: 8.87), Point(x: 23.34, y: 9.48),
      Point(x: 17.35, y: 14.58), Point(x: 19.2, y: 22.22), Point(x: 12.5, y: 18.1),
      Point(x: 5.8, y: 22.22), Point(x: 7.65, y: 14.58), Point(x: 1.66, y: 9.48),
      Point(x: 9.5, y: 8.87),
    ])
    path.close()
    return path
  }()

  static let clock = SymbolGlyph(
    width: 24, height: 24,
    [
      .fill(
        disc
          + "M11.1 5.4V12.4C11.1 12.9 11.5 13.3 12 13.3H16.8A.95 .95 0 0 0 16.8 11.4H13V5.4A.95 .95 0 0 0 11.1 5.4Z",
        isEvenOdd: true)
    ])

  static let person = SymbolGlyph(
    width: 24, height: 24,
    [
      .fill(
        disc
          + "M12 4.8A3.9 4.1 0 0 0 12 13A3.9 4.1 0 0 0 12 4.8ZM4.6 18.9C5.5 16.3 8.3 14.7 12 14.7S18.5 16.3 19.4 18.9A10.2 10.2 0 0 1 4.6 18.9Z",
        isEvenOdd: true)
    ])

  static let download = SymbolGlyph(
    width: 24, height: 24,
    [
      .fill(
        disc
          + "M11.05 5.8V14.6L8.4 12A.95 .95 0 0 0 7 13.3L11.3 17.6A1 1 0 0 0 12.7 17.6L17 13.3A.95 .95 0 0 0 15.6 12L12.95 14.6V5.8A.95 .95 0 0 0 11.05 5.8Z",
        isEvenOdd: true)
    ])

  static let openBook = SymbolGlyph(
    width: 27, height: 20,
    [
      .fill(
        "M12.8 3.6C10.8 1.7 7.4 .8 3.4 1.1C1.8 1.2 .8 2 .8 3.5V15.9C.8 17.2 1.7 17.8 3.1 17.6C7 17 10.6 17.5 12.8 19.2ZM14.2 3.6C16.2 1.7 19.6 .8 23.6 1.1C25.2 1.2 26.2 2 26.2 3.5V15.9C26.2 17.2 25.3 17.8 23.9 17.6C20 17 16.4 17.5 14.2 19.2Z"
      )
    ])

  static let tabSearch = SymbolGlyph(
    width: 23, height: 23,
    [
      .stroke(.ellipse(in: Rect(x: 1.4, y: 1.4, width: 15.6, height: 15.6)), width: 2.5),
      .stroke("M15.4 15.4L21.4 21.4", width: 2.8),
    ])

  static let ellipsis = SymbolGlyph(
    width: 24, height: 24,
    [3, 12, 21].map {
      .fill(.ellipse(in: Rect(x: $0 - 2.3, y: 9.7, width: 4.6, height: 4.6)))
    })

  /// Three lines with their numbers.
  static let numberedList = SymbolGlyph(
    width: 25, height: 22,
    [
      .stroke("M9.5 3.4H23.5M9.5 11H23.5M9.5 18.6H23.5", width: 2.4),
      .stroke("M1.9 1.6L3.3 .8V5.8", width: 1.2),
      .stroke("M1.3 9.6A1.6 1.6 0 1 1 3.9 10.8L1.2 13.5H4.7", width: 1.2),
      .stroke("M1.3 16H4.4L2.8 18A1.5 1.5 0 1 1 1.2 20.3", width: 1.2),
    ])

  private static let disc = "M12 .6A11.4 11.4 0 0 1 12 23.4A11.4 11.4 0 0 1 12 .6Z"
}
