import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import YAML

/// The keys of views and guides that are shorthands for constraints.
struct ShorthandKeys: ReadableSection {
  typealias Reader = ShorthandReader

  var shorthands: [ViewKeys.Shorthand] = []

  static let keys: [SectionKey<ShorthandKeys>] = [
    .init(
      "pin",
      .oneOf([.string("an item"), .list(.names(PinKeys.edgeNames)), .section(PinKeys.self)]),
      "Joins edges to the same edges of the superview, or of the item after `to`."
    ) { $0.readPin($1.value) },
    .init(
      "width", dimension,
      "The width: `100`, `\">= 44 @750\"`; `fitting` and `expanded` as for `size`."
    ) { reader, entry in reader.dimension(entry.value, key: entry.key, .width).map { [$0] } },
    .init(
      "height", dimension,
      "The height, as `width`; `fitting` is as low as the contents allow at the width that the layout gives."
    ) { reader, entry in reader.dimension(entry.value, key: entry.key, .height).map { [$0] } },
    .init(
      "size",
      .oneOf([
        .list(.expression("a number or an expression"), exactly: 2), .string("an item"),
        .names(["fitting", "compressed", "expanded"]),
      ]),
      "Both dimensions: `[100, 50]`, `superview`; `fitting` or `compressed` as small as the contents allow, `expanded` as large."
    ) { $0.readSize($1) },
    .init(
      "center", .oneOf([.string("an item"), .section(CenterKeys.self)]),
      "Joins the centre to that of an item."
    ) { $0.readCenter($1.value) },
    .init(
      "aspectRatio", .expression("a number such as `16/9`"), "The width divided by the height."
    ) { $0.readAspectRatio($1.value) },
  ]

  private static let dimension = SpecType.expression("a number, an expression, or `fitting`")
}

extension SectionKey<ShorthandKeys> {
  /// Creates a shorthand for the constraints that `constraints` returns; nil after a report.
  fileprivate init(
    _ name: String, _ type: SpecType, _ sentence: String,
    constraints: @escaping @Sendable (ShorthandReader, YAMLEntry) -> [ConstraintDeclaration]?
  ) {
    self.init(name, type, sentence) { reader, entry, keys in
      var shorthand = ViewKeys.Shorthand(key: entry.key, keySpan: entry.keySpan)
      if let fitting = reader.readFitting(entry) {
        shorthand.fitting = fitting
      } else if let made = constraints(reader, entry) {
        shorthand.constraints = made
      } else {
        return
      }
      keys.shorthands.append(shorthand)
    }
  }
}

/// Reads the shorthands of a view or of a guide.
struct ShorthandReader: SectionReader {
  let constraints: ConstraintReader
  /// The view, or one of its guides.
  let item: LayoutItem
  let scope: NameScope
  let tree: ViewTree

  var context: ReadingContext { constraints.context }

  /// The view whose superview `superview` means.
  ///
  /// Nil for a guide: there, `superview` means the view that owns the guide.
  var subject: ViewID? {
    if case .view(let id) = item { id } else { nil }
  }

  private var resolver: ExpressionResolver { ExpressionResolver(scope: scope) }

  /// Declares an equation; nil after a report.
  func declare(_ equation: Equation, at span: SourceSpan) -> ConstraintDeclaration? {
    constraints.declare([equation], at: span, in: tree)
  }

