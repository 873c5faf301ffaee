package import Tolerances

/// What a spec says of its screen's references.
package struct ComparisonDeclaration: Hashable, Sendable {
  /// What may differ.
  package var tolerance = Tolerance.exact
  /// Pixels of the references along one point; nil for the devices' own.
  package var scale: Double?
}
