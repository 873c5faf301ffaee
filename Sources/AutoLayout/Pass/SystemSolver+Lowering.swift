import Cassowary
import Geometry

/// The translation of constraints between attributes into linear expressions of edges.
extension SystemSolver {
  /// Lowers a constraint.
  ///
  /// Positions are measured from the holder's origin, or leftward from its right edge if mirrored.
  /// The origin cancels out unless multipliers differ from 1.
  ///
  /// - Parameters:
  ///   - constraint: the constraint.
  ///   - baselines: the baselines of each slot, or nil for items without text.
  /// - Returns: `first − Σ multiplier × term − constant`, which the solver compares with zero.
  func expression(of constraint: PlacedConstraint, _ baselines: [Baselines?]) -> LinearExpression {
    var result = LinearExpression(constant: -constraint.constant)
    // An edge has up to two variables.
    result.terms.reserveCapacity(2 * (1 + constraint.terms.count))
    let direction: Double = constraint.isMirrored ? -1 : 1
    var locations = 0.0
    func add(_ operand: PlacedConstraint.Operand, times factor: Double) {
      if operand.attribute.isDimension {
        addEdges(of: operand, times: factor, isMirrored: false, baselines, to: &result)
      } else {
        addEdges(
          of: operand, times: factor * direction, isMirrored: constraint.isMirrored, baselines,
          to: &result)
        locations += factor
      }
    }
    add(constraint.first, times: 1)
    for term in constraint.terms { add(term.operand, times: -term.multiplier) }
    if abs(locations) > 1e-12 {
      let holder = holderEdges(constraint)
      result.add(constraint.isMirrored ? holder.max : holder.min, times: -locations * direction)
    }
    result.dropZeroTerms()
    return result
  }

  /// Returns the edges of the holder's bounds: its alignment rectangle plus its alignment insets.
  private func holderEdges(_ constraint: PlacedConstraint) -> Extent {
    let axis = constraint.first.attribute.axis
    let insets = hierarchy.nodes[plan.slots[constraint.holder].view].alignmentInsets
    let edges = extents[constraint.holder][axis]
    let offset = scrolls[constraint.holder].boundsOrigin[axis]
    return Extent(
      min: edges.min.moved(by: -(insets.before(axis) + offset).value),
      max: edges.max.moved(by: (insets.after(axis) - offset).value))
  }

  private func addEdges(
    of operand: PlacedConstraint.Operand, times factor: Double, isMirrored: Bool,
    _ baselines: [Baselines?], to sum: inout LinearExpression
  ) {
    let extent = extents[operand.slot][operand.attribute.axis]
    switch operand.attribute {
    case .left, .top, .leftMargin, .topMargin:
      sum.add(extent.min, times: factor)
    case .right, .bottom, .rightMargin, .bottomMargin:
      sum.add(extent.max, times: factor)
    case .leading, .leadingMargin:
      sum.add(isMirrored ? extent.max : extent.min, times: factor)
    case .trailing, .trailingMargin:
      sum.add(isMirrored ? extent.min : extent.max, times: factor)
    case .width, .height:
      sum.add(extent.max, times: factor)
      sum.add(extent.min, times: -factor)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      sum.add(extent.min, times: factor / 2)
      sum.add(extent.max, times: factor / 2)
    case .firstBaseline:
      sum.add(
        extent.min.moved(by: baselines[operand.slot]?.first.value ?? 0), times: factor)
    case .lastBaseline:
      sum.add(
        extent.max.moved(by: -(baselines[operand.slot]?.last.value ?? 0)), times: factor)
    }
  }
}
