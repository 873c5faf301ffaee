import AutoLayout
import Diagnostics
import ViewKinds
import YAML

/// What a table or a collection makes its items of.
struct RowSource {
  /// The container's kind.
  let kind: any ItemContainerKind.Type
  /// The `row`.
  let template: YAMLNode
  /// Whether items without sections make a block of their own.
  let isGrouped: Bool
}

extension SpecReader {
  /// The name of what holds the view of a table's row, behind the cell's.
  static let contentName = "contentView"

  /// The items of a view whose kind has them; nil for all others and for a table without items.
  mutating func readRows(
    _ fields: [YAMLEntry], of table: ViewID, _ kind: any ViewKind.Type, in tree: LayoutTree
  ) -> Subtree? {
    guard let kind = kind as? any ItemContainerKind.Type else { return nil }
    if let views = fields.first(where: { $0.key == "views" }) {
      findings.add(.containerViews(kind.name, at: views.keySpan))
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
        findings.add(.tableInRow(kind.name, at: place))
      }
      return nil
    }
    guard let entry = given.first else { return nil }
    guard row != nil else {
      findings.add(.missingKey("row", of: .view(kind: kind.name), at: entry.keySpan))
      return nil
    }
    if given.count > 1 { findings.add(.itemsTwice(at: given[1].keySpan)) }
    return readRows(of: table, entry, in: tree)
  }

  /// What `items` or `sections` stand for, by the container's own template.
  mutating func readRows(
    of table: ViewID, _ entry: YAMLEntry, in tree: LayoutTree
  ) -> Subtree? {
    guard let source = rowTemplates[table] else { return nil }
    var items = ItemReading(
      source: source, template: RowTemplate(source.template), table: table,
      outside: tree.names.names)
    if entry.key == "sections" {
      guard readSections(entry.value, into: &items) else { return nil }
    } else {
      if source.isGrouped {
        items.addTitle(nil, .header, of: table.name, isFirst: true, at: entry.keySpan)
      }
      guard readItems(entry.value, prefix: table.name, into: &items) else { return nil }
      if source.isGrouped {
        items.addTitle(nil, .footer, of: table.name, isFirst: true, at: entry.keySpan)
      }
    }
    return items.subtree
  }

  /// One cell for each item; false where there are too many to go on.
  mutating func readItems(
    _ node: YAMLNode, prefix: String, into items: inout ItemReading
  ) -> Bool {
    guard let nodes = list(node, key: "items") else { return true }
    for (index, item) in nodes.enumerated() {
      guard let given = values(of: item, for: items) else { continue }
      let cell = ViewID("\(prefix)[\(index)]")
      do throws(RowTemplate.FillFlaw) {
        let filled = try items.template.filled(with: given.parameters, &fillBudget)
        let position = items.addCell(
          cell, given.own, .init(index, of: nodes.count), at: filled.span)
        readRow(filled, cell: cell, under: position, into: &items)
      } catch {
        findings.add(.fill(error, limits, at: item.span))
        if case .notText = error { continue }
        return false
      }
    }
    return true
  }

  private mutating func readRow(
    _ row: YAMLNode, cell: ViewID, under position: Int, into items: inout ItemReading
  ) {
    let content = items.subtree.views[position].id
    let tree = nameRow(
      row, in: content, prefix: "\(cell.name).", of: items.table, outside: items.outside)
    readView(
      YAMLEntry(key: "row", keySpan: row.span, value: row), under: position, in: tree,
      into: &items.subtree)
  }

  /// What an item gives: its values by parameter, and those of the cell's own keys.
  private struct ItemValues {
    var parameters: [String: YAMLNode] = [:]
    var own: [ViewKeys.Value] = []
  }

  /// Nil after a complaint about a missing or superfluous value.
  private mutating func values(of item: YAMLNode, for items: ItemReading) -> ItemValues? {
    guard let entries = mapping(item, of: .item) else { return nil }
    let template = items.template
    let given = Set(entries.map(\.key))
    var values = ItemValues()
    var missing = template.parameters.filter { !given.contains($0.name) }
    var isComplete = true
    for entry in entries {
      values.parameters[entry.key] = entry.value
      guard !template.names.contains(entry.key) else { continue }
      if let key = items.source.kind.cellKind.itemKeys.first(where: { $0.name == entry.key }) {
        if let value = readValue(entry.value, of: key) {
          values.own.append(ViewKeys.Value(key: key.name, value: value))
        }
        continue
      }
      isComplete = false
      if findings.isFull { break }
      let meant = NearestName.of(entry.key, in: missing.map(\.name))
      findings.add(.unusedParameter(entry.key, at: entry.keySpan, meant: meant))
      missing.removeAll { $0.name == meant }
    }
    for parameter in missing {
      isComplete = false
      findings.add(
        .missingParameter(parameter.name, at: item.span, used: parameter.span))
    }
    return isComplete ? values : nil
  }
}
