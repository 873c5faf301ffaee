import AutoLayout
import Cassowary
import Devices
import Diagnostics
import Geometry
import YAML

/// Reads the entries of `when`.
struct ChangeReader: SectionReader {
  let matrix: MatrixReader
  let templates: TemplateReader
  let views: ViewReader
  let tree: ViewTree
  /// The views before any change, without the root.
  private let base: [ViewID: ViewDeclaration]

  init(
    matrix: MatrixReader, templates: TemplateReader, views: ViewReader, tree: ViewTree,
    base: Subtree
  ) {
    self.matrix = matrix
    self.templates = templates
    self.views = views
    self.tree = tree
    self.base = Dictionary(base.views.dropFirst().map { ($0.id, $0) }) { first, _ in first }
  }

  var context: ReadingContext { matrix.context }

  /// Reads the entries in order.
  func readChanges(_ node: YAMLNode) -> [ConditionalChange] {
    let entries = (listOfMappings(node, key: "when") ?? []).map { node in
      var keys = ChangeKeys()
      let change = readEntry(node, into: &keys)
      return (change, keys)
    }
    // Selections are read last, because an entry may name the constraints of a later entry.
    return entries.map { change, keys in
      var change = change
      change.activate = keys.activate.map { readSelection($0) } ?? change.activate
      change.deactivate = keys.deactivate.map { readSelection($0) } ?? change.deactivate
      change.updates = keys.update.map { readUpdates($0) } ?? []
      return change
    }
  }

  private func readEntry(_ node: YAMLNode, into keys: inout ChangeKeys) -> ConditionalChange {
    var change = ConditionalChange()
    guard let entries = mapping(node, of: .entry("when")) else { return change }
    let known = matrix.axes.map(\.name) + ConditionKeys.names + ChangeKeys.names
    var conditions = ConditionKeys()
    var hasCondition = false
    var words: [String] = []
    let outer = context.place
    defer { context.place = outer }
    context.place = ReadingPlace(entries: entries)
    for entry in entries {
      context.place.key = entry.key
      if let key = ChangeKeys.key(named: entry.key) {
        key.read(self, entry, &keys)
        continue
      }
      hasCondition = true
      guard known.contains(entry.key) else {
        reportUnknown(entry, of: .key("when"), known: known) { proposed in
          if let axis = matrix.axis(named: proposed.key) {
            _ = matrix.readPattern(oneOrMore(proposed.value), on: axis)
          } else {
            var conditions = ConditionKeys()
            ConditionKeys.key(named: proposed.key)?.read(context, proposed, &conditions)
          }
        }
        continue
      }
      words.append("\(entry.key): \(entry.value.line)")
      if let axis = matrix.axis(named: entry.key) {
        let nodes = matrix.alternatives(
          entry.value, on: axis, help: ConditionKeys.helpForEmptyList)
        change.condition.axes.append(matrix.readPattern(nodes, on: axis))
      } else {
        ConditionKeys.key(named: entry.key)?.read(context, entry, &conditions)
      }
    }
    if !hasCondition { report(.noCondition(at: node.span)) }
    change.condition.horizontal = conditions.sizeClasses[.horizontal]
    change.condition.vertical = conditions.sizeClasses[.vertical]
    change.condition.families = conditions.families
    change.condition.width = conditions.width
    change.entry = WhenEntry(condition: words.joined(separator: ", "), span: node.span)
    change.views = keys.views
    change.screen = keys.screen
    change.metrics = keys.metrics
    change.constraints = keys.constraints
    return change
  }

  // MARK: Changes

  fileprivate func readMetricChanges(_ node: YAMLNode) -> Metrics {
    let changed = readMetrics(node)
    guard case .mapping(let entries) = node.content else { return changed }
    for entry in entries where changed[entry.key] != nil && metrics[entry.key] == nil {
      report(.unknownMetric(entry.key, at: entry.keySpan, known: metrics.names))
    }
    return changed
  }

  fileprivate func readPatches(_ node: YAMLNode) -> [ConditionalChange.Patch] {
    func view(_ name: String) -> ViewDeclaration? {
      base[ViewID(name)] ?? views.ownViews[ViewID(name)]
    }
    return (mapping(node, of: .key("views")) ?? []).compactMap { entry in
      guard let view = view(entry.key) else {
        report {
          var unknown = Diagnostic.unknownView(
            entry.key, at: entry.keySpan, known: tree.names.names)
          if let dot = entry.key.firstIndex(of: "."), view(String(entry.key[..<dot])) != nil {
            let key = entry.key[entry.key.index(after: dot)...]
            unknown.help =
              "write `\(entry.key[..<dot]): { \(key): \(entry.value.source) }`"
          }
          return unknown
        }
        return nil
      }
      let entries = mapping(entry.value, of: .key(view.id.name)) ?? []
      return views.readPatch(entries, of: view, in: tree)
    }
  }

