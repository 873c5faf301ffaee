import Geometry
import Graphics

/// The symbols of bar buttons, in the size for a bar 44 points high.
extension SymbolGlyph {
  static let add = SymbolGlyph(width: 18, height: 18, [.stroke("M9 1V17M1 9H17", width: 1.9)])

  static let stop = SymbolGlyph(
    width: 16, height: 16, [.stroke("M1.2 1.2L14.8 14.8M14.8 1.2L1.2 14.8", width: 1.9)])

  /// A box with an arrow that points up out of it.
  static let action = SymbolGlyph(
    width: 20, height: 26,
    [
      .stroke(
        "M6.2 9.3H3.8A2.8 2.8 0 0 0 1 12.1V21.4A2.8 2.8 0 0 0 3.8 24.2H16.2A2.8 2.8 0 0 0 19 21.4V12.1A2.8 2.8 0 0 0 16.2 9.3H13.8",
        width: 1.8),
      .stroke("M10 1.6V15.8M6 5.5L10 1.5L14 5.5", width: 1.8),
    ])

  /// A pencil on a sheet.
  static let compose = SymbolGlyph(
    width: 23, height: 22,
    [
      .stroke(
        "M12.2 3.6H4.4A3.2 3.2 0 0 0 1.2 6.8V17.8A3.2 3.2 0 0 0 4.4 21H15.6A3.2 3.2 0 0 0 18.8 17.8V10",
        width: 1.8),
      .fill(
        "M7.9 14.6L8.7 11.5L18.1 2.1L20.4 4.4L11 13.8L8.2 14.9ZM18.9 1.3L19.5 .7A1.3 1.3 0 0 1 21.3 .7L21.8 1.2A1.3 1.3 0 0 1 21.8 3L21.2 3.6Z"
      ),
    ])

  static let reply = SymbolGlyph(
    width: 22, height: 18,
    [
      .stroke(
        "M9 1.6L1.2 8.2L9 14.8V11.2C14.2 11 17.8 12.4 20.6 16.4C20.2 9.6 15.8 5.5 9 5.3Z",
        width: 1.7)
    ])

  static let folder = SymbolGlyph(
    width: 23, height: 18,
    [
      .stroke(
        "M1 3.6A2.4 2.4 0 0 1 3.4 1.2H7.4C8.3 1.2 8.8 1.5 9.4 2L10.4 2.9C10.9 3.3 11.2 3.4 11.9 3.4H19.6A2.4 2.4 0 0 1 22 5.8V14.6A2.4 2.4 0 0 1 19.6 17H3.4A2.4 2.4 0 0 1 1 14.6Z",
        width: 1.7), .stroke("M1 7H22", width: 1.7),
    ])

  static let book = SymbolGlyph(
    width: 25, height: 20,
    [
      .stroke(
        "M12.5 3.9C10.6 2.1 7.5 1.4 3.6 1.7C2 1.8 1 2.5 1 3.9V15.5C1 16.7 1.9 17.2 3.2 17C7 16.5 10.4 17 12.5 18.8C14.6 17 18 16.5 21.8 17C23.1 17.2 24 16.7 24 15.5V3.9C24 2.5 23 1.8 21.4 1.7C17.5 1.4 14.4 2.1 12.5 3.9ZM12.5 3.9V18.6",
        width: 1.7)
    ])

  /// The magnifying glass of bars and tabs.
  static let search = SymbolGlyph(
    width: 20, height: 20,
    [
      .stroke(.ellipse(in: Rect(x: 1.1, y: 1.1, width: 13.8, height: 13.8)), width: 2),
      .stroke("M13.2 13.2L18.7 18.7", width: 2.2),
    ])

  static let refresh = SymbolGlyph(
    width: 19, height: 23,
    [
      .stroke("M13.2 6.1A8 8 0 1 0 17.5 13.2", width: 1.8),
      .stroke("M9.2 1.4L13.6 5.9L9.4 10.2", width: 1.8),
    ])

