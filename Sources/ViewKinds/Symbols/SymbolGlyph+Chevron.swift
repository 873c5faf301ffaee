import Geometry
import Graphics

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
