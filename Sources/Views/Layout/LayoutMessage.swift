import Diagnostics

/// A message about a layout.
public struct LayoutMessage: Hashable, Sendable {
  /// The stable name of the rule, such as `unsatisfiable`, `ambiguous`, `refused` or `unsettled`.
  public let rule: String
  /// Whether the message is an error, not a warning.
  public let isError: Bool
  /// The message text.
  public let text: String
  /// The notes: facts that explain the message.
  public let notes: [String]
  /// The help text, or nil.
  public let help: String?
  /// The names of the affected views, as messages show them.
  public let views: [String]

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.message.rule
    isError = diagnostic.severity == .error
    text = diagnostic.message.text
    notes = diagnostic.notes.map(\.text)
    help = diagnostic.help
    views = diagnostic.views
  }

  init(_ problem: LayoutProblem, rule: String = "refused") {
    self.rule = rule
    isError = true
    text = problem.text
    notes = problem.reason.map { ["UIKit's reason: \($0)"] } ?? []
    help = problem.help
    views = []
  }
}

extension LayoutMessage: CustomStringConvertible {
  /// The message with its notes and its help, each on its own line.
  public var description: String {
    (["\(isError ? "error" : "warning"): \(text) [\(rule)]"] + notes.map { "  note: \($0)" }
      + [help].compactMap(\.self).map { "  help: \($0)" }).joined(separator: "\n")
  }
}
