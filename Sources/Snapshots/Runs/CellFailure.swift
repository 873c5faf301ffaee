package import Diagnostics

/// The reason why a cell could not be compared.
package struct CellFailure: Error, Hashable, Sendable {
  /// The part that must be corrected.
  package enum Cause: String, Hashable, Sendable, Codable {
    /// The spec or the command line.
    case spec
    /// A font, a library, a file or the disk.
    case environment
  }

  package let cause: Cause
  package let diagnostics: [Diagnostic]

  package init(_ cause: Cause, _ diagnostics: [Diagnostic]) {
    self.cause = cause
    self.diagnostics = diagnostics
  }

  init(_ error: ReferenceError) { self.init(.environment, [error.diagnostic]) }
}
