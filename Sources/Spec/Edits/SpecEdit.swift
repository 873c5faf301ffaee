/// One difference between two versions of a spec.
package struct SpecEdit: Hashable, Sendable {
  /// A clause with names between backticks: “metric `gap` changed from 8 to 12”.
  package let text: String
  /// The line in the new text, or the line of the removal, counted from 1.
  package let line: Int
}
