/// A file's text by lines, to show the line of a diagnostic.
package struct SourceText: Hashable, Sendable {
  /// The path as in spans.
  package let file: String
  private let lines: [LineColumns]

  /// The characters that end a line.
  package enum LineEnd: Hashable, Sendable {
    /// All that YAML 1.1 has: also U+0085, U+2028 and U+2029.
    case yaml
    /// Line feeds alone, or after a carriage return.
    case lineFeed
    /// Those of Swift: line feeds, carriage returns, and both together.
    case swift
  }

  package init(file: String, text: String, lineEnd: LineEnd = .yaml) {
    self.file = file
    var text = text[...]
    // A byte order mark has no column.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let lines: [Substring] =
      switch lineEnd {
      case .yaml: text.split(omittingEmptySubsequences: false) { $0.isNewline }
      case .swift:
        text.split(omittingEmptySubsequences: false) {
          $0 == "\n" || $0 == "\r" || $0 == "\r\n"
        }
      case .lineFeed:
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
          Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
        }
      }
    self.lines = lines.map(LineColumns.init)
  }

  /// All lines, joined by line feeds.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The line with a number counted from 1, without its line end; nil after the last line.
  package func line(_ number: Int) -> String? { columns(number).map { String($0.text) } }

  /// The columns of the line with a number counted from 1; nil after the last line.
  func columns(_ number: Int) -> LineColumns? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }
}
