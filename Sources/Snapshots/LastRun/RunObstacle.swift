package import Diagnostics

/// The reason why a run did not start or did not finish, and has no results.
package struct RunObstacle: Hashable, Sendable, Codable {
  /// `invalidInput`, `nothingSelected` or `environmentProblem`.
  package let verdict: RunVerdict
  /// The errors, in the order of the output.
  package let diagnostics: [DiagnosticRecord]

  package init(_ verdict: RunVerdict, _ diagnostics: [Diagnostic]) {
    self.verdict = verdict
    self.diagnostics = diagnostics.filter { $0.severity == .error }.map { DiagnosticRecord($0) }
  }
}

extension RunObstacle {
  /// The greatest number of errors that a diagnostic lists.
  private static let listed = 3

  /// The error of a command that needs the results.
  var diagnostic: Diagnostic {
    Diagnostic(
      Message(rule: "noResults", text: "the last run has no results"),
      notes: WordList.lines(diagnostics.map(\.placed), atMost: Self.listed).map { Note($0) },
      help: help)
  }

  private var help: String {
    switch verdict {
    case .nothingSelected: "select existing cells and run `strut test` again"
    case .invalidInput: "correct the spec, then run `strut test` again"
    case .environmentProblem, .passed, .recorded, .differs:
      "correct the problem, then run `strut test` again"
    }
  }
}

extension DiagnosticRecord {
  /// Such as `chat.yaml:3:5: there is no key`, or the message alone if it has no place.
  package var placed: String {
    guard let file else { return message }
    let numbers = [line, column].compactMap(\.self).map { ":\($0)" }
    return "\(file)\(numbers.joined()): \(message)"
  }
}
