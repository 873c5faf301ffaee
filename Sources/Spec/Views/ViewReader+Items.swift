import AutoLayout
import Diagnostics
import ViewKinds
import YAML

extension ViewReader {
  /// Adds one cell for each item; returns false if there are too many items to continue.
  func readItems(
    _ node: YAMLNode, prefix: String, into items: ItemReading
  ) -> Bool {
    let names = items.uses.first?.template.required.map(\.name) ?? []
    if let count = node.scalar?.number {
      report(.itemsAsNumber(count, names, at: node.span))
      return true
    }
    guard let nodes = listOfMappings(node, key: "items") else { return true }
    let texts = nodes.compactMap { $0.scalar?.text }
    if texts.count == nodes.count, let text = nodes.first {
      report(.itemsAsTexts(texts, names.isEmpty ? ["title"] : names, at: text.span))
      return true
    }
    for (index, item) in nodes.enumerated() {
      guard let entries = mapping(item, of: .item) else { continue }
      let place = ItemPlace(
        cell: ViewID("\(prefix)[\(index)]"), position: .init(index, of: nodes.count), item: item)
      switch content(of: entries, at: item.span, items) {
      case .ownView(let view): readOwnView(view, entries, place, into: items)
      case .template(let use):
        usedRows.insert(use.span)
        guard read(entries, from: use, place, into: items) else { return false }
      case nil: continue
      }
    }
    return true
  }

  /// The place of an item among those of its section.
  private struct ItemPlace {
    let cell: ViewID
    let position: TableViewCellKind.Position
    let item: YAMLNode
  }

  private enum ItemContent {
    case template(RowUse)
    case ownView(YAMLEntry)
  }

  /// What the cell of an item holds; nil after a report.
  private func content(
    of item: [YAMLEntry], at span: SourceSpan, _ items: ItemReading
  ) -> ItemContent? {
    let row = items.named.isEmpty ? nil : item.first { $0.key == "row" }
    if let view = items.source.ownView(in: item) {
      if let row { report(.rowBesideCell(at: row.keySpan)) }
      return .ownView(view)
    }
    if let row {
      guard let name = text(row.value, key: row.key) else { return nil }
      if let named = items.named.first(where: { $0.name == name }) {
        return .template(named.use)
      }
      report(.unknownRow(name, at: row.value.span, known: items.named.map(\.name)))
      return nil
    }
    if let standard = items.standard { return .template(standard) }
    report(.itemWithoutRow(at: span, known: items.named.map(\.name)))
    return nil
  }

  /// Reads an item that holds its own view.
  private func readOwnView(
    _ view: YAMLEntry, _ item: [YAMLEntry], _ place: ItemPlace, into items: ItemReading
  ) {
    let itemKeys = items.source.kind.cellKind.itemKeys
    var own: [DeclaredValue.Pair] = []
    for entry in item where !ItemKeys.all.contains(where: { $0.name == entry.key }) {
      let known = itemKeys.map(\.name) + [view.key]
      guard self.known(entry, in: known, of: .item),
        let key = itemKeys.first(where: { $0.name == entry.key }),
        let value = readValue(entry.value, of: key)
      else { continue }
      own.append(DeclaredValue.Pair(key: key.name, value: value))
    }
    let position = items.addCell(place.cell, own, place.position, at: place.item.span)
    readView(
      YAMLEntry(key: "row", keySpan: view.keySpan, value: view.value),
      id: ViewID("\(place.cell.name).row"), under: position, in: items.tree, into: items.target)
    for view in items.target.subtree.views.dropFirst(position + 1) { ownViews[view.id] = view }
    checkIndentation(of: item, under: position, in: items)
  }

  /// Reads an item that gives values to a template; returns false if there are too many items to
  /// continue.
  private func read(
    _ entries: [YAMLEntry], from use: RowUse, _ place: ItemPlace, into items: ItemReading
  ) -> Bool {
    guard let given = values(of: entries, at: place.item.span, for: use, items) else {
      return true
    }
    guard !context.fillBudget.isExceeded else { return false }
    do throws(RowTemplate.FillFlaw) {
      let filled = templates.styledRow(
        try use.template.filled(with: given.parameters, &context.fillBudget))
      // Findings about a swiped cell are about its buttons, which only this row has.
      let actions = entries.first { $0.key == TableViewCellKind.swipeActions.name }
      let position = items.addCell(
        place.cell, given.own, place.position, at: actions?.value.span ?? filled.span)
      readRow(filled, cell: place.cell, under: position, into: items)
      if !use.template.names.contains(TableViewCellKind.indentationLevel.name) {
        checkIndentation(of: entries, under: position, in: items)
      }
      return true
    } catch {
      report(.fill(error, context.limits, at: place.item.span))
      if case .notText = error { return true }
      return false
    }
  }

  /// Warns about an indentation that the item's view does not have.
  private func checkIndentation(
    of item: [YAMLEntry], under position: Int, in items: ItemReading
  ) {
    let view = items.target.subtree.views.dropFirst(position + 1).first
    guard let view, !(view.kind is any CellContentKind.Type),
      let level = item.first(where: { $0.key == TableViewCellKind.indentationLevel.name })
    else { return }
    report(.indentationWithoutContent(level))
  }

  func readRow(
    _ row: YAMLNode, cell: ViewID, under position: Int, into items: ItemReading
  ) {
    let content = items.target.subtree.views[position].id
    let tree = nameRow(
      row, in: content, prefix: "\(cell.name).", of: items.table, outside: items.tree.names.names)
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
  private func values(
    of entries: [YAMLEntry], at span: SourceSpan, for use: RowUse, _ items: ItemReading
  ) -> ItemValues? {
    let template = use.template
    let given = Set(entries.map(\.key))
    var values = ItemValues()
    var missing = template.required.filter { !given.contains($0.name) }
    var isComplete = true
    let itemKeys = items.source.kind.cellKind.itemKeys
    let chosen = items.named.isEmpty ? [] : [ItemKeys.row.name]
    let strange = entries.filter { entry in
      !template.names.contains(entry.key) && !chosen.contains(entry.key)
        && !itemKeys.contains { $0.name == entry.key }
    }
    for entry in entries {
      values.parameters[entry.key] = entry.value
      guard !template.names.contains(entry.key), !chosen.contains(entry.key) else { continue }
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
    for parameter in missing { use.missing[parameter.name, default: []].append(span) }
    return isComplete && missing.isEmpty ? values : nil
  }

  /// Reports each parameter that items give no value for, once, at the first of these items.
  func reportMissing(in items: ItemReading) {
    for use in items.uses {
      for parameter in use.template.required {
        guard let places = use.missing[parameter.name], let first = places.first else { continue }
        report(
          .missingParameter(parameter.name, at: first, of: places.count, used: parameter.span))
      }
    }
  }
}
