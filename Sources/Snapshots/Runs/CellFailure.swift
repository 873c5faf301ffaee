package import Diagnostics

/// Why a cell has no verdict.
package struct CellFailure: Error, Hashable, Sendable {
  /// Who has to act.
  package enum Cause: String, Hashable, Sendable, Codable {
    /// The spec, or the command line, is wrong.
    case spec
    /// A font, a library, a file or the disk is not as it must be.
    case surroundings
  }

  package let cause: Cause
  package let diagnostics: [Diagnostic]

  package init(_ cause: Cause, _ diagnostics: [Diagnostic]) {
    self.cause = cause
    self.diagnostics = diagnostics
  }

  init(_ error: ReferenceError) { self.init(.surroundings, [error.diagnostic]) }
}
