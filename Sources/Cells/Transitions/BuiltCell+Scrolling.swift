import AutoLayout
import Geometry
import Spec

extension BuiltCell {
  /// The cell with what scrolls where it lay in an earlier state, as UIKit keeps it, instead of where
  /// the spec has it scrolled to in both; layout keeps that within what can be scrolled to.
  ///
  /// What rests at its beginning still does, and what the spec scrolls elsewhere now goes there.
  func keepingScrollPositions(of before: LaidOutCell) -> BuiltCell {
    var offsets: [ViewID: (given: Point, actual: Point)] = [:]
    for (node, view) in zip(before.built.scene.views, before.layout.views) {
      if let given = node.arrangement.scroll?.offset, let scroll = view.scroll {
        offsets[node.id] = (given, scroll.contentOffset)
      }
    }
    var cell = self
    for index in cell.scene.views.indices {
      let node = cell.scene.views[index]
      if let known = offsets[node.id], known.given == node.arrangement.scroll?.offset {
        cell.scene.views[index].arrangement = node.arrangement.scrolled(to: known.actual)
      }
    }
    return cell
  }
}

extension Arrangement {
  /// The same where it does not scroll.
  fileprivate func scrolled(to offset: Point) -> Arrangement {
    switch self {
    case .scroll(var metrics):
      metrics.offset = offset
      return .scroll(metrics)
    case .rows(var metrics):
      metrics.scroll.offset = offset
      return .rows(metrics)
    case .flow(var metrics):
      metrics.scroll.offset = offset
      return .flow(metrics)
    case .constraints, .cell, .stack: return self
    }
  }
}
