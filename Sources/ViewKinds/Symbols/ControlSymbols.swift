import Geometry
import Graphics

extension SymbolGlyph {
  /// The chevron of a table row; measured: 7.7 × 12.3 points.
  static let disclosureIndicator = SymbolGlyph(
    width: Points(23.0 / 3), height: 12.5,
    [
      .stroke(
        .polyline([Point(x: 1.2, y: 1.1), Point(x: 6.3, y: 6.25), Point(x: 1.2, y: 11.4)]),
        width: 2.1)
    ])

  /// The chevron of iOS 26; measured: 7 by 12 points.
  static let disclosureIndicatorOn26 = SymbolGlyph(
    width: 7, height: 12,
    [
      .stroke(
        .polyline([Point(x: 1.05, y: 1.05), Point(x: 5.95, y: 6), Point(x: 1.05, y: 10.95)]),
        width: 2.1)
    ])

  /// The checkmark of a selected row.
  static let checkmark = SymbolGlyph(
    width: 15, height: 14,
    [
      .stroke(
        .polyline([Point(x: 1.4, y: 7.8), Point(x: 5.4, y: 12.6), Point(x: 13.6, y: 1.4)]),
        width: 2.2)
    ])

  /// The checkmark of iOS 26, of regular weight; measured: 13.7 by 13.3 points.
  static let checkmarkOn26 = SymbolGlyph(
    width: 13.7, height: 13.3,
    [
      .stroke(
        .polyline([Point(x: 0.9, y: 7.5), Point(x: 4.9, y: 12.4), Point(x: 12.8, y: 0.9)]),
        width: 1.8)
    ])

  /// The letter i in a circle.
  static let detail = SymbolGlyph(
    width: 22, height: 22,
    [
      .stroke(.ellipse(in: Rect(x: 0.9, y: 0.9, width: 20.2, height: 20.2)), width: 1.6),
      .fill(.ellipse(in: Rect(x: 9.6, y: 5, width: 2.6, height: 2.6))),
      .stroke(
        .polyline([Point(x: 9.3, y: 9.8), Point(x: 11.2, y: 9.8), Point(x: 11.2, y: 16.2)]),
        width: 1.6),
      .stroke(.segment(Point(x: 8.9, y: 16.3), Point(x: 13.5, y: 16.3)), width: 1.6),
    ])
}

extension SymbolGlyph {
  /// The minus sign of a stepper; 14 points wide in a half of 47.
  package static let minus = SymbolGlyph(
    width: 14, height: 14,
    [.stroke(.segment(Point(x: 0.9, y: 7), Point(x: 13.1, y: 7)), width: 1.8)])

  /// The plus sign of a stepper.
  package static let plus = SymbolGlyph(
    width: 14, height: 14,
    [
      .stroke(.segment(Point(x: 0.9, y: 7), Point(x: 13.1, y: 7)), width: 1.8),
      .stroke(.segment(Point(x: 7, y: 0.9), Point(x: 7, y: 13.1)), width: 1.8),
    ])
}
