package import Tolerances

/// How a screen's references are drawn and compared.
package struct ComparisonDeclaration: Hashable, Sendable {
  /// The allowed difference.
  package var tolerance = Tolerance.exact
  /// The references' pixels per point, or nil for the device's scale.
  package var scale: Double?
}
