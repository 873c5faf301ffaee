import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import YAML

/// What a shorthand speaks of, and where.
struct ShorthandContext {
  /// The view, or a guide of it.
  var item: LayoutItem
  var scope: NameScope
  var tree: LayoutTree

  /// The view whose superview `superview` means; nil for a guide, whose superview is its view.
  var subject: ViewID? {
    if case .view(let id) = item { id } else { nil }
  }

  var resolver: ExpressionResolver { ExpressionResolver(scope: scope) }
}

extension SpecReader {
  /// What a shorthand key stands for; nil after a complaint.
  mutating func readShorthand(
    _ entry: YAMLEntry, _ context: ShorthandContext
  ) -> [ConstraintDeclaration]? {
    switch entry.key {
    case "pin": readPin(entry.value, context)
    case "width": readDimension(entry, .width, context).map { [$0] }
    case "height": readDimension(entry, .height, context).map { [$0] }
    case "size": readSize(entry, context)
    case "center": readCenter(entry.value, context)
    default: readAspectRatio(entry.value, context)
    }
  }

  /// The targets of `size: fitting` and `height: fitting`; nil for any other value, and where a view
  /// has that name.
  func readFitting(_ entry: YAMLEntry, _ context: ShorthandContext) -> PerAxis<FittingTarget?>? {
    guard context.subject != nil, let name = entry.value.scalar?.text,
      context.tree.names[name] == nil
    else { return nil }
    let target: FittingTarget
    switch name {
    case "fitting", "compressed": target = .compressed
    case "expanded": target = .expanded
    default: return nil
    }
    return switch entry.key {
    case "size": PerAxis(both: target)
    case "width": PerAxis(horizontal: target, vertical: nil)
    case "height": PerAxis(horizontal: nil, vertical: target)
    default: nil
    }
  }

  // MARK: Dimensions

  private mutating func readDimension(
    _ entry: YAMLEntry, _ attribute: Attribute, _ context: ShorthandContext
  ) -> ConstraintDeclaration? {
    dimension(entry.value, key: entry.key, attribute, context)
  }

  private mutating func dimension(
    _ node: YAMLNode, key: String, _ attribute: Attribute, _ context: ShorthandContext
  ) -> ConstraintDeclaration? {
    let origin = Origin.shorthand(key, node.span)
    return shorthand(node, key: key, context) { syntax throws(ExpressionResolver.Failure) in
      [
        try context.resolver.equation(
          syntax, of: Anchor(context.item, attribute), subject: context.subject, origin: origin)
      ]
    }
  }

  /// Reads a shorthand's text and declares the equations that `expand` makes of it.
  private mutating func shorthand(
    _ node: YAMLNode, key: String, _ context: ShorthandContext,
    _ expand: (ShorthandSyntax) throws(ExpressionResolver.Failure) -> [Equation]
  ) -> ConstraintDeclaration? {
    guard let syntax = shorthandSyntax(node, key: key) else { return nil }
    do throws(ExpressionResolver.Failure) {
      return declare(try expand(syntax), at: node.span, in: context.tree)
    } catch {
      findings.add(.resolution(error, in: TextPlace(node), scope: context.scope))
      return nil
    }
  }

