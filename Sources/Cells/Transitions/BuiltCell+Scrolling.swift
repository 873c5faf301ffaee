import AutoLayout
import Geometry
import Spec

extension BuiltCell {
  /// The cell with the scroll positions of an earlier state, which UIKit also keeps.
  ///
  /// A view whose offset in the spec is the same in both states keeps its actual position, which
  /// layout limits to the valid range.
  ///
  /// A view at its beginning stays there. A view whose offset in the spec differs goes to the new
  /// offset.
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
  /// The arrangement with another scroll offset.
  ///
  /// An arrangement that does not scroll is unchanged.
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
    case .text(var content):
      content.scroll.offset = offset
      return .text(content)
    case .constraints, .cell, .stack: return self
    }
  }
}
