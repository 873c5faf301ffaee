import AutoLayout
import Diagnostics
import ViewKinds
import YAML

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
    let given = fields.filter { field in
      field.key == "items" || field.key == "sections" && kind.titleKind != nil
    }
    let ends = fields.filter { ["header", "footer"].contains($0.key) }
    guard tree.prefix.isEmpty else {
      let own = fields.first { ["row", "rows"].contains($0.key) } ?? ends.first
      if let place = own?.keySpan ?? given.first?.keySpan {
        report(.tableInRow(kind.name, at: place))
      }
      return nil
    }
    if let rows = fields.first(where: { $0.key == "rows" }) { checkRows(rows, of: kind) }
    var source = RowSource(kind, fields, in: context.findings.uses)
    rowSources[table] = source
    for end in ends {
      let isHeader = end.key == "header"
      let subtree = readEnd(end, of: table.name, as: isHeader ? .header : .footer, in: tree)
      if isHeader { source.ends.header = subtree } else { source.ends.footer = subtree }
    }
    rowSources[table] = source
    guard let entry = given.first else {
      guard !source.ends.isEmpty else { return nil }
      var rows = source.ends.header
      rows.append(source.ends.footer)
      return rows
    }
    if given.count > 1 { report(.itemsTwice(at: given[1].keySpan)) }
    return readRows(of: table, entry, in: tree)
  }

  /// Reads a header or a footer with views of its own.
  func readEnd(
    _ entry: YAMLEntry, of prefix: String, as part: TablePart, in tree: ViewTree
  ) -> Subtree {
    guard case .mapping(let keys) = entry.value.content else {
      report(.endAsText(entry, hasSections: rowSources[ViewID(prefix)]?.kind.titleKind != nil))
      return Subtree()
    }
    let id = ViewID("\(prefix).\(entry.key)")
    let placing = keys.filter { ["pin", "center"].contains($0.key) }
    for key in placing { report(.placedByTable(id.name, key)) }
    var entry = entry
    if !placing.isEmpty {
      entry.value.content = .mapping(keys.filter { !["pin", "center"].contains($0.key) })
    }
    let target = SubtreeBuilder()
    readView(entry, id: id, under: nil, in: tree, into: target)
    if !target.subtree.views.isEmpty { target.subtree.views[0].tablePart = part }
    for view in target.subtree.views { ownViews[view.id] = view }
    return target.subtree
  }

  /// Reports `rows` that are no mapping of views.
  private func checkRows(_ rows: YAMLEntry, of kind: any ItemContainerKind.Type) {
    guard case .mapping(let templates) = rows.value.content else {
      context.place.key = rows.key
      let known = CommonKeys.all.names + kind.keys.map(\.name).filter { $0 != rows.key }
      let proposal = KeyProposal(
        context: context, subject: .view(kind: kind.name), known: known, read: nil)
      report(.rowsAsItems(rows, proposal.fixIt(for: rows)))
      return
    }
    for row in templates where row.value.scalar.map({ !$0.isNull }) ?? false {
      report(.wrongType("`\(row.key)`", wanted: "a view", found: row.value))
    }
  }

  /// Reads the rows of `items` or `sections`, with the container's own templates.
  func readRows(
    of table: ViewID, _ entry: YAMLEntry, in tree: ViewTree
  ) -> Subtree? {
    guard let source = rowSources[table] else { return nil }
    guard source.hasTemplate || !source.ownViews(of: table, [entry]).isEmpty else {
      report(.missingKey("row", of: .view(kind: source.kind.name), at: entry.keySpan))
      return nil
    }
    let items = ItemReading(source, of: table, in: tree)
    defer { reportMissing(in: items) }
    items.target.subtree.append(source.ends.header)
    if entry.key == "sections" {
      guard readSections(entry.value, into: items) else { return nil }
    } else {
      // The header and the footer of the table have the names that its only section has otherwise.
      let section = source.ends.isEmpty ? table.name : "\(table.name).section"
      if source.isGrouped {
        items.addTitle(nil, .header, of: section, isFirst: true, at: entry.keySpan)
      }
      guard readItems(entry.value, prefix: table.name, into: items) else { return nil }
      if source.isGrouped {
        items.addTitle(nil, .footer, of: section, isFirst: true, at: entry.keySpan)
      }
    }
    items.target.subtree.append(source.ends.footer)
    return items.target.subtree
  }

  /// Checks the templates in `row` and `rows` that no item uses, without values for their parameters.
  ///
  /// A template is left out if its parameters decide which views it has.
  func checkUnusedRows(in tree: ViewTree) {
    for (table, source, row) in unusedRows where row.value.isNull || !row.value.entries.isEmpty {
      let template = RowTemplate(row.value)
      let unknown = UnknownValues(in: template)
      guard !unknown.decideViews, !context.findings.isFull, !context.fillBudget.isExceeded,
        let filled = try? template.filled(with: [:], &context.fillBudget)
      else { continue }
      for use in source.uses { context.findings.enter(use) }
      context.findings.unknownValues = unknown
      let items = ItemReading(source, of: table, in: tree)
      let cell = ViewID("\(table.name)[0]")
      let position = items.addCell(cell, [], .init(0, of: 1), at: row.keySpan)
      readRow(templates.styledRow(filled), cell: cell, under: position, into: items)
      context.findings.unknownValues = UnknownValues()
      for use in source.uses.reversed() { context.findings.leave(use) }
    }
  }

  /// Warns about templates in `row` and `rows` that no item uses, and reports those that are no view.
  func checkUseOfRows() {
    for (_, source, row) in unusedRows {
      report(.unusedRow(row, isNamed: row.keySpan != source.template?.keySpan))
    }
  }

  /// The templates that no item uses, in the order of their containers' ids.
  ///
  /// Containers of one view template share its rows.
  private var unusedRows: [(table: ViewID, source: RowSource, row: YAMLEntry)] {
    rowSources.sorted { $0.key.name < $1.key.name }.flatMap { table, source in
      source.templates.filter { !usedRows.contains($0.keySpan) }.map { (table, source, $0) }
    }
  }
}