  private func readSelection(_ entry: YAMLEntry) -> ConstraintSelection {
    var selection = ConstraintSelection()
    for node in oneOrMore(entry.value) {
      if case .mapping(let fields) = node.content {
        let keys = AnchorKeys(fields, at: node, of: .key(entry.key), context)
        guard let anchor = readAnchor(keys, at: node.span) else { continue }
        selection.anchors.insert(anchor)
      } else if let name = readConstraintName(node, key: entry.key) {
        selection.names.insert(name)
      }
    }
    return selection
  }

  /// Reads the name of a constraint; reports a name that no constraint has.
  private func readConstraintName(_ node: YAMLNode, key: String) -> String? {
    guard let name = text(node, key: key) else { return nil }
    if !views.constraints.hasName(name) {
      report(.unknownConstraint(name, at: node.span, known: views.constraints.names))
    }
    return name
  }

  /// Reads the first item and attribute of constraints; nil after a report.
  private func readAnchor(_ keys: AnchorKeys, at span: SourceSpan) -> Anchor? {
    let shorthands = ShorthandReader(
      constraints: views.constraints, item: .view(.root),
      scope: tree.scope(of: nil, metrics: metrics), tree: tree)
    guard let entry = keys.item, let item = shorthands.item(entry.value, key: entry.key),
      let attribute = keys.attribute
    else { return nil }
    let anchor = Anchor(item, attribute)
    guard views.constraints.hasFirst(anchor) else {
      let name = entry.value.scalar?.text ?? item.owner.name
      report(.noSuchConstraint("\(name).\(attribute.rawValue)", at: span))
      return nil
    }
    return anchor
  }

  private func readUpdates(_ entry: YAMLEntry) -> [ConstraintUpdate] {
    (listOfMappings(entry.value, key: entry.key) ?? []).compactMap { readUpdate($0) }
  }

  private func readUpdate(_ node: YAMLNode) -> ConstraintUpdate? {
    let subject = Subject.entry("update")
    guard let fields = mapping(node, of: subject) else { return nil }
    let keys = UpdateKeys(fields, at: node, of: subject, context)
    var update = ConstraintUpdate(
      selection: ConstraintSelection(), constant: keys.constant, priority: keys.priority,
      span: node.span)
    if let name = keys.name.flatMap({ readConstraintName($0.value, key: $0.key) }) {
      update.selection.names.insert(name)
    }
    if !keys.target.isEmpty {
      let target = AnchorKeys(keys.target, at: node, of: .key("update"), context)
      guard let anchor = readAnchor(target, at: node.span) else { return nil }
      update.selection.anchors.insert(anchor)
    } else if keys.name == nil {
      report(.updateWithoutTarget(at: node.span))
      return nil
    }
    let names = fields.map(\.key)
    let isMisspelt = names.contains { !UpdateKeys.names.contains($0) }
    if !isMisspelt, !names.contains("constant"), !names.contains("priority") {
      report(.updateWithoutChange(at: node.span))
    }
    return update
  }
}

/// The conditions of an entry of `when` that are not axes.
struct ConditionKeys: ReadableSection {
  /// The size classes; nil on an axis without a condition.
  var sizeClasses = PerAxis<[SizeClass]?>(both: nil)
  var families: [Device.Family]?
  var width: Condition.WidthComparison?

  static let helpForEmptyList = "leave it out, or give it one"

  static let keys: [SectionKey<ConditionKeys>] = [
    .init("sizeClass", .sizeClasses, \.sizeClasses, "Holds in these size classes."),
    .init("idiom", .idioms, \.families, "Holds on this family of devices."),
    .init("width", .widthComparison, \.width, "Holds for windows of this width."),
  ]
}

/// The keys of a change in an entry of `when`.
struct ChangeKeys: ReadableSection {
  typealias Reader = ChangeReader

  var views: [ConditionalChange.Patch] = []
  var screen: ScreenDeclaration?
  var metrics = Metrics()
  var constraints: [ConstraintDeclaration] = []
  var activate: YAMLEntry?
  var deactivate: YAMLEntry?
  var update: YAMLEntry?

