package import Diagnostics

/// One difference between two versions of a spec.
package struct SpecEdit: Hashable, Sendable {
  /// A clause with names between backticks: “metric `gap` changed from 8 to 12”.
  package let text: String
  /// The place in the new spec, or the place of what contained a removed value.
  package let place: SourceSpan
}
