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
  /// The shift key's arrow, filled, for shift on.
  ///
  /// Measured: 19 × 16.3 points.
  static let shift = SymbolGlyph(
    width: 19, height: 16.4,
    [
      .fill(shiftOutline), .stroke(shiftOutline, width: 1.2),
    ])

  /// The shift key's arrow for shift off.
  static let shiftOff = SymbolGlyph(width: 19, height: 16.4, [.stroke(shiftOutline, width: 1.5)])

  /// The shift key's arrow for capitals until it is pressed again: filled, above a bar.
  static let shiftLocked = SymbolGlyph(
    width: 19, height: 21,
    shift.parts + [.fill(.roundedRect(Rect(x: 5.1, y: 18, width: 8.8, height: 3), radius: 0.6))])

  /// The shift arrow above a bar.
  static let capsLock = SymbolGlyph(
    width: 19, height: 21,
    shiftOff.parts + [
      .stroke(
        .roundedRect(Rect(x: 5.7, y: 17.4, width: 7.6, height: 2.8), radius: 0.6), width: 1.4)
    ])

  /// The outline, inset by half the stroke's width so that the stroke rounds the corners.
  private static let shiftOutline: Path = {
    var path = Path.polyline([
      Point(x: 9.5, y: 0.9), Point(x: 18.3, y: 9.8), Point(x: 13.3, y: 9.8),
      Point(x: 13.3, y: 15.8), Point(x: 5.7, y: 15.8), Point(x: 5.7, y: 9.8),
      Point(x: 0.7, y: 9.8),
    ])
    path.close()
    return path
  }()
}