  static let keys: [SectionKey<ChangeKeys>] = [
    .init(
      "views", .mapping(from: "id", to: .definition("patch", "view keys")),
      "Replaces keys of views."
    ) { $2.views = $0.readPatches($1.value) },
    .init("screen", .section, \.screen, "Replaces keys of the screen."),
    .init("metrics", ValueType<Metrics>.metrics.type, "Replaces metrics.") {
      $2.metrics = $0.readMetricChanges($1.value)
    },
    .init(
      "constraints", .definition("constraints", "a list of constraints"), "Adds constraints."
    ) { $2.constraints = $0.views.constraints.readConstraints($1.value, of: nil, in: $0.tree) },
    .init("activate", selection, later: \.activate, "Activates constraints."),
    .init("deactivate", selection, later: \.deactivate, "Deactivates constraints."),
    .init(
      "update", .list(.section(UpdateKeys.self)), later: \.update,
      "Gives existing constraints another constant or priority; an update of a constraint that does not exist is an error."
    ),
  ]

  private static let selection = SpecType.oneOrMore(
    .oneOf([.string("a constraint's name"), .section(AnchorKeys.self)]))
}

/// The first item and attribute of constraints.
struct AnchorKeys: ReadableSection {
  var item: YAMLEntry?
  var attribute: Attribute?

  static let keys: [SectionKey<AnchorKeys>] = [
    .init(
      "item", .string("an item"), later: \.item, isRequired: true,
      "The first item of the constraints."),
    .init(
      "attribute", .choice(), \.attribute, isRequired: true,
      "The first attribute of the constraints."),
  ]
}

/// An entry of `update`.
struct UpdateKeys: ReadableSection {
  var name: YAMLEntry?
  /// The entries `item` and `attribute`.
  var target: [YAMLEntry] = []
  var constant: DeclaredLength?
  var priority: PriorityKey?

  static let keys: [SectionKey<UpdateKeys>] = [
    .init(
      "name", .string("a constraint's name"), later: \.name,
      "Updates every constraint of this name."),
    .init(
      "item", .string("an item"), "Updates every constraint whose first item this is."
    ) { $2.target.append($1) },
    .init(
      "attribute", ValueType<Attribute>.choice().type, "Together with `item`: the first attribute."
    ) { $2.target.append($1) },
    .init(
      "constant", .length(in: -100_000...100_000), \.constant,
      "The new constant, as `NSLayoutConstraint.constant`."),
    .init(
      "priority", .priority, \.priority,
      "The new priority; a required constraint cannot become optional, nor an optional one required."
    ),
  ]
}

extension ValueType where Value == PerAxis<[SizeClass]?> {
  fileprivate static let sizeClasses = ValueType(
    .axes(.oneOrMore(ValueType<SizeClass>.choice().type))
  ) { context, entry in
    guard case .mapping(let sides) = entry.value.content, !sides.isEmpty else {
      context.report(.sizeClassNeedsAxis(entry.value))
      return nil
    }
    var classes = PerAxis<[SizeClass]?>(both: nil)
    for side in sides {
      guard let axis = context.axis(side, of: entry.key) else { continue }
      classes[axis] = context.alternatives(
        side.value, key: side.key, help: ConditionKeys.helpForEmptyList
      ).compactMap { context.choice($0, key: side.key, as: SizeClass.self) }
    }
    return classes
  }
}

extension ValueType where Value == [Device.Family] {
  fileprivate static let idioms: ValueType = {
    let idioms: [(name: String, family: Device.Family)] = [("phone", .iphone), ("pad", .ipad)]
    return ValueType(.oneOrMore(.names(idioms.map(\.name)))) { context, entry in
      context.alternatives(entry.value, key: entry.key, help: ConditionKeys.helpForEmptyList)
        .compactMap { node in
          let name = context.choice(node, key: entry.key, of: idioms.map(\.name))
          return idioms.first { $0.name == name }?.family
        }
    }
  }()
}

extension ValueType where Value == Condition.WidthComparison {
  fileprivate static let widthComparison = ValueType(
    .string("a comparison such as `\"< 375\"`")
  ) { context, entry in
    if let scalar = entry.value.scalar {
      let text = scalar.text.filter { !$0.isWhitespace }
      for comparison in Condition.Comparison.allCases where text.hasPrefix(comparison.rawValue) {
        guard let value = DecimalNumber.parse(text.dropFirst(comparison.rawValue.count)) else {
          break
        }
        return Condition.WidthComparison(comparison: comparison, width: Points(value))
      }
    }
    context.report(.badWidthComparison(entry.value.line, at: entry.value.span))
    return nil
  }
}
