import AutoLayout
import Diagnostics
import ViewKinds
import YAML

/// The source of the items of a table or a collection.
struct RowSource {
  /// The container's kind.
  let kind: any ItemContainerKind.Type
  /// The template in `row`.
  let template: YAMLNode
  /// Whether the table has a grouped style.
  ///
  /// Its sections then have headers and footers even without texts.
  let isGrouped: Bool
}

extension ViewReader {
  /// The last part of the id of a row's content view.
  ///
  /// The id begins with that of the cell.
  static let contentName = "contentView"

  /// Reads the items of a table or a collection; nil for other kinds and without items.
  func readRows(
    _ fields: [YAMLEntry], of table: ViewID, _ kind: any ViewKind.Type, in tree: ViewTree
  ) -> Subtree? {
    guard let kind = kind as? any ItemContainerKind.Type else { return nil }
    if let views = fields.first(where: { $0.key == "views" }) {
      report(.containerViews(kind.name, at: views.keySpan))
    }
    let row = fields.first { $0.key == "row" }
    let given = fields.filter { field in
      field.key == "items" || field.key == "sections" && kind.titleKind != nil
    }
    if let row {
      let style = fields.first { $0.key == "style" }?.value.scalar?.text
      rowTemplates[table] = RowSource(
        kind: kind, template: row.value,
        isGrouped: kind.titleKind != nil && style != nil && style != TableStyle.plain.rawValue)
    }
    guard tree.prefix.isEmpty else {
      if let place = row?.keySpan ?? given.first?.keySpan {
        report(.tableInRow(kind.name, at: place))
      }
      return nil
    }
    guard let entry = given.first else { return nil }
    guard row != nil else {
      report(.missingKey("row", of: .view(kind: kind.name), at: entry.keySpan))
      return nil
    }
    if given.count > 1 { report(.itemsTwice(at: given[1].keySpan)) }
    return readRows(of: table, entry, in: tree)
  }

  /// Reads the rows of `items` or `sections`, with the container's own template.
  func readRows(
    of table: ViewID, _ entry: YAMLEntry, in tree: ViewTree
  ) -> Subtree? {
    guard let source = rowTemplates[table] else { return nil }
    let items = ItemReading(
      source: source, template: RowTemplate(source.template), table: table,
      outside: tree.names.names)
    defer { reportMissing(in: items) }
    if entry.key == "sections" {
      guard readSections(entry.value, into: items) else { return nil }
    } else {
      if source.isGrouped {
        items.addTitle(nil, .header, of: table.name, isFirst: true, at: entry.keySpan)
      }
      guard readItems(entry.value, prefix: table.name, into: items) else { return nil }
      if source.isGrouped {
        items.addTitle(nil, .footer, of: table.name, isFirst: true, at: entry.keySpan)
      }
    }
    return items.target.subtree
  }

  /// Adds one cell for each item; returns false if there are too many items to continue.
  func readItems(
    _ node: YAMLNode, prefix: String, into items: ItemReading
  ) -> Bool {
    if let count = node.scalar?.number {
      report(.itemsAsNumber(count, items.template.required.map(\.name), at: node.span))
      return true
    }
    guard let nodes = list(node, key: "items") else { return true }
    let texts = nodes.compactMap { $0.scalar?.text }
    if texts.count == nodes.count, let text = nodes.first {
      let names = items.template.required.map(\.name)
      report(.itemsAsTexts(texts, names.isEmpty ? ["title"] : names, at: text.span))
      return true
    }
    for (index, item) in nodes.enumerated() {
      guard let given = values(of: item, for: items) else { continue }
      let cell = ViewID("\(prefix)[\(index)]")
      do throws(RowTemplate.FillFlaw) {
        let filled = try items.template.filled(with: given.parameters, &context.fillBudget)
        let position = items.addCell(
          cell, given.own, .init(index, of: nodes.count), at: filled.span)
        readRow(filled, cell: cell, under: position, into: items)
      } catch {
        report(.fill(error, context.limits, at: item.span))
        if case .notText = error { continue }
        return false
      }
    }
    return true
  }

  private func readRow(
    _ row: YAMLNode, cell: ViewID, under position: Int, into items: ItemReading
  ) {
    let content = items.target.subtree.views[position].id
    let tree = nameRow(
      row, in: content, prefix: "\(cell.name).", of: items.table, outside: items.outside)
    readView(
      YAMLEntry(key: "row", keySpan: row.span, value: row), under: position, in: tree,
      into: items.target)
  }

  /// The values of an item: those of parameters by name, and those of the cell's own keys.
  private struct ItemValues {
    var parameters: [String: YAMLNode] = [:]
    var own: [DeclaredValue.Pair] = []
  }

