import Spec
import ViewKinds

/// A table in Markdown.
///
/// DocC reads it too.
struct MarkdownTable {
  private let header: [String]
  private(set) var rows: [[String]] = []

  init(_ header: [String]) { self.header = header }

  /// Appends a row, which must have as many cells as the header.
  mutating func append(_ cells: [String]) { rows.append(cells) }

  /// Returns the table with only some of its rows.
  func filter(_ isIncluded: ([String]) -> Bool) -> MarkdownTable {
    var table = MarkdownTable(header)
    table.rows = rows.filter(isIncluded)
    return table
  }

  var text: String {
    ([header, header.map { _ in "---" }] + rows).map { Self.line($0) + "\n" }.joined()
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension MarkdownTable {
  /// Creates a table with one row for each key.
  init(_ keys: [SpecKey]) {
    self.init(keys.map(\.row))
  }

  /// Creates a table with one row for each key and, after a key for parts, for each of their keys.
  init(withPartsOf keys: [SpecKey]) {
    self.init(keys.flatMap { key in [key.row] + key.partRows })
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

  /// The rows of the keys of the parts that the key takes; none for other keys.
  fileprivate var partRows: [(name: String, value: String, meaning: String)] {
    guard case .value(.items(let fields)) = type else { return [] }
    return fields.map { ("\(name)[].\($0.name)", $0.type.wording, $0.summary) }
  }
}
