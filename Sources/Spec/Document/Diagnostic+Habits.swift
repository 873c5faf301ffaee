import Diagnostics

extension Diagnostic {
  /// Warns about an escape outside of double quotes; `quoted` is the text within them.
  static func escapeOutsideQuotes(
    _ quoted: String, _ key: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "escapeOutsideQuotes",
        text: "`\(key)` shows a backslash: `\\n` and `\\t` are escapes only in double quotes"),
      severity: .warning, at: span, help: "write `\(quoted)`")
  }

  /// Warns about markup in a text, which is drawn as it stands.
  ///
  /// - Parameters:
  ///   - mark: the first mark.
  ///   - runs: the runs that the text means, or nil without any.
  ///   - key: the key of the text.
  ///   - span: the place of the text.
  /// - Returns: the diagnostic.
  static func markup(
    _ mark: String, _ runs: String?, _ key: String, at span: SourceSpan
  ) -> Diagnostic {
    let sign = String(mark.prefix { !$0.isLetter || mark.hasPrefix("&") || mark.hasPrefix("<") })
    let character = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\\\"", "&copy;": "©"][mark]
    var help = "leave it out"
    if let runs {
      help = "write `\(runs)`"
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