  /// The targets of `size: fitting` and of the same value of `width` and `height`.
  ///
  /// Nil for other values, for guides, and if a view has the name that is the value.
  func readFitting(_ entry: YAMLEntry) -> PerAxis<FittingTarget?>? {
    guard subject != nil, let name = entry.value.scalar?.text,
      tree.names[name] == nil
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

  fileprivate func dimension(
    _ node: YAMLNode, key: String, _ attribute: Attribute
  ) -> ConstraintDeclaration? {
    let origin = Origin.shorthand(key, node.span)
    let isInList = key == "size" && node.span != context.place.value(of: key)?.span
    return shorthand(node, key: isInList ? attribute.rawValue : key) {
      syntax throws(ExpressionResolver.Failure) in
      [
        try resolver.equation(
          syntax, of: Anchor(item, attribute), subject: subject, origin: origin)
      ]
    }
  }

  /// Reads a shorthand's text and declares the equations that `expand` returns for it.
  private func shorthand(
    _ node: YAMLNode, key: String,
    _ expand: (ShorthandSyntax) throws(ExpressionResolver.Failure) -> [Equation]
  ) -> ConstraintDeclaration? {
    guard let syntax = shorthandSyntax(node, key: key) else { return nil }
    do throws(ExpressionResolver.Failure) {
      return constraints.declare(try expand(syntax), at: node.span, in: tree)
    } catch {
      let text = node.scalar?.text ?? ""
      if case .name(let unresolved) = error, context.isWrong(unresolved.name.text, in: text) {
        return nil
      }
      report {
        var wrong = context.proposing(
          .resolution(error, in: TextPlace(node), scope: scope, key: key, text: text), for: text,
          of: key)
        if let side = otherSide(of: node),
          Phrasebook.standard.value(text, of: key, known: nil) != nil
        {
          wrong.help = "write `\(side)` in place of `size`"
        }
        return wrong
      }
      return nil
    }
  }

  /// The other side of a size as an entry, as `width: 100` for the second of `[100, hug]`; nil outside of
  /// a size.
  private func otherSide(of node: YAMLNode) -> String? {
    guard case .sequence(let sides)? = context.place.value(of: "size")?.content, sides.count == 2,
      let index = sides.firstIndex(of: node), let other = sides[1 - index].scalar,
      other.number != nil
    else { return nil }
    return "\(index == 0 ? "height" : "width"): \(other.text)"
  }

  private func shorthandSyntax(_ node: YAMLNode, key: String) -> ShorthandSyntax? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      report(.wrongType("`\(key)`", wanted: "a number or an expression", found: node))
      return nil
    }
    do throws(ExpressionError) {
      return try ExpressionParser.shorthand(scalar.text, metrics: metrics)
    } catch {
      report(
        context.proposing(
          .expression(
            error, in: TextPlace(node), text: scalar.text, key: key, metrics: metrics,
            of: context.place.view), for: scalar.text, of: key))
      return nil
    }
  }

  fileprivate func readSize(_ entry: YAMLEntry) -> [ConstraintDeclaration]? {
    let sides: [Attribute] = [.width, .height]
    guard case .sequence(let nodes) = entry.value.content else {
      if case .mapping(let sides) = entry.value.content {
        report(.sizeNeedsTwo(entry.value, sides))
        return nil
      }
      guard entry.value.scalar?.number == nil else {
        report(.sizeNeedsTwo(entry.value))
        return nil
      }
      return sides.compactMap { dimension(entry.value, key: entry.key, $0) }
    }
    guard nodes.count == 2 else {
      report(.sizeNeedsTwo(entry.value))
      return nil
    }
    return zip(nodes, sides).compactMap { dimension($0, key: entry.key, $1) }
  }

  fileprivate func readAspectRatio(_ node: YAMLNode) -> [ConstraintDeclaration]? {
    guard let syntax = shorthandSyntax(node, key: "aspectRatio") else { return nil }
    guard let ratio = numbers(syntax.side), let value = ratio.value(metrics), value > 0 else {
      report(.badAspectRatio(node.scalar?.text ?? "", at: node.span))
      return nil
    }
    let equation = Equation(
      left: .init(terms: [.init(factor: .one, anchor: Anchor(item, .width))]),
      relation: syntax.relation,
      right: .init(terms: [.init(factor: ratio, anchor: Anchor(item, .height))]),
      priority: syntax.priority, origin: .shorthand("aspectRatio", node.span))
    return declare(equation, at: node.span).map { [$0] }
  }

  /// The sum of a side with only numbers, or nil if the side has a reference or a tuple.
  func numbers(_ side: SideSyntax) -> Amount? {
    var sum = Amount.zero
    for term in side.terms {
      guard case .number = term.operand else { return nil }
      sum = .sum(sum, term.factor)
    }
    return sum
  }

  /// The item that a shorthand's value names, such as `superview.margins`; nil after a report.
  func item(_ node: YAMLNode, key: String) -> LayoutItem? {
    guard let name = text(node, key: key) else { return nil }
    do {
      return try resolver.item(ExpressionParser.item(name), subject: subject)
    } catch let error as ExpressionError {
      report(
        context.proposing(
          .expression(error, in: TextPlace(node), text: name, key: key), for: name, of: key))
    } catch let error as NameScope.Unresolved {
      guard !context.isWrong(error.name.text, in: name) else { return nil }
      report(
        context.proposing(
          .name(error, in: TextPlace(node), scope: scope, key: key), for: name, of: key))
    } catch {
      report(.wrongType("`\(key)`", wanted: "an item", found: node))
    }
    return nil
  }
}
