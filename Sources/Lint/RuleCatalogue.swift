package import Spec

/// All rules, in the order of their findings.
package enum RuleCatalogue {
  package static let cellRules: [any CellRule] = [
    UnsatisfiableRule(), Ambiguous(), ClippedText(), ShrunkText(), ZeroSize(), Squeezed(),
    OutsideScreen(), UnsafeArea(), UnderBar(), UnderKeyboard(), UnfilledEdge(), Overlap(),
    TouchTarget(), ContrastRule(), FixedWidth(), FrozenFrame(), Mirroring(),
  ]
  package static let matrixRules: [any MatrixRule] = [NeverMatters()]

  package static var all: [any LintRule] {
    let rules: [any LintRule] = cellRules.map { $0 } + matrixRules.map { $0 }
    let order = LintRuleName.allCases
    return rules.sorted {
      order.firstIndex(of: type(of: $0).name) ?? 0 < order.firstIndex(of: type(of: $1).name) ?? 0
    }
  }

  /// The rule with a name, or nil if it is not a cell rule.
  package static func cellRule(_ name: LintRuleName) -> (any CellRule)? {
    cellRules.first { type(of: $0).name == name }
  }
}
