import AutoLayout
import Cassowary
import Diagnostics
import YAML

extension SpecReader {
  /// `superview`, a list of edges, or a mapping of edges to insets.
  mutating func readPin(
    _ node: YAMLNode, _ context: ShorthandContext
  ) -> [ConstraintDeclaration]? {
    switch node.content {
    case .scalar:
      guard let item = item(node, key: "pin", context) else { return nil }
      return Self.allEdges.compactMap { pin(Edge($0, node.span), to: item, .required, context) }
    case .sequence(let nodes):
      guard let item = superview(of: context) else { return nil }
      return edges(nodes).compactMap { pin($0, to: item, .required, context) }
    case .mapping(let entries): return readPin(entries, context)
    }
  }

  private static let allEdges: [Attribute] = [.top, .leading, .bottom, .trailing]

  /// What each name of an edge or a group of edges stands for.
  private static let groups: [(name: String, edges: [Attribute])] = [
    ("top", [.top]), ("leading", [.leading]), ("bottom", [.bottom]), ("trailing", [.trailing]),
    ("left", [.left]), ("right", [.right]), ("horizontal", [.leading, .trailing]),
    ("vertical", [.top, .bottom]), ("all", allEdges),
  ]

  /// One edge to pin, with its inset towards the inside.
  private struct Edge {
    var attribute: Attribute
    var relation = Relation.equal
    var inset = Amount.zero
    var priority: DeclaredPriority?
    var span: SourceSpan

    init(_ attribute: Attribute, _ span: SourceSpan) {
      self.attribute = attribute
      self.span = span
    }
  }

  private mutating func edges(_ nodes: [YAMLNode]) -> [Edge] {
    nodes.flatMap { node -> [Edge] in
      guard let name = choice(node, key: "pin", of: Self.groups.map(\.name)) else { return [] }
      return Self.edges(named: name).map { Edge($0, node.span) }
    }
  }

  private static func edges(named name: String) -> [Attribute] {
    groups.first { $0.name == name }?.edges ?? []
  }

  private func superview(of context: ShorthandContext) -> LayoutItem? {
    try? context.scope.item(
      NameSyntax(text: "superview", range: 0..<0), subject: context.subject)
  }

  private mutating func readPin(
    _ entries: [YAMLEntry], _ context: ShorthandContext
  ) -> [ConstraintDeclaration]? {
    var target = superview(of: context)
    var priority = DeclaredPriority.required
    var edges: [Edge] = []
    var narrowest: [Attribute: Int] = [:]
    for entry in entries where known(entry, in: LanguageKeys.pin.names, of: .key("pin")) {
      switch entry.key {
      case "to": target = item(entry.value, key: "pin", context)
      case "priority": priority = self.priority(entry.value, key: entry.key) ?? .required
      default:
        guard let inset = readInset(entry) else { continue }
        let group = Self.edges(named: entry.key)
        // A single edge counts for more than a pair, a pair for more than all four.
        for attribute in group where group.count <= narrowest[attribute] ?? .max {
          narrowest[attribute] = group.count
          edges.removeAll { $0.attribute == attribute }
          var edge = inset
          edge.attribute = attribute
          edges.append(edge)
        }
      }
    }
    guard let target else { return nil }
    let namesEdges = entries.contains { $0.key != "to" && $0.key != "priority" }
    if !namesEdges, let place = entries.first?.value.span {
      edges = Self.allEdges.map { Edge($0, place) }
    }
    return edges.compactMap { pin($0, to: target, priority, context) }
  }

  /// `8`, `gap`, `">= 8 @750"`; the attribute is still to be set.
  private mutating func readInset(_ entry: YAMLEntry) -> Edge? {
    guard let scalar = entry.value.scalar, !scalar.isNull, scalar.flag == nil else {
      findings.add(.wrongType("`\(entry.key)`", wanted: "an inset", found: entry.value))
      return nil
    }
    do throws(ExpressionError) {
      let syntax = try ExpressionParser.shorthand(scalar.text, metrics: metrics)
      guard let amount = numbers(syntax.side) else {
        findings.add(.insetIsNoNumber(entry.key, at: entry.value.span))
        return nil
      }
      var edge = Edge(.top, entry.value.span)
      edge.relation = syntax.relation
      edge.inset = amount
      edge.priority = scalar.text.contains("@") ? syntax.priority : nil
      return edge
    } catch {
      findings.add(.expression(error, in: TextPlace(entry.value), metrics: metrics.names))
      return nil
    }
  }

  private mutating func pin(
    _ edge: Edge, to item: LayoutItem, _ priority: DeclaredPriority, _ context: ShorthandContext
  ) -> ConstraintDeclaration? {
    let inward = edge.attribute.inward ?? 1
    let equation = Equation(
      left: .init(terms: [.init(factor: .one, anchor: Anchor(context.item, edge.attribute))]),
      relation: inward > 0 ? edge.relation : edge.relation.flipped,
      right: .init(
        terms: [.init(factor: .one, anchor: Anchor(item, edge.attribute))],
        constant: inward > 0 ? edge.inset : .negative(edge.inset)),
      priority: edge.priority ?? priority, origin: .shorthand("pin", edge.span))
    return declare([equation], at: edge.span, in: context.tree)
  }
}
