import Diagnostics

/// The text of the last line of `strut lint`.
enum LintWording {
  static func summary(_ diagnostics: [Diagnostic], cells: Int) -> String {
    let place = "on \(Count.of(cells, "cell"))"
    guard !diagnostics.isEmpty else { return "no problems \(place)\n" }
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
      severity, word -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : Count.of(count, word)
    }
    return "\(counts.joined(separator: ", ")) \(place)\n"
  }
}
