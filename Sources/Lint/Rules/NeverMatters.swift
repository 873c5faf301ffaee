import AutoLayout
import Cassowary
import Diagnostics
import Geometry
package import Graphics
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

  package func record(
    of cell: LintedScene, measuring text: any TextMeasuring
  ) -> ConstraintRecord {
    let explanation = LayoutEngine.explanation(
      of: cell.built.scene, measuring: text, telling: .outcomes)
    var record = ConstraintRecord(cell.name)
    for explained in explanation.constraints {
      guard let key = WrittenConstraint(explained.constraint) else { continue }
      record.add(key, matters: explained.matters) {
        finding(explained.constraint, in: explanation.hierarchy)
      }
    }
    let idle = record.idle
    record.isSameWithoutIdle = idle.isEmpty || cell.isSame(without: idle, measuring: text)
    return record
  }

  package func findings(
    in records: [ConstraintRecord], measuring text: any TextMeasuring,
    scene: @escaping (Int) -> LintedScene
  ) -> [MatrixFinding] {
    var order: [WrittenConstraint] = []
    var written: [WrittenConstraint: LintFinding] = [:]
    var places: [WrittenConstraint: [String]] = [:]
    var deciding: Set<WrittenConstraint> = []
    for record in records {
      for entry in record.entries {
        if written[entry.key] == nil {
          order.append(entry.key)
          written[entry.key] = entry.finding
        }
        if entry.matters { deciding.insert(entry.key) }
        places[entry.key, default: []].append(record.cell)
      }
    }
    let candidates = order.filter { !deciding.contains($0) }
    // A cell that stays as it is without all that is idle in it stays so without what is idle
    // everywhere, which is a part of that.
    let doubtful = records.indices.filter { !records[$0].isSameWithoutIdle }
    var proof = IdleProof(doubtful) { position, keys in
      scene(position).isSame(without: keys, measuring: text)
    }
    return proof.idle(of: candidates).compactMap { key in
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
        ? "remove it: other constraints say the same"
        : "add a cell that shows what it guards against, or remove it")
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
