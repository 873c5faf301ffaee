import AutoLayout
import Devices
import Diagnostics
import Geometry
import YAML

extension SpecReader {
  /// The entries of `when`, in order.
  mutating func readChanges(
    _ node: YAMLNode, on tree: LayoutTree, base: Subtree
  ) -> [ConditionalChange] {
    var changes: [ConditionalChange] = []
    var selections: [(change: Int, entry: YAMLEntry)] = []
    for node in list(node, key: "when") ?? [] {
      var change = ConditionalChange()
      for entry in readCondition(node, into: &change) {
        switch entry.key {
        case "views": change.views = readPatches(entry.value, on: tree, base: base)
        case "screen": change.screen = readScreen(entry.value)
        case "metrics": change.metrics = readMetricChanges(entry.value)
        case "constraints":
          change.constraints = readConstraints(entry.value, of: nil, in: tree)
        default: selections.append((changes.count, entry))
        }
      }
      changes.append(change)
    }
    // At the end, as an entry may name constraints of a later one.
    for (index, entry) in selections {
      switch entry.key {
      case "activate": changes[index].activate = readSelection(entry, in: tree)
      case "deactivate": changes[index].deactivate = readSelection(entry, in: tree)
      default: changes[index].updates = readUpdates(entry, in: tree)
      }
    }
    return changes
  }

  /// Reads the conditions of an entry.
  ///
  /// - Returns: the entry's other keys.
  private mutating func readCondition(
    _ node: YAMLNode, into change: inout ConditionalChange
  ) -> [YAMLEntry] {
    let conditions = axes.map(\.name) + LanguageKeys.conditions.names
    let changes = LanguageKeys.changes.names
    guard let entries = mapping(node, of: .entry("when")) else { return [] }
    var rest: [YAMLEntry] = []
    var hasCondition = false
    var words: [String] = []
    for entry in entries {
      if changes.contains(entry.key) {
        rest.append(entry)
      } else if known(entry, in: conditions + changes, of: .key("when")) {
        hasCondition = true
        words.append("\(entry.key): \(entry.value.line)")
        readCondition(entry, into: &change.condition)
      } else {
        hasCondition = true
      }
    }
    if !hasCondition { findings.add(.noCondition(at: node.span)) }
    change.entry = WhenEntry(condition: words.joined(separator: ", "), span: node.span)
    return rest
  }

  private mutating func readCondition(_ entry: YAMLEntry, into condition: inout Condition) {
    let help = "leave it out, or give it one"
    if let axis = axis(named: entry.key) {
      let nodes = alternatives(entry.value, on: axis, help: help)
      condition.axes.append(readPattern(nodes, on: axis))
      return
    }
    switch entry.key {
    case "idiom":
      let idioms: [(name: String, family: Device.Family)] = [("phone", .iphone), ("pad", .ipad)]
      let nodes = alternatives(entry.value, key: entry.key, help: help)
      condition.families = nodes.compactMap { node in
        let name = choice(node, key: entry.key, of: idioms.map(\.name))
        return idioms.first { $0.name == name }?.family
      }
    case "width": condition.width = readWidth(entry.value)
    default: readSizeClass(entry, into: &condition)
    }
  }

  private mutating func readSizeClass(_ entry: YAMLEntry, into condition: inout Condition) {
    guard case .mapping(let sides) = entry.value.content, !sides.isEmpty else {
      findings.add(.sizeClassNeedsAxis(at: entry.value.span))
      return
    }
    for side in sides where known(side, in: Axis.allCases.map(\.rawValue), of: .key(entry.key)) {
      let nodes = alternatives(
        side.value, key: side.key, help: "leave it out, or give it one")
      let classes = nodes.compactMap { choice($0, key: side.key, as: SizeClass.self) }
      if side.key == Axis.horizontal.rawValue {
        condition.horizontal = classes
      } else {
        condition.vertical = classes
      }
    }
  }