  private mutating func shorthandSyntax(_ node: YAMLNode, key: String) -> ShorthandSyntax? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      findings.add(.wrongType("`\(key)`", wanted: "a number or an expression", found: node))
      return nil
    }
    do throws(ExpressionError) {
      return try ExpressionParser.shorthand(scalar.text, metrics: metrics)
    } catch {
      findings.add(.expression(error, in: TextPlace(node), metrics: metrics.names))
      return nil
    }
  }

  private mutating func readSize(
    _ entry: YAMLEntry, _ context: ShorthandContext
  ) -> [ConstraintDeclaration]? {
    let sides: [Attribute] = [.width, .height]
    guard case .sequence(let nodes) = entry.value.content else {
      guard entry.value.scalar?.number == nil else {
        findings.add(.sizeNeedsTwo(entry.value))
        return nil
      }
      return sides.compactMap { dimension(entry.value, key: entry.key, $0, context) }
    }
    guard nodes.count == 2 else {
      findings.add(.sizeNeedsTwo(entry.value))
      return nil
    }
    return zip(nodes, sides).compactMap { dimension($0, key: entry.key, $1, context) }
  }

  private mutating func readAspectRatio(
    _ node: YAMLNode, _ context: ShorthandContext
  ) -> [ConstraintDeclaration]? {
    guard let syntax = shorthandSyntax(node, key: "aspectRatio") else { return nil }
    guard let ratio = numbers(syntax.side), let value = ratio.value(metrics), value > 0 else {
      findings.add(.badAspectRatio(at: node.span))
      return nil
    }
    let equation = Equation(
      left: .init(terms: [.init(factor: .one, anchor: Anchor(context.item, .width))]),
      relation: syntax.relation,
      right: .init(terms: [.init(factor: ratio, anchor: Anchor(context.item, .height))]),
      priority: syntax.priority, origin: .shorthand("aspectRatio", node.span))
    return declare([equation], at: node.span, in: context.tree).map { [$0] }
  }

  /// The sum of a side that has numbers only; nil with a reference or a tuple in it.
  func numbers(_ side: SideSyntax) -> Amount? {
    var sum = Amount.zero
    for term in side.terms {
      guard case .number = term.operand else { return nil }
      sum = .sum(sum, term.factor)
    }
    return sum
  }

  // MARK: Centre

  private mutating func readCenter(
    _ node: YAMLNode, _ context: ShorthandContext
  ) -> [ConstraintDeclaration]? {
    guard case .mapping(let entries) = node.content else {
      guard let item = item(node, key: "center", context) else { return nil }
      return [Attribute.centerX, .centerY].compactMap {
        center($0, to: item, offset: nil, priority: .required, at: node.span, context)
      }
    }
    var x: YAMLNode?
    var y: YAMLNode?
    var offset: YAMLNode?
    var priority = DeclaredPriority.required
    for entry in entries where known(entry, in: LanguageKeys.center.names, of: .key("center")) {
      switch entry.key {
      case "x": x = entry.value
      case "y": y = entry.value
      case "offset": offset = entry.value
      default: priority = self.priority(entry.value, key: entry.key) ?? .required
      }
    }
    let axes = [(Attribute.centerX, x), (.centerY, y)].compactMap { attribute, node in
      node.map { (attribute, $0) }
    }
    guard !axes.isEmpty else {
      findings.add(.centerNeedsAxis(at: node.span))
      return nil
    }
    var declarations: [ConstraintDeclaration] = []
    for (index, (attribute, target)) in axes.enumerated() {
      guard let item = item(target, key: "center", context) else { continue }
      var own: YAMLNode?
      if let offset {
        let parts = oneOrMore(offset)
        guard parts.count == axes.count else {
          findings.add(.centerOffsets(axes.count, at: offset.span))
          return nil
        }
        own = parts[index]
      }
      let amount = own.flatMap { length($0, key: "offset", in: -10_000...10_000)?.amount }
      declarations += [
        center(attribute, to: item, offset: amount, priority: priority, at: target.span, context)
      ].compactMap { $0 }
    }
    return declarations
  }

  private mutating func center(
    _ attribute: Attribute, to item: LayoutItem, offset: Amount?, priority: DeclaredPriority,
    at span: SourceSpan, _ context: ShorthandContext
  ) -> ConstraintDeclaration? {
    let equation = Equation(
      left: .init(terms: [.init(factor: .one, anchor: Anchor(context.item, attribute))]),
      relation: .equal,
      right: .init(
        terms: [.init(factor: .one, anchor: Anchor(item, attribute))],
        constant: offset ?? .zero),
      priority: priority, origin: .shorthand("center", span))
    return declare([equation], at: span, in: context.tree)
  }

  /// The item that a shorthand's value names: `superview.margins`.
  mutating func item(
    _ node: YAMLNode, key: String, _ context: ShorthandContext
  ) -> LayoutItem? {
    guard let name = text(node, key: key) else { return nil }
    do {
      return try context.resolver.item(ExpressionParser.item(name), subject: context.subject)
    } catch let error as ExpressionError {
      findings.add(.expression(error, in: TextPlace(node)))
    } catch let error as NameScope.Unresolved {
      findings.add(.name(error, in: TextPlace(node), scope: context.scope))
    } catch {
      findings.add(.wrongType("`\(key)`", wanted: "an item", found: node))
    }
    return nil
  }
}
