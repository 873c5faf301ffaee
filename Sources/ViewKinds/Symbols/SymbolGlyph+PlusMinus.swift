import Geometry
import Graphics

extension SymbolGlyph {
  /// The stepper's less; 14 wide in a half of 47.
  package static let minus = SymbolGlyph(
    width: 14, height: 14,
    [.stroke(.segment(Point(x: 0.9, y: 7), Point(x: 13.1, y: 7)), width: 1.8)])

  /// The stepper's more.
  package static let plus = SymbolGlyph(
    width: 14, height: 14,
    [
      .stroke(.segment(Point(x: 0.9, y: 7), Point(x: 13.1, y: 7)), width: 1.8),
      .stroke(.segment(Point(x: 7, y: 0.9), Point(x: 7, y: 13.1)), width: 1.8),
    ])
}