extension ViewReader {
  /// Reads the sections of a table; returns false if there are too many items to continue.
  private func readSections(_ node: YAMLNode, into items: ItemReading) -> Bool {
    let sections = (listOfMappings(node, key: "sections") ?? []).compactMap { node in
      section(node).map { (keys: $0, span: node.span) }
    }
    for (index, (section, span)) in sections.enumerated() {
      let name = "\(items.table.name)[\(index)]"
      switch section.header {
      case .view(let view):
        items.target.subtree.append(
          readEnd(view, of: name, as: .sectionHeader, in: items.tree))
      case .text(let text):
        items.addTitle(text, .header, of: name, isFirst: index == 0, at: span)
      case nil where items.source.isGrouped:
        items.addTitle(nil, .header, of: name, isFirst: index == 0, at: span)
      case nil: break
      }
      if let rows = section.items?.value, !readItems(rows, prefix: name, into: items) {
        return false
      }
      // A header with text has its own distance from the section before it, so no empty footer
      // precedes it, unless the table gives footers a height.
      let isNextTitled = index + 1 < sections.count && sections[index + 1].keys.header != nil
      let hasSpace = items.source.isGrouped && (!isNextTitled || items.source.givesFooterHeight)
      switch section.footer {
      case .view(let view):
        items.target.subtree.append(
          readEnd(view, of: name, as: .sectionFooter, in: items.tree))
      case .text(let text):
        items.addTitle(text, .footer, of: name, isFirst: index == 0, at: span)
      case nil where hasSpace:
        items.addTitle(nil, .footer, of: name, isFirst: index == 0, at: span)
      case nil: break
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
  var header: End?
  var footer: End?
  var items: YAMLEntry?

  /// A header or a footer.
  enum End: Sendable {
    case text(String)
    case view(YAMLEntry)
  }

  static let keys: [SectionKey<TableSectionKeys>] = [
    .init(
      "header", .end, \.header,
      "The text over the section, or a view with a height of its own; none by default."),
    .init(
      "footer", .end, \.footer,
      "The text under the section, or a view with a height of its own; none by default."),
    .init(
      "items", .value(.rowItems), later: \.items, "The section's items, as the table's."),
  ]
}

extension ValueType where Value == TableSectionKeys.End {
  fileprivate static let end = ValueType(
    .oneOf([.value(.text), .definition("view", "a view")])
  ) { context, entry in
    if case .mapping = entry.value.content { return .view(entry) }
    return context.shownText(entry.value, key: entry.key).map { .text($0) }
  }
}
