import Diagnostics
import ViewKinds

extension Diagnostic {
  /// Warns about a turn in radians.
  static func radians(_ number: Double, _ degrees: String, at span: SourceSpan) -> Diagnostic {
    var diagnostic = Diagnostic(
      Message(
        rule: "radians", text: "`rotate: \(decimal(number))` is nearly no turn: it is in degrees"),
      severity: .warning, at: span,
      help: "write `\(degrees)`: that is \(decimal(number)) in radians")
    diagnostic.replacement = degrees
    return diagnostic
  }

  /// Warns about marks in a text that are drawn as they stand.
  static func mark(_ mark: MistakenText, _ key: String, at span: SourceSpan) -> Diagnostic {
    switch mark {
    case .escape(let escape, let written):
      return Diagnostic(
        Message(
          rule: "escapeOutsideQuotes",
          text: "`\(key)` shows a backslash: `\(escape)` is an escape only in double quotes"),
        severity: .warning, at: span, help: "write `\(key): \(written)`")
    case .markup(let mark, let runs):
      let takesRuns = KindCatalogue.all.contains { kind in
        kind.keys.contains { own in
          if own.name == key, case .attributedText = own.type { true } else { false }
        }
      }
      let sign = String(mark.prefix { !$0.isLetter || mark.hasPrefix("&") || mark.hasPrefix("<") })
      let character = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\\\"", "&copy;": "©"][
        mark]
      var help = "leave it out"
      if let runs, takesRuns {
        help = "write `\(key): \(runs)`"
      } else if mark.hasPrefix("<br") {
        help = "write `\\n` in its place, in double quotes"
      } else if let character {
        help = "write `\(character)`"
      } else if mark == "&nbsp;" {
        help = "write a space, or `\\u00A0` in double quotes"
      }
      return Diagnostic(
        Message(rule: "markup", text: "`\(key)` shows `\(sign)`: a text has no markup"),
        severity: .warning, at: span, help: help)
    }
  }
}
