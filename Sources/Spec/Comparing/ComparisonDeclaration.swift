package import Tolerances

/// The settings for drawing and comparing a screen's references.
package struct ComparisonDeclaration: Hashable, Sendable {
  /// The allowed difference.
  package var tolerance = Tolerance.exact
  /// The number of pixels per point of the references, or nil for the device's scale.
  package var scale: Double?
}
