import AutoLayout
import Cassowary
import Diagnostics
import YAML

/// The keys of `center`.
struct CenterKeys: ReadableSection {
  typealias Reader = ShorthandReader

  var x: YAMLEntry?
  var y: YAMLEntry?
  var offset: YAMLEntry?
  /// The priority, or nil for required.
  var priority: PriorityKey?

  static let keys: [SectionKey<CenterKeys>] = [
    .init("x", .string("an item"), later: \.x, "Whose horizontal centre to take."),
    .init("y", .string("an item"), later: \.y, "Whose vertical centre to take."),
    .init(
      "offset", .oneOf([length.type, .list(length.type, count: 1...2)]), later: \.offset,
      "The distance from that centre."),
    .init(
      "priority", .priority, \.priority, "Of the centre constraints; required by default."),
  ]

  static let length = ValueType<DeclaredLength>.length(in: LengthRange.distance)
}

extension ShorthandReader {
  /// Reads an item, or a mapping of axes to items.
  func readCenter(_ node: YAMLNode) -> [ConstraintDeclaration]? {
    if case .sequence(let nodes) = node.content, !nodes.isEmpty,
      nodes.allSatisfy({ ["x", "y"].contains($0.scalar?.text) })
    {
      report(.centerAsList(nodes.compactMap { $0.scalar?.text }, at: node.span))
      return nil
    }
    guard case .mapping(let entries) = node.content else {
      guard let item = item(node, key: "center") else { return nil }
      return [Attribute.centerX, .centerY].compactMap {
        center($0, to: item, offset: nil, priority: .required, at: node.span)
      }
    }
    let offset = ["x", "y"].compactMap { key in
      entries.first { $0.key == key }?.value.scalar.flatMap { MistakenValue.number($0.text) }
    }
    if offset.count == 2 {
      report(
        .centerAtNumbers(
          offset, size: context.sidesInNumbers, of: context.place.view ?? "self", at: node.span))
      return nil
    }
    let keys = CenterKeys(entries, at: node, of: .key("center"), self)
    let axes = [(Attribute.centerX, keys.x), (.centerY, keys.y)].compactMap { attribute, entry in
      entry.map { (attribute, $0.value) }
    }
    guard !axes.isEmpty else {
      report(.centerNeedsAxis(at: node.span))
      return nil
    }
    let offsets = keys.offset.map { oneOrMore($0.value) }
    if let offsets, offsets.count != axes.count {
      report(.centerOffsets(axes.count, at: keys.offset?.value.span ?? node.span))
      return nil
    }
    return axes.enumerated().compactMap { index, axis in
      guard let item = item(axis.1, key: axis.0 == .centerX ? "x" : "y") else { return nil }
      let offset = keys.offset.flatMap { entry in
        CenterKeys.length.read(context, entry.with(offsets?[index] ?? entry.value))
      }
      return center(
        axis.0, to: item, offset: offset?.amount,
        priority: keys.priority?.priority ?? .required, at: axis.1.span)
    }
  }

  private func center(
    _ attribute: Attribute, to target: LayoutItem, offset: Amount?, priority: DeclaredPriority,
    at span: SourceSpan
  ) -> ConstraintDeclaration? {
    let equation = Equation(
      left: .init(terms: [.init(factor: .one, anchor: Anchor(item, attribute))]),
      relation: .equal,
      right: .init(
        terms: [.init(factor: .one, anchor: Anchor(target, attribute))],
        constant: offset ?? .zero),
      priority: priority, origin: .shorthand("center", span))
    return declare(equation, at: span)
  }
}
