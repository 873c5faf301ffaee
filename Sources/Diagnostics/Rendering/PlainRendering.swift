/// Diagnostics as text: the place, the message, the source line with a caret, the notes and the
/// help.
///
/// No name in a diagnostic can add a line, colour the terminal or begin a command of a CI service.
package struct DiagnosticText: Sendable {
  private let sources: [SourceText]
  private let style: TextStyling

  /// Renders with the lines of these files, by default without colour.
  package init(sources: [SourceText], style: TextStyling = .plain) {
    self.sources = sources
    self.style = style
  }

  /// The lines of a diagnostic, each with a newline.
  package func text(of diagnostic: Diagnostic) -> String {
    var text = ""
    if let span = diagnostic.span {
      let file = VisibleText.line(span.file)
      text += style.strong("\(file):\(span.line):\(span.column): ")
    }
    let word = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue):")
    let message = VisibleText.line(diagnostic.message.text)
    text += "\(word) \(style.strong(message)) [\(diagnostic.message.rule)]\n"
    if let span = diagnostic.span { text += excerpt(span, diagnostic.severity) }
    text += lines(diagnostic.notes, help: diagnostic.help, at: diagnostic.span)
    return VisibleText.withoutCommands(text)
  }

  /// The lines of notes and of a help below a message that another program wrote.
  package func text(notes: [Note], help: String?) -> String {
    VisibleText.withoutCommands(lines(notes, help: help, at: nil))
  }

  private func lines(_ notes: [Note], help: String?, at span: SourceSpan?) -> String {
    var text = ""
    for note in notes {
      let lines = VisibleText.lines(note.text).split(
        separator: "\n", omittingEmptySubsequences: false)
      text += "  \(style.faint("note:")) \(lines.joined(separator: "\n    "))"
      text += "\(place(of: note, relativeTo: span))\n"
    }
    if let help {
      text += "  \(style.help("help:")) \(VisibleText.line(help))\n"
    }
    return text
  }

  /// All diagnostics, with an empty line between two.
  package func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) }.joined(separator: "\n")
  }

  private func place(of note: Note, relativeTo span: SourceSpan?) -> String {
    guard let other = note.span else { return "" }
    return other.file == span?.file
      ? " (line \(other.line))" : " (\(VisibleText.line(other.file)):\(other.line))"
  }

  private func excerpt(_ span: SourceSpan, _ severity: Severity) -> String {
    guard let line = sources.first(where: { $0.file == span.file })?.columns(span.line) else {
      return ""
    }
    let window = ExcerptWindow(line: line, column: span.column, length: span.length)
    let number = String(span.line)
    let margin = String(repeating: " ", count: number.count)
    let caret = style.severity(severity, window.caret)
    return """
        \(style.faint("\(number) |")) \(window.text)
        \(style.faint("\(margin) |")) \(window.indent)\(caret)

      """
  }
}
