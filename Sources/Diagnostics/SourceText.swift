/// A file's text by lines, to show the line of a diagnostic.
package struct SourceText: Hashable, Sendable {
  /// The path as in spans.
  package let file: String
  private let lines: [Substring]

  package init(file: String, text: String) {
    self.file = file
    var text = text[...]
    // A byte order mark has no column.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    self.lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// All lines, joined by line feeds.
  package var text: String { lines.joined(separator: "\n") }

  /// The line with a number counted from 1, without its line end; nil after the last line.
  package func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
