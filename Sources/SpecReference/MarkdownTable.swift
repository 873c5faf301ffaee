import Spec

/// A table in Markdown.
///
/// DocC reads it too.
struct MarkdownTable {
  private var lines: [String]

  init(_ header: [String]) {
    lines = [Self.line(header), Self.line(header.map { _ in "---" })]
  }

  /// Appends a row, which must have as many cells as the header.
  mutating func append(_ cells: [String]) { lines.append(Self.line(cells)) }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension MarkdownTable {
  /// Creates a table with one row for each key.
  init(_ keys: [SpecKey]) {
    self.init(keys.map(\.row))
  }

  /// Creates a table with one row for each key: the name, the valid values and the meaning.
  init(_ rows: [(name: String, value: String, meaning: String)], value title: String = "value") {
    self.init(["key", title, "meaning"])
    for row in rows { append(["`\(row.name)`", row.value, row.meaning]) }
  }
}

extension SpecKey {
  /// The key's row in a table.
  var row: (name: String, value: String, meaning: String) { (name, type.wording, summary) }
}
