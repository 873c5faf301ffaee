import Cassowary
import Diagnostics
import YAML

extension SpecReader {
  /// The entries of `update`.
  mutating func readUpdates(_ entry: YAMLEntry, in tree: LayoutTree) -> [ConstraintUpdate] {
    (list(entry.value, key: entry.key) ?? []).compactMap { readUpdate($0, in: tree) }
  }

  private mutating func readUpdate(_ node: YAMLNode, in tree: LayoutTree) -> ConstraintUpdate? {
    guard let fields = mapping(node, of: .entry("update")) else { return nil }
    var update = ConstraintUpdate(selection: ConstraintSelection(), span: node.span)
    var target: [YAMLEntry] = []
    for field in fields where known(field, in: LanguageKeys.update.names, of: .entry("update")) {
      switch field.key {
      case "name":
        if let name = readConstraintName(field.value, key: field.key) {
          update.selection.names.insert(name)
        }
      case "constant":
        update.constant = length(field.value, key: field.key, in: -100_000...100_000)
      case "priority":
        update.priority = priority(field.value, key: field.key).map {
          PriorityKey(priority: $0, span: field.value.span)
        }
      default: target.append(field)
      }
    }
    let keys = fields.map(\.key)
    if !target.isEmpty {
      guard let anchor = readAnchor(target, node, key: "update", in: tree) else { return nil }
      update.selection.anchors.insert(anchor)
    } else if !keys.contains("name") {
      findings.add(.updateWithoutTarget(at: node.span))
      return nil
    }
    let isMisspelt = keys.contains { !LanguageKeys.update.names.contains($0) }
    if !isMisspelt, !keys.contains("constant"), !keys.contains("priority") {
      findings.add(.updateWithoutChange(at: node.span))
    }
    return update
  }
}
