import Devices
import Geometry
import Graphics
import ViewKinds

extension ShiftState {
  /// The symbol of the shift key.
  var symbol: SymbolGlyph {
    switch self {
    case .off: .shiftOff
    case .on: .shift
    case .locked: .shiftLocked
    }
  }
}

extension SymbolGlyph {
  /// The shift key's arrow, filled, for shift on; measured on iOS 18: 21 × 18.1 points.
  static let shift = SymbolGlyph(
    width: 21, height: 18.1,
    [
      .fill(shiftOutline), .stroke(shiftOutline, width: 1.8),
    ])

  /// The shift key's arrow for shift off.
  static let shiftOff = SymbolGlyph(width: 21, height: 18.1, [.stroke(shiftOutline, width: 1.6)])

  /// The shift key's arrow for capitals until it is pressed again: filled, above a bar.
  static let shiftLocked = SymbolGlyph(
    width: 21, height: 23.2,
    shift.parts + [
      .fill(.roundedRect(Rect(x: 5.4, y: 19.9, width: 10.2, height: 3.3), radius: 0.7))
    ]
  )

  /// The shift arrow above a bar.
  static let capsLock = SymbolGlyph(
    width: 21, height: 23.2,
    shiftOff.parts + [
      .stroke(
        .roundedRect(Rect(x: 6.2, y: 19.2, width: 8.6, height: 3.1), radius: 0.7), width: 1.5)
    ])

  /// The outline, inset by half the stroke's width so that the stroke rounds the corners.
  private static let shiftOutline: Path = {
    var path = Path()
    path.move(to: Point(x: 10.5, y: 0.9))
    path.line(to: Point(x: 20.1, y: 10.75))
    path.line(to: Point(x: 14.7, y: 10.75))
    path.line(to: Point(x: 14.7, y: 16.1))
    path.curve(to: Point(x: 13.6, y: 17.2), Point(x: 14.7, y: 16.7), Point(x: 14.2, y: 17.2))
    path.line(to: Point(x: 7.4, y: 17.2))
    path.curve(to: Point(x: 6.3, y: 16.1), Point(x: 6.8, y: 17.2), Point(x: 6.3, y: 16.7))
    path.line(to: Point(x: 6.3, y: 10.75))
    path.line(to: Point(x: 0.9, y: 10.75))
    path.close()
    return path
  }()
}
