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
    guard let line = sources.first(where: { $0.file == span.file })?.line(span.line) else {
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

/// The visible part of a long line, with the caret's position.
struct ExcerptWindow {
  let text: String
  let indent: String
  let caret: String

  /// The greatest width; longer lines are cut around the caret.
  static let widest = 120

  init(line: String, column: Int, length: Int) {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, column - 1), scalars.count)
    let end = min(start + length, max(scalars.count, start + 1))
    var from = 0
    var to = scalars.count
    if scalars.count > Self.widest {
      from = max(0, start - Self.widest / 2)
      to = min(scalars.count, from + Self.widest)
    }
    let before = from > 0 ? "…" : ""
    let after = to < scalars.count ? "…" : ""
    text = before + Self.printable(from..<to, of: scalars) + after
    indent = String(
      repeating: " ",
      count: before.count + Self.columns(from..<max(from, min(start, to)), of: scalars))
    let marked = start < to ? Self.columns(start..<min(max(end, start), to), of: scalars) : 1
    caret = String(repeating: "^", count: max(1, marked))
  }

  /// The text with a space for each tab and control character, so that the caret is in the right
  /// column, and with the escapes of other hidden characters.
  private static func printable(_ range: Range<Int>, of scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    for index in range {
      let scalar = scalars[index]
      if scalar.properties.generalCategory == .control {
        view.append(" ")
      } else if VisibleText.isHidden(at: index, in: scalars) {
        view.append(contentsOf: VisibleText.escape(of: scalar).unicodeScalars)
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }

  /// The number of terminal columns: two for wide East Asian characters and emoji, none for
  /// combining marks.
  private static func columns(_ range: Range<Int>, of scalars: [Unicode.Scalar]) -> Int {
    range.reduce(0) { columns, index in
      let scalar = scalars[index]
      let isEscaped =
        scalar.properties.generalCategory != .control
        && VisibleText.isHidden(at: index, in: scalars)
      return columns + (isEscaped ? VisibleText.escape(of: scalar).count : width(of: scalar))
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
