import Cassowary
import Geometry

extension ConstraintAnalysis {
  /// Returns the x, y, width or height of a slot's frame in its superview as a sum of variables.
  ///
  /// The constant of the expression has no meaning.
  func target(_ name: AttributeExplanation.Name, of slot: Int) -> LinearExpression {
    let (axis, item) = (name.axis, pass.plan.slots[slot])
    if name.isSize { return LinearExpression(length: solver.extents[slot][axis]) }
    var place = LinearExpression()
    place.add(solver.extents[slot][axis].min, times: 1)
    let container = item.isView ? item.superview : item.owner
    if let container { place.add(solver.boundsOrigin(container, axis), times: -1) }
    place.dropZeroTerms()
    return place
  }

  /// Returns whether constraints, only their order, or neither determine an expression.
  ///
  /// Ambiguities of internal guides and of contents with a given size do not count.
  mutating func certainty(of expression: LinearExpression) -> AttributeExplanation.Certainty {
    guard !isDetermined(expression) else { return .determined }
    var certainty = AttributeExplanation.Certainty.determined
    for number in decisive(for: expression).map(\.number) {
      guard let concerned = certaintyOfNumber[number], isOpen(number) else { continue }
      if concerned == .open { return .open }
      certainty = concerned
    }
    return certainty
  }

  /// By the number of a deciding constraint that an ambiguous size or position depends on: whether
  /// only the order of constraints decides all of these.
  static func certainties(
    _ ambiguities: [Ambiguity], _ settlings: [SystemSolver.Settling], in span: RowSpan
  ) -> [Int: AttributeExplanation.Certainty] {
    struct Place: Hashable {
      let slot: Int
      let axis: Axis
    }
    var isTie: [Place: Bool] = [:]
    for ambiguity in ambiguities {
      for slot in [ambiguity.slot] + ambiguity.rivals {
        let place = Place(slot: slot, axis: ambiguity.axis)
        isTie[place] = ambiguity.isTie && isTie[place] ?? true
      }
    }
    var certainties: [Int: AttributeExplanation.Certainty] = [:]
    for settling in settlings {
      guard let isTie = isTie[Place(slot: settling.slot, axis: settling.axis)] else { continue }
      for number in span.parts(of: SparseRow(settling.wish.expression))?.numbers ?? []
      where certainties[number] != .open {
        certainties[number] = isTie ? .tie : .open
      }
    }
    return certainties
  }
}

extension SystemPlan.Slot {
  /// The guide that the slot represents, or nil for a view.
  var guide: Guide? {
    switch kind {
    case .root, .view: nil
    case .customGuide(let name): .custom(name)
    case .systemGuide(let name): .system(name)
    case .content: .content
    case .derived(let guide):
      switch guide {
      case .safeArea: .safeArea
      case .margins: .margins
      case .readable: .readable
      case .topLayout: .topLayout
      case .bottomLayout: .bottomLayout
      case .keyboardOverlap, .keyboard: .keyboard
      case .contentMargins: .contentMargins
      case .frame: .frame
      }
    }
  }
}

extension PlacedConstraint {
  /// The operands of the first anchor and the terms.
  var operands: [Operand] { [first] + terms.map(\.operand) }
}

extension PlacedConstraint.Operand {
  /// The attribute's coordinate in the item's alignment rectangle, or nil for a size.
  func coordinate(in rect: Rect, isMirrored: Bool, _ baselines: Baselines?) -> Points? {
    switch attribute.withinMargins ?? attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isMirrored ? rect.maxX : rect.minX
    case .trailing: isMirrored ? rect.minX : rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .firstBaseline: rect.minY + (baselines?.first ?? 0)
    case .lastBaseline: rect.maxY - (baselines?.last ?? 0)
    default: nil
    }
  }
}
