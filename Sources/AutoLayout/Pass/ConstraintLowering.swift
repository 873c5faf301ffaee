import Cassowary
import Geometry

/// The translation of constraints between attributes into linear expressions of edges.
struct ConstraintLowering {
  /// The edges of each slot.
  let extents: [PerAxis<Extent>]
  /// The baselines of each slot, or nil for items without text.
  let baselines: [Baselines?]
  /// The bounds of the view that holds the constraint, on the first attribute's axis.
  let holder: Extent

  /// Returns `first − Σ multiplier × term − constant`, which the solver compares with zero.
  ///
  /// Positions are measured from the holder's origin, or leftward from its right edge if mirrored.
  /// The origin cancels out unless multipliers differ from 1.
  func expression(_ constraint: PlacedConstraint) -> LinearExpression {
    var result = LinearExpression(constant: -constraint.constant)
    let direction: Double = constraint.isMirrored ? -1 : 1
    var locations = 0.0
    func add(_ operand: PlacedConstraint.Operand, times factor: Double) {
      if operand.attribute.isDimension {
        addEdges(of: operand, times: factor, isMirrored: false, to: &result)
      } else {
        addEdges(
          of: operand, times: factor * direction, isMirrored: constraint.isMirrored, to: &result)
        locations += factor
      }
    }
    add(constraint.first, times: 1)
    for term in constraint.terms { add(term.operand, times: -term.multiplier) }
    if abs(locations) > 1e-12 {
      let origin = constraint.isMirrored ? holder.max : holder.min
      result.add(origin, times: -locations * direction)
    }
    result.dropZeroTerms()
    return result
  }

  private func addEdges(
    of operand: PlacedConstraint.Operand, times factor: Double, isMirrored: Bool,
    to sum: inout LinearExpression
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
