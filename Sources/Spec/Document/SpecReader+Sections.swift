import AutoLayout
import Diagnostics
import ViewKinds
import YAML

/// A container's views as they are being made.
struct ItemReading {
  let source: RowSource
  let template: RowTemplate
  let table: ViewID
  /// Names of views that rows cannot reach.
  let outside: [String]
  var subtree = Subtree()

  /// Adds a cell, with what holds the template's view.
  ///
  /// - Returns: the position of that holder among the views.
  mutating func addCell(
    _ id: ViewID, _ own: [ViewKeys.Value], _ place: TableViewCellKind.Position, at span: SourceSpan
  ) -> Int {
    var cell = ViewDeclaration(
      id: id, kind: source.kind.cellKind, guides: [], span: span, isPart: true)
    cell.keys.values =
      [ViewKeys.Value(key: "position", value: .fixed(.choice(place.rawValue)))] + own
    subtree.views.append(cell)
    let position = subtree.views.count - 1
    guard let content = source.kind.contentKind else { return position }
    subtree.views.append(
      ViewDeclaration(
        id: ViewID("\(id.name).\(SpecReader.contentName)"), kind: content, parent: position,
        guides: [], span: span))
    return position + 1
  }

  /// Adds what stands over or under a section.
  mutating func addTitle(
    _ title: String?, _ role: TableSectionTitleKind.Role, of section: String, isFirst: Bool,
    at span: SourceSpan
  ) {
    guard let kind = source.kind.titleKind else { return }
    var view = ViewDeclaration(
      id: ViewID("\(section).\(role.rawValue)"), kind: kind, guides: [], span: span, isPart: true)
    let values: [(String, KeyValue)] = [
      ("role", .choice(role.rawValue)), ("isFirst", .flag(isFirst)), ("title", .text(title ?? "")),
    ]
    view.keys.values = values.map { ViewKeys.Value(key: $0.0, value: .fixed($0.1)) }
    subtree.views.append(view)
  }
}

extension SpecReader {
  /// The sections of a table; false where there are too many items to go on.
  mutating func readSections(_ node: YAMLNode, into items: inout ItemReading) -> Bool {
    var sections: [Section] = []
    for node in list(node, key: "sections") ?? [] {
      if let section = section(node) { sections.append(section) }
    }
    for (index, section) in sections.enumerated() {
      let name = "\(items.table.name)[\(index)]"
      if section.header != nil || items.source.isGrouped {
        items.addTitle(section.header, .header, of: name, isFirst: index == 0, at: section.span)
      }
      if let rows = section.items, !readItems(rows, prefix: name, into: &items) { return false }
      // A header with text keeps its own distance from the section before it.
      let isNextTitled = index + 1 < sections.count && sections[index + 1].header != nil
      if section.footer != nil || items.source.isGrouped && !isNextTitled {
        items.addTitle(section.footer, .footer, of: name, isFirst: index == 0, at: section.span)
      }
    }
    return true
  }

  private struct Section {
    var header: String?
    var footer: String?
    var items: YAMLNode?
    var span: SourceSpan
  }

  private mutating func section(_ node: YAMLNode) -> Section? {
    guard let entries = mapping(node, of: .entry("sections")) else { return nil }
    var section = Section(span: node.span)
    for entry in entries
    where known(entry, in: LanguageKeys.sections.names, of: .entry("sections")) {
      switch entry.key {
      case "header": section.header = shownText(entry.value, key: entry.key)
      case "footer": section.footer = shownText(entry.value, key: entry.key)
      default: section.items = entry.value
      }
    }
    return section
  }
}
