/// A file's text by lines, for showing the line that a diagnostic is about.
package struct SourceText: Hashable, Sendable {
  /// The path as spans name it.
  package let file: String
  private let lines: [Substring]

  package init(file: String, text: String) {
    self.file = file
    var text = text[...]
    // A byte order mark takes no column.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    self.lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// All lines, with a line feed between each two.
  package var text: String { lines.joined(separator: "\n") }

  /// The line counted from 1, without its line end; nil past the end.
  package func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
