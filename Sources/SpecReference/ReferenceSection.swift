/// A part of the reference: a heading, the text below it, and a table.
struct ReferenceSection {
  let title: String
  /// The level of the heading: 2 or 3.
  let level: Int
  let text: String
  /// The table, whose first column has the names in backticks; or nil.
  let table: MarkdownTable?

  var markdown: String {
    let heading = String(repeating: "#", count: level) + " " + title
    let parts = [heading + "\n", text.isEmpty ? "" : text + "\n", table?.text ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the section with only the rows that are about a name, or nil without any.
  func rows(about name: String) -> ReferenceSection? {
    guard let rows = table?.filter({ ReferenceSection.names(in: $0).contains(name.lowercased()) }),
      !rows.rows.isEmpty
    else { return nil }
    return ReferenceSection(title: title, level: level, text: "", table: rows)
  }

  /// The names that a row is about, in lower case: `items[].title` is also `title`.
  static func names(in row: [String]) -> [String] {
    let name = (row.first ?? "").replacing("`", with: "").lowercased()
    return name.split(separator: "[].").last.map { [name, String($0)] } ?? []
  }
}

extension ReferencePage {
  /// Returns the parts of the page that are about a name, in Markdown; nil without any.
  ///
  /// They are the sections of that title, each with its subsections, and the rows of that name in
  /// other sections. Case is ignored.
  package static func markdown(about name: String) -> String? {
    var parts: [ReferenceSection] = []
    var level: Int?
    for section in sections {
      if let outer = level, section.level <= outer { level = nil }
      if level == nil, section.title.lowercased() == name.lowercased() { level = section.level }
      if level != nil {
        parts.append(section)
      } else if let rows = section.rows(about: name) {
        parts.append(rows)
      }
    }
    return parts.isEmpty ? nil : parts.map(\.markdown).joined(separator: "\n")
  }

  /// The titles of the page's sections and the names in its tables, for suggestions.
  package static var names: [String] {
    sections.flatMap { section in
      [section.title]
        + (section.table?.rows ?? []).compactMap { row in
          row.first?.replacing("`", with: "").split(separator: "[].").last.map(String.init)
        }
    }
  }
}
