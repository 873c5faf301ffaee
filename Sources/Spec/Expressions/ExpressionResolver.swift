import AutoLayout
import Cassowary
import Diagnostics

/// Resolves the names of an expression to anchors and returns one equation for each attribute.
struct ExpressionResolver {
  let scope: NameScope

  enum Failure: Error {
    case name(NameScope.Unresolved)
    /// A tuple, a list of attributes or an inset has another number of parts than there are
    /// attributes.
    case count(found: Int, wanted: Int, Range<Int>)
    /// An inset on an attribute without an inside.
    case noInside(Attribute, Range<Int>)
    case noView(Range<Int>)
  }

  /// The equations of a constraint, in the order of its attributes.
  func equations(
    _ syntax: ExpressionSyntax, name: String?, origin: Origin
  ) throws(Failure) -> [Equation] {
    let subject = subject(of: syntax.left) ?? subject(of: syntax.right)
    let left = try resolve(syntax.left, subject)
    let right = try resolve(syntax.right, subject)
    guard let attributes = left.explicitAttributes ?? right.explicitAttributes else {
      if let missing = (left.references + right.references).first {
        throw .name(.init(reason: .missingAttribute(nil), name: missing.last))
      }
      throw .noView(syntax.range)
    }
    let mayLeaveOut = attributes.count > 1 || syntax.left.hasList || syntax.right.hasList
    let leftSides = try sides(left, attributes, mayLeaveOut: mayLeaveOut)
    var rightSides = try sides(right, attributes, mayLeaveOut: mayLeaveOut)
    if let inset = syntax.inset {
      try add(inset, to: &rightSides, attributes)
    }
    return zip(leftSides, rightSides).map { left, right in
      Equation(
        left: left, relation: syntax.relation, right: right, priority: syntax.priority,
        name: name, origin: origin)
    }
  }

  /// The equation of a dimension shorthand: `width: 0.5 * superview.width - 8`.
  func equation(
    _ syntax: ShorthandSyntax, of anchor: Anchor, subject: ViewID?, origin: Origin
  ) throws(Failure) -> Equation {
    let side = try resolve(syntax.side, subject)
    let right = try sides(side, [anchor.attribute], mayLeaveOut: true)
    return Equation(
      left: Equation.LinearSide(terms: [Equation.Term(factor: .one, anchor: anchor)]),
      relation: syntax.relation, right: right[0], priority: syntax.priority, name: nil,
      origin: origin)
  }

  /// The item after a shorthand's `to`: `superview.margins`.
  func item(
    _ syntax: ReferenceSyntax, subject: ViewID?
  ) throws(NameScope.Unresolved) -> LayoutItem {
    let reference = try resolve(syntax, subject)
    guard reference.attributes == nil else {
      throw .init(reason: .attributeNotWanted, name: reference.last)
    }
    return reference.item
  }

  // MARK: Names

  private struct ResolvedSide {
    var terms: [ResolvedTerm]

    var references: [ResolvedReference] { terms.compactMap(\.reference) }
    var explicitAttributes: [Attribute]? { references.lazy.compactMap(\.attributes).first }
  }

  private struct ResolvedTerm {
    var factor: Amount
    var tuple: [Amount]?
    var reference: ResolvedReference?
    var range: Range<Int>
  }

  private struct ResolvedReference {
    var item: LayoutItem
    var attributes: [Attribute]?
    var last: NameSyntax
  }

  private func subject(of side: SideSyntax) -> ViewID? {
    for term in side.terms {
      guard case .reference(let reference) = term.operand else { continue }
      let name = reference.path[0].text
      if name == "self" { return scope.owner }
      if let entry = scope.views[name] { return entry.id }
    }
    return nil
  }

  private func resolve(_ side: SideSyntax, _ subject: ViewID?) throws(Failure) -> ResolvedSide {
    var terms: [ResolvedTerm] = []
    for term in side.terms {
      var resolved = ResolvedTerm(factor: term.factor, range: term.range)
      switch term.operand {
      case .number: break
      case .tuple(let amounts): resolved.tuple = amounts
      case .reference(let reference):
        do throws(NameScope.Unresolved) {
          resolved.reference = try resolve(reference, subject)
        } catch {
          throw .name(error)
        }
      }
      terms.append(resolved)
    }
    return ResolvedSide(terms: terms)
  }

  private func resolve(
    _ reference: ReferenceSyntax, _ subject: ViewID?
  ) throws(NameScope.Unresolved) -> ResolvedReference {
    var item = try scope.item(reference.path[0], subject: subject)
    var attributes: [Attribute]?
    for name in reference.path.dropFirst() {
      guard attributes == nil else { throw .init(reason: .afterAttribute, name: name) }
      if let found = AttributeName.attributes(named: name.text) {
        attributes = found
      } else {
        item = try scope.guide(name, of: item)
      }
    }
    let last = reference.path[reference.path.count - 1]
    guard let list = reference.list else {
      return ResolvedReference(item: item, attributes: attributes, last: last)
    }
    guard attributes == nil else { throw .init(reason: .afterAttribute, name: list[0]) }
    var listed: [Attribute] = []
    for name in list {
      guard let found = AttributeName.attributes(named: name.text) else {
        throw .init(reason: .unknownAttribute, name: name)
      }
      listed += found
    }
    return ResolvedReference(item: item, attributes: listed, last: last)
  }

  // MARK: One side for each attribute

  private func sides(
    _ side: ResolvedSide, _ attributes: [Attribute], mayLeaveOut: Bool
  ) throws(Failure) -> [Equation.LinearSide] {
    var sides = attributes.map { _ in Equation.LinearSide() }
    for term in side.terms {
      let reference = term.reference
      if let reference, reference.attributes == nil, !mayLeaveOut {
        throw .name(.init(reason: .missingAttribute(attributes.first), name: reference.last))
      }
      let parts = reference?.attributes?.count ?? term.tuple?.count ?? 1
      guard parts == 1 || parts == attributes.count else {
        throw .count(found: parts, wanted: attributes.count, term.range)
      }
      for index in sides.indices {
        if let reference {
          let own = reference.attributes
          let attribute = own.map { $0.count == 1 ? $0[0] : $0[index] } ?? attributes[index]
          sides[index].terms.append(
            Equation.Term(factor: term.factor, anchor: Anchor(reference.item, attribute)))
        } else {
          let number = term.tuple.map { $0.count == 1 ? $0[0] : $0[index] }
          let amount = number.map { Amount.product(term.factor, $0) } ?? term.factor
          sides[index].constant = .sum(sides[index].constant, amount)
        }
      }
    }
    return sides
  }

  private func add(
    _ inset: InsetSyntax, to sides: inout [Equation.LinearSide], _ attributes: [Attribute]
  ) throws(Failure) {
    guard inset.amounts.count == 1 || inset.amounts.count == attributes.count else {
      throw .count(found: inset.amounts.count, wanted: attributes.count, inset.range)
    }
    for (index, attribute) in attributes.enumerated() {
      guard let inward = attribute.inward else { throw .noInside(attribute, inset.range) }
      let amount = inset.amounts[inset.amounts.count == 1 ? 0 : index]
      sides[index].constant = .sum(
        sides[index].constant, .product(.literal(inward), amount))
    }
  }
}

extension SideSyntax {
  /// Whether a reference lists its attributes in brackets, even a single one.
  fileprivate var hasList: Bool {
    terms.contains { term in
      if case .reference(let reference) = term.operand { reference.list != nil } else { false }
    }
  }
}
