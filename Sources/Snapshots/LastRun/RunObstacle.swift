package import Diagnostics

/// The reason why a run has no results, or not all: it or a part of it did not start, or did not
/// finish.
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
  /// The errors of a command that uses the results that there are.
  package var errors: [Diagnostic] {
    diagnostics.map { record in
      Diagnostic(
        Message(rule: record.rule, text: record.placed), notes: record.notes.map { Note($0) },
        help: record.help)
    }
  }

  /// The greatest number of errors in the diagnostic.
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
    case .invalidInput, .environmentProblem, .passed, .recorded, .differs:
      "correct the problem, then run `strut test` again"
    }
  }
}

extension DiagnosticRecord {
  /// The message with its place, such as `chat.yaml:3:5: there is no key`; without a place, the
  /// message alone.
  package var placed: String {
    guard let file else { return message }
    let numbers = [line, column].compactMap(\.self).map { ":\($0)" }
    return "\(file)\(numbers.joined()): \(message)"
  }
}
