package import Diagnostics

/// What kept a run from beginning or from coming to its end, so that it has no results.
package struct RunObstacle: Hashable, Sendable, Codable {
  /// Where it lies.
  package enum Kind: String, Hashable, Sendable, Codable {
    case spec
    /// The paths and options name no cell.
    case selection
    case surroundings
  }

  package let kind: Kind
  /// The errors, in the order in which they are told.
  package let diagnostics: [DiagnosticRecord]

  package init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
    self.kind = kind
    self.diagnostics = diagnostics.filter { $0.severity == .error }.map { DiagnosticRecord($0) }
  }
}
