import Geometry

/// Numbers in findings, with at most one decimal.
enum FormattedMeasure {
  static func points(_ length: Points) -> String { DecimalText.shortest(length.value, places: 1) }

  static func size(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height))" }

  /// A contrast ratio, with at most two decimals.
  static func ratio(_ value: Double) -> String {
    "\(DecimalText.shortest(value, places: 2)) : 1"
  }
}
