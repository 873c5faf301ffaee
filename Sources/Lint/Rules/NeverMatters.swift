import AutoLayout
import Cassowary
import Diagnostics
import Geometry
package import Graphics
package import Spec

/// Constraints that change nothing in any cell.
///
/// The constraint decides nothing in any cell of the matrix, nor at the ends of its films. The
/// rule also removes all such constraints, lays every cell out again, and checks that no frame
/// moves and no diagnostic changes. Such a constraint may be left over from an older layout,
/// repeat others, or guard against a case that the matrix does not draw, such as a longer text. In
/// the last case, add a cell that draws the case.
///
/// If two constraints say the same, the first one counts as needed. A constraint of a template,
/// style or row is needed if one of its copies is. The rule ignores sizes that are given as a
/// number. A finding names the cells that have the constraint, which may be fewer than all if it
/// depends on a condition. The rule runs only on a whole matrix. If a cell has too many
/// constraints that compete, the rule says that it did not check the screen.
package struct NeverMatters: MatrixRule {
  package static let name = LintRuleName.neverMatters
  /// The work of all layouts that the rule tries for one screen.
  var trialWork = 500_000_000

  package init() {}

  package func record(
    of cell: LintedScene, measuring text: any TextMeasuring
  ) -> ConstraintRecord {
    var record = ConstraintRecord(cell.name)
    guard let solved = try? LayoutEngine.outcomes(of: cell.built.scene, measuring: text) else {
      record.isTooComplex = true
      return record
    }
    for (constraint, outcome) in zip(solved.constraints, solved.outcomes) {
      guard let key = WrittenConstraint(constraint) else { continue }
      record.add(key, matters: outcome.matters) { finding(constraint, in: solved.hierarchy) }
    }
    let redundant = record.redundant
    record.isSameWithoutRedundant =
      redundant.isEmpty || cell.isSame(without: redundant, measuring: text)
    return record
  }

  package func findings(
    in records: [ConstraintRecord], measuring text: any TextMeasuring,
    scene: @escaping (Int) throws -> LintedScene
  ) throws -> [MatrixFinding] {
    let unchecked = records.filter(\.isTooComplex).map(\.cell)
    guard unchecked.isEmpty else { return [MatrixFinding(.tooComplex, on: unchecked)] }
    let deciding = Set(records.flatMap { $0.entries.filter(\.matters).map(\.key) })
    var candidates: [WrittenConstraint] = []
    var written: [WrittenConstraint: LintFinding] = [:]
    var places: [WrittenConstraint: [String]] = [:]
    for record in records {
      for entry in record.entries where !deciding.contains(entry.key) {
        if written[entry.key] == nil {
          candidates.append(entry.key)
          written[entry.key] = entry.finding
        }
        places[entry.key, default: []].append(record.cell)
      }
    }
    // A cell whose layout stays the same without its own redundant constraints needs no check. The
    // globally redundant constraints are a subset of its own.
    let doubtful = records.indices.filter { !records[$0].isSameWithoutRedundant }
    let budget = WorkBudget(limit: trialWork)
    // The check tries many removals in one cell before it turns to the next.
    var last: (position: Int, scene: LintedScene)?
    var check = RedundancyCheck(doubtful) { position, keys in
      guard !budget.isUsedUp else { return false }
      if last?.position != position { last = (position, try scene(position)) }
      return last?.scene.isSame(without: keys, measuring: text, within: budget) ?? false
    }
    let redundant = try check.redundant(of: candidates)
    guard !budget.isUsedUp else {
      return [MatrixFinding(.tooComplex, on: doubtful.map { records[$0].cell })]
    }
    return redundant.compactMap { key in
      written[key].map { MatrixFinding($0, on: places[key] ?? []) }
    }
  }

  private func finding(_ constraint: Constraint, in hierarchy: ViewHierarchy) -> LintFinding {
    var views: [String] = []
    for anchor in constraint.anchors where !views.contains(anchor.item.owner.name) {
      views.append(anchor.item.owner.name)
    }
    return LintFinding(
      Self.name, "`\(constraint.labelledEquation(in: hierarchy))` never matters",
      at: constraint.origin.span, views: views,
      constraints: [constraint.equation(in: hierarchy)],
      help: constraint.relation == .equal
        ? "remove it: other constraints decide without it"
        : "add a cell in which it changes the layout, or remove it")
  }
}

extension LintFinding {
  fileprivate static let tooComplex = LintFinding(
    .neverMatters, "the constraints of the screen take too much work to check", at: nil,
    views: [], help: "use fewer inequalities and fewer optional constraints")
}

extension LintedScene {
  /// Whether the layout stays the same without the given constraints; false if that takes too much
  /// work to find out.
  fileprivate func isSame(
    without keys: Set<WrittenConstraint>, measuring text: any TextMeasuring,
    within budget: WorkBudget = .layout
  ) -> Bool {
    var scene = built.scene
    scene.constraints.removeAll { constraint in
      WrittenConstraint(constraint).map { keys.contains($0) } ?? false
    }
    guard scene.constraints.count < built.scene.constraints.count else { return true }
    guard let other = try? LayoutEngine.layout(scene, measuring: text, within: budget) else {
      return false
    }
    return other.diagnostics == layout.diagnostics
      && zip(other.views, layout.views).allSatisfy { $0.isSame(as: $1) }
  }
}

extension ViewLayout {
  fileprivate func isSame(as other: ViewLayout) -> Bool {
    frame == other.frame && inScreen == other.inScreen && scroll == other.scroll
      && guides.map(\.frame) == other.guides.map(\.frame)
      && exact.isNear(other.exact)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    let edges = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return edges.allSatisfy { abs($0.value) < 1e-6 }
  }
}