  private mutating func readWidth(_ node: YAMLNode) -> Condition.WidthComparison? {
    if let scalar = node.scalar {
      let text = scalar.text.filter { !$0.isWhitespace }
      for comparison in Condition.Comparison.allCases where text.hasPrefix(comparison.rawValue) {
        guard let value = DecimalNumber.parse(text.dropFirst(comparison.rawValue.count)) else {
          break
        }
        return Condition.WidthComparison(comparison: comparison, width: Points(value))
      }
    }
    findings.add(.badWidthComparison(at: node.span))
    return nil
  }

  // MARK: Changes

  private mutating func readMetricChanges(_ node: YAMLNode) -> Metrics {
    let changed = readMetrics(node)
    guard case .mapping(let entries) = node.content else { return changed }
    for entry in entries where changed[entry.key] != nil && metrics[entry.key] == nil {
      findings.add(.unknownMetric(entry.key, at: entry.keySpan, known: metrics.names))
    }
    return changed
  }

  private mutating func readPatches(
    _ node: YAMLNode, on tree: LayoutTree, base: Subtree
  ) -> [ConditionalChange.Patch] {
    var views: [ViewID: ViewDeclaration] = [:]
    for view in base.views.dropFirst() where views[view.id] == nil { views[view.id] = view }
    return (mapping(node, of: .key("views")) ?? []).compactMap { entry in
      guard let view = views[ViewID(entry.key)] else {
        findings.add(.unknownView(entry.key, at: entry.keySpan, known: tree.names.names))
        return nil
      }
      let patch = readPatch(entry.value, of: view, in: tree)
      return ConditionalChange.Patch(
        id: view.id, keys: patch.keys, constraints: patch.constraints)
    }
  }

  private mutating func readSelection(
    _ entry: YAMLEntry, in tree: LayoutTree
  ) -> ConstraintSelection {
    var selection = ConstraintSelection()
    for node in oneOrMore(entry.value) {
      if case .mapping(let fields) = node.content {
        guard let anchor = readAnchor(fields, node, key: entry.key, in: tree) else { continue }
        selection.anchors.insert(anchor)
      } else if let name = readConstraintName(node, key: entry.key) {
        selection.names.insert(name)
      }
    }
    return selection
  }

  /// The name of constraints, with a complaint where none has it.
  mutating func readConstraintName(_ node: YAMLNode, key: String) -> String? {
    guard let name = text(node, key: key) else { return nil }
    if !knownConstraintNames.contains(name) {
      findings.add(.unknownConstraint(name, at: node.span, known: constraintNames))
    }
    return name
  }

  /// The first item and attribute of constraints; nil after a complaint.
  mutating func readAnchor(
    _ fields: [YAMLEntry], _ node: YAMLNode, key: String, in tree: LayoutTree
  ) -> Anchor? {
    var item: LayoutItem?
    var attribute: Attribute?
    let context = ShorthandContext(
      item: .view(.root), scope: tree.scope(of: nil, metrics: metrics), tree: tree)
    for field in fields where known(field, in: ["item", "attribute"], of: .key(key)) {
      if field.key == "item" {
        item = self.item(field.value, key: field.key, context)
      } else {
        attribute = choice(field.value, key: field.key, as: Attribute.self)
      }
    }
    for name in ["item", "attribute"] where !fields.contains(where: { $0.key == name }) {
      findings.add(.missingKey(name, of: .key(key), at: node.span))
    }
    guard let item, let attribute else { return nil }
    let anchor = Anchor(item, attribute)
    guard firstAnchors.contains(anchor) else {
      let name = fields.first { $0.key == "item" }?.value.scalar?.text ?? item.owner.name
      findings.add(.noSuchConstraint("\(name).\(attribute.rawValue)", at: node.span))
      return nil
    }
    return anchor
  }
}

extension YAMLNode {
  /// The value in one line, as YAML writes it between brackets and braces.
  fileprivate var line: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[\(nodes.map(\.line).joined(separator: ", "))]"
    case .mapping(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.line)" }.joined(separator: ", ")) }"
    }
  }
}
