import Spec

/// A table as Markdown, which DocC reads too.
struct MarkdownTable {
  private var lines: [String]

  init(_ header: [String]) {
    lines = [Self.line(header), Self.line(header.map { _ in "---" })]
  }

  /// Adds a row of as many cells as the header has.
  mutating func append(_ cells: [String]) { lines.append(Self.line(cells)) }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension MarkdownTable {
  /// A row for each key.
  init(_ keys: [SpecKey], value title: String = "value") {
    self.init(["key", title, "meaning"])
    for key in keys { append(["`\(key.name)`", key.value, key.summary]) }
  }
}
