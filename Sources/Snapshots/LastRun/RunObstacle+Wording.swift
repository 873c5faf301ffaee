import Diagnostics

extension RunObstacle {
  /// The most errors that are told.
  private static let told = 3

  /// Why there are no results to work with.
  var diagnostic: Diagnostic {
    let more = diagnostics.count - Self.told
    let notes = diagnostics.prefix(Self.told).map { Note($0.placed) }
    return Diagnostic(
      Message(rule: "noResults", text: "the last run has no results"),
      notes: notes + (more > 0 ? [Note("and \(more) more")] : []), help: help)
  }

  private var help: String {
    switch kind {
    case .spec: "mend the spec, then run `strut test` again"
    case .selection: "run `strut test` on cells that there are"
    case .surroundings: "mend what is in its way, then run `strut test` again"
    }
  }
}

extension DiagnosticRecord {
  /// `chat.yaml:3:5: there is no key`, or the message alone where it has no place.
  package var placed: String {
    guard let file else { return message }
    let numbers = [line, column].compactMap(\.self).map { ":\($0)" }
    return "\(file)\(numbers.joined()): \(message)"
  }
}
