package import AutoLayout
import Cassowary
import Diagnostics
import Geometry
package import Spec

/// Constraints without which every cell looks the same.
///
/// The constraint decides nothing on any cell of the matrix, nor at the ends of its films, and where
/// all such constraints are taken out and every cell is laid out again no frame moves and nothing
/// else is told. It may be left over from an older layout, say what others say already, or guard
/// against a case that the matrix does not draw, such as a longer text; then a cell that draws the
/// case would show that it works. Of two that say the same the one declared first counts as the one
/// that matters. A constraint of a template, a style or a row matters where one of its copies does,
/// and a size that is given as a number is never told of. A finding names the
/// cells that have the constraint, which are fewer where it holds under a condition. The rule speaks only
/// where all of the matrix is looked at.
package struct NeverMatters: MatrixRule {
  package static let name = LintRuleName.neverMatters
  package init() {}

  package func findings(
    in cells: [LintedScene], measuring text: any TextMeasuring
  ) -> [MatrixFinding] {
    var written: [WrittenConstraint: LintFinding] = [:]
    var places: [WrittenConstraint: [String]] = [:]
    var order: [WrittenConstraint] = []
    var deciding: Set<WrittenConstraint> = []
    for cell in cells {
      let explanation = LayoutEngine.explanation(of: cell.built.scene, measuring: text)
      for explained in explanation.constraints {
        guard let key = WrittenConstraint(explained.constraint) else { continue }
        if explained.matters { deciding.insert(key) }
        if places[key]?.last != cell.name { places[key, default: []].append(cell.name) }
        guard written[key] == nil else { continue }
        order.append(key)
        written[key] = finding(explained.constraint, in: explanation.hierarchy)
      }
    }
    var idle = order.filter { !deciding.contains($0) }
    if !idle.isEmpty, !cells.allSatisfy({ $0.isSame(without: Set(idle), measuring: text) }) {
      idle = proved(idle, in: cells, measuring: text)
    }
    return idle.compactMap { key in
      written[key].map { MatrixFinding($0, on: places[key] ?? []) }
    }
  }

  /// Those that can go together, the ones declared last first.
  private func proved(
    _ candidates: [WrittenConstraint], in cells: [LintedScene], measuring text: any TextMeasuring
  ) -> [WrittenConstraint] {
    var gone: [WrittenConstraint] = []
    for key in candidates.reversed() {
      let together = Set(gone + [key])
      if cells.allSatisfy({ $0.isSame(without: together, measuring: text) }) { gone.append(key) }
    }
    return gone.reversed()
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
        ? "remove it: other constraints say the same"
        : "add a cell that shows what it guards against, or remove it")
  }
}

/// A constraint as the spec has it, the same in every cell and in every copy.
private struct WrittenConstraint: Hashable {
  let span: SourceSpan
  let attributes: [Attribute]
  let isInequality: Bool

  /// Nil for constraints that no spec has, and for sizes given as numbers, which say what is meant.
  init?(_ constraint: Constraint) {
    guard !constraint.origin.isEngine, let span = constraint.origin.span,
      !constraint.terms.isEmpty || constraint.relation != .equal
    else { return nil }
    self.span = span
    attributes = constraint.anchors.map(\.attribute)
    isInequality = constraint.relation != .equal
  }
}

extension LintedScene {
  /// Whether the layout is the same without some of its constraints.
  fileprivate func isSame(
    without keys: Set<WrittenConstraint>, measuring text: any TextMeasuring
  ) -> Bool {
    var scene = built.scene
    scene.constraints.removeAll { constraint in
      WrittenConstraint(constraint).map { keys.contains($0) } ?? false
    }
    guard scene.constraints.count < built.scene.constraints.count else { return true }
    let other = LayoutEngine.layout(scene, measuring: text)
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
