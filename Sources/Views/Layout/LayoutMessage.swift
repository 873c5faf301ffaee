import Diagnostics

/// A message of a layout.
public struct LayoutMessage: Hashable, Sendable {
  /// The stable name of what is amiss: `unsatisfiable`, `ambiguous`, `refused`,
  /// `unsettled`.
  public let rule: String
  /// Whether something could not be done or is left open, and does not only look unintended.
  public let isError: Bool
  /// The message text.
  public let text: String
  /// Facts that belong to it.
  public let notes: [String]
  /// The help text, or nil.
  public let help: String?
  /// The views concerned, by the names that messages give them.
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
  /// The message with its notes and its help, each on a line of its own.
  public var description: String {
    (["\(isError ? "error" : "warning"): \(text) [\(rule)]"] + notes.map { "  note: \($0)" }
      + [help].compactMap(\.self).map { "  help: \($0)" }).joined(separator: "\n")
  }
}
