import AutoLayout
import Diagnostics
import ViewKinds

extension SpecReader {
  /// The rows of a view whose kind has them; nil for all others and for a table without items.
  mutating func readRows(
    _ fields: [YAMLEntry], of table: ViewID, _ kind: any ViewKind.Type, in tree: LayoutTree
  ) -> Subtree? {
    guard kind.keys.contains(where: { $0.type == .rowItems }) else { return nil }
    let row = fields.first { $0.key == "row" }
    let items = fields.first { $0.key == "items" }
    if let row { rowTemplates[table] = row.value }
    guard tree.prefix.isEmpty else {
      if let place = row?.keySpan ?? items?.keySpan { findings.add(.tableInRow(at: place)) }
      return nil
    }
    guard let items else { return nil }
    guard row != nil else {
      findings.add(.missingKey("row", of: .view(kind: kind.name), at: items.keySpan))
      return nil
    }
    return readRows(items: items.value, of: table, in: tree)
  }

  /// One row for each item, by the table's own template.
  mutating func readRows(
    items: YAMLNode, of table: ViewID, in tree: LayoutTree
  ) -> Subtree? {
    guard let row = rowTemplates[table] else { return nil }
    guard let nodes = list(items, key: "items") else { return nil }
    let template = RowTemplate(row)
    let outside = tree.names.names
    var rows = Subtree()
    for (index, item) in nodes.enumerated() {
      rowNodes += template.count
      guard rowNodes <= limits.nodes else {
        findings.add(.tooManyNodes(limit: limits.nodes, at: item.span))
        return nil
      }
      guard let values = values(of: item, for: template) else { continue }
      let content = ViewID("\(table.name)[\(index)]")
      do throws(RowTemplate.NotText) {
        let filled = try template.filled(with: values)
        readRow(filled, content: content, of: table, outside: outside, into: &rows)
      } catch {
        findings.add(.parameterIsNoText(error.name, at: error.span))
      }
    }
    return rows
  }

  private mutating func readRow(
    _ row: YAMLNode, content: ViewID, of table: ViewID, outside: [String], into rows: inout Subtree
  ) {
    let tree = nameRow(row, content: content, of: table, outside: outside)
    let position = rows.views.count
    rows.views.append(
      ViewDeclaration(
        id: content, kind: TableViewCell.self, guides: [], span: row.span))
    readView(
      YAMLEntry(key: "row", keySpan: row.span, value: row), under: position, in: tree,
      into: &rows)
  }

  /// An item's values by parameter; nil after a complaint about a missing or superfluous one.
  private mutating func values(
    of item: YAMLNode, for template: RowTemplate
  ) -> [String: YAMLNode]? {
    guard let entries = mapping(item, of: .item) else { return nil }
    let given = Set(entries.map(\.key))
    var values: [String: YAMLNode] = [:]
    var missing = template.parameters.filter { !given.contains($0.name) }
    var isComplete = true
    for entry in entries {
      values[entry.key] = entry.value
      guard !template.names.contains(entry.key) else { continue }
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
