import AutoLayout
import Cassowary
import Diagnostics
import ViewKinds
import YAML

/// The keys of `pin`.
struct PinKeys: ReadableSection {
  typealias Reader = ShorthandReader

  fileprivate var target: Target?
  fileprivate var priority: PriorityKey?
  fileprivate var edges: [PinEdge] = []
  /// Whether the mapping has the key of an edge, even if its value is invalid.
  fileprivate var namesEdges = false
  private var narrowest: [Attribute: Int] = [:]

  /// The item of the key `to`; its `item` is nil after a report.
  fileprivate struct Target: Sendable { var item: LayoutItem? }

  /// The edges that each name pins.
  private static let groups: [(name: String, edges: [Attribute], sentence: String)] = [
    ("top", [.top], "The distance from the top edge, towards the inside."),
    ("leading", [.leading], "The distance from the leading edge."),
    ("bottom", [.bottom], "The distance from the bottom edge."),
    ("trailing", [.trailing], "The distance from the trailing edge."),
    ("left", [.left], "The distance from the left edge."),
    ("right", [.right], "The distance from the right edge."),
    ("horizontal", [.leading, .trailing], "Leading and trailing."),
    ("vertical", [.top, .bottom], "Top and bottom."),
    ("all", allEdges, "All four edges."),
  ]

  static let allEdges: [Attribute] = [.top, .leading, .bottom, .trailing]
  static let edgeNames = groups.map(\.name)

  static func edges(named name: String) -> [Attribute] {
    groups.first { $0.name == name }?.edges ?? []
  }

  static let keys: [SectionKey<PinKeys>] =
    groups.map { name, edges, sentence in
      .init(name, .expression("an inset"), sentence) { reader, entry, pin in
        pin.namesEdges = true
        if let inset = reader.readInset(entry) { pin.add(inset, to: edges) }
      }
    } + [
      .init("to", .string("an item"), "What to pin to; `superview` by default.") {
        reader, entry, pin in
        pin.target = Target(item: reader.item(entry.value, key: "to"))
      },
      .init("priority", .priority, \.priority, "Of all the edges; required by default."),
    ]

  /// Adds an edge to each attribute of a group.
  ///
  /// A single edge overrides a pair, and a pair overrides all four edges.
  private mutating func add(_ inset: PinEdge, to group: [Attribute]) {
    for attribute in group where group.count <= narrowest[attribute] ?? .max {
      narrowest[attribute] = group.count
      edges.removeAll { $0.attribute == attribute }
      var edge = inset
      edge.attribute = attribute
      edges.append(edge)
    }
  }
}

/// One edge to pin, with its inset in points; a positive inset points inwards.
struct PinEdge: Sendable {
  var attribute: Attribute
  var relation = Relation.equal
  var inset = Amount.zero
  /// The edge's own priority, or nil for the priority of all edges.
  var priority: DeclaredPriority?
  var span: SourceSpan

  init(_ attribute: Attribute, _ span: SourceSpan) {
    self.attribute = attribute
    self.span = span
  }
}

extension ShorthandReader {
  /// Reads an item, a list of edges, or a mapping of edges to insets.
  func readPin(_ node: YAMLNode) -> [ConstraintDeclaration]? {
    switch node.content {
    case .scalar:
      guard let item = item(node, key: "pin") else { return nil }
      return PinKeys.allEdges.compactMap { pin(PinEdge($0, node.span), to: item, .required) }
    case .sequence(let nodes):
      guard let item = superview else { return nil }
      let numbers = nodes.compactMap { $0.scalar.flatMap { MistakenValue.number($0.text) } }
      if numbers.count == nodes.count, [1, 2, 4].contains(nodes.count) {
        report(.pinListOfNumbers(numbers, at: node.span))
        return nil
      }
      return edges(nodes).compactMap { pin($0, to: item, .required) }
    case .mapping(let entries):
      var keys = PinKeys(entries, at: node, of: .key("pin"), self)
      guard let item = keys.target.map(\.item) ?? superview else { return nil }
      if !keys.namesEdges, let place = entries.first?.value.span {
        keys.edges = PinKeys.allEdges.map { PinEdge($0, place) }
      }
      let priority = keys.priority?.priority ?? .required
      warnOfInsets(keys.edges, to: item, entries)
      return keys.edges.compactMap { pin($0, to: item, priority) }
    }
  }

