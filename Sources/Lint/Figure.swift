import Geometry

/// Figures in findings: at most one decimal.
enum Figure {
  static func points(_ length: Points) -> String { DecimalText.shortest(length.value, places: 1) }

  static func size(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height))" }

  /// Of contrast; at most two decimals.
  static func ratio(_ value: Double) -> String {
    "\(DecimalText.shortest(value, places: 2)) : 1"
  }
}