  static let camera = SymbolGlyph(
    width: 25, height: 20,
    [
      .stroke(
        "M3.8 4H5.9C6.7 4 7.1 3.8 7.5 3.2L8.5 1.9C9 1.2 9.5 1 10.3 1H14.7C15.5 1 16 1.2 16.5 1.9L17.5 3.2C17.9 3.8 18.3 4 19.1 4H21.2A2.8 2.8 0 0 1 24 6.8V16.2A2.8 2.8 0 0 1 21.2 19H3.8A2.8 2.8 0 0 1 1 16.2V6.8A2.8 2.8 0 0 1 3.8 4Z",
        width: 1.7),
      .stroke(.ellipse(in: Rect(x: 7.9, y: 6.7, width: 9.2, height: 9.2)), width: 1.7),
      .fill(.ellipse(in: Rect(x: 19.1, y: 6.3, width: 2.2, height: 2.2))),
    ])

  static let trash = SymbolGlyph(
    width: 19, height: 23,
    [
      .stroke(
        "M1 4.6H18M6 4.4V3.2A2.2 2.2 0 0 1 8.2 1H10.8A2.2 2.2 0 0 1 13 3.2V4.4", width: 1.7),
      .stroke(
        "M2.9 4.8L3.7 19.8A2.3 2.3 0 0 0 6 22H13A2.3 2.3 0 0 0 15.3 19.8L16.1 4.8", width: 1.7),
      .stroke("M6.4 8.2L6.8 18.4M9.5 8.2V18.4M12.6 8.2L12.2 18.4", width: 1.5),
    ])

  static let play = SymbolGlyph(width: 18, height: 20, [.fill(triangle(left: 1.6))])

  static let pause = SymbolGlyph(
    width: 15, height: 19,
    [
      .fill(.roundedRect(Rect(x: 0.5, y: 0.5, width: 5, height: 18), radius: 1.4)),
      .fill(.roundedRect(Rect(x: 9.5, y: 0.5, width: 5, height: 18), radius: 1.4)),
    ])

  static let fastForward = SymbolGlyph(
    width: 29, height: 20, [.fill(triangle(left: 0.6)), .fill(triangle(left: 14.2))])

  static let rewind = fastForward.mirrored

  /// Returns a triangle that points right, 15 × 18 with rounded corners, in a box 20 high.
  private static func triangle(left x: Points) -> Path {
    var path = Path()
    path.move(to: Point(x: x, y: 2.6))
    path.curve(to: Point(x: x + 2, y: 1.4), Point(x: x, y: 1.3), Point(x: x + 1, y: 0.8))
    path.line(to: Point(x: x + 13.4, y: 8.8))
    path.curve(
      to: Point(x: x + 13.4, y: 11.2), Point(x: x + 14.4, y: 9.4), Point(x: x + 14.4, y: 10.6))
    path.line(to: Point(x: x + 2, y: 18.6))
    path.curve(to: Point(x: x, y: 17.4), Point(x: x + 1, y: 19.2), Point(x: x, y: 18.7))
    path.close()
    return path
  }
}

extension SymbolGlyph {
  /// The back button's arrow; measured 11 × 19.
  package static let backChevron = SymbolGlyph(
    width: 11, height: 19,
    [
      .stroke(
        .polyline([Point(x: 9.65, y: 1.35), Point(x: 1.6, y: 9.5), Point(x: 9.65, y: 17.65)]),
        width: 2.7)
    ])
}

/// The filled symbols of the system's tabs, about 24 points wide.
extension SymbolGlyph {
  static let star = SymbolGlyph(
    width: 25, height: 25,
    [
      .fill(starOutline), .stroke(starOutline, width: 1.3),
    ])

  /// A star with five points, twice as far from the centre as the corners between them.
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

  /// Three lines with the numbers 1 to 3.
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