  /// The values of an item, or nil after a report about a missing or an unknown value.
  private func values(of item: YAMLNode, for items: ItemReading) -> ItemValues? {
    guard let entries = mapping(item, of: .item) else { return nil }
    let template = items.template
    let given = Set(entries.map(\.key))
    var values = ItemValues()
    var missing = template.required.filter { !given.contains($0.name) }
    var isComplete = true
    let itemKeys = items.source.kind.cellKind.itemKeys
    let strange = entries.filter { entry in
      !template.names.contains(entry.key) && !itemKeys.contains { $0.name == entry.key }
    }
    for entry in entries {
      values.parameters[entry.key] = entry.value
      guard !template.names.contains(entry.key) else { continue }
      if let key = itemKeys.first(where: { $0.name == entry.key }) {
        if let value = readValue(entry.value, of: key) {
          values.own.append(DeclaredValue.Pair(key: key.name, value: value))
        }
        continue
      }
      isComplete = false
      if context.findings.isFull { break }
      let isOnly = strange.count == 1 && missing.count == 1
      let meant = NearestName.of(entry.key, in: missing.map(\.name))
      let own = Phrasebook.standard.key(
        entry.key, value: entry.value.written, in: ["cell", "view"], known: itemKeys.map(\.name))
      report(
        .unusedParameter(
          entry, meant: meant ?? (isOnly && own?.code == nil ? missing[0].name : nil),
          isNear: meant != nil, item: own?.code, in: template))
      missing.removeAll { $0.name == meant || isOnly && own?.code == nil }
    }
    for parameter in missing { items.missing.places[parameter.name, default: []].append(item.span) }
    return isComplete && missing.isEmpty ? values : nil
  }

  /// Reports each parameter that items give no value for, once, at the first of these items.
  private func reportMissing(in items: ItemReading) {
    for parameter in items.template.required {
      guard let places = items.missing.places[parameter.name], let first = places.first else {
        continue
      }
      report(
        .missingParameter(parameter.name, at: first, of: places.count, used: parameter.span))
    }
  }
}

/// The places of items without a value for a parameter, by its name.
final class MissingValues {
  var places: [String: [SourceSpan]] = [:]
}

/// The views of a container while they are being read.
struct ItemReading {
  let missing = MissingValues()
  let source: RowSource
  let template: RowTemplate
  let table: ViewID
  /// The names of the views outside the rows, which rows cannot use.
  let outside: [String]
  let target = SubtreeBuilder()

  /// Adds a cell, and its content view if the kind has one.
  ///
  /// - Returns: the index of the view that contains the template's view: the content view, or else
  ///   the cell.
  func addCell(
    _ id: ViewID, _ own: [DeclaredValue.Pair], _ place: TableViewCellKind.Position,
    at span: SourceSpan
  ) -> Int {
    var cell = ViewDeclaration(
      id: id, kind: source.kind.cellKind, guides: [], span: span, isPart: true)
    cell.keys.values =
      [DeclaredValue.Pair(TableViewCellKind.position(place))] + own
    target.subtree.views.append(cell)
    let position = target.subtree.views.count - 1
    guard let content = source.kind.contentKind else { return position }
    target.subtree.views.append(
      ViewDeclaration(
        id: ViewID("\(id.name).\(ViewReader.contentName)"), kind: content, parent: position,
        guides: [], span: span))
    return position + 1
  }

  /// Adds a section's header or footer.
  func addTitle(
    _ title: String?, _ role: TableSectionTitleKind.Role, of section: String, isFirst: Bool,
    at span: SourceSpan
  ) {
    guard let kind = source.kind.titleKind else { return }
    var view = ViewDeclaration(
      id: ViewID("\(section).\(role.rawValue)"), kind: kind, guides: [], span: span, isPart: true)
    view.keys.values = [
      TableSectionTitleKind.role(role), TableSectionTitleKind.isFirst(isFirst),
      TableSectionTitleKind.title(title ?? ""),
    ].map { DeclaredValue.Pair($0) }
    target.subtree.views.append(view)
  }
}

extension ViewReader {
  /// Reads the sections of a table; returns false if there are too many items to continue.
  func readSections(_ node: YAMLNode, into items: ItemReading) -> Bool {
    let sections = (list(node, key: "sections") ?? []).compactMap { node in
      section(node).map { (keys: $0, span: node.span) }
    }
    for (index, (section, span)) in sections.enumerated() {
      let name = "\(items.table.name)[\(index)]"
      if section.header != nil || items.source.isGrouped {
        items.addTitle(section.header, .header, of: name, isFirst: index == 0, at: span)
      }
      if let rows = section.items?.value, !readItems(rows, prefix: name, into: items) {
        return false
      }
      // A header with text has its own distance from the section before it, so no empty footer
      // precedes it.
      let isNextTitled = index + 1 < sections.count && sections[index + 1].keys.header != nil
      if section.footer != nil || items.source.isGrouped && !isNextTitled {
        items.addTitle(section.footer, .footer, of: name, isFirst: index == 0, at: span)
      }
    }
    return true
  }

  private func section(_ node: YAMLNode) -> TableSectionKeys? {
    let subject = Subject.entry("sections")
    return mapping(node, of: subject).map { TableSectionKeys($0, at: node, of: subject, context) }
  }
}

/// One section of a table.
struct TableSectionKeys: ReadableSection {
  var header: String?
  var footer: String?
  var items: YAMLEntry?

  static let keys: [SectionKey<TableSectionKeys>] = [
    .init("header", .shownText, \.header, "The text over the section; none by default."),
    .init("footer", .shownText, \.footer, "The text under the section; none by default."),
    .init(
      "items", .value(.rowItems), later: \.items, "The section's items, as the table's."),
  ]
}
