import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The shift key's arrow, filled as after a tap; measured 19 × 16.3.
  static let shift = SymbolGlyph(
    width: 19, height: 16.4,
    [
      .fill(shiftOutline), .stroke(shiftOutline, width: 1.2),
    ])

  /// The same before a tap.
  static let shiftOff = SymbolGlyph(width: 19, height: 16.4, [.stroke(shiftOutline, width: 1.5)])

  /// Half the stroke's width inside the box, so that the stroke rounds the corners.
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
