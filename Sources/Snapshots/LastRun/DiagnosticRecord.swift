package import Diagnostics

/// A diagnostic in the results file.
package struct DiagnosticRecord: Hashable, Sendable, Codable {
  package let rule: String
  package let severity: String
  package let message: String
  package let file: String?
  package let line: Int?
  package let column: Int?
  package let notes: [String]
  package let help: String?

  package init(_ diagnostic: Diagnostic) {
    rule = diagnostic.message.rule
    severity = diagnostic.severity.rawValue
    message = diagnostic.message.text
    file = diagnostic.span?.file
    line = diagnostic.span?.line
    column = diagnostic.span?.column
    notes = diagnostic.notes.map(\.text)
    help = diagnostic.help
  }
}