  /// Warns about a far edge outside the screen, which is a habit from UIKit's constants:
  /// `leading: 16, trailing: -16`, or `bottom: -20, to: safeArea`.
  private func warnOfInsets(_ edges: [PinEdge], to item: LayoutItem, _ entries: [YAMLEntry]) {
    guard item.owner == .root else { return }
    func inset(of attribute: Attribute) -> Double? {
      edges.first { $0.attribute == attribute && $0.relation == .equal }?.inset.value(metrics)
    }
    let isArea = [Guide.safeArea, .margins, .readable].contains { item == .guide(.root, $0) }
    let sides: [(near: Attribute, far: Attribute)] = [
      (.top, .bottom), (.leading, .trailing), (.left, .right),
    ]
    for side in sides {
      // A view may extend beyond the screen itself, and a background beyond an area.
      guard isArea && !isBackground || (inset(of: side.near) ?? 0) > 0,
        let far = inset(of: side.far), far < 0,
        let entry = entries.first(where: { $0.key == side.far.rawValue }),
        entry.value.scalar?.number != nil
      else { continue }
      report(.insetOutside(entry.key, far, at: entry.value.span))
    }
  }

  /// Whether nothing of the view is read or touched.
  private var isBackground: Bool {
    guard let subject, let entry = tree.names.entry(of: subject) else { return false }
    let kinds: [any ViewKind.Type] = [
      PlainViewKind.self, ImageViewKind.self, SeparatorKind.self, BlurViewKind.self,
      GradientViewKind.self, ShapeViewKind.self,
    ]
    return kinds.contains { $0.name == entry.kind }
      && tree.names.children(of: subject).isEmpty
  }

  private func edges(_ nodes: [YAMLNode]) -> [PinEdge] {
    nodes.flatMap { node -> [PinEdge] in
      if case .mapping(let entries) = node.content, let entry = entries.first {
        report(.pinListWithInset(entry, among: nodes))
        return []
      }
      guard let name = choice(node, key: "pin", of: PinKeys.edgeNames) else { return [] }
      return PinKeys.edges(named: name).map { PinEdge($0, node.span) }
    }
  }

  private var superview: LayoutItem? {
    try? scope.item(NameSyntax(text: "superview", range: 0..<0), subject: subject)
  }

  /// Reads an inset such as `8`, `gap` or `">= 8 @750"`; the caller sets the edge.
  fileprivate func readInset(_ entry: YAMLEntry) -> PinEdge? {
    guard let scalar = entry.value.scalar, !scalar.isNull, scalar.flag == nil else {
      report(.wrongType("`\(entry.key)`", wanted: "an inset", found: entry.value))
      return nil
    }
    do throws(ExpressionError) {
      let syntax = try ExpressionParser.shorthand(scalar.text, metrics: metrics)
      guard let amount = numbers(syntax.side) else {
        report(
          .insetIsNoNumber(entry.key, scalar.text, of: context.place.view, at: entry.value.span))
        return nil
      }
      var edge = PinEdge(.top, entry.value.span)
      edge.relation = syntax.relation
      edge.inset = amount
      edge.priority = scalar.text.contains("@") ? syntax.priority : nil
      return edge
    } catch {
      let equations = context.place.view.map {
        MistakenExpression.equations(forInset: scalar.text, at: entry.key, of: $0)
      }
      if let equations, !equations.isEmpty {
        let container = parentName ?? "superview"
        report(
          .insetInPercent(
            entry.key, equations.map { $0.replacing("superview", with: container) },
            at: entry.value.span))
        return nil
      }
      report(
        .expression(
          error, in: TextPlace(entry.value), text: scalar.text, key: entry.key, metrics: metrics))
      return nil
    }
  }

  /// The id of the view that contains this one; nil for the root.
  private var parentName: String? {
    guard let subject, let parent = tree.names.entry(of: subject)?.parent, parent != .root else {
      return nil
    }
    return tree.names.entry(of: parent)?.name
  }

  private func pin(
    _ edge: PinEdge, to target: LayoutItem, _ priority: DeclaredPriority
  ) -> ConstraintDeclaration? {
    let inward = edge.attribute.inward ?? 1
    let equation = Equation(
      left: .init(terms: [.init(factor: .one, anchor: Anchor(item, edge.attribute))]),
      relation: inward > 0 ? edge.relation : edge.relation.flipped,
      right: .init(
        terms: [.init(factor: .one, anchor: Anchor(target, edge.attribute))],
        constant: inward > 0 ? edge.inset : .negative(edge.inset)),
      priority: edge.priority ?? priority, origin: .shorthand("pin", edge.span))
    return declare(equation, at: edge.span)
  }
}
